import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Names under which older majors are installed: `mui-x-data-grid-v6`, `mui-lab-v5`. */
const ALIAS = /^mui-(?:x-[a-z-]+|lab)-v\d+$/;

const namesIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => ALIAS.test(name)) : [];

/**
 * Returns the folders of the installed older majors of MUI X and Material UI's lab, by the names under which they are
 * installed. Those that need other peers than the site are in workspaces of their own, in `older-releases/`.
 *
 * @param siteDir - The site's folder.
 */
export function olderReleases(siteDir: string): ReadonlyMap<string, string> {
  const workspaces = path.join(siteDir, 'older-releases');
  const folders = [
    path.join(siteDir, 'node_modules'),
    ...(existsSync(workspaces)
      ? readdirSync(workspaces).map((name) => path.join(workspaces, name, 'node_modules'))
      : []),
  ];
  return new Map(
    folders.flatMap((folder) =>
      namesIn(folder).map((name) => [name, path.join(folder, name)] as const),
    ),
  );
}
