import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import { PRODUCT_BASES } from '../../../../library';
import { findPackage, packageNameOf } from '../../../core/versions/packages';
import { currentVersion, type DocsVersion } from '../../../core/versions';
import type { ApiSymbol } from '../types';

import { isMeasured } from './bases';
import type { ApiSizes } from './types';

/** The docs and packages of a release whose sizes are measured. */
export type SizesPlace = Pick<DocsVersion, 'siteDir' | 'packagesFrom' | 'directory'>;

/** The sizes that `npm run docs:sizes` has measured. */
export interface SizesFile {
  /** Hash of everything that the sizes depend on: see {@link measuredWith}. */
  measuredWith: string;
  /** By the symbol's id. */
  sizes: ApiSizes;
}

const bytes = z.int().nonnegative();

const schema = z.strictObject({
  measuredWith: z.string(),
  sizes: z.record(z.string(), z.strictObject({ minified: bytes, gzip: bytes, marginal: bytes })),
});

/** The code that measures. */
export const SOURCES = ['index.ts', 'measure.ts', '../../../core/build/cache/rspack.ts'].map(
  (file) => path.join(__dirname, file),
);

/** Returns the path of a docs version's file. It is among the docs, so that a cut version keeps its own. */
export function sizesFilePath({ directory }: Pick<SizesPlace, 'directory'>): string {
  return path.join(directory, 'api/sizes.json');
}

/** Returns everything that a bundle can contain, as `name@version`: packages with all their dependencies. */
function bundledPackages(names: readonly string[], from: string): string[] {
  const found = new Map<string, string>();
  const visit = (name: string, folder: string): void => {
    const installed = findPackage(name, folder);
    if (installed && !found.has(installed.folder)) {
      found.set(installed.folder, `${installed.name}@${installed.version}`);
      installed.dependencies.forEach((dependency) => visit(dependency, installed.folder));
    }
  };
  names.forEach((name) => visit(name, from));
  return [...found.values()].sort();
}

/** Returns what the sizes of a release depend on besides packages and code: its symbols and their bases. */
export function measuredSymbols(symbols: readonly ApiSymbol[]): unknown[] {
  return [
    PRODUCT_BASES,
    symbols
      .filter(isMeasured)
      .map(({ id, product, name, modules: [module] }) => [id, product, name, module]),
  ];
}

/**
 * Returns a hash of everything that sizes depend on: the symbols, the packages in their bundles, the bundler, and the
 * code that measures.
 *
 * @param symbols - All symbols of the release. Interfaces are ignored.
 */
export function measuredWith(
  { siteDir, packagesFrom }: Pick<SizesPlace, 'siteDir' | 'packagesFrom'>,
  symbols: readonly ApiSymbol[],
): string {
  const names = new Set(
    symbols.filter(isMeasured).map(({ modules: [module] }) => packageNameOf(module) ?? module),
  );
  const inputs = [
    measuredSymbols(symbols),
    bundledPackages([...names], packagesFrom),
    bundledPackages(['@rspack/core'], siteDir),
    SOURCES.map((file) => readFileSync(file, 'utf8')),
  ];
  return createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 16);
}

/** What was read last for a list of symbols. Each page of the API reference asks for its release's sizes. */
const read = new WeakMap<readonly ApiSymbol[], { text: string; sizes: ApiSizes | undefined }>();

/**
 * Returns the paths where the file of a docs version may be: among its docs. Docs that replace the site's current docs
 * (`npm run build -- --docs`) have the same packages, so the site's file may fit them, too. A cut version needs its own.
 */
function pathsOf(place: SizesPlace): string[] {
  const isCurrent = place.packagesFrom === place.siteDir;
  return [place, ...(isCurrent ? [currentVersion(place.siteDir)] : [])].map(sizesFilePath);
}

/**
 * Returns the sizes in a docs version's file. Returns undefined if there is no file, or if the packages, the symbols or
 * the code that measures have changed since.
 *
 * @throws Error that names the file and the field if it is invalid.
 */
export function readSizesFile(
  place: SizesPlace,
  symbols: readonly ApiSymbol[],
): ApiSizes | undefined {
  const file = pathsOf(place).find((candidate) => existsSync(candidate));
  if (file === undefined) {
    return undefined;
  }
  const text = readFileSync(file, 'utf8');
  const last = read.get(symbols);
  if (last?.text === text) {
    return last.sizes;
  }
  const { data, error } = schema.safeParse(JSON.parse(text));
  if (!data) {
    throw new Error(`${file} is invalid. Run "npm run docs:sizes".\n${z.prettifyError(error)}`);
  }
  const sizes = data.measuredWith === measuredWith(place, symbols) ? data.sizes : undefined;
  read.set(symbols, { text, sizes });
  return sizes;
}
