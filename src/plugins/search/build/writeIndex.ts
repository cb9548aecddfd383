import { createHash } from 'node:crypto';

import {
  excerptFile,
  INDEX_FILE,
  MANIFEST_PATH,
  proseFile,
  SEARCH_FOLDER,
  type SearchManifest,
  type SearchVersion,
} from '../format';

import { createIndex } from './createIndex';
import type { IndexedPage, PageOutcome } from './indexPage';
import type { DocumentedRelease } from './missingNames';

/** A version to index. */
export interface IndexedVersion extends Omit<SearchVersion, 'folder'> {
  /** Paths of its docs, including the base URL, with a trailing slash. */
  docs: readonly string[];
}

export interface WriteIndexOptions {
  /** What the search does with each page, by path. */
  outcomes: ReadonlyMap<string, PageOutcome>;
  /** Ids of the products, as returned by `productOf`. */
  products: readonly string[];
  versions: readonly IndexedVersion[];
  /** What the documented release has, whether or not the site has it. */
  release: DocumentedRelease;
  /** Writes a file to the build. */
  write: (file: string, content: string) => Promise<void>;
}

/** Maximum number of pages in an error message. */
const MAX_LISTED = 20;

/** @throws Error that lists the docs that readers couldn't find. */
function checkComplete(
  outcomes: ReadonlyMap<string, PageOutcome>,
  versions: readonly IndexedVersion[],
): void {
  const missing = versions.flatMap(({ name, docs }) =>
    docs.flatMap((pathname) => {
      const outcome = outcomes.get(pathname);
      const why =
        outcome === undefined
          ? "the build doesn't contain this page"
          : 'unreadable' in outcome
            ? outcome.unreadable
            : 'page' in outcome && outcome.page.version !== name
              ? `its <meta name="docusaurus_version"> is "${outcome.page.version}", but the page belongs to "${name}"`
              : undefined;
      return why === undefined ? [] : [`- ${pathname}: ${why}`];
    }),
  );
  if (missing.length > 0) {
    const others = missing.length - MAX_LISTED;
    throw new Error(
      `search: ${missing.length === 1 ? 'a page of the docs is' : `${missing.length} pages of the docs are`} ` +
        `missing from the search index:\n${missing.slice(0, MAX_LISTED).join('\n')}` +
        `${others > 0 ? `\n- and ${others} more` : ''}\n` +
        `To keep a page out of the search, add <meta name="robots" content="noindex"> to it.`,
    );
  }
}

/**
 * Writes the index of a locale into its build, for each version that has pages: a build may only have some of them.
 *
 * @returns The files that a search in a version may read, by the version's name.
 * @throws Error if a page of the docs is missing from the index without being marked as hidden.
 */
export async function writeSearchIndex({
  outcomes,
  products,
  versions,
  release,
  write,
}: WriteIndexOptions): Promise<Map<string, readonly string[]>> {
  checkComplete(outcomes, versions);
  const pages = new Map<string, IndexedPage[]>();
  for (const outcome of outcomes.values()) {
    if ('page' in outcome) {
      const { page } = outcome;
      pages.set(page.version, [...(pages.get(page.version) ?? []), page]);
    }
  }

  const written: SearchVersion[] = [];
  const filesOf = new Map<string, readonly string[]>();
  for (const { name, label, isLast } of versions) {
    const own = pages.get(name);
    if (!own) {
      continue;
    }
    const { index, prose, excerpts } = createIndex(own, products, release);
    const files = new Map<string, string>([
      [INDEX_FILE, JSON.stringify(index)],
      ...prose.map((data, file): [string, string] => [proseFile(file), JSON.stringify(data)]),
      ...[...excerpts].map(([page, excerpt]): [string, string] => [
        excerptFile(page),
        JSON.stringify(excerpt),
      ]),
    ]);
    const hash = createHash('sha256');
    files.forEach((content) => hash.update(content));
    const folder = `${SEARCH_FOLDER}${hash.digest('hex').slice(0, 16)}/`;
    await Promise.all([...files].map(([file, content]) => write(folder + file, content)));
    written.push({ name, label, isLast, folder });
    filesOf.set(name, [MANIFEST_PATH, ...[...files.keys()].map((file) => folder + file)]);
  }
  const manifest: SearchManifest = { versions: written };
  await write(MANIFEST_PATH, JSON.stringify(manifest));
  return filesOf;
}
