import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { PRODUCTS as NAMED } from '../../../../library';
import type { Plan } from '../../../core/navigation';
import { findPackage } from '../../../core/versions/packages';
import { packageOf, PRODUCT_IDS, type ProductId } from '../../../core/navigation/paths';

/** The products, in the order of the navigation, with the folder of their API pages. */
export const PRODUCTS: readonly { id: ProductId; folder: string }[] = PRODUCT_IDS.map((id) => ({
  id,
  folder: NAMED[id].folder,
}));

const PLANS: readonly (Plan | undefined)[] = [undefined, 'pro', 'premium'];

/** A package whose types are read. */
export interface SourcePackage {
  /** Usual name: `@mui/x-data-grid`. */
  name: string;
  /** Name under which it is installed. Differs for an older release under an npm alias. */
  installedAs: string;
  version: string;
  product: ProductId;
  plan?: Plan;
  /** Folder of the package. */
  directory: string;
  /**
   * Its public entries with the files of their types. The root's path is empty; the others are folders (`DataGrid`).
   */
  entries: readonly { path: string; file: string }[];
}

/** Folders of a package that aren't public entries, or that contain translations. */
const NO_ENTRIES = new Set([
  'esm',
  'internals',
  'legacy',
  'locales',
  'material',
  'modern',
  'node',
  'node_modules',
  'tests',
  'themeAugmentation',
]);

/** Returns the entries of a package. Types exist twice; this reads the root's, for CommonJS, which are the same. */
function readEntries(directory: string): SourcePackage['entries'] {
  const folders = readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NO_ENTRIES.has(entry.name))
    .map(({ name }) => name)
    .sort();
  return ['', ...folders]
    .map((folder) => ({ path: folder, file: path.join(directory, folder, 'index.d.ts') }))
    .filter(({ file }) => existsSync(file));
}

/** Returns the product of an MIT package, such as `@mui/x-charts`. Undefined for other packages. */
export function productOf(name: string): ProductId | undefined {
  return PRODUCTS.find(({ id }) => name === packageOf(id))?.id;
}

/** Names under which the packages of a release are installed, by their usual names. Default: their usual names. */
export type InstalledNames = Readonly<Record<string, string>>;

/**
 * Returns the installed packages of a release: the MIT packages, which are required, and those of the commercial plans,
 * if a maintainer has installed them.
 *
 * @param from - Folder from which they are looked up, as in Node.
 * @param products - Ids of the products. Default: all.
 * @throws Error that names the MIT package that is missing or has no types.
 */
export function findPackages(
  from: string,
  installedNames: InstalledNames = {},
  products: readonly ProductId[] = PRODUCTS.map(({ id }) => id),
): SourcePackage[] {
  return products.flatMap((id) =>
    PLANS.flatMap((plan): SourcePackage[] => {
      const name = `${packageOf(id)}${plan ? `-${plan}` : ''}`;
      const installedAs = installedNames[name] ?? name;
      const found = findPackage(installedAs, from);
      const isOther = Object.keys(installedNames).length > 0 && !(name in installedNames);
      if (plan && (isOther || !found)) {
        return [];
      }
      if (!found || !existsSync(path.join(found.folder, 'index.d.ts'))) {
        const place = found?.folder ?? `any node_modules folder from ${from} upward`;
        throw new Error(
          `The API reference is generated from the types of "${installedAs}", which aren't in ${place}. Run "npm ci".`,
        );
      }
      return [
        {
          name,
          installedAs,
          version: found.version,
          product: id,
          ...(plan && { plan }),
          directory: found.folder,
          entries: readEntries(found.folder),
        },
      ];
    }),
  );
}
