import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { auditedContent } from '../auditedPages';
import { buildAgain, copyVersionedFixture } from '../fixtureSite';
import { root } from '../support';

/* The cache of `npm run build`, on a site with two versions: e2e/fixtures/versions. */
test.describe.configure({ mode: 'serial' });

const cache = path.join(root, 'test-results/builds/versions');

/** Returns the contents of a built site's files by path. */
function bytesOf(folder: string): Map<string, Buffer> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(
    files.sort().map((file) => [path.relative(folder, file), readFileSync(file)] as const),
  );
}

/** Returns the paths of files that differ between two sites, or that only one of them has. */
function differences(one: Map<string, Buffer>, other: Map<string, Buffer>): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter(
    (file) => !one.get(file)?.equals(other.get(file) ?? Buffer.alloc(0)),
  );
}

test('only changed versions are rebuilt, and the site is identical to a clean build', async () => {
  rmSync(cache, { recursive: true, force: true });
  const site = copyVersionedFixture('versions', 'cached');
  const build = async (BUILD_CACHE: string) => {
    const { code, output, outDir } = await buildAgain(site, { BUILD_CACHE });
    expect(code, output).toBe(0);
    return { output, bytes: bytesOf(outDir) };
  };

  const first = await build(cache);
  expect(first.output).toContain('Version current: built');
  expect(first.output).toContain('Version 8.12.1: built');
  expect((await build(cache)).output).toContain('Nothing has changed');

  const page = path.join(site, 'docs/react-data-grid/sorting/sorting.mdx');
  writeFileSync(page, `${readFileSync(page, 'utf8')}\nA sentence that is new.\n`);
  const edited = await build(cache);
  expect(edited.output).toContain(
    `Only pages have changed: docs/react-data-grid/sorting/sorting.mdx`,
  );
  expect(edited.output).not.toContain('Creating an optimized production build');
  expect(edited.output).toContain('Version 8.12.1: from the cache');
  expect(differences(first.bytes, edited.bytes)).toContain(
    'x/next/react-data-grid/sorting/index.html',
  );

  const clean = await build('off');
  expect(clean.output).toContain('Version 8.12.1: built');
  expect(differences(edited.bytes, clean.bytes)).toEqual([]);
});

/** Edits of text, each made to the result of the one before. */
const TEXT_EDITS: readonly [what: string, edit: (text: string) => string][] = [
  ['a sentence', (text) => text.replace('by two clicks', 'by one click')],
  ['a new paragraph', (text) => `${text}\n\nA paragraph that is new.\n`],
  ['a removed sentence', (text) => text.replace('One order for each.\n', '')],
  ['a new heading', (text) => `${text}\n## Sort by none\n\nNo order.\n`],
  ['a list', (text) => `${text}\n- One\n- Two\n  1. Three\n`],
  ['a table', (text) => `${text}\n| Key | Order |\n| --- | --- |\n| \`a\` | Ascending |\n`],
  ['an admonition', (text) => `${text}\n:::tip[Sorted]\n\nRows stay sorted.\n\n:::\n`],
  ['code', (text) => `${text}\n\`\`\`css title="order.css" {1}\n.asc {\n  order: 1;\n}\n\`\`\`\n`],
  ['a link to a page', (text) => `${text}\nSee [Pivoting](../pivoting/pivoting.mdx).\n`],
  ['a link to a heading', (text) => `${text}\nSee [columns](#sort-by-column).\n`],
  ['marked words', (text) => `${text}\n**Bold**, _italic_, ~~struck~~ and \`code\`.\n`],
  ['HTML', (text) => `${text}\n<details>\n  <summary>More</summary>\n\n  Less.\n</details>\n`],
  ['a footnote', (text) => `${text}\nSorted.[^1]\n\n[^1]: In memory.\n`],
  ['a quotation', (text) => `${text}\n> Rows are sorted.\n\n---\n`],
  ['other characters', (text) => `${text}\nŐ, Ж, 表 and 👍 come last.\n`],
  ['a comment', (text) => `${text}\n{/* Not shown. */}\n`],
];

/** Edits that other pages or scripts show. */
const OTHER_EDITS: typeof TEXT_EDITS = [
  ['the title', (text) => text.replace('Data Grid sorting', 'Sorting')],
  ['the description', (text) => text.replace('Sort rows.', 'Sort all rows.')],
  ['another field', (text) => text.replace('disable_ad: true', 'hide_title: true')],
  ['a renamed heading', (text) => text.replace('## Sort by several', '## Sort by two')],
  [
    'the first code in TypeScript',
    (text) => `${text}\n\`\`\`ts\nconst order: string = 'asc';\n\`\`\`\n`,
  ],
  ['an image', (text) => `${text}\n![Rows](/img/favicon.svg)\n`],
  ['a component', (text) => `${text}\n<span onClick={() => {}}>Click</span>\n`],
];

