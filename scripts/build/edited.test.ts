/** @jest-environment node */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { temporaryFolder, writeFiles } from '../jest/files';

import { describeBuild, editedPages } from './edited';
import { readInputs } from './inputs';

const siteDir = temporaryFolder();
const file = (name: string) => path.join(siteDir(), name);

const BARS = 'docs/react-charts/bars/bars.mdx';
const PIES = 'docs/react-charts/pies/pies.mdx';
const SIZES = 'docs/react-charts/sizes/sizes.mdx';
const PART = 'docs/react-charts/_size.mdx';

const inputs = () =>
  readInputs(
    {
      siteDir: siteDir(),
      docsDir: 'docs',
      cut: [],
      only: undefined,
      outDir: file('build'),
      environment: {},
    },
    'current',
  );

/** Builds the site, changes something, and returns the pages that are rendered again. */
async function after(change: () => void): Promise<string[] | undefined> {
  const build = file('.cache/current/key');
  mkdirSync(build, { recursive: true });
  await describeBuild(build, inputs(), { siteDir: siteDir(), generated: file('.docusaurus') });
  change();
  return editedPages(build, inputs(), siteDir());
}

const edit = (name: string, from: string, to: string) =>
  writeFileSync(file(name), readFileSync(file(name), 'utf8').replace(from, to));

beforeEach(() =>
  writeFiles(siteDir(), {
    'package-lock.json': '{}',
    [BARS]:
      '---\ntitle: Bars\n---\nBars compare.\n\n## Width\n\nThey are wide.\n\n::demo{src="./demos/Bars.tsx"}\n',
    'docs/react-charts/bars/demos/Bars.tsx': 'export default 1;',
    'docs/react-charts/bars/demos/Others.tsx': 'export default 1;',
    [PIES]: '---\ntitle: Pies\n---\nPies.\n\nRound.\n',
    [SIZES]: "---\ntitle: Sizes\n---\nSizes.\n\nimport Size from '../_size.mdx';\n\n<Size />\n",
    [PART]: 'The size.',
    '.docusaurus/client-build.bin': '1',
    '.docusaurus/kept-pages.bin': '1',
    '.docusaurus/client-manifest.json': '{}',
  }),
);

it('are those with edited text, in any order', async () => {
  const changes = () => {
    edit(PIES, 'Round', 'They are round');
    edit(BARS, 'wide', 'narrow');
  };
  expect((await after(changes))?.sort()).toEqual([BARS, PIES]);
});

it('are those whose claims have been edited, or have passed on another day', async () => {
  const barsClaims = BARS.replace('.mdx', '.node.claims.tsx');
  writeFiles(siteDir(), { [barsClaims]: "claim('They are wide.', () => {});" });
  const ledger = (day: string) => `claims\treact-charts/pies/pies.claims.tsx\tabc\t${day}\tnode\n`;
  writeFiles(siteDir(), { 'docs/ledger.tsv': ledger('2026-11-23') });
  const changes = () => {
    edit(barsClaims, '{}', '{ /* harder */ }');
    writeFiles(siteDir(), { 'docs/ledger.tsv': ledger('2026-11-24') });
  };
  expect((await after(changes))?.sort()).toEqual([BARS, PIES]);
});

it('are none if nothing has changed', async () => {
  expect(await after(() => undefined)).toEqual([]);
});

test.each<[string, () => void]>([
  ['the title', () => edit(BARS, 'title: Bars', 'title: Columns')],
  [
    'the description, which is the first sentence',
    () => edit(BARS, 'Bars compare', 'They compare'),
  ],
  ['the list of demos', () => edit(BARS, './demos/Bars.', './demos/Others.')],
  ['a demo', () => edit('docs/react-charts/bars/demos/Bars.tsx', '1', '2')],
  ['a page whose text may be in the scripts', () => edit(SIZES, '<Size />', '<Size big />')],
  ['a page that refers to a file', () => edit(BARS, 'wide', 'wide: ![](./a.png)')],
  ['a part of pages', () => edit(PART, 'The', 'Its')],
  ['a new page', () => writeFiles(siteDir(), { 'docs/react-charts/new.mdx': 'New.' })],
  ['a removed page', () => rmSync(file(BARS))],
  ['front matter that cannot be read', () => edit(BARS, 'title:', 'title: ":')],
  ['packages', () => writeFileSync(file('package-lock.json'), '{"a": 1}')],
  ['the code of the site', () => writeFiles(siteDir(), { 'src/new.ts': '1' })],
])('all pages are built after a change of %s', async (_what, change) => {
  const both = () => {
    edit(PIES, 'Round', 'They are round');
    change();
  };
  expect(await after(both)).toBeUndefined();
});

it('builds all pages if another one imports the edited one', async () => {
  edit(SIZES, '../_size.mdx', '../bars/bars.mdx');
  expect(await after(() => edit(BARS, 'wide', 'narrow'))).toBeUndefined();
});

it('builds all pages if the build was made before these descriptions existed', async () => {
  mkdirSync(file('.cache/current/old'), { recursive: true });
  expect(await editedPages(file('.cache/current/old'), inputs(), siteDir())).toBeUndefined();
});
