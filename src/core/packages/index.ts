import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

import { isRecord } from '../values';

export { packageNameOf } from './name';
export { importSpecifiers } from './specifiers';

/** What is read of an installed package's `package.json`. */
export interface InstalledPackage {
  /** Its own name, whatever it is installed as. */
  name: string;
  version: string;
  /** Names of the packages that it leaves to whoever installs it. */
  peers: readonly string[];
  /** Those of them that it can do without. */
  optionalPeers: readonly string[];
  /** Where it is: a link's target, which has its peers beside it. */
  folder: string;
}

/**
 * The package in a folder.
 *
 * @returns Undefined where the folder holds none.
 * @throws Error where its `package.json` has no name or version.
 */
export function packageIn(folder: string): InstalledPackage | undefined {
  const file = path.join(folder, 'package.json');
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
  const manifest: unknown = JSON.parse(text);
  if (
    !isRecord(manifest) ||
    typeof manifest.name !== 'string' ||
    typeof manifest.version !== 'string'
  ) {
    throw new Error(`${file} must have a "name" and a "version".`);
  }
  const { name, version, peerDependencies, peerDependenciesMeta } = manifest;
  const meta = isRecord(peerDependenciesMeta) ? peerDependenciesMeta : {};
  const peers = isRecord(peerDependencies) ? Object.keys(peerDependencies) : [];
  const optionalPeers = peers.filter((peer) => {
    const about = meta[peer];
    return isRecord(about) && about.optional === true;
  });
  return { name, version, peers, optionalPeers, folder: realpathSync(folder) };
}

/**
 * The package as code in a folder gets it: from the nearest `node_modules` upwards.
 *
 * @param name - As it is imported.
 * @param from - Folder of the code.
 * @returns Undefined where it is not installed.
 */
export function findPackage(name: string, from: string): InstalledPackage | undefined {
  const start = path.resolve(from);
  const found = packageIn(path.join(start, 'node_modules', name));
  const parent = path.dirname(start);
  return found ?? (parent === start ? undefined : findPackage(name, parent));
}
