import path from 'node:path';

import { addTrailingSlash } from '@docusaurus/utils-common';
import fs from 'fs-extra';

import type { WrittenPage } from '../../../core/build/site';
import { productOf } from '../../../core/navigation/paths';
import { HASH_LENGTH } from '../contentHash';
import {
  MANIFEST_PATH,
  type ListedFile,
  type OfflineManifest,
  type OfflineVersion,
  type PackList,
  type PackSummary,
} from '../format';

import { hashOf } from './hash';
import { createReferences, memoize } from './references';

/** Folder of the lists, relative to the build's folder. */
export const LISTS_FOLDER = 'assets/offline/';

/** A version of the docs, as the docs plugin describes it. */
export interface PackedVersion {
  name: string;
  label: string;
  /** Path of its first page, including the base URL. */
  path: string;
  docs: readonly { permalink: string; title: string }[];
  /** Files of its search index, relative to the base URL. */
  search: readonly string[];
}

/** A page and the files that it may load. */
export interface PackedPage extends WrittenPage {
  /** Addresses in its HTML. */
  addresses: readonly string[];
  /** The page's own scripts that it may load, relative to the base URL. */
  scripts: readonly string[];
}

/** What the lists are generated from. */
export interface PackSource {
  /** Folder of one language's build. */
  outDir: string;
  /** Base URL of that language, with a slash at both ends. */
  baseUrl: string;
  /** All pages, by path including the base URL. */
  pages: ReadonlyMap<string, PackedPage>;
  /** Scripts that every page may load, relative to the base URL. */
  shellScripts: readonly string[];
  /** Products that can be downloaded separately, in the order in which they are offered. */
  products: readonly { id: string; label: string }[];
  versions: readonly PackedVersion[];
  /** Writes a file to the build. */
  write: (file: string, content: string) => Promise<void>;
}

/** Whether the address identifies the content: the bundler and the search put a hash into it. */
const isHashed = (baseUrl: string, pathname: string) =>
  pathname.startsWith(`${baseUrl}assets/`) || pathname.includes('?');

/** What pages and downloads consist of. */
function createListing({ outDir, baseUrl, pages, shellScripts }: PackSource) {
  const references = createReferences(outDir, baseUrl);

  const fileOf = memoize((pathname): ListedFile => {
    const page = pages.get(pathname);
    const bytes = page?.bytes ?? references.bytesOf(pathname);
    if (isHashed(baseUrl, pathname)) {
      return [pathname, bytes];
    }
    const file = path.join(outDir, pathname.slice(baseUrl.length));
    return [pathname, bytes, page?.sha256.slice(0, HASH_LENGTH) ?? hashOf(fs.readFileSync(file))];
  });

  const needsOf = memoize((pathname): Set<string> => {
    const page = pages.get(pathname);
    if (!page) {
      throw new Error(
        `offline: a version of the docs lists ${pathname}, but the build doesn't contain this page.`,
      );
    }
    return references.withNeeds([...page.addresses, ...page.scripts.map((file) => baseUrl + file)]);
  });

  /** The standalone pages of each page's demos. */
  const demoPages = new Map<string, string[]>();
  for (const pathname of pages.keys()) {
    const [, page] = /^(.*\/)demos\/[^/]+\/$/.exec(pathname) ?? [];
    if (page !== undefined) {
      demoPages.set(page, [...(demoPages.get(page) ?? []), pathname]);
    }
  }

  return {
    shell: references.withNeeds(shellScripts.map((file) => baseUrl + file)),
    withDemos: (pathname: string) => [pathname, ...(demoPages.get(pathname) ?? [])],
    fileOf,
    needsOf,
  };
}

/** Writes the list of a version, or of one of its products. Returns undefined if it has no pages. */
async function writePack(
  { baseUrl, write }: PackSource,
  { shell, withDemos, fileOf, needsOf }: ReturnType<typeof createListing>,
  version: PackedVersion,
  product?: { id: string; label: string },
): Promise<PackSummary | undefined> {
  const pages = version.docs
    .map(({ permalink, title }) => {
      const pathname = addTrailingSlash(permalink);
      // The pages of a version are in a folder of their own, unless it is the latest version.
      const address = `/x/${pathname.slice(addTrailingSlash(version.path).length)}`;
      return { pathname, title, product: productOf(address).product };
    })
    // Pages that belong to no product, such as the first page, are part of every product's download.
    .filter((page) => !product || !page.product || page.product === product.id)
    .sort((a, b) => (a.pathname < b.pathname ? -1 : 1));
  if (product ? !pages.some((page) => page.product === product.id) : pages.length === 0) {
    return undefined;
  }
  const html = pages.flatMap(({ pathname }) => withDemos(pathname));
  const needed = new Set([
    ...shell,
    ...version.search.map((file) => baseUrl + file),
    ...html.flatMap((page) => [...needsOf(page)]),
  ]);
  const list: PackList = {
    pages: pages.map((page) => [
      page.pathname,
      page.title,
      ...(page.product ? ([page.product] as const) : ([] as const)),
    ]),
    files: [...[...needed].sort(), ...html].map(fileOf),
  };
  const text = JSON.stringify(list);
  const file = `${LISTS_FOLDER}${hashOf(text)}.json`;
  await write(file, text);
  return {
    id: [baseUrl + version.name, ...(product ? [product.id] : [])].join('/'),
    ...(product ? { label: product.label } : {}),
    bytes: list.files.reduce((sum, [, bytes]) => sum + bytes, 0),
    pages: pages.length,
    list: baseUrl + file,
  };
}

/**
 * Writes a list of the files that each version and product needs offline to `assets/offline/`, named by a hash of its
 * content, and the manifest with the path and size of each list.
 */
export async function writePacks(source: PackSource): Promise<void> {
  const listing = createListing(source);
  const versions: OfflineVersion[] = [];
  for (const version of source.versions) {
    const packs: PackSummary[] = [];
    for (const product of [undefined, ...source.products]) {
      packs.push(...[(await writePack(source, listing, version, product)) ?? []].flat());
    }
    if (packs.length > 0) {
      versions.push({ name: version.name, label: version.label, packs });
    }
  }
  await source.write(MANIFEST_PATH, JSON.stringify({ versions } satisfies OfflineManifest));
}
