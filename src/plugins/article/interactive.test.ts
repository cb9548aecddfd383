/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { markInteractive, mayBeInteractive, requireStaticCode } from './interactive';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'article-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const PACKAGES = path.join(__dirname, '../../../node_modules');

/** Resolves like the bundler: `@theme/X` is theme-classic's component, unless the site has its own. */
function resolve(from: string, request: string): Promise<string> {
  const places = request.startsWith('@theme/')
    ? [
        `theme/${request.slice(7)}.tsx`,
        `${PACKAGES}/@docusaurus/theme-classic/lib/theme/${request.slice(7)}/index.js`,
      ]
    : request.startsWith('.')
      ? ['', '.tsx', '.ts', '.js'].map((end) => path.join(from, request + end))
      : [
          path.join(PACKAGES, request, 'index.js'),
          `${PACKAGES}/@docusaurus/core/lib/client/exports/${path.basename(request)}.js`,
        ];
  const file = places
    .map((place) => path.resolve(folder, place))
    .find((candidate) => existsSync(candidate));
  return file ? Promise.resolve(file) : Promise.reject(new Error(`No ${request}`));
}

const read: string[] = [];
const marked = (code: string, names: readonly string[] = [], markdown = '') =>
  markInteractive(
    code,
    { file: path.join(folder, 'page.mdx'), markdown, siteDir: folder },
    new Set(names),
    {
      resolve,
      onRead: (file) => read.push(path.basename(file)),
    },
  );
const isInteractive = async (code: string, names?: readonly string[]) =>
  (await marked(code, names)).includes('/InteractiveArticle');

describe('an article is interactive if', () => {
  it.each([
    ['it uses a hook', "import { useState } from 'react';\nconst [a] = useState(0);"],
    ['it uses a hook by another name', "import { useState as s } from 'react';\ns(0);"],
    ['it uses a hook of a namespace', "import * as React from 'react';\nReact.useEffect(f);"],
    ['it handles an event', '_jsx("button", { onClick: () => 1 });'],
    ['it handles an event with a method', '_jsx("button", { onClick() {} });'],
    ['it has a ref', '_jsx("p", { ref: (element) => 1 });'],
    ['it has a form action that is code', '_jsx("form", { action: send });'],
    ['it has a class component', 'export class A extends B {}'],
    ['it is different in the browser', "import B from '@docusaurus/BrowserOnly';"],
    ['it reads from the browser', 'export const wide = typeof window === "object";'],
    ['it loads code later', 'import("./Late");'],
    ['it uses a package that may have state', "import B from '@mui/material';"],
    ['it uses a theme component with state', "import B from '@theme/ColorModeToggle';"],
  ])('%s', async (_why, code) => {
    expect(await isInteractive(code)).toBe(true);
  });

  it('a component that it imports is, directly or not', async () => {
    write('A.tsx', "import B from './parts/B';\nexport default () => <B />;");
    write('parts/B.tsx', 'export default () => <button onClick={() => 1}>B</button>;');
    read.length = 0;
    expect(await isInteractive("import A from './A';")).toBe(true);
    expect(read).toEqual(['A.tsx', 'B.tsx']);
  });

  it("a component of the site's theme is that the page uses", async () => {
    const code =
      'const _components = { p: "p", img: "img", ..._provide() }, { Zoom } = _components;';
    expect(await isInteractive(code)).toBe(false);
    expect(await isInteractive(code, ['img'])).toBe(true);
    expect(await isInteractive(code, ['Zoom'])).toBe(true);
    expect(await isInteractive(code, ['a'])).toBe(false);
  });
});

