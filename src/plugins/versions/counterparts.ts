import { productOf, productOverview } from '../../core/paths';

import type { Counterpart } from './types';

/** Pages that have moved: by the version they moved with, from their path before to that in it. */
export type MovedPages = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The pages of a version. */
export interface VersionPages {
  name: string;
  /** Path of the page that it starts with. */
  start: string;
  /** Paths from the site's root, by their paths below the version, without slashes at the ends. */
  pages: ReadonlyMap<string, string>;
}

/**
 * Where a page went between two versions by the map of moved pages, through all versions between them.
 *
 * @param page - Path below the version `from`.
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

/** The paths above, from the nearest: of `a/b/c`, `a/b` and `a`. */
function parents(page: string): string[] {
  const parts = page.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, parts.length - 1 - index).join('/'));
}

/**
 * The page of another version that a reader goes on at: the same one, else the one it moved to, else the nearest above
 * it that is there, else its product's overview, else the page that the version starts with.
 *
 * @param page - Path below its version.
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
