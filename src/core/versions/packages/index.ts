import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

import { isRecord } from '../../validation/isRecord';

import { DOCUMENTED_PACKAGES } from './documented';

export { DOCUMENTED_PACKAGES, MCP_PACKAGE } from './documented';
export { packageNameOf } from './name';
export { importSpecifiers } from './specifiers';

/** Data from an installed package's `package.json`. */
export interface InstalledPackage {
  /** Its own name, even if it is installed under an alias. */
  name: string;
  version: string;
  /** Names of its runtime dependencies. */
  dependencies: readonly string[];
  /** Names of its peer dependencies. */
  peers: readonly string[];
  /** Names of its optional peer dependencies. */
  optionalPeers: readonly string[];
  /** Its real path. A symbolic link is resolved, so that its peers are found next to the target. */
  folder: string;
}

/**
 * Returns the package in a folder, or undefined if the folder has no `package.json`.
 *
 * @throws Error if its `package.json` has no name or version.
 */
export function packageIn(folder: string): InstalledPackage | undefined {
  const file = path.join(folder, 'package.json');
  // Most folders have none, and an exception for each would take seconds of a build.
  if (!existsSync(file)) {
    return undefined;
  }
  const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (
    !isRecord(manifest) ||
    typeof manifest.name !== 'string' ||
    typeof manifest.version !== 'string'
  ) {
    throw new Error(`${file} must have a "name" and a "version".`);
  }
  const { name, version, peerDependencies, peerDependenciesMeta } = manifest;
  const dependencies = isRecord(manifest.dependencies) ? Object.keys(manifest.dependencies) : [];
  const meta = isRecord(peerDependenciesMeta) ? peerDependenciesMeta : {};
  const peers = isRecord(peerDependencies) ? Object.keys(peerDependencies) : [];
  const optionalPeers = peers.filter((peer) => {
    const about = meta[peer];
    return isRecord(about) && about.optional === true;
  });
  return { name, version, dependencies, peers, optionalPeers, folder: realpathSync(folder) };
}

/**
 * Returns the package that code in a folder resolves to, looked up in `node_modules` folders from there upwards.
 * Returns undefined if the package isn't installed.
 *
 * @param name - Name under which the code imports it.
 * @param from - Folder of the code.
 */
export function findPackage(name: string, from: string): InstalledPackage | undefined {
  const start = path.resolve(from);
  const found = packageIn(path.join(start, 'node_modules', name));
  const parent = path.dirname(start);
  return found ?? (parent === start ? undefined : findPackage(name, parent));
}

/**
 * Returns the release that a version of the docs documents, such as `8.12.1`: that of the first documented package.
 *
 * @param version - `packagesFrom` is the folder from which its packages are resolved.
 * @throws Error if the package isn't installed.
 */
export function releaseOf({ packagesFrom }: { packagesFrom: string }): string {
  const [leading = ''] = DOCUMENTED_PACKAGES;
  const found = findPackage(leading, packagesFrom);
  if (!found) {
    throw new Error(
      `"${leading}" isn't in any node_modules folder from ${packagesFrom} upward. Run "npm ci".`,
    );
  }
  return found.version;
}
