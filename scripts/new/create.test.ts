/** @jest-environment ./scripts/jest/prettierEnvironment.cjs */
// @reads tsconfig.json .prettierrc.json src/plugins/page-checks/fixture/**
import fs from 'node:fs';
import path from 'node:path';

import { format, resolveConfig } from 'prettier';

import { PageChecks } from '../../src/plugins/page-checks/checker';

import { createDemo, createPage } from './create';
import { withEntry } from './navigation';

const root = path.resolve(__dirname, '../..');

/** A folder in the site, so that demos can resolve the installed packages. */
const siteDir = path.join(root, 'test-results/new', String(process.pid));
const at = (file: string) => path.join(siteDir, file);
const ENTRIES = 'navigation.ts';

beforeEach(() => {
  fs.cpSync(path.join(root, 'src/plugins/page-checks/fixture/docs'), at('docs'), {
    recursive: true,
  });
  fs.mkdirSync(path.dirname(at(ENTRIES)), { recursive: true });
  fs.copyFileSync(path.join(root, ENTRIES), at(ENTRIES));
});
afterEach(() => fs.rmSync(siteDir, { recursive: true, force: true }));

/** Returns the problems that the page checks find in a page. */
async function problemsOf(page: string): Promise<readonly unknown[]> {
  const listed = fs.readFileSync(at(ENTRIES), 'utf8');
  const pathnames = new Set(
    [...listed.matchAll(/pathname: '([^']+)'/g)].map(([, name = '']) => name),
  );
  const checks = new PageChecks({
    version: { name: 'current', siteDir, directory: at('docs'), packagesFrom: siteDir },
    navigation: () => ({ file: ENTRIES, pathnames }),
    reference: () => Promise.resolve({ packages: [], symbols: [], otherExports: {} }),
    exceptions: () => Promise.resolve([]),
  });
  let problems: readonly unknown[] = ['not checked'];
  await checks.change([at(page)], (report) => {
    problems = report.problems;
  });
  return problems;
}

async function isFormatted(file: string): Promise<boolean> {
  const text = fs.readFileSync(at(file), 'utf8');
  const options = await resolveConfig(path.join(root, 'package.json'));
  return (await format(text, { ...options, filepath: at(file) })) === text;
}

it('takes the label from the title, and escapes what it is given', async () => {
  const { files } = await createPage({
    siteDir,
    route: 'react-data-grid/undo',
    title: "Data Grid {undo} & 'redo': 1 < 2",
    description: 'Undo {edits} of 2*n*m rows with <Undo>.',
  });
  expect(await problemsOf(files[0] ?? '')).toEqual([]);
  expect(fs.readFileSync(at(files[0] ?? ''), 'utf8')).toContain(
    '\n\nUndo \\{edits} of 2\\*n\\*m rows with \\<Undo>.',
  );
  expect(fs.readFileSync(at(ENTRIES), 'utf8')).toContain(`"{undo} & 'redo': 1 < 2"`);
}, 60_000);

it('creates a page and demos that pass all checks', async () => {
  const route = 'react-data-grid/undo-redo';
  const page = await createPage({ siteDir, route });
  const plain = await createDemo({ siteDir, page: route, name: 'UndoOnce', stylings: false });
  const styled = await createDemo({ siteDir, page: route, name: 'UndoTwice', stylings: true });
  const files = [...new Set([page, plain, styled].flatMap((created) => created.files))];

  expect(files).toEqual([
    'docs/react-data-grid/undo-redo/undo-redo.mdx',
    ENTRIES,
    'docs/react-data-grid/undo-redo/demos/UndoOnce.tsx',
    'docs/react-data-grid/undo-redo/demos/UndoTwice/offices.ts',
    'docs/react-data-grid/undo-redo/demos/UndoTwice/system/UndoTwice.tsx',
    'docs/react-data-grid/undo-redo/demos/UndoTwice/tailwind/UndoTwice.tsx',
    'docs/react-data-grid/undo-redo/demos/UndoTwice/css/UndoTwice.tsx',
    'docs/react-data-grid/undo-redo/demos/UndoTwice/css/UndoTwice.css',
  ]);
  expect(fs.readFileSync(at(files[0] ?? ''), 'utf8')).toContain('Data Grid undo redo');
  expect(await problemsOf(files[0] ?? '')).toEqual([]);
  for (const file of files) {
    expect([file, await isFormatted(file)]).toEqual([file, true]);
  }
}, 120_000);

it('creates a page without versions', async () => {
  fs.mkdirSync(at('unversioned_docs'));
  const { files } = await createPage({ siteDir, route: 'unversioned_docs/guides/cookies' });
  expect(files).toEqual(['unversioned_docs/guides/cookies/cookies.mdx', ENTRIES]);
});

it('never overwrites files', async () => {
  const page = 'react-data-grid/sorting';
  await expect(createPage({ siteDir, route: page })).rejects.toThrow('sorting.mdx already exists');
  await expect(createDemo({ siteDir, page, name: 'SortInvoices', stylings: true })).rejects.toThrow(
    'demos/SortInvoices already exists. Nothing was written.',
  );
  expect(fs.readdirSync(at('docs/react-data-grid/sorting/demos'))).toEqual(['SortInvoices.tsx']);
});

test.each(['React-Data-Grid', '../outside', 'react data grid', ''])(
  'rejects the route "%s"',
  async (route) => {
    await expect(createPage({ siteDir, route })).rejects.toThrow(`found "${route}"`);
  },
);

test.each(['sortByDate', 'Sort-By', '2Sorts'])('rejects the name "%s"', async (name) => {
  const page = 'react-data-grid/sorting';
  await expect(createDemo({ siteDir, page, name, stylings: false })).rejects.toThrow(
    `PascalCase, with letters and digits only, such as SortByDate; found "${name}"`,
  );
});

it("rejects an overlong description and a page that doesn't exist", async () => {
  await expect(
    createPage({ siteDir, route: 'react-data-grid/undo', description: 'x'.repeat(161) }),
  ).rejects.toThrow('at most 160 characters; found 161');
  await expect(
    createDemo({ siteDir, page: 'react-data-grid/undo', name: 'Undo', stylings: false }),
  ).rejects.toThrow('The page docs/react-data-grid/undo/undo.mdx');
  expect(fs.existsSync(at('docs/react-data-grid/undo'))).toBe(false);
});

it('adds a page after the last one in its folder, once', () => {
  const text = "[{ pathname: '/x/a/one' }, { pathname: '/x/a/two' }, { pathname: '/x/b/one' }]";
  const changed = withEntry(text, '/x/a/three');
  expect(changed?.after).toBe('/x/a/two');
  expect(changed?.text.replace(/\s+/g, ' ')).toBe(
    "[{ pathname: '/x/a/one' }, { pathname: '/x/a/two' }, { pathname: '/x/a/three' }, { pathname: '/x/b/one' }]",
  );
  expect(withEntry(changed?.text ?? '', '/x/a/three')).toBeUndefined();
  expect(() => withEntry(text, '/x/c/one')).toThrow('no page under /x/c/');
});
