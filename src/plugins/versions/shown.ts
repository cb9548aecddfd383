import { addTrailingSlash } from '@docusaurus/utils-common';

import type { SiteVersion, StandIn } from './types';

/**
 * Returns a page's path relative to its version, without leading and trailing slashes: `react-data-grid/sorting` in
 * every version.
 *
 * @param pathname - Path of the page.
 * @param versionPath - Path of the version.
 */
export function pathBelow(pathname: string, versionPath: string): string {
  return pathname.slice(versionPath.length).replace(/^\/+|\/+$/g, '');
}

/** Returns the key of a doc in the paths of the navbar (`SiteVersion.navbar`). */
export const navbarKey = (docId: string, docsPluginId?: string): string =>
  docsPluginId ? `${docsPluginId}:${docId}` : docId;

/**
 * Returns the version whose folder contains a page, or undefined if none does. If several do, the one with the longest
 * path is returned.
 *
 * @param versions - Versions, whose paths end with a slash.
 * @param pathname - Path of the page, including the base URL.
 */
export function versionAt<Version extends { path: string }>(
  versions: readonly Version[],
  pathname: string,
): Version | undefined {
  const [deepest] = versions
    .filter(({ path }) => addTrailingSlash(pathname).startsWith(path))
    .sort((a, b) => b.path.length - a.path.length);
  return deepest;
}

/**
 * Returns the version of a page: the one with the longest path that contains the page, or the current version if none
 * does.
 *
 * @param versions - The versions that are built.
 * @param pathname - Path of the page, including the base URL.
 * @returns The version, or undefined if there are no docs.
 */
export function shownVersion(
  versions: readonly SiteVersion[],
  pathname: string,
): SiteVersion | undefined {
  return versionAt(versions, pathname) ?? versions.find(({ isCurrent }) => isCurrent);
}

/** The note for a page that the reader has reached with the version menu. */
export interface VersionSwitch {
  /** How this page relates to the one that the reader came from. Undefined if it is the same page. */
  standIn?: StandIn;
  /** Title of the page that the reader came from. Empty for an address that is not a page. */
  title: string;
  /** Label of the version. */
  label: string;
}

/** Returns the text that a page shows if it stands in for another. Returns an empty string if it is the same page. */
export function switchNote({ standIn, title, label }: VersionSwitch): string {
  switch (standIn) {
    case 'moved':
      return `“${title}” has moved. This is its page in ${label}.`;
    case 'nearest':
      return title
        ? `“${title}” isn’t in ${label}. This is the nearest page.`
        : `This page wasn’t found. This is the nearest page in ${label}.`;
    default:
      return '';
  }
}

/** Returns the id in a hash. Returns undefined if the hash is empty or isn't encoded correctly. */
export function anchorOf(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1)) || undefined;
  } catch {
    return undefined;
  }
}
