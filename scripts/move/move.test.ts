/** @jest-environment ./scripts/jest/prettierEnvironment.cjs */
// @reads .prettierrc.json
import fs from 'node:fs';
import path from 'node:path';

import { temporaryFolder, writeFiles } from '../jest/files';

import { movePage } from './move';
import { withRedirects } from './redirects';
import { withMovedReferences, type Moves } from './references';

const folder = temporaryFolder();
const at = (file: string) => path.join(folder(), file);
const read = (file: string) => fs.readFileSync(at(file), 'utf8');

const page = (...lines: string[]) =>
  ['---', 'title: A page', 'description: A page.', '---', '', ...lines, ''].join('\n');

const ENTRIES = 'navigation.ts';
const SITE = {
  '.prettierrc.json': '{ "singleQuote": true, "printWidth": 100 }',
  'versions.json': '["8"]',
  'portal.config.ts':
    "export const redirects = { '/': '/x/', '/x/grid/first/': '/x/grid/sort/' };\n",
  [ENTRIES]: `export const entries = [
  { pathname: '/x/grid/rows' },
  { pathname: '/x/grid/sort', title: 'Sorting', plan: 'pro' },
  { pathname: '/x/grid/sort/server' },
  { pathname: '/x/grid/state#sort' },
  { pathname: '/x/charts/bars' },
  { pathname: '/x/charts/pie' },
  { pathname: '/x/privacy' },
];
`,
  'i18n/zh/page-titles.json': '{ "/x/grid/sort": "排序", "/x/grid/rows": "行" }\n',
  'i18n/zh/docusaurus-plugin-content-docs/current.json':
    '{ "sidebar.docs.doc./x/grid/sort": { "message": "排序" } }\n',
  'i18n/zh/docusaurus-plugin-content-docs/current/grid/sort/sort.mdx':
    page('[行](../rows/rows.mdx)'),
  'i18n/zh/docusaurus-plugin-content-docs/version-8.json':
    '{ "sidebar.docs.doc./x/grid/sort": { "message": "排序" } }\n',
  'WRITING.md': 'See [sorting](docs/grid/sort/sort.mdx).\n',
  'docs/grid/sort/sort.mdx': page(
    '[Rows](../rows/rows.mdx#a) ![A](./sort.svg)',
    '',
    '::demo{src="./demos/Sort.tsx"}',
  ),
  'docs/grid/sort/sort.claims.tsx':
    "import Sort from './demos/Sort';\nimport { row } from '../rows/demos/rows';\n",
  'docs/grid/sort/sort.node.claims.tsx': '',
  'docs/grid/sort/sort.svg': '<svg />',
  'docs/grid/sort/_note.mdx': 'See [sorting](./sort.mdx).\n',
  'docs/grid/sort/demos/Sort.tsx': "import { row } from '../../rows/demos/rows';\n",
  'docs/grid/sort/server/server.mdx': page('Back to [sorting](../sort.mdx).'),
  'docs/grid/rows/rows.mdx': page(
    "import Note from '../sort/_note.mdx';",
    '',
    '[Sorting](../sort/sort.mdx#by-name), [server][1]',
    '',
    '[1]: ../sort/server/server.mdx',
  ),
  'docs/grid/rows/demos/rows.ts': 'export const row = {};\n',
  'docs/charts/bars.mdx': page(
    '![A bar](./bar.png) ![Shared](./shared.png)',
    '',
    '::demo{src="./demos/Bars.tsx"}',
  ),
  'docs/charts/bars.claims.tsx': "import Bars from './demos/Bars';\n",
  'docs/charts/bar.png': '',
  'docs/charts/shared.png': '',
  'docs/charts/demos/Bars.tsx': '',
  'docs/charts/pie.mdx': page('[Bars](./bars.mdx) ![Shared](./shared.png)'),
  'docs/api/grid/grid.mdx': '---\ntitle: API\napi: grid\n---\n',
  'versioned_docs/version-8/grid/sort/sort.mdx': page('[Privacy](/x/privacy/)'),
  'versioned_docs/version-8/grid/rows/rows.mdx': page('[Sorting](../sort/sort.mdx)'),
  'unversioned_docs/privacy/privacy.mdx': page('[Next](/x/next/grid/sort/) [8](/x/grid/sort/#a)'),
};

