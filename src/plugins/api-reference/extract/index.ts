import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { cachedFolder } from '../../../core/build-cache';
import type { DocsVersion } from '../../../core/versions';
import type { ApiReference } from '../types';

import { findPackages, type InstalledNames } from './packages';

const REFERENCE_FILE = 'reference.json';

/** Files that what is read depends on: these, and the shape of what they give. */
const sources = () => [
  ...readdirSync(__dirname)
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .map((file) => path.join(__dirname, file)),
  path.join(__dirname, '../types.ts'),
];

/** Where packages are: the site's folder, and the one from which they are looked up. */
export type PackagesPlace = Pick<DocsVersion, 'siteDir' | 'packagesFrom'>;

async function read(
  { siteDir, packagesFrom }: PackagesPlace,
  name: string,
  installedNames: InstalledNames,
) {
  // Before the process that reads them, so that what is missing is said at once.
  const packages = findPackages(packagesFrom, installedNames);
  const directory = await cachedFolder({
    siteDir,
    packagesFrom,
    name,
    sources: sources(),
    key: packages.map((one) => `${one.installedAs}@${one.version}`).join(),
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
        throw new Error(`The API reference could not be read from the packages' types.\n${said}`, {
          cause: error,
        });
      }
    },
  });
  return JSON.parse(await readFile(path.join(directory, REFERENCE_FILE), 'utf8')) as ApiReference;
}

const references = new Map<string, Promise<ApiReference>>();

/**
 * The public components, hooks and interfaces of a release, read from the installed packages' types. Read once in a
 * process, and from `node_modules/.cache` where packages and code are the same as then.
 *
 * @param place - Where packages are: of a version of the docs, its release is read.
 * @param release - Another release that is installed there under npm aliases: a name for its cache, and the aliases by
 * the packages' usual names. Default: none.
 * @throws Error that names the package that is missing, or the symbol that cannot be resolved.
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
