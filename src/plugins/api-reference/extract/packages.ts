import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import type { Plan } from '../../../core/navigation';
import { findPackage } from '../../../core/packages';
import type { ProductId } from '../../../core/paths';

/** The products, in the order of the navigation, with the folder of their API pages. */
export const PRODUCTS: readonly { id: ProductId; folder: string }[] = [
  { id: 'x-data-grid', folder: 'data-grid' },
  { id: 'x-date-pickers', folder: 'date-pickers' },
  { id: 'x-charts', folder: 'charts' },
  { id: 'x-tree-view', folder: 'tree-view' },
];

const PLANS: readonly (Plan | undefined)[] = [undefined, 'pro', 'premium'];

/** A package whose types are read. */
export interface SourcePackage {
  /** As readers know it: `@mui/x-data-grid`. */
  name: string;
  /** As it is installed; another name where it is an older release under an npm alias. */
  installedAs: string;
  version: string;
  product: ProductId;
  plan?: Plan;
  /** Where it is. */
  directory: string;
  /** Its public entries: the root's path is empty, then folders such as `DataGrid`. With the file of their types. */
  entries: readonly { path: string; file: string }[];
}

/** Folders that a package exports and that are not for its users, or hold texts. */
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

/** Types are written twice; the root's are those of CommonJS, and say the same. */
function readEntries(directory: string): SourcePackage['entries'] {
  const folders = readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NO_ENTRIES.has(entry.name))
    .map(({ name }) => name)
    .sort();
  return ['', ...folders]
    .map((folder) => ({ path: folder, file: path.join(directory, folder, 'index.d.ts') }))
    .filter(({ file }) => existsSync(file));
}

/** Which packages a release is read from, by their usual name. Default: as they are called. */
export type InstalledNames = Readonly<Record<string, string>>;

/**
 * The packages of a release that are installed: the MIT ones, which have to be, and those of the commercial plans
 * where a maintainer has them.
 *
 * @param from - Folder from which they are looked up, as Node does.
 * @throws Error that names the MIT package that is missing, or has no types.
 */
export function findPackages(from: string, installedNames: InstalledNames = {}): SourcePackage[] {
  return PRODUCTS.flatMap(({ id }) =>
    PLANS.flatMap((plan): SourcePackage[] => {
      const name = `@mui/${id}${plan ? `-${plan}` : ''}`;
      const installedAs = installedNames[name] ?? name;
      const found = findPackage(installedAs, from);
      const isOther = Object.keys(installedNames).length > 0 && !(name in installedNames);
      if (plan && (isOther || !found)) {
        return [];
      }
      if (!found || !existsSync(path.join(found.folder, 'index.d.ts'))) {
        const place = found?.folder ?? `any node_modules from ${from} upwards`;
        throw new Error(
          `The API reference is made from the types of "${installedAs}", and ${place} has none. Run "npm ci".`,
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
