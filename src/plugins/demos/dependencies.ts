import { DEMO_PACKAGES } from '../../../examples';
import { findPackage, packageNameOf } from '../../core/versions/packages';

import { dateLibraries } from './dateLibraries';

const major = (version: string) => version.split('.', 1)[0];

/**
 * Returns the packages that a demo's project must install, each with the exact version that the demo runs with here:
 * what its code imports, what every demo runs in, the library of its date adapter, and
 * the non-optional peer dependencies of all these.
 *
 * A package that is installed under an alias is returned as `npm:<name>@<version>`, so that the project's code finds it
 * under the name it imports.
 *
 * @param specifiers - Module specifiers in the demo's files, such as `react` or `@mui/x-charts/BarChart`. Relative ones
 * refer to the demo's own files and are ignored.
 * @param from - Folder of the demo. Packages are resolved from there, as in Node, so that a demo in a cut version gets
 * the packages of that version.
 * @returns Versions by package name, sorted by name.
 * @throws TypeError if a date adapter is unknown.
 * @throws Error if a package is not installed, or if date adapters need different versions of one library.
 */
export function demoDependencies(
  specifiers: readonly string[],
  from: string,
): Record<string, string> {
  const versions = new Map<string, string>();

  const add = (name: string, folder: string, neededBy: string): void => {
    if (versions.has(name)) {
      return;
    }
    const found = findPackage(name, folder);
    if (!found) {
      throw new Error(
        `The package "${name}", which ${neededBy}, isn't installed: it isn't in ` +
          `any node_modules folder from ${folder} upward.`,
      );
    }
    versions.set(name, found.name === name ? found.version : `npm:${found.name}@${found.version}`);
    found.peers
      .filter((peer) => !found.optionalPeers.includes(peer))
      .forEach((peer) => add(peer, found.folder, `is a peer dependency of "${name}"`));
  };

  // Adapters come first, because they determine the version of a library that the demo itself may also import.
  const libraries = new Map<string, { version: string; specifier: string }>();
  for (const specifier of specifiers) {
    for (const { name, version } of dateLibraries(specifier)) {
      const other = libraries.get(name);
      if (other && other.version !== version) {
        throw new Error(
          `"${other.specifier}" requires ${name} ${other.version}, and "${specifier}" requires ${name} ${version}. A demo ` +
            'can only use one of them.',
        );
      }
      libraries.set(name, { version, specifier });
      const installed = findPackage(name, from)?.version;
      versions.set(name, installed && major(installed) === major(version) ? installed : version);
    }
  }

  for (const specifier of specifiers) {
    if (!/^[./]/.test(specifier)) {
      add(packageNameOf(specifier) ?? specifier, from, `provides "${specifier}"`);
    }
  }
  DEMO_PACKAGES.forEach((name) => add(name, from, 'every demo requires'));

  return Object.fromEntries([...versions].sort(([a], [b]) => (a < b ? -1 : 1)));
}
