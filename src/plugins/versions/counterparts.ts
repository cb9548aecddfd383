import { productOf, productOverview } from '../../core/navigation/paths';

import type { Counterpart } from './types';

/** Moved pages: from their old path to their new one, both relative to a version. */
export type MovedPages = Readonly<Record<string, string>>;

/** The pages of a version. */
export interface VersionPages {
  name: string;
  /** Path of the version's first page. */
  start: string;
  /** Paths from the site's root, by their paths relative to the version, without leading and trailing slashes. */
  pages: ReadonlyMap<string, string>;
}

/**
 * Returns the page of a version that another page has moved to or come from, in one or more steps.
 *
 * @param page - Path relative to its version.
 */
function follow(page: string, { pages }: VersionPages, moved: MovedPages): string | undefined {
  const seen = new Set([page]);
  for (const path of seen) {
    if (pages.has(path)) {
      return path;
    }
    const target = moved[path];
    const sources = Object.keys(moved).filter((source) => moved[source] === path);
    [...(target === undefined ? [] : [target]), ...sources].forEach((each) => seen.add(each));
  }
  return undefined;
}

/** Returns the parent paths, nearest first: `a/b` and `a` for `a/b/c`. */
function parents(page: string): string[] {
  const parts = page.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, parts.length - 1 - index).join('/'));
}

/**
 * Finds the counterpart of a page in another version: the same page, else the page that it moved to or came from, else
 * the nearest existing parent, else the product's overview, else the version's first page.
 *
 * @param page - Path relative to its version.
 * @param to - The other version.
 * @param moved - Pages that have moved.
 */
export function findCounterpart(page: string, to: VersionPages, moved: MovedPages): Counterpart {
  const found = follow(page, to, moved);
  const target = found === undefined ? undefined : to.pages.get(found);
  if (target !== undefined) {
    return { path: target, ...(found === page ? {} : { standIn: 'moved' }) };
  }
  const { product } = productOf(`/x/${page}`);
  const near = [
    ...parents(page),
    ...(product ? [productOverview(product).slice('/x/'.length)] : []),
  ]
    .map((path) => to.pages.get(path.replace(/\/$/, '')))
    .find((path) => path !== undefined);
  return { path: near ?? to.start, standIn: 'nearest' };
}
