import { movedPath, type MovedFolders } from './folders';

/** Folder of the pages of single demos, whose names have capital letters. */
const DEMOS = '/demos/';

/** Returns a path in lower case, except for the name of a demo at its end. */
function withDemoName(pathname: string): string {
  const end = pathname.toLowerCase().lastIndexOf(DEMOS) + DEMOS.length;
  return end < DEMOS.length
    ? pathname.toLowerCase()
    : pathname.slice(0, end).toLowerCase() + pathname.slice(end);
}

/**
 * Returns the paths that may be meant by one with capital letters, the likeliest first. Each of them has fewer capital
 * letters, so following them always comes to an end.
 *
 * @param pathname - Path of an address that doesn't exist.
 * @param folders - Moved folders, which a host may only recognize in lower case.
 */
export function lowerCasePaths(pathname: string, folders: MovedFolders): string[] {
  const paths = [withDemoName(pathname), pathname.toLowerCase()].filter(
    (path) => path !== pathname,
  );
  return [...new Set(paths.map((path) => movedPath(folders, path) ?? path))];
}

/**
 * Returns the URL of the first path that is a page of this site, or undefined if none is.
 *
 * @param paths - Paths from the site's root.
 * @param origin - Origin of the site. The result always starts with it.
 */
export async function firstPage(
  paths: readonly string[],
  origin: string,
  fetchHead: typeof fetch,
): Promise<string | undefined> {
  for (const path of paths) {
    const url = origin + path;
    try {
      const { ok, headers } = await fetchHead(url, { method: 'HEAD' });
      if (ok && headers.get('Content-Type')?.includes('html')) {
        return url;
      }
    } catch {
      // No network: the 404 page stays.
      return undefined;
    }
  }
  return undefined;
}
