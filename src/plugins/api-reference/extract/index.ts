import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { cachedFolder } from '../../../core/build/cache';
import type { DocsVersion } from '../../../core/versions';
import type { ApiReference } from '../types';

import { findPackages, type InstalledNames } from './packages';

const REFERENCE_FILE = 'reference.json';

/** Returns the files that determine what is read: the code of the extraction, and the types of its result. */
export const extractSources = (): string[] => [
  ...readdirSync(__dirname)
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .map((file) => path.join(__dirname, file)),
  path.join(__dirname, '../types.ts'),
];

/** The location of packages: the site's folder, and the folder from which they are looked up. */
export type PackagesPlace = Pick<DocsVersion, 'siteDir' | 'packagesFrom'>;

async function read(
  { siteDir, packagesFrom }: PackagesPlace,
  name: string,
  installedNames: InstalledNames,
) {
  // Before starting the process that reads them, so that missing packages are reported immediately.
  const packages = findPackages(packagesFrom, installedNames);
  const directory = await cachedFolder({
    siteDir,
    packagesFrom,
    name,
    sources: extractSources(),
    key: packages.map((installed) => `${installed.installedAs}@${installed.version}`).join(),
    make: async (unfinished) => {
      const jiti = path.join(
        path.dirname(require.resolve('jiti/package.json')),
        'lib/jiti-cli.mjs',
      );
      const file = path.join(unfinished, REFERENCE_FILE);
      try {
        await promisify(execFile)(process.execPath, [
          jiti,
          path.join(__dirname, 'run.ts'),
          packagesFrom,
          JSON.stringify(installedNames),
          file,
        ]);
      } catch (error) {
        const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
        throw new Error(`The API reference couldn't be read from the packages' types.\n${said}`, {
          cause: error,
        });
      }
    },
  });
  return JSON.parse(await readFile(path.join(directory, REFERENCE_FILE), 'utf8')) as ApiReference;
}

const references = new Map<string, Promise<ApiReference>>();

/**
 * Returns the public components, hooks and interfaces of a release, read from the types of the installed packages. They
 * are read once per process, or from `node_modules/.cache` if the packages and the code haven't changed.
 *
 * @param place - Location of the packages. For a docs version, its release is read.
 * @param release - Another release that is installed there under npm aliases: a name for its cache, and the aliases by
 * the packages' usual names. Default: none.
 * @throws Error that names the missing package, or the symbol that can't be resolved.
 */
export function apiReference(
  place: PackagesPlace,
  { name, packages }: { name: string; packages: InstalledNames } = { name: '', packages: {} },
): Promise<ApiReference> {
  const folder = `portal-api${name ? `-${name}` : ''}`;
  const key = `${place.packagesFrom}:${folder}`;
  const reference = references.get(key) ?? read(place, folder, packages);
  references.set(key, reference);
  return reference;
}
