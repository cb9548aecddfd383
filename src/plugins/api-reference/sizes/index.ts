import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import fs from 'fs-extra';

import { cachedFolder, existingFolder, type FolderIdentity } from '../../../core/build-cache';
import type { PackagesPlace } from '../extract';
import type { ApiSymbol } from '../types';

import { baseOf, isBase, isMeasured } from './bases';
import { measureBundles, type BundleImport } from './measure';
import type { ApiSize, ApiSizes } from './types';

export { baseOf, isBase, isMeasured } from './bases';
export type { ApiSize, ApiSizes } from './types';

const SIZES = 'sizes.json';

/** What sizes depend on, besides the installed packages and what is measured. */
const SOURCES = ['index.ts', 'bases.ts', 'measure.ts', '../../../core/build-cache/rspack.ts'];

const importOf = ({ name, modules: [module] }: ApiSymbol): BundleImport => ({ name, module });

/** Name of the folder of what was measured. */
const CACHE = 'portal-api-sizes';

/**
 * Folder of what was measured with the packages of a place. It has another content once they were measured anew, which
 * the bundler can look at.
 */
export const sizesFolder = ({ packagesFrom }: PackagesPlace) =>
  path.join(packagesFrom, 'node_modules/.cache', CACHE);

function identity(place: PackagesPlace, symbols: readonly ApiSymbol[]): FolderIdentity {
  return {
    siteDir: place.siteDir,
    packagesFrom: place.packagesFrom,
    name: CACHE,
    sources: SOURCES.map((file) => path.join(__dirname, file)),
    key: JSON.stringify(
      symbols
        .filter(isMeasured)
        .map((symbol) => [symbol.id, symbol.product, symbol.name, symbol.modules[0]]),
    ),
  };
}

function readSizes(directory: string): ApiSizes {
  return JSON.parse(readFileSync(path.join(directory, SIZES), 'utf8')) as ApiSizes;
}

/** Each symbol by itself, and each but the bases beside its product's base. */
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
  // One product after the other: their bundles together would need twice the memory, and no less time.
  for (const product of new Set(symbols.map((symbol) => symbol.product))) {
    const ofProduct = symbols.filter((symbol) => symbol.product === product);
    const folder = path.join(directory, product);
    const bundles = await measureBundles(folder, bundlesOf(ofProduct));
    const base = bundles.get(`alone/${baseOf(product, ofProduct).id}`);
    for (const symbol of ofProduct) {
      const alone = bundles.get(`alone/${symbol.id}`);
      const beside = bundles.get(`beside/${symbol.id}`);
      if (alone && base) {
        // What the base has already may compress a few bytes better in another order.
        const marginal = beside ? Math.max(0, beside.gzip - base.gzip) : alone.gzip;
        sizes[symbol.id] = { ...alone, marginal };
      }
    }
    await fs.remove(folder);
  }
  return sizes;
}

/**
 * Measures what importing each component and hook adds to a page: as a production build by Rspack makes it, minified
 * by its SWC minimizer, without the packages' peers (React, Material UI, Emotion, date libraries) and without style
 * sheets. The import is the one of `modules[0]`. Cached in `node_modules/.cache` by the installed packages, the
 * symbols, and the code that measures; made anew it takes about a minute.
 *
 * @param place - Where packages are: those of the release that is measured.
 * @param symbols - Of that release, of all products. Interfaces are passed over.
 * @returns Bytes by the symbol's id.
 * @throws Error that names the package or the export which is not there.
 */
export async function apiSizes(
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
 * Sizes as {@link apiSizes} gives them, where they were measured before. For the development server, whose first page
 * must not wait for a minute.
 *
 * @returns Undefined where they were not.
 */
export function knownApiSizes(
  place: PackagesPlace,
  symbols: readonly ApiSymbol[],
): ApiSizes | undefined {
  const directory = existingFolder(identity(place, symbols));
  return directory === undefined ? undefined : readSizes(directory);
}
