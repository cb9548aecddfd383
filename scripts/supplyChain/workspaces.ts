/** The fields of `package.json` that concern workspaces. */
export interface WorkspaceRoot {
  workspaces?: readonly string[];
}

/** The fields of `package-lock.json` that concern workspaces. */
export interface LockfileWithLinks {
  packages: Readonly<
    Record<string, WorkspaceRoot & { version?: string; link?: boolean; resolved?: string }>
  >;
}

/**
 * Removes all workspaces except those in one folder.
 *
 * @param folder - The folder, with a slash at the end.
 * @returns The content of both files.
 */
export function onlyWorkspaces<Root extends WorkspaceRoot, Lockfile extends LockfileWithLinks>(
  folder: string,
  packageJson: Root,
  lockfile: Lockfile,
): { packageJson: Root; lockfile: Lockfile } {
  const { workspaces = [] } = packageJson;
  const kept = workspaces.filter((pattern) => pattern.startsWith(folder));
  const removed = workspaces
    .filter((pattern) => !pattern.startsWith(folder))
    .map((pattern) => pattern.replace(/\*.*$/, ''));
  const isRemoved = (file: string) => removed.some((start) => file.startsWith(start));
  const packages = Object.entries(lockfile.packages)
    .filter(([file, { link, resolved = '' }]) => !isRemoved(file) && !(link && isRemoved(resolved)))
    .map(([file, entry]) => [file, file === '' ? { ...entry, workspaces: kept } : entry]);
  return {
    packageJson: { ...packageJson, workspaces: kept },
    lockfile: {
      ...lockfile,
      packages: Object.fromEntries(packages) as LockfileWithLinks['packages'],
    },
  };
}