describe('an article is static if', () => {
  it.each([
    ['it only has text', '_jsx("p", { children: "text" });'],
    ['it has static components', 'export const A = ({ b }) => _jsx("b", { children: b });'],
    ['it uses the address of the site', "import useBaseUrl from '@docusaurus/useBaseUrl';"],
    ['it has a prop with the name of a hook', '_jsx(Tabs, { lazy: true, location: "a" });'],
    ['it has a form for the browser', '_jsx("form", { action: "/search" });'],
    ['it uses theme components that are HTML', "import A from '@theme/Admonition';"],
    ['it imports data', "import data from './data.json';"],
    ['it imports what a loader makes', "import demo from './A.tsx?demo=x';"],
  ])('%s', async (_why, code) => {
    write('A.tsx', 'useState()');
    write('data.json', '{}');
    expect(await isInteractive(code)).toBe(false);
  });

  it('the components that it imports are, even if they import each other', async () => {
    write('A.tsx', "import type { C } from './C';\nimport { B } from './B';\nexport const A = B;");
    write('B.ts', "import './A';\nimport './b.css';\nexport const B = 1 as number;");
    write('C.ts', 'export type C = typeof window;');
    write('b.css', '');
    expect(await isInteractive("import { A } from './A';")).toBe(false);
  });

  it('depends on its partials, in the browser', async () => {
    expect(await marked("import A from './_a.mdx';\nimport B from './_b.md';")).toContain(
      'MDXContent.Article = Partial0__.Article ?? Partial1__.Article;',
    );
  });
});

describe('markup from a string', () => {
  const MARKUP = '_jsx("p", { dangerouslySetInnerHTML: { __html: "<b>a</b>" } });';

  it('stops the build on an interactive page, with file and line', async () => {
    await expect(
      marked(`useState();${MARKUP}`, [], '# A\n\n<p dangerouslySetInnerHTML={a} />'),
    ).rejects.toThrow('page.mdx:3: dangerouslySetInnerHTML turns a string into markup');
    write('A.tsx', 'export const A = () => (\n  <p dangerouslySetInnerHTML={useMarkup()} />\n);');
    await expect(marked("import { A } from './A';")).rejects.toThrow('A.tsx:2: dangerouslySet');
  });

  it('is accepted on a static page', async () => {
    expect(await isInteractive(MARKUP)).toBe(false);
  });
});

it.each([
  "import A from './A';",
  'export const a = 1;',
  'Text <Counter />',
  '<button onClick={f}>',
  '{useThing()}',
  '<button {...{ onClick: () => 1 }}>',
  '<p ref={(p) => 1}>',
])('the browser may need a page with %s', (markdown) => {
  expect(mayBeInteractive(`# Title\n\n${markdown}\n`, new Set())).toBe(true);
});

it.each([
  'Text with **marks** and [links](./a.mdx).',
  "```tsx\nimport A from './A';\n\n<A onClick={f} />\n```",
  "- item\n\n  ~~~~tsx\n  import A from './A';\n  ~~~~",
  'Inline `<A onClick={useA()}>` code.',
  '<button type="button">Text</button>',
])("the browser doesn't need a page with %s", (markdown) => {
  expect(mayBeInteractive(`# Title\n\n${markdown}\n`, new Set())).toBe(false);
});

it("the browser may need pages with the theme's components that aren't static", () => {
  expect(mayBeInteractive('Text with <Zoom />.', new Set(['Zoom']))).toBe(true);
  expect(mayBeInteractive('Text.', new Set(['Zoom']))).toBe(false);
  expect(mayBeInteractive('Text.', new Set(['a']))).toBe(true);
});

describe('a code block that a theme would run', () => {
  const check = (markdown: string) =>
    requireStaticCode(markdown, path.join(folder, 'docs/a.mdx'), folder, resolve);

  it.each([
    ['Mermaid', 'mermaid', 'Save the diagram as an SVG file'],
    ['Playground', 'jsx live noInline', 'Write a demo'],
  ])('of %s is refused, with its line and what to use instead', async (theme, info, advice) => {
    const page = `# Title\n\n- item\n\n  \`\`\`${info}\n  a\n  \`\`\`\n`;
    await expect(check(page)).resolves.toBeUndefined();
    write(`theme/${theme}.tsx`, '');
    await expect(check(page)).rejects.toThrow(`docs/a.mdx:5: \`\`\`${info}: `);
    await expect(check(page)).rejects.toThrow(advice);
    await expect(check(`\`\`\`\`md\n${page}\`\`\`\`\n`)).resolves.toBeUndefined();
    await expect(check('```ts title="live.ts"\n```\n')).resolves.toBeUndefined();
  });
});