beforeEach(() => writeFiles(folder(), SITE));

/** Returns all files with their texts. */
const everything = () =>
  Object.fromEntries(
    fs
      .readdirSync(folder(), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder(), path.join(entry.parentPath, entry.name)))
      .map((file) => [file, read(file)]),
  );

it('moves a folder with everything in it, and changes what refers to it', async () => {
  const before = everything();
  const said = await movePage(folder(), 'grid/sort', 'grid/order');
  expect(fs.existsSync(at('docs/grid/sort'))).toBe(false);
  expect(fs.readdirSync(at('docs/grid/order')).sort()).toEqual([
    '_note.mdx',
    'demos',
    'order.claims.tsx',
    'order.mdx',
    'order.node.claims.tsx',
    'server',
    'sort.svg',
  ]);
  expect(read('docs/grid/order/order.mdx')).toBe(before['docs/grid/sort/sort.mdx']);
  expect(read('docs/grid/order/server/server.mdx')).toContain('[sorting](../order.mdx)');
  expect(read('docs/grid/order/_note.mdx')).toContain('(./order.mdx)');
  expect(read('docs/grid/rows/rows.mdx')).toBe(
    before['docs/grid/rows/rows.mdx']
      ?.replaceAll('../sort/sort.mdx', '../order/order.mdx')
      .replaceAll('../sort/', '../order/'),
  );
  expect(read('WRITING.md')).toContain('(docs/grid/order/order.mdx)');
  expect(read(ENTRIES)).toBe(before[ENTRIES]?.replaceAll('/x/grid/sort', '/x/grid/order'));
  expect(read('portal.config.ts').replace(/\s+/g, ' ')).toBe(
    "export const redirects = { '/': '/x/', '/x/grid/first/': '/x/grid/order/', '/x/grid/sort/': '/x/grid/order/', '/x/grid/sort/server/': '/x/grid/order/server/', }; ",
  );
  expect(JSON.parse(read('i18n/zh/page-titles.json'))).toEqual({
    '/x/grid/order': '排序',
    '/x/grid/rows': '行',
  });
  const zh = 'i18n/zh/docusaurus-plugin-content-docs';
  expect(read(`${zh}/current.json`)).toContain('sidebar.docs.doc./x/grid/order');
  expect(fs.readdirSync(at(`${zh}/current/grid`))).toEqual(['order']);
  expect(read(`${zh}/current/grid/order/order.mdx`)).toContain('(../rows/rows.mdx)');
  // The address without a version is that of the version that was cut, which keeps the page.
  expect(read('unversioned_docs/privacy/privacy.mdx')).toContain(
    '[Next](/x/next/grid/order/) [8](/x/grid/sort/#a)',
  );
  const cut = Object.entries(before).filter(([file]) => /version-8/.test(file));
  expect(cut.filter(([file, text]) => read(file) !== text)).toEqual([]);
  expect(said).toContain('moved docs/grid/sort/sort.mdx to docs/grid/order/order.mdx');
  expect(said).toContain('changed docs/grid/rows/rows.mdx');
});

it('moves a page that shares its folder, with what only it uses, next to the pages of the other folder', async () => {
  await movePage(folder(), 'docs/charts/bars.mdx', 'grid/bars');
  expect(fs.readdirSync(at('docs/charts')).sort()).toEqual(['pie.mdx', 'shared.png']);
  expect(fs.readdirSync(at('docs/grid')).sort()).toEqual([
    'bar.png',
    'bars.claims.tsx',
    'bars.mdx',
    'demos',
    'rows',
    'sort',
  ]);
  expect(read('docs/grid/bars.mdx')).toContain(
    '![A bar](./bar.png) ![Shared](../charts/shared.png)',
  );
  expect(read('docs/charts/pie.mdx')).toContain('[Bars](../grid/bars.mdx)');
  expect(read(ENTRIES).replace(/\s+/g, ' ')).toContain(
    "{ pathname: '/x/grid/state#sort' }, { pathname: '/x/grid/bars' }, { pathname: '/x/charts/pie' }",
  );
});

