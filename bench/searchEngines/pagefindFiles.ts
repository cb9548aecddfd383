import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import type { SearchDocument } from './documents';

/**
 * Installed only for the benchmark. As a dependency, it would add 13 MB to every installation because of its binary.
 */
const PAGEFIND = '1.6.0';

interface PagefindIndex {
  addHTMLFile: (file: { url: string; content: string }) => Promise<{ errors: string[] }>;
  writeFiles: (options: { outputPath: string }) => Promise<{ errors: string[] }>;
}

interface PagefindPackage {
  createIndex: (options: {
    forceLanguage: string;
    includeCharacters: string;
  }) => Promise<{ errors: string[]; index?: PagefindIndex }>;
  close: () => Promise<null>;
}

function installPagefind(folder: string): string {
  const entry = path.join(folder, 'node_modules/pagefind/lib/index.js');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
  const { status, stderr } = spawnSync(
    'npm',
    ['install', '--no-audit', '--no-fund', '--ignore-scripts', `pagefind@${PAGEFIND}`],
    { cwd: folder, encoding: 'utf8' },
  );
  if (status !== 0 || !existsSync(entry)) {
    throw new Error(`Pagefind ${PAGEFIND} couldn't be installed in ${folder}:\n${stderr}`);
  }
  return entry;
}

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Returns an element whose words have the given weight. */
const weighted = (weight: number, text: string, tag = 'p') =>
  text === '' ? '' : `<${tag} data-pagefind-weight="${weight}">${escape(text)}</${tag}>`;

/** Returns a page as HTML with our fields, weighted: titles most, prose least. */
function htmlOf(page: SearchDocument, text: string): string {
  return [
    '<html lang="en"><body>',
    weighted(10, page.title, 'h1'),
    weighted(5, page.path.split('/').at(-2)?.replace(/-/g, ' ') ?? ''),
    weighted(5, page.keywords.join(', ')),
    weighted(4, page.description),
    ...page.sections.flatMap(({ heading, demos, code }) => [
      weighted(6, heading, 'h2'),
      weighted(3, demos.join(', ')),
      weighted(2, code),
    ]),
    weighted(1, text),
    weighted(3, [...new Set(page.members)].join(' ')),
    '</body></html>',
  ].join('');
}

/**
 * Lets Pagefind index the pages.
 *
 * @param folder - Where Pagefind is installed, and where `site/pagefind` is written.
 * @param texts - The prose of each page.
 * @returns How long indexing took, in milliseconds.
 */
export async function writePagefind(
  folder: string,
  documents: readonly SearchDocument[],
  texts: readonly string[],
): Promise<number> {
  const entry = installPagefind(folder);
  const { createIndex, close } = (await import(pathToFileURL(entry).href)) as PagefindPackage;
  const start = performance.now();
  const { index, errors } = await createIndex({ forceLanguage: 'en', includeCharacters: '_$-.' });
  if (index === undefined) throw new Error(`Pagefind: ${errors.join(' ')}`);
  for (const [place, page] of documents.entries()) {
    const content = htmlOf(page, texts[place] ?? '');
    const added = await index.addHTMLFile({ url: page.path, content });
    if (added.errors.length > 0) throw new Error(`Pagefind: ${added.errors.join(' ')}`);
  }
  await index.writeFiles({ outputPath: path.join(folder, 'site/pagefind') });
  const time = performance.now() - start;
  await close();
  return time;
}

export const isCompressed = (file: string) => /\.(?:pf_\w+|pagefind)$/.test(file);

export const readPagefind = (folder: string, file: string) =>
  readFileSync(path.join(folder, 'site', file));
