import { addTrailingSlash } from '@docusaurus/utils-common';

import type { SiteVersion, StandIn } from './types';

/**
 * A page's path below its version, without slashes at the ends: `react-data-grid/sorting` in every version.
 *
 * @param pathname - The page's path.
 * @param versionPath - The version's.
 */
export function pathBelow(pathname: string, versionPath: string): string {
  return pathname.slice(versionPath.length).replace(/^\/+|\/+$/g, '');
}

/**
 * The version that a page is of: that with the longest path above it; the current one for a page that is in none.
 *
 * @param versions - Those that are built.
 * @param pathname - The page's path, with the base URL.
 * @returns `undefined` where there are no docs.
 */
export function shownVersion(
  versions: readonly SiteVersion[],
  pathname: string,
): SiteVersion | undefined {
  const [deepest] = versions
    .filter(({ path }) => addTrailingSlash(pathname).startsWith(path))
    .sort((a, b) => b.path.length - a.path.length);
  return deepest ?? versions.find(({ isCurrent }) => isCurrent);
}

/** What a page is told that the version menu has led to. */
export interface VersionSwitch {
  /** How it stands for the page that the reader came from; absent where it is the same one. */
  standIn?: StandIn;
  /** The title of that page. */
  title: string;
  /** What the version is called. */
  label: string;
}

/** What a page says that stands for another; nothing where it is the same page. */
export function switchNote({ standIn, title, label }: VersionSwitch): string {
  switch (standIn) {
    case 'moved':
      return `“${title}” has moved. This is its page in ${label}.`;
    case 'nearest':
      return `“${title}” is not in ${label}. This is the nearest page.`;
    default:
      return '';
  }
}

/** The id that a hash names; `undefined` for none, and for one that is not well encoded. */
export function anchorOf(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1)) || undefined;
  } catch {
    return undefined;
  }
}
