import { productOf, productOverview } from '../../core/navigation/paths';

import type { Counterpart } from './types';

/** Moved pages: by the version they moved with, from their old path to their path in that version. */
export type MovedPages = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The pages of a version. */
export interface VersionPages {
  name: string;
  /** Path of the version's first page. */
  start: string;
  /** Paths from the site's root, by their paths relative to the version, without leading and trailing slashes. */
  pages: ReadonlyMap<string, string>;
}

/**
 * Follows a page through the map of moved pages, from one version to another and through all versions between them.
 *
 * @param page - Path relative to the version `from`.
 * @param order - Names of all versions, newest first.
 */
function follow(
  page: string,
  from: string,
  to: string,
  order: readonly string[],
  moved: MovedPages,
): string {
  const [start, end] = [order.indexOf(from), order.indexOf(to)];
  if (end < start) {
    return order
      .slice(end, start)
      .reduceRight((path, version) => moved[version]?.[path] ?? path, page);
  }
  return order
    .slice(start, end)
    .reduce(
      (path, version) =>
        Object.entries(moved[version] ?? {}).find(([, target]) => target === path)?.[0] ?? path,
      page,
    );
}

/** Returns the parent paths, nearest first: `a/b` and `a` for `a/b/c`. */
function parents(page: string): string[] {
  const parts = page.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, parts.length - 1 - index).join('/'));
}

/**
 * Finds the counterpart of a page in another version: the same page, else the page that it moved to, else the nearest
 * existing parent, else the product's overview, else the version's first page.
 *
 * @param page - Path relative to its version.
 * @param from - Name of its version.
 * @param to - The other version.
 * @param order - Names of all versions, newest first.
 * @param moved - Pages that have moved.
 */
export function findCounterpart(
  page: string,
  from: string,
  to: VersionPages,
  order: readonly string[],
  moved: MovedPages,
): Counterpart {
  const same = to.pages.get(page);
  if (same !== undefined) {
    return { path: same };
  }
  const movedTo = to.pages.get(follow(page, from, to.name, order, moved));
  if (movedTo !== undefined) {
    return { path: movedTo, standIn: 'moved' };
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
