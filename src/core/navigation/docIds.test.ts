/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { readDocIds } from './docIds';

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