it('moves a page without versions, with its addresses in all versions', async () => {
  await movePage(folder(), 'unversioned_docs/privacy', 'unversioned_docs/data');
  expect(fs.readdirSync(at('unversioned_docs'))).toEqual(['data']);
  expect(read('versioned_docs/version-8/grid/sort/sort.mdx')).toContain('[Privacy](/x/data/)');
  expect(read('portal.config.ts')).toContain("'/x/privacy/': '/x/data/'");
});

it('moves a page back', async () => {
  const before = everything();
  await movePage(folder(), 'grid/sort', 'grid/order');
  await movePage(folder(), '/x/next/grid/order/', '/x/next/grid/sort/');
  const after = everything();
  expect(read('portal.config.ts')).not.toContain("'/x/grid/sort/':");
  const settings = ['portal.config.ts', 'i18n'];
  const own = (files: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(files).filter(
        ([file]) => !settings.some((setting) => file.startsWith(setting)),
      ),
    );
  expect(own(after)).toEqual(own(before));
});

test.each([
  [
    'grid/sorts',
    'grid/order',
    'docs/ has no page grid/sorts; found "grid/sorts". Did you mean grid/sort?',
  ],
  ['grid/sort', 'grid/rows', 'docs/grid/rows/rows.mdx already exists. Nothing was moved.'],
  ['grid/sort', 'charts', 'docs/charts already exists'],
  ['grid/sort', 'grid/sort', 'The page is at grid/sort already'],
  ['grid/sort', 'docs/grid/sort/sort.mdx', 'The page is at grid/sort already'],
  ['grid/sort', 'grid/sort/order', "A folder can't be moved into itself"],
  ['grid/sort', 'Grid/Order', 'The route must be lowercase words with hyphens'],
  ['grid/sort', '../order', 'The route must be lowercase words with hyphens'],
  ['', 'grid/order', 'The route must be lowercase words with hyphens'],
  ['grid/sort', 'unversioned_docs/order', 'A page stays in its folder, docs/'],
  [
    'versioned_docs/version-8/grid/sort',
    'grid/order',
    'Pages of a version that was cut keep their address',
  ],
  ['api/grid', 'api/rows', 'docs/api/grid/grid.mdx is generated'],
  ['charts/bars', 'charts/pie', 'docs/charts/pie.mdx already exists'],
])('moving "%s" to "%s" changes nothing, and says why', async (from, to, message) => {
  const before = everything();
  await expect(movePage(folder(), from, to)).rejects.toThrow(message);
  expect(everything()).toEqual(before);
});

