import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

import { dateLibraries } from './dateLibraries';

/** What every demo runs in, whatever it imports. */
const FRAME = ['react', 'react-dom', '@emotion/react', '@emotion/styled', '@mui/material'];

/** What is read of an installed package's `package.json`. */
interface Manifest {
  name: string;
  version: string;
  /** Names of the peers that it cannot do without. */
  peers: string[];
}

interface InstalledPackage extends Manifest {
  folder: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Name of the package that an import is of; undefined for a file of the demo's own. */
function packageName(specifier: string): string | undefined {
  if (/^[./]/.test(specifier)) {
    return undefined;
  }
  const [first = '', second = ''] = specifier.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}

/** Undefined where the folder holds no package. */
function readManifest(folder: string): Manifest | undefined {
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
  const isOptional = (peer: string) => {
    const about = meta[peer];
    return isRecord(about) && about.optional === true;
  };
  const peers = isRecord(peerDependencies) ? Object.keys(peerDependencies) : [];
  return { name, version, peers: peers.filter((peer) => !isOptional(peer)) };
}

function packageIn(folder: string): InstalledPackage | undefined {
  const manifest = readManifest(folder);
  // A link's target has its peers beside it.
  return manifest && { ...manifest, folder: realpathSync(folder) };
}

/** The package as code in a folder gets it: from the nearest `node_modules` upwards. */
function findPackage(name: string, from: string): InstalledPackage | undefined {
  const start = path.resolve(from);
  const found = packageIn(path.join(start, 'node_modules', name));
  const parent = path.dirname(start);
  return found ?? (parent === start ? undefined : findPackage(name, parent));
}

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
 * @param from - Folder of the demo: packages are looked up from there, as Node does.
 * @param aliases - Folders of packages that this demo gets from elsewhere, by package name: those of an older
 * documented version.
 * @returns Versions by package name, in the order of the names.
 * @throws TypeError for an unknown date adapter (SPEC §8); Error for a package that is not installed, and for
 * date adapters that need different versions of one library.
 */
export function demoDependencies(
  specifiers: readonly string[],
  from: string,
  aliases: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const versions = new Map<string, string>();

  const aliasOf = (name: string) => (Object.hasOwn(aliases, name) ? aliases[name] : undefined);
  const locate = (name: string, folder: string): InstalledPackage | undefined => {
    const alias = aliasOf(name);
    return alias === undefined ? findPackage(name, folder) : packageIn(alias);
  };
  const add = (name: string, folder: string, neededBy: string): void => {
    if (versions.has(name)) {
      return;
    }
    const found = locate(name, folder);
    if (!found) {
      throw new Error(
        `The package "${name}", which ${neededBy}, is not installed: it is not in ` +
          `${aliasOf(name) ?? `any node_modules from ${folder} upwards`}.`,
      );
    }
    versions.set(name, found.name === name ? found.version : `npm:${found.name}@${found.version}`);
    found.peers.forEach((peer) => add(peer, found.folder, `"${name}" needs`));
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
      const installed = locate(name, from)?.version;
      versions.set(name, installed && major(installed) === major(version) ? installed : version);
    }
  }

  for (const specifier of specifiers) {
    const name = packageName(specifier);
    if (name !== undefined) {
      add(name, from, `"${specifier}" is of`);
    }
  }
  FRAME.forEach((name) => add(name, from, 'every demo runs in'));

  return Object.fromEntries([...versions].sort(([a], [b]) => (a < b ? -1 : 1)));
}
