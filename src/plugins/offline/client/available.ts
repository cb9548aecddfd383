import { productOf } from '../../../core/navigation/paths';
import { CACHE_PREFIX, DOWNLOADS_CACHE, LEDGER_PATH, type PackList } from '../format';
import { parseLedger } from '../worker/ledger';

import { readDownloads, type LocalStorage } from './store';

/** A page that can be read offline. */
export interface AvailablePage {
  path: string;
  /** As HTML. */
  title: string;
  product?: string | undefined;
  /** For docs that aren't the latest: the folder of the version's pages. */
  version?: string | undefined;
}

/** Matches the version in a path, and the rest of the path. */
const VERSIONED = /^(.*?\/x\/)(next|\d[^/]*)\/(.*)$/;

function describe(path: string, title: string, product?: string): AvailablePage {
  const [, start = '', version, rest = ''] = VERSIONED.exec(path) ?? [];
  const address = version === undefined ? path : start + rest;
  return {
    path,
    title,
    product: product ?? productOf(address.replace(/^.*?\/x\//, '/x/')).product,
    version,
  };
}

/** A title without the site's name, which may be at its end. */
const sortKey = (title: string) => title.split(' | ')[0] ?? '';

/** Returns the visited pages, and the pages of complete downloads. Never throws: what can't be read is left out. */
export async function availablePages(
  caches: Pick<CacheStorage, 'open' | 'keys'>,
  storage: LocalStorage = () => localStorage,
): Promise<AvailablePage[]> {
  const pages = new Map<string, AvailablePage>();
  try {
    const names = await caches.keys();
    for (const name of names.filter((each) => each.startsWith(`${CACHE_PREFIX}pages-`))) {
      const ledger = await (await caches.open(name)).match(LEDGER_PATH);
      for (const [path, { title }] of Object.entries(parseLedger((await ledger?.text()) ?? ''))) {
        // An entry without a title isn't a page that the reader has seen.
        if (title) {
          pages.set(path, describe(path, title));
        }
      }
    }
    const cache = await caches.open(DOWNLOADS_CACHE);
    for (const { complete } of Object.values(await readDownloads(caches, storage))) {
      const stored = complete === undefined ? undefined : await cache.match(complete);
      const list = stored && ((await stored.json()) as PackList);
      for (const [path, title, product] of list?.pages ?? []) {
        const html = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
        pages.set(path, describe(path, html, product));
      }
    }
  } catch {
    // Storage is blocked.
  }
  return [...pages.values()].sort((one, other) =>
    sortKey(one.title) < sortKey(other.title) ? -1 : 1,
  );
}

/** The pages of one product, or those that belong to none. */
export interface PageGroup {
  label: string;
  pages: AvailablePage[];
}

/**
 * Groups pages by product, in the order of the products. Pages that belong to no product come first.
 *
 * @param general - Heading for the pages that belong to no product.
 */
export function groupPages(
  pages: readonly AvailablePage[],
  products: readonly { id: string; label: string }[],
  general: string,
): PageGroup[] {
  const known = new Set(products.map(({ id }) => id));
  return [
    {
      label: general,
      pages: pages.filter(({ product }) => product === undefined || !known.has(product)),
    },
    ...products.map(({ id, label }) => ({
      label,
      pages: pages.filter(({ product }) => product === id),
    })),
  ].filter((group) => group.pages.length > 0);
}

/** Returns a page's title without the site's name at its end. */
export function plainTitle(title: string, siteTitle: string): string {
  const text =
    new DOMParser().parseFromString(title, 'text/html').documentElement.textContent ?? '';
  return text.endsWith(` | ${siteTitle}`) ? text.slice(0, -` | ${siteTitle}`.length) : text;
}
