import fs from 'node:fs';
import path from 'node:path';

import { DEMO_PACKAGES } from '../../../../../examples';
import {
  DOCUMENTED_PACKAGES,
  findPackage,
  importSpecifiers,
} from '../../../../core/versions/packages';
import type { DocsVersion } from '../../../../core/versions';

/** Modules that the code of every demo relies on. Sucrase adds imports of `react/jsx-runtime`. */
const ALWAYS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@emotion/react',
  '@emotion/styled',
  'dayjs',
];

/** Packages whose public entries can all be imported: the root and each folder below it. */
const WITH_ENTRIES = [
  ...(DEMO_PACKAGES.includes('@mui/material') ? ['@mui/material', '@mui/system'] : []),
  ...DOCUMENTED_PACKAGES,
];

/** Private folders of those packages. */
const PRIVATE = /^(?:internals?|tests|node_modules)$/;

/** The root of this package would add ten thousand icons. */
const TOO_LARGE = new Set(['@mui/icons-material']);

/** Returns the code files in a folder and its subfolders, or an empty array if the folder does not exist. */
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
 * Returns the modules that edited code of a version may import: all public entries of its release's packages, and
 * whatever else its demos import (icons, locales). Demos are in folders named `demos` at any depth.
 *
 * @returns Specifiers, sorted. Modules that are not installed are left out.
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

  /**
   * Returns the root of a package and its entries, except those that import what isn't installed, such as a date library or
   * another major of one.
   */
  const entriesOf = (name: string) => {
    const home = findPackage(name, packagesFrom)?.folder ?? '';
    // ES modules are in a separate folder or, in newer releases, next to the CommonJS modules.
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
          .every((needed) => !isBare(needed) || isInstalled(needed)),
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

/** Returns the JavaScript of the table from which the frame loads modules, each in its own chunks. */
export function moduleTable(modules: readonly string[]): string {
  const entries = modules
    .map((name) => JSON.stringify(name))
    .map((name) => `  ${name}: () => import(${name}),`);
  return `export const modules = {\n${entries.join('\n')}\n};\n`;
}
