import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';

import { packageNameOf } from '../../src/core/versions/packages';

/** Matches imports of the same thread. */
export const IMPORTS = [
  /^(?:import|export) (?!type )(?:[^;']*? from )?'([^']+)'/gm,
  /\bimport\('([^']+)'\)/g,
];

/** Matches scripts of other threads, and what they load. */
export const THREADS = [
  /\bpath\.join\(__dirname, '([^']+\.[cm]js)'\)/g,
  /\.import\('([^']+)'\)/g,
  /\brequire\('jiti'\)\(__filename\)\('([^']+)'\)/g,
];

/**
 * Returns the packages that a module and everything it imports load at run time.
 *
 * @param patterns - Match imports in code.
 * @param seen - Receives the modules.
 */
export function packagesOf(
  file: string,
  patterns: readonly RegExp[],
  seen = new Set<string>(),
): string[] {
  if (seen.has(file)) {
    return [];
  }
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const imports = patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, name = '']) => name),
  );
  return imports.flatMap((name) => {
    if (isBuiltin(name)) {
      return [];
    }
    const relative = path.resolve(path.dirname(file), name);
    const local = [relative, `${relative}.ts`, path.join(relative, 'index.ts')].find(
      (candidate) => path.extname(candidate) !== '' && existsSync(candidate),
    );
    return local ? packagesOf(local, patterns, seen) : (packageNameOf(name) ?? []);
  });
}

/** Part of a package's `package.json`. */
interface Manifest {
  dependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
  peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>;
}

/** Returns the folder of an installed package, as Node finds it from another folder. */
function folderOf(name: string, from: string): string | undefined {
  const folder = path.join(from, 'node_modules', name);
  const parent = path.dirname(from);
  return existsSync(path.join(folder, 'package.json'))
    ? folder
    : parent === from
      ? undefined
      : folderOf(name, parent);
}

/**
 * Returns the folders of packages with all that they need: dependencies, those for this system, and peers.
 *
 * @param from - Folder from which the packages are looked up.
 * @throws Error if one of the packages isn't installed.
 */
export function foldersOf(names: readonly string[], from: string): string[] {
  const found = new Set<string>();
  const visit = (name: string, base: string): boolean => {
    const folder = folderOf(name, base);
    if (folder === undefined || found.has(folder)) {
      return folder !== undefined;
    }
    found.add(folder);
    const manifest = JSON.parse(
      readFileSync(path.join(folder, 'package.json'), 'utf8'),
    ) as Manifest;
    const { dependencies, optionalDependencies, peerDependencies = {} } = manifest;
    Object.keys({ ...dependencies, ...optionalDependencies }).forEach((key) => visit(key, folder));
    Object.keys(peerDependencies)
      .filter((key) => !manifest.peerDependenciesMeta?.[key]?.optional)
      .forEach((key) => visit(key, folder));
    return true;
  };
  for (const name of names) {
    if (!visit(name, from)) {
      throw new Error(`"${name}" isn't installed in ${from} or above. Run "npm ci".`);
    }
  }
  return [...found];
}
