/** @jest-environment node */
import path from 'node:path';

import { temporaryFolder, writeFiles } from '@site/scripts/jest/files';
import { compile, type CompileOptions } from '@mdx-js/mdx';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';

import { announcePlugin } from '../../core/validation/requirements';

import remarkDemos from './remarkDemos';

announcePlugin('demos');

const folder = temporaryFolder();
let site: string;
let workingDirectory: jest.SpyInstance;

beforeEach(() => {
  site = folder();
  writeFiles(site, {
    'docs/sorting/demos/Basic.tsx': '',
    'docs/sorting/demos/OnServer.tsx': '',
  });
  workingDirectory = jest.spyOn(process, 'cwd').mockReturnValue(site);
});
afterEach(() => workingDirectory.mockRestore());

/** Compiles the page `docs/sorting/sorting.mdx` to the JSX that Docusaurus would bundle. */
async function compilePage(markdown: string, page = 'sorting/sorting.mdx'): Promise<string> {
  // As in Docusaurus, where `beforeDefaultRemarkPlugins` come first.
  const plugins: CompileOptions['remarkPlugins'] = [
    remarkDemos,
    remarkFrontmatter,
    remarkDirective,
  ];
  const file = { path: path.join(site, 'docs', page), value: markdown };
  return String(await compile(file, { jsx: true, remarkPlugins: plugins }));
}

/** The attributes of each `<Demo>`, as written in the JSX. */
const demosIn = (jsx: string) =>
  [...jsx.matchAll(/<Demo ([^>]*)\/>/g)].map(([, text = '']) => text.trim());

/** What the page imports, by name. */
const importsOf = (jsx: string) =>
  Object.fromEntries(
    [...jsx.matchAll(/^import (\w+) from "([^"]+)";/gm)].map(([, name = '', source]) => [
      name,
      source,
    ]),
  );

describe('::demo', () => {
  it("becomes the theme's Demo component, with the file imported as a demo", async () => {
    const jsx = await compilePage('::demo{src="./demos/Basic.tsx"}\n');
    const [attributes = ''] = demosIn(jsx);
    const [, name = ''] = /^demo={(\w+)}$/.exec(attributes) ?? [];
    const imports = importsOf(jsx);
    expect(imports.Demo).toBe('@theme/Demo');
    expect(imports[name]).toMatch(/^\.\/demos\/Basic\.tsx\?demo/);
  });

  it('becomes a component without toolbar and code if it is bare', async () => {
    const jsx = await compilePage('::demo{src="./demos/Basic.tsx" title="Orders" bare}\n');
    expect(importsOf(jsx)).toMatchObject({ BareDemo: '@theme/BareDemo' });
    expect(importsOf(jsx)).not.toHaveProperty('Demo');
    expect(jsx).toMatch(/<BareDemo demo={\w+} title="Orders" *\/>/);
  });

  test.each([
    ['bare="yes"', 'bare of ::demo takes no value'],
    ['bare height=320', "bare of ::demo doesn't go with height"],
  ])('refuses %s', async (attributes, message) => {
    await expect(compilePage(`::demo{src="./demos/Basic.tsx" ${attributes}}\n`)).rejects.toThrow(
      message,
    );
  });

  test.each([
    ['a folder', './demos/OrderBoard', './demos/OrderBoard/OrderBoard.tsx', '.'],
    ['a folder with a slash', './demos/OrderBoard/', './demos/OrderBoard/OrderBoard.tsx', '.'],
    ['a folder of stylings', './demos/Bills', './demos/Bills/system/Bills.tsx', '..'],
  ])('may refer to %s, whose entry is imported', async (_kind, src, entry, folder) => {
    writeFiles(path.join(site, 'docs/sorting/demos'), {
      'OrderBoard/OrderBoard.tsx': '',
      'OrderBoard/columns.ts': '',
      'Bills/system/Bills.tsx': '',
      'Bills/css/Bills.tsx': '',
    });
    const imports = importsOf(await compilePage(`::demo{src="${src}"}\n`));
    const [file, query] = imports.demo0?.split('?') ?? [];
    expect(file).toBe(entry);
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      demo: 'docs/sorting/sorting.mdx',
      folder,
    });
  });

  it('keeps its position', async () => {
    const jsx = await compilePage(
      '# Sorting\n\nBefore.\n\n::demo{src="./demos/Basic.tsx"}\n\nAfter.\n',
    );
    expect(jsx).toMatch(/Before\.[^]*<Demo [^]*After\./);
  });

  it('accepts height, title and open', async () => {
    const jsx = await compilePage(
      '::demo{src="./demos/Basic.tsx" height=320 title=\'Orders by "date" & name\' open}\n',
    );
    const [attributes] = demosIn(jsx);
    expect(attributes).toContain('height={320}');
    expect(attributes).toContain('open={true}');
    expect(attributes).toContain('title="Orders by &quot;date&quot; & name"');
  });

  it('sets only attributes that the author specified', async () => {
    const [attributes] = demosIn(await compilePage('::demo{src="./demos/Basic.tsx"}\n'));
    expect(attributes).not.toMatch(/height|title|open/);
  });

  it('may be used several times on a page, with different files', async () => {
    const jsx = await compilePage(
      '::demo{src="./demos/Basic.tsx"}\n\n- list\n\n  ::demo{src="./demos/OnServer.tsx"}\n',
    );
    const imports = importsOf(jsx);
    const files = demosIn(jsx).map((attributes) => {
      const [, name = ''] = /demo={(\w+)}/.exec(attributes) ?? [];
      return imports[name]?.split('?')[0];
    });
    expect(files).toEqual(['./demos/Basic.tsx', './demos/OnServer.tsx']);
  });

  it('leaves other directives and pages without a demo unchanged', async () => {
    const jsx = await compilePage('# Sorting\n\n::video{src="./a.mp4"}\n');
    expect(importsOf(jsx)).toEqual({});
    expect(demosIn(jsx)).toEqual([]);
  });
});

