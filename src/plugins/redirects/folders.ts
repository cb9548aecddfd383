/** Moved folders: from a path to a path of this site, both with a slash at both ends. */
export type MovedFolders = Readonly<Record<string, string>>;

/**
 * Returns the new path of a page in a moved folder.
 *
 * @param pathname - Path from the site's root, including the base URL, like the folders.
 * @returns A path of this site, or undefined if the path is in no moved folder.
 */
export function movedPath(folders: MovedFolders, pathname: string): string | undefined {
  const [from, to] = Object.entries(folders).find(([folder]) => pathname.startsWith(folder)) ?? [];
  return from === undefined || to === undefined
    ? undefined
    : to + pathname.slice(from.length).replace(/^[/\\]+/, '');
}
