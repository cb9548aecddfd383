import fs from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';

import { pathnameOfDoc } from '../../../core/navigation';
import { readDocIds } from '../../../core/navigation/docIds';

import type { ExistingPage } from './comparePages';
import type { TabbedDoc } from './pageFiles';
import { docTabKindOf } from './tabs';

/** Folder of the API pages, relative to the docs' folder. */
const API_FOLDER = 'api/';

/** The docs in a folder, by how they are written. */
export interface DocsFiles {
  /** Ids of the pages that are written by hand. */
  docs: readonly string[];
  /** Ids of the pages that `npm run docs:api` writes: API pages and tabs. */
  generated: readonly string[];
}

/** Returns the files in a docs folder, of the current docs or of a cut version. */
export function readDocsFiles(docsDir: string): DocsFiles {
  const ids = [...readDocIds(docsDir)].sort();
  const isGenerated = (id: string) => id.startsWith(API_FOLDER) || docTabKindOf(id) !== undefined;
  return { docs: ids.filter((id) => !isGenerated(id)), generated: ids.filter(isGenerated) };
}

async function readPage(filePath: string) {
  const fileContent = await readFile(filePath, 'utf8');
  const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
  return { text: fileContent, frontMatter };
}

/** Returns the generated pages, by path relative to the docs' folder. */
export async function readGeneratedPages(
  docsDir: string,
  { generated }: DocsFiles,
): Promise<ReadonlyMap<string, ExistingPage>> {
  const pages = generated.map(async (id): Promise<[string, ExistingPage]> => {
    const { text, frontMatter } = await readPage(path.join(docsDir, `${id}.mdx`));
    const { plan } = frontMatter;
    return [`${id}.mdx`, { text, ...(plan === 'pro' || plan === 'premium' ? { plan } : {}) }];
  });
  return new Map(await Promise.all(pages));
}

/** Returns the ids of the symbols that have a page in a docs folder, such as `charts/bar-chart`. */
export function readSymbolIds(docsDir: string): ReadonlySet<string> {
  const api = path.join(docsDir, API_FOLDER);
  return fs.existsSync(api)
    ? new Set(
        [...readDocIds(api)]
          .map((id) => pathnameOfDoc(id).replace(/^\/x\//, ''))
          .filter((id) => id.includes('/')),
      )
    : new Set();
}

/**
 * Returns the names in a field of front matter.
 *
 * @param page - The page's file, for the error message.
 * @throws Error that names the page and the field if it isn't a list of names.
 */
export function namesIn(
  frontMatter: Readonly<Record<string, unknown>>,
  field: string,
  page: string,
): readonly string[] {
  const value = frontMatter[field] ?? [];
  if (!Array.isArray(value) || !value.every((name) => typeof name === 'string')) {
    throw new Error(
      `${page}: "${field}" in the front matter must be a list of names, such as ["BarChart", "BarElement"]; found ${JSON.stringify(value)}.`,
    );
  }
  return value;
}

/**
 * Returns the docs pages that have tabs.
 *
 * @throws Error that names the page and the field if a list of names isn't valid, or if the title is missing.
 */
export async function readTabbedDocs(
  docsDir: string,
  { docs }: DocsFiles,
): Promise<readonly TabbedDoc[]> {
  const tabbed = docs.map(async (id): Promise<TabbedDoc[]> => {
    const file = path.join(docsDir, `${id}.mdx`);
    const { frontMatter } = await readPage(file);
    const page = path.relative(process.cwd(), file);
    const names = {
      components: namesIn(frontMatter, 'components', page),
      hooks: namesIn(frontMatter, 'hooks', page),
    };
    if (names.components.length + names.hooks.length === 0) {
      return [];
    }
    const { title } = frontMatter;
    if (typeof title !== 'string') {
      throw new Error(`${page}: a page with tabs requires a "title" in its front matter.`);
    }
    return [{ id, file: page, title, names }];
  });
  return (await Promise.all(tabbed)).flat();
}