describe('an error in ::demo', () => {
  const page = path.join('docs', 'sorting', 'sorting.mdx');

  test.each([
    ['an attribute that does not exist', '::demo{src="./demos/Basic.tsx" heigth=320}', /"heigth"/],
    ['no file', '::demo{height=320}', /src[^]*Found: none/],
    ['no attributes at all', '::demo', /src[^]*Found: none/],
    ['an empty file name', '::demo{src=""}', /src/],
    ['a path that is not relative', '::demo{src="demos/Basic.tsx"}', /src[^]*"demos\/Basic\.tsx"/],
    [
      'a height that is no number',
      '::demo{src="./demos/Basic.tsx" height=20em}',
      /height[^]*"20em"/,
    ],
    ['a negative height', '::demo{src="./demos/Basic.tsx" height=-1}', /height[^]*"-1"/],
    ['a value of open', '::demo{src="./demos/Basic.tsx" open=false}', /open[^]*"false"/],
    ['a file that is not there', '::demo{src="./demos/Basik.tsx"}', /"\.\/demos\/Basik\.tsx"/],
  ])('stops the build for %s, with page, line and field', async (_mistake, directive, field) => {
    const built = compilePage(`# Sorting\n\nText.\n\n${directive}\n`);
    await expect(built).rejects.toThrow(`${page}:5`);
    await expect(built).rejects.toThrow(field);
  });

  test.each([
    ['a folder without its entry', './demos/OrderBoard', 'must contain OrderBoard.tsx'],
    ['a folder without the default styling', './demos/Bills', 'needs the folder "system"'],
    ['a name that is no name of a function', './demos/my-orders.tsx', '"my-orders"'],
    ['a file that is not TypeScript', './demos/Plain.jsx', '.tsx'],
  ])('stops the build for %s, with page, line and src', async (_mistake, src, message) => {
    writeFiles(path.join(site, 'docs/sorting/demos'), {
      'OrderBoard/columns.ts': '',
      'Bills/css/Bills.tsx': '',
      'my-orders.tsx': '',
      'Plain.jsx': '',
    });
    const built = compilePage(`Text.\n\n::demo{src="${src}"}\n`);
    await expect(built).rejects.toThrow(`${page}:3: can't use the demo "${src}"`);
    await expect(built).rejects.toThrow(message);
  });

  it('lists the supported attributes', async () => {
    await expect(compilePage('::demo{source="x"}')).rejects.toThrow(
      'src, bare, height, open, title',
    );
  });

  it('reports where it looked for a missing file', async () => {
    await expect(compilePage('::demo{src="../demos/Basic.tsx"}')).rejects.toThrow(
      path.join('docs', 'demos', 'Basic.tsx'),
    );
  });

  it('reports the line of the second occurrence if a page embeds a demo twice', async () => {
    const built = compilePage(
      '::demo{src="./demos/Basic.tsx"}\n\nText.\n\n::demo{src="./demos/Basic.tsx" open}\n',
    );
    await expect(built).rejects.toThrow(`${page}:5`);
    await expect(built).rejects.toThrow('"./demos/Basic.tsx"');
  });

  it('includes the front matter in line numbers', async () => {
    const built = compilePage('---\ntitle: Sorting\n---\n\n::demo{src="./demos/Basik.tsx"}\n');
    await expect(built).rejects.toThrow(`${page}:5`);
  });

  // The name is the id of the figure and of the island, and the prefix of the ids that the component generates.
  test.each([
    ['another folder', '../filtering/demos/Basic.tsx'],
    ['another spelling of the path', './../sorting/demos/Basic.tsx'],
    ['a folder', './demos/Basic'],
  ])(
    'stops the build for two demos with the same name, the second from %s',
    async (_kind, second) => {
      writeFiles(site, {
        'docs/filtering/demos/Basic.tsx': '',
        'docs/sorting/demos/Basic/Basic.tsx': '',
      });
      const built = compilePage(`::demo{src="./demos/Basic.tsx"}\n\n::demo{src="${second}"}\n`);
      await expect(built).rejects.toThrow(`${page}:3`);
      await expect(built).rejects.toThrow('"./demos/Basic.tsx"');
      await expect(built).rejects.toThrow(`"${second}"`);
    },
  );
});

it('says on a page about a licensed feature that a demo needs no license', async () => {
  writeFiles(site, { 'docs/react-data-grid/tree-data/demos/Basic.tsx': '' });
  const demo = '::demo{src="./demos/Basic.tsx"}\n';
  const jsx = await compilePage(demo, 'react-data-grid/tree-data/tree-data.mdx');
  expect(jsx).toContain('Runs here · MIT');
  expect(demosIn(jsx)).toHaveLength(1);
  expect(await compilePage(demo)).not.toContain('Runs here');
});
