import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import fs from 'fs-extra';

import {
  cachedFolder,
  cacheOf,
  existingFolder,
  type FolderIdentity,
} from '../../../core/build/cache';
import type { PackagesPlace } from '../extract';
import type { ApiSymbol } from '../types';

import { baseOf, isBase, isMeasured } from './bases';
import { measuredSymbols, readSizesFile, SOURCES, type SizesPlace } from './file';
import { measureBundles, type BundleImport } from './measure';
import type { ApiSize, ApiSizes } from './types';

export { baseOf, isBase, isMeasured } from './bases';
export { sizesFilePath } from './file';
export type { ApiSize, ApiSizes } from './types';

const SIZES = 'sizes.json';

const importOf = ({ name, modules: [module] }: ApiSymbol): BundleImport => ({ name, module });

/** Name of the folder with the measured sizes. */
const CACHE = 'portal-api-sizes';

/**
 * Returns the folder with the sizes that were measured with the packages of a place. Its content changes with each new
 * measurement, which the bundler can watch.
 */
export const sizesFolder = ({ siteDir, packagesFrom }: PackagesPlace) =>
  path.join(cacheOf(siteDir, packagesFrom), CACHE);

function identity(place: PackagesPlace, symbols: readonly ApiSymbol[]): FolderIdentity {
  return {
    siteDir: place.siteDir,
    packagesFrom: place.packagesFrom,
    name: CACHE,
    sources: SOURCES,
    key: JSON.stringify(measuredSymbols(symbols)),
  };
}

function readSizes(directory: string): ApiSizes {
  return JSON.parse(readFileSync(path.join(directory, SIZES), 'utf8')) as ApiSizes;
}

/** Returns the bundles to measure: each symbol alone, and each symbol except the bases together with its base. */
function bundlesOf(symbols: readonly ApiSymbol[]): Map<string, BundleImport[]> {
  const bundles = new Map<string, BundleImport[]>();
  for (const symbol of symbols) {
    bundles.set(`alone/${symbol.id}`, [importOf(symbol)]);
    if (!isBase(symbol)) {
      const base = baseOf(symbol.product, symbols);
      bundles.set(`beside/${symbol.id}`, [importOf(base), importOf(symbol)]);
    }
  }
  return bundles;
}

async function measure(symbols: readonly ApiSymbol[], directory: string): Promise<ApiSizes> {
  const sizes: Record<string, ApiSize> = {};
  // One product after the other: building all bundles together would need twice the memory, and no less time.
  for (const product of new Set(symbols.map((symbol) => symbol.product))) {
    const ofProduct = symbols.filter((symbol) => symbol.product === product);
    const folder = path.join(directory, product);
    const bundles = await measureBundles(folder, bundlesOf(ofProduct));
    const base = bundles.get(`alone/${baseOf(product, ofProduct).id}`);
    for (const symbol of ofProduct) {
      const alone = bundles.get(`alone/${symbol.id}`);
      const beside = bundles.get(`beside/${symbol.id}`);
      if (alone && base) {
        // At least 0: in a different order, the code may compress a few bytes better.
        const marginal = beside ? Math.max(0, beside.gzip - base.gzip) : alone.gzip;
        sizes[symbol.id] = { ...alone, marginal };
      }
    }
    await fs.remove(folder);
  }
  return sizes;
}

/**
 * Measures what importing each component and hook adds to a page: the size of a production build by Rspack, minified by
 * its SWC minimizer, without the packages' peers (React, Material UI, Emotion, date libraries) and without style
 * sheets. The import is that of `modules[0]`. Measuring takes about a minute. Results are cached in
 * `node_modules/.cache`, depending on the installed packages, the symbols and the measuring code.
 *
 * @param place - Location of the packages of the release to measure.
 * @param symbols - The symbols of that release, of all products. Interfaces are ignored.
 * @returns Sizes in bytes, by the symbol's id.
 * @throws Error that names the missing package or export.
 */
export async function measureSizes(
  place: PackagesPlace,
  symbols: readonly ApiSymbol[],
): Promise<ApiSizes> {
  const directory = await cachedFolder({
    ...identity(place, symbols),
    make: async (unfinished) => {
      const sizes = await measure(symbols.filter(isMeasured), unfinished);
      await writeFile(path.join(unfinished, SIZES), JSON.stringify(sizes));
    },
  });
  return readSizes(directory);
}

/**
 * Returns the sizes of a release: those in its docs, if `npm run docs:sizes` has measured the same packages and
 * symbols, or else {@link measureSizes}.
 */
export async function apiSizes(
  place: SizesPlace,
  symbols: readonly ApiSymbol[],
): Promise<ApiSizes> {
  return readSizesFile(place, symbols) ?? measureSizes(place, symbols);
}

/**
 * Returns sizes like {@link apiSizes} if they were measured before. For the development server, whose first page must
 * not wait for a minute.
 *
 * @returns The sizes, or undefined if they weren't measured.
 */
export function knownApiSizes(
  place: SizesPlace,
  symbols: readonly ApiSymbol[],
): ApiSizes | undefined {
  const inDocs = readSizesFile(place, symbols);
  if (inDocs) {
    return inDocs;
  }
  const directory = existingFolder(identity(place, symbols));
  return directory === undefined ? undefined : readSizes(directory);
}
