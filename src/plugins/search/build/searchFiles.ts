import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { MANIFEST_PATH, type SearchManifest } from '../format';

/**
 * Files that a search in a version may read, from the base URL: for who keeps a version for reading without a network.
 * None where the build has no index of it.
 *
 * @param outDir - Folder of the build of one locale.
 * @param version - As Docusaurus calls it.
 */
export function searchFiles(outDir: string, version: string): string[] {
  const manifest = path.join(outDir, MANIFEST_PATH);
  if (!existsSync(manifest)) {
    return [];
  }
  const { versions } = JSON.parse(readFileSync(manifest, 'utf8')) as SearchManifest;
  const folder = versions.find(({ name }) => name === version)?.folder;
  return folder === undefined
    ? []
    : [MANIFEST_PATH, ...readdirSync(path.join(outDir, folder)).map((file) => folder + file)];
}
