import { findPackage, packageNameOf } from '../../core/packages';

import { dateLibraries } from './dateLibraries';

/** What every demo runs in, whatever it imports. */
const FRAME = ['react', 'react-dom', '@emotion/react', '@emotion/styled', '@mui/material'];

const major = (version: string) => version.split('.', 1)[0];

/**
 * The packages that a demo's project has to install, each with the exact version that the demo runs with here: what
 * its code imports, what every demo runs in (React, Emotion, Material UI), the library of its date adapter, and the
 * peers of all these, but for optional ones.
 *
 * A package installed under another name than its own is given as `npm:<name>@<version>`, so that the project's code
 * finds it under the name it imports.
 *
 * @param specifiers - As in the imports of the demo's files, `react` or `@mui/x-charts/BarChart`. Relative ones are
 * the demo's own files and left out.
 * @param from - Folder of the demo: packages are looked up from there, as Node does, so that a demo of a version that
 * was cut gets those of that version.
 * @returns Versions by package name, in the order of the names.
 * @throws TypeError for an unknown date adapter; Error for a package that is not installed, and for date adapters that
 * need different versions of one library.
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
        `The package "${name}", which ${neededBy}, is not installed: it is not in ` +
          `any node_modules from ${folder} upwards.`,
      );
    }
    versions.set(name, found.name === name ? found.version : `npm:${found.name}@${found.version}`);
    found.peers
      .filter((peer) => !found.optionalPeers.includes(peer))
      .forEach((peer) => add(peer, found.folder, `"${name}" needs`));
  };

  // First, since an adapter settles the version of a library that the demo itself may import, too.
  const libraries = new Map<string, { version: string; specifier: string }>();
  for (const specifier of specifiers) {
    for (const { name, version } of dateLibraries(specifier)) {
      const other = libraries.get(name);
      if (other && other.version !== version) {
        throw new Error(
          `"${other.specifier}" needs ${name} ${other.version}, and "${specifier}" needs ${name} ${version}: a demo ` +
            'can have one of them.',
        );
      }
      libraries.set(name, { version, specifier });
      const installed = findPackage(name, from)?.version;
      versions.set(name, installed && major(installed) === major(version) ? installed : version);
    }
  }

  for (const specifier of specifiers) {
    if (!/^[./]/.test(specifier)) {
      add(packageNameOf(specifier) ?? specifier, from, `"${specifier}" is of`);
    }
  }
  FRAME.forEach((name) => add(name, from, 'every demo runs in'));

  return Object.fromEntries([...versions].sort(([a], [b]) => (a < b ? -1 : 1)));
}