test('a site is identical to a clean build after all kinds of edits', async () => {
  rmSync(cache, { recursive: true, force: true });
  const site = copyVersionedFixture('versions', 'edited');
  const page = path.join(site, 'docs/react-data-grid/sorting/sorting.mdx');
  const build = async (BUILD_CACHE: string) => {
    const env = { BUILD_CACHE, VERSIONS: 'current' };
    const { code, output, outDir } = await buildAgain(site, env);
    expect(code, output).toBe(0);
    return { output, outDir };
  };
  await build(cache);
  const COMPLETE = 'Creating an optimized production build';
  for (const [edits, isComplete] of [
    [TEXT_EDITS, false],
    [OTHER_EDITS, true],
  ] as const) {
    for (const [what, edit] of edits) {
      const text = readFileSync(page, 'utf8');
      writeFileSync(page, edit(text));
      expect(readFileSync(page, 'utf8'), what).not.toBe(text);
      const { output } = await build(cache);
      expect(output.includes(COMPLETE), `${what}: ${output}`).toBe(isComplete);
    }
    const { outDir } = await build(cache);
    const edited = bytesOf(outDir);
    expect(differences(edited, bytesOf((await build('off')).outDir))).toEqual([]);
  }
});

test('a site that was modified after the build is merged again', async () => {
  const site = path.join(root, 'test-results/sites/cached');
  const file = path.join(site, 'build/404.html');
  await buildAgain(site, { BUILD_CACHE: cache });
  const original = readFileSync(file, 'utf8');
  writeFileSync(file, 'edited by hand');
  const { output } = await buildAgain(site, { BUILD_CACHE: cache });
  expect(output).toContain('Version current: from the cache');
  expect(readFileSync(file, 'utf8')).toBe(original);
});

test.describe('what the audit of a page depends on, as built', () => {
  const demo = 'docs/react-data-grid/sorting/demos/Greeting.tsx';
  const sorting = 'docs/react-data-grid/sorting/sorting.mdx';
  const NEXT = ['', 'react-charts/', 'react-charts/bar-chart/', 'react-charts/radar-chart/'].concat(
    ['', 'column-menu/', 'pivoting/', 'sorting/'].map((name) => `react-data-grid/${name}`),
  );
  const EVERY = NEXT.map((name) => `/x/next/${name}`);
  let site = '';
  let contents = new Map<string, string>();

  /** Builds the site, and returns the pages of Next whose audits have other inputs than after the last call. */
  async function affected(env: Record<string, string> = {}): Promise<string[]> {
    const { code, output, outDir } = await buildAgain(site, { BUILD_CACHE: cache, ...env });
    expect(code, output).toBe(0);
    const before = contents;
    contents = new Map(EVERY.map((page) => [page, JSON.stringify(auditedContent(page, outDir))]));
    return EVERY.filter((page) => contents.get(page) !== before.get(page));
  }

  const edit = (name: string, from: string, to: string) => {
    const file = path.join(site, name);
    const text = readFileSync(file, 'utf8');
    expect(text).toContain(from);
    writeFileSync(file, text.replace(from, to));
  };

  test.beforeAll(async () => {
    site = copyVersionedFixture('versions', 'audited');
    cpSync(path.join(root, 'e2e/fixtures/stylings/demos/Greeting.tsx'), path.join(site, demo));
    appendFileSync(path.join(site, sorting), '\n::demo{src="./demos/Greeting.tsx"}\n');
    expect(await affected()).toEqual(EVERY);
  });

  // In this order: each change is made to the result of the one before.
  const CHANGES: readonly [string, () => void, readonly string[]][] = [
    ['nothing', () => undefined, []],
    [
      'a sentence',
      () => edit(sorting, 'One order', 'An order'),
      ['/x/next/react-data-grid/sorting/'],
    ],
    [
      "a demo's code",
      () => edit(demo, 'Good morning', 'Good day'),
      ['/x/next/react-data-grid/sorting/'],
    ],
    ['a claim', () => writeFileSync(path.join(site, 'docs/index.claims.tsx'), ''), []],
    ['a style of all pages', () => edit('portal.ts', ", 'density'", ''), EVERY],
    ['the font of all pages', () => edit('portal.ts', "['fonts', ", '['), EVERY],
  ];
  for (const [what, change, pages] of CHANGES) {
    test(what, async () => {
      change();
      expect(await affected()).toEqual(pages);
    });
  }

  test('a variable that the build reads', async () => {
    expect(await affected({ FEEDBACK_ENDPOINT: 'https://example.com/feedback' })).toEqual(EVERY);
  });
});
