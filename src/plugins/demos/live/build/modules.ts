import fs from 'node:fs';
import path from 'node:path';

import { findPackage, importSpecifiers, packageNameOf } from '../../../../core/packages';
import type { DocsVersion } from '../../../../core/versions';

/** What the code of every demo stands on; sucrase writes imports of `react/jsx-runtime`. */
const ALWAYS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@emotion/react',
  '@emotion/styled',
  'dayjs',
];

/** Packages whose public entries can all be imported: the root and each folder under it. */
const WITH_ENTRIES = [
  '@mui/material',
  '@mui/system',
  '@mui/x-data-grid',
  '@mui/x-date-pickers',
  '@mui/x-charts',
  '@mui/x-tree-view',
];

/** Folders of those packages that are not for users. */
const PRIVATE = /^(?:internals?|tests|node_modules)$/;

/** The root of this one would bring ten thousand icons. */
const TOO_LARGE = new Set(['@mui/icons-material']);

/** A folder's files that hold code, with those of folders in it; none where it does not exist. */
function codeFiles(folder: string): string[] {
  return fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(?:tsx?|jsx?|mjs)$/.test(file) && !file.startsWith('node_modules'))
        .map((file) => path.join(folder, file))
    : [];
}

const importsOfFile = (file: string) => importSpecifiers(fs.readFileSync(file, 'utf8'));

const isBare = (specifier: string) => !/^[./]/.test(specifier);

/**
 * The modules that edited code of a version may import: whole public packages of its release, and whatever its demos,
 * which are in folders called `demos` at any depth, import beyond them (icons, locales).
 *
 * @returns Specifiers, sorted. What a demo imports that is not installed is left out.
 */
export function importableModules({
  directory,
  packagesFrom,
}: Pick<DocsVersion, 'directory' | 'packagesFrom'>): string[] {
  const installed = new Map<string, boolean>();
  const isInstalled = (specifier: string) => {
    const known = installed.get(specifier);
    if (known !== undefined) {
      return known;
    }
    let found = true;
    try {
      require.resolve(specifier, { paths: [packagesFrom] });
    } catch {
      found = false;
    }
    installed.set(specifier, found);
    return found;
  };

  const there = new Map<string, boolean>();
  const isThere = (name: string) => {
    const found = there.get(name) ?? findPackage(name, packagesFrom) !== undefined;
    there.set(name, found);
    return found;
  };

  /** The root of a package, and its entries, apart from those whose own needs (a date library) are not installed. */
  const entriesOf = (name: string) => {
    const home = findPackage(name, packagesFrom)?.folder ?? '';
    // Modules are in a folder of their own, or, in newer releases, beside those of CommonJS.
    const esm = path.join(home, 'esm');
    const [folder, extension] = fs.existsSync(esm) ? [esm, '.js'] : [home, '.mjs'];
    const names = fs
      .readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !PRIVATE.test(entry.name))
      .map((entry) => entry.name)
      .filter((entry) => fs.existsSync(path.join(folder, entry, `index${extension}`)))
      .filter((entry) =>
        codeFiles(path.join(folder, entry))
          .filter((file) => file.endsWith(extension))
          .flatMap(importsOfFile)
          .map(packageNameOf)
          .every((needed) => needed === undefined || isThere(needed)),
      );
    return [name, ...names.map((entry) => `${name}/${entry}`)];
  };

  const demos = codeFiles(directory).filter((file) => file.split(path.sep).includes('demos'));
  const wanted = new Set([
    ...ALWAYS,
    ...WITH_ENTRIES.flatMap(entriesOf),
    ...demos.flatMap(importsOfFile).filter((name) => isBare(name) && !TOO_LARGE.has(name)),
  ]);
  return [...wanted].filter(isInstalled).sort();
}

/** JavaScript of the table by which the frame loads modules, each in chunks of its own. */
export function moduleTable(modules: readonly string[]): string {
  const entries = modules
    .map((name) => JSON.stringify(name))
    .map((name) => `  ${name}: () => import(${name}),`);
  return `export const modules = {\n${entries.join('\n')}\n};\n`;
}