describe('a reference in another file', () => {
  const moves = (): Moves => ({
    siteDir: folder(),
    directory: at('docs'),
    files: new Map([
      [at('docs/grid/sort'), at('docs/grid/order')],
      [at('docs/grid/sort/sort.mdx'), at('docs/grid/order/order.mdx')],
      [at('docs/grid/sort/demos/Sort.tsx'), at('docs/grid/order/demos/Sort.tsx')],
      [at('docs/grid/sort/a b.png'), at('docs/grid/order/a b.png')],
    ]),
    addresses: new Map([['/x/next/grid/sort', '/x/next/grid/order']]),
    ids: new Map([['grid/sort/sort', 'grid/order/order']]),
  });

  test.each([
    ['a link', '[A](../sort/sort.mdx)', '[A](../order/order.mdx)'],
    ['a link to a heading', '[A](../sort/sort.mdx#a "B")', '[A](../order/order.mdx#a "B")'],
    ['a link in angle brackets', '[A](<../sort/sort.mdx>)', '[A](<../order/order.mdx>)'],
    ['a link without dots', '[A](grid/sort/sort.mdx)', '[A](grid/order/order.mdx)', 'docs/x.mdx'],
    ['a definition', '[1]: ../sort/sort.mdx "A"', '[1]: ../order/order.mdx "A"'],
    [
      'a definition without dots',
      '[1]: grid/sort/sort.mdx',
      '[1]: grid/order/order.mdx',
      'docs/x.mdx',
    ],
    ['a path from the docs', '[A](/grid/sort/sort.mdx#a)', '[A](/grid/order/order.mdx#a)'],
    [
      'a path from the site',
      '[A](@site/docs/grid/sort/sort.mdx)',
      '[A](@site/docs/grid/order/order.mdx)',
    ],
    ['an address', '<a href="/x/next/grid/sort/#a">A</a>', '<a href="/x/next/grid/order/#a">A</a>'],
    [
      'an address in braces',
      "<Link to={'/x/next/grid/sort'} />",
      "<Link to={'/x/next/grid/order'} />",
    ],
    [
      'the address of a demo',
      '[A](/x/next/grid/sort/demos/Sort/)',
      '[A](/x/next/grid/order/demos/Sort/)',
    ],
    ['the Markdown of a page', '[A](/x/next/grid/sort.md)', '[A](/x/next/grid/order.md)'],
    ['a demo', '::demo{src="../sort/demos/Sort.tsx"}', '::demo{src="../order/demos/Sort.tsx"}'],
    [
      'an import',
      "import A from '../sort/demos/Sort';",
      "import A from '../order/demos/Sort';",
      'docs/grid/rows/A.tsx',
    ],
    ['a picture with a space', '![A](../sort/a%20b.png)', '![A](../order/a%20b.png)'],
    [
      'a field',
      '---\npagination_next: grid/sort/sort\n---',
      '---\npagination_next: grid/order/order\n---',
    ],
    [
      'a sentence in the same line',
      'Sorting. [A](../sort/sort.mdx).',
      'Sorting. [A](../order/order.mdx).',
    ],
    [
      'an exception',
      "const a = { 'docs/grid/sort/sort.mdx': 1 };",
      "const a = { 'docs/grid/order/order.mdx': 1 };",
      'src/a.ts',
    ],
  ])('%s is changed', (_name, text, expected, file = 'docs/grid/rows/rows.mdx') => {
    expect(withMovedReferences(at(file), at(file), text, moves())).toBe(expected);
  });

  test.each([
    ['the address of another version', '[A](/x/grid/sort/)'],
    ['a page whose name begins alike', '[A](/x/next/grid/sorting/) [B](../sort/sort.mdxx)'],
    ['a page below, which has an address of its own', '[A](/x/next/grid/sort/server/)'],
    ['another host', '[A](https://example.com/x/next/grid/sort/)'],
    ['a code block', '```md\n[A](../sort/sort.mdx)\n```'],
    ['code in a sentence', 'Write `[A](../sort/sort.mdx)`.'],
    ['words', 'Choose grid/sort/sort, or sort.mdx.'],
    ['what stays', '[A](./other.mdx) [B](./../rows/rows.mdx)'],
  ])('%s is not', (_name, text) => {
    const file = at('docs/grid/rows/rows.mdx');
    expect(withMovedReferences(file, file, text, moves())).toBe(text);
  });
});

it.each([
  ['{}', "{ '/a/': '/b/' }"],
  ["{ '/': '/x/' }", "{ '/': '/x/', '/a/': '/b/' }"],
  ["{ '/0/': '/a/' }", "{ '/0/': '/b/', '/a/': '/b/' }"],
  ["{ '/b/': '/a/' }", "{ '/a/': '/b/' }"],
])('%s becomes %s when /a/ moves to /b/', (before, after) => {
  const text = (list: string) => `export const redirects: Record<string, string> = ${list};`;
  const compact = (list: string) => list.replace(/\s+/g, '');
  expect(compact(withRedirects(text(before), new Map([['/a/', '/b/']])))).toBe(
    compact(text(after)),
  );
});
