/** Folders that have moved: from a path to a path of this site, both with slashes at their ends. */
export type MovedFolders = Readonly<Record<string, string>>;

/**
 * Where a path below a folder that has moved leads.
 *
 * @param pathname - From the site's root, with the base URL, as the folders.
 * @returns A path of this site; `undefined` for one that is in no such folder.
 */
export function movedPath(folders: MovedFolders, pathname: string): string | undefined {
  const [from, to] = Object.entries(folders).find(([folder]) => pathname.startsWith(folder)) ?? [];
  return from === undefined || to === undefined
    ? undefined
    : to + pathname.slice(from.length).replace(/^[/\\]+/, '');
}
