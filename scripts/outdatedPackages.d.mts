/** An entry of npm's lockfile. */
interface LockedPackage {
  version?: string;
  integrity?: string;
  resolved?: string;
  optional?: boolean;
}

export function outdatedPackages(
  wanted: Readonly<Record<string, LockedPackage>>,
  installed: Readonly<Record<string, LockedPackage>>,
): string[];
