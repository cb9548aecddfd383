/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { isPartial, readDocIds, readPartials } from './docIds';

let docs: string;

beforeEach(() => {
  docs = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-'));
});
afterEach(() => fs.rmSync(docs, { recursive: true }));

function write(file: string): void {
  const target = path.join(docs, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, '');
}

it('names pages by their paths within the folder, at any depth', () => {
  write('index.mdx');
  write('react-data-grid/sorting/sorting.mdx');
  expect([...readDocIds(docs)].sort()).toEqual(['index', 'react-data-grid/sorting/sorting']);
});

it('ignores demos and images next to a page', () => {
  write('react-data-grid/sorting/sorting.mdx');
  write('react-data-grid/sorting/demos/SortInvoices.tsx');
  write('react-data-grid/sorting/grid.mdx.png');
  expect([...readDocIds(docs)]).toEqual(['react-data-grid/sorting/sorting']);
});

it("doesn't take the packages of a version for pages", () => {
  write('guide.mdx');
  write('node_modules/package/readme.mdx');
  expect([...readDocIds(docs)]).toEqual(['guide']);
});

it('leaves out the numbers with which Docusaurus sorts files', () => {
  write('react-charts/3-column-layout/3-column-layout.mdx');
  write('1-guides/2021-01-history.mdx');
  expect([...readDocIds(docs)].sort()).toEqual([
    'guides/2021-01-history',
    'react-charts/column-layout/column-layout',
  ]);
});

it('finds pages in .md files, and tells pages from their parts', () => {
  write('guide.md');
  write('guides/_note.mdx');
  write('_parts/note.md');
  expect([...readDocIds(docs)]).toEqual(['guide']);
  expect(
    readPartials(docs)
      .map((file) => path.relative(docs, file))
      .sort(),
  ).toEqual(['_parts/note.md', 'guides/_note.mdx']);
  expect(isPartial(docs, path.join(docs, '_parts/note.md'))).toBe(true);
  expect(isPartial(docs, path.join(docs, 'guide.md'))).toBe(false);
});
