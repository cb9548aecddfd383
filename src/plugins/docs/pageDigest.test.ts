/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { ParseFrontMatter } from '@docusaurus/types';

import { pageDigest } from './pageDigest';

const parseFrontMatter: ParseFrontMatter = (params) => params.defaultParseFrontMatter(params);

let folder: string;
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'digest-'))));
afterEach(() => fs.rmSync(folder, { recursive: true }));

const PAGE = `---
title: Sorting
description: Sort rows.
---

Rows are sorted by date.

::demo{src="./demos/Sorting.tsx"}
`;

function digest(text: string, derive?: (markdown: string) => unknown): Promise<string> {
  const file = path.join(folder, 'sorting.mdx');
  fs.writeFileSync(file, text);
  return pageDigest(file, { parseFrontMatter, ...(derive ? { derive } : {}) });
}

it('stays the same when a sentence changes', async () => {
  expect(await digest(PAGE.replace('by date', 'by price'))).toBe(await digest(PAGE));
});

it.each([
  ['the title', 'title: Sorting', 'title: Order'],
  ['the description', 'Sort rows.', 'Sort orders.'],
  ['a further field', 'title: Sorting', 'title: Sorting\nslug: /order'],
])('changes with %s', async (_what, from, to) => {
  expect(await digest(PAGE.replace(from, to))).not.toBe(await digest(PAGE));
});

it('changes with the first sentence of a page without a description, and with no other', async () => {
  const page = `${PAGE.replace('description: Sort rows.\n', '')}\nAnother sentence.\n`;
  expect(await digest(page.replace('by date', 'by price'))).not.toBe(await digest(page));
  expect(await digest(page.replace('Another', 'One more'))).toBe(await digest(page));
});

it('changes with data that the site derives from the text', async () => {
  const demos = (markdown: string) => markdown.match(/src="[^"]*"/g);
  const other = PAGE.replace('Sorting.tsx', 'Other.tsx');
  expect(await digest(other, demos)).not.toBe(await digest(PAGE, demos));
  expect(await digest(other)).toBe(await digest(PAGE));
});

it('rejects invalid front matter', async () => {
  await expect(digest(PAGE.replace('title: Sorting', 'title: "Sorting'))).rejects.toThrow();
});
