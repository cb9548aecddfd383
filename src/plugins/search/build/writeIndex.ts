import { createHash } from 'node:crypto';
import path from 'node:path';

import fs from 'fs-extra';

import { productOf } from '../../../core/paths';
import {
  excerptFile,
  INDEX_FILE,
  MANIFEST_PATH,
  proseFile,
  type PageKind,
  type SearchManifest,
  type SearchVersion,
} from '../format';

import { createIndex, type IndexedPage } from './createIndex';
import { extractPage } from './extract';

export interface WriteIndexOptions {
  /** Folder of the build of one locale. */
  outDir: string;
  /** Of that locale, with a slash at both ends. */
  baseUrl: string;
  /** Paths of all pages, with the base URL. */
  paths: readonly string[];
  /** Ids of the products, as `productOf` gives them. */
  products: readonly string[];
  versions: readonly IndexedVersion[];
}

/** A version to index. */
export interface IndexedVersion extends Omit<SearchVersion, 'folder'> {
  /** Whether search engines are asked to leave all of it out, which is no reason for ours to. */
  noIndex: boolean;
}

/** Reference pages that show on one page what has pages of its own. */
const TAB = /\/(?:components|hooks)-api\/$/;

/** What a page is by its path, without the base URL and the folder of its version. */
function kindOf(sitePath: string): PageKind {
  if (/^x\/(?:[^/]+\/)?api\//.test(sitePath)) return 'api';
  return /^x\/(?:[^/]+\/)?migration\//.test(sitePath) ? 'migration' : 'guide';
}

/** The pages of a version stand below a folder with its name, unless it is the last. */
const withoutVersion = (sitePath: string) => sitePath.replace(/^x\/(?:next|\d[^/]*)\//, 'x/');

/** Writes the index of a locale beside its pages: of each version that has pages, since a build may have some alone. */
export async function writeSearchIndex({
  outDir,
  baseUrl,
  paths,
  products,
  versions,
}: WriteIndexOptions): Promise<void> {
  const pages = new Map<string, IndexedPage[]>();
  const unlisted = new Set(versions.filter(({ noIndex }) => noIndex).map(({ name }) => name));
  for (const pathname of paths) {
    const sitePath = pathname.slice(baseUrl.length);
    const file = path.join(outDir, sitePath, 'index.html');
    if (!pathname.endsWith('/') || TAB.test(pathname) || !(await fs.pathExists(file))) continue;
    const page = extractPage(await fs.readFile(file, 'utf8'));
    if (page === undefined || page.version === '' || page.title === '') continue;
    if (page.isHidden && !unlisted.has(page.version)) continue;
    const { product } = productOf(`/${withoutVersion(sitePath)}`);
    const own = pages.get(page.version) ?? [];
    own.push({ ...page, path: pathname, kind: kindOf(sitePath), ...(product ? { product } : {}) });
    pages.set(page.version, own);
  }

  const written = await Promise.all(
    versions
      .filter(({ name }) => pages.has(name))
      .map(async ({ name, label, isLast }): Promise<SearchVersion> => {
        const { index, prose, excerpts } = createIndex(pages.get(name) ?? [], products);
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
        const folder = `assets/search/${hash.digest('hex').slice(0, 16)}/`;
        await Promise.all(
          [...files].map(([name, content]) =>
            fs.outputFile(path.join(outDir, folder, name), content),
          ),
        );
        return { name, label, isLast, folder };
      }),
  );
  const manifest: SearchManifest = { versions: written };
  await fs.outputFile(path.join(outDir, MANIFEST_PATH), JSON.stringify(manifest));
}
