import { PRODUCTS, SCOPE, type ProductId } from '../../../../library';

import { pathnameOf } from './language';

export type { ProductId } from '../../../../library';

/** Category of products that a page belongs to, from the first segment of its path. */
export type ProductCategory = 'core' | 'x' | 'toolpad' | 'docs';

/** The category and product that a page belongs to. */
export interface PageProduct {
  /** `undefined` if the first segment of the path belongs to no category. */
  category: ProductCategory | undefined;
  /** `undefined` for pages about no product, or about several. */
  product: ProductId | undefined;
}

const CATEGORIES = new Map<string, ProductCategory>([
  ['material-ui', 'core'],
  ['joy-ui', 'core'],
  ['base-ui', 'core'],
  ['system', 'core'],
  ['x', 'x'],
  ['toolpad', 'toolpad'],
  ['docs', 'docs'],
  ['versions', 'docs'],
]);

/** All documented products. */
export const PRODUCT_IDS = Object.keys(PRODUCTS) as readonly ProductId[];

/** Returns the name of a product's MIT package: `@mui/x-data-grid`. */
export const packageOf = (product: ProductId): string => `${SCOPE}/${product}`;

/**
 * Returns the category and product of a page. The first segment of the path gives the category.
 *
 * A product's pages are its overview and the pages below it (`/x/react-data-grid/`), its API pages
 * (`/x/api/data-grid/`), and the migration pages with the product in their name (`/x/migration/migration-pickers-v7/`, `/x/migration/behavior-pickers/`).
 *
 * @param address - From the site's root and without language prefix; query, hash and trailing slash are ignored.
 */
export function productOf(address: string): PageProduct {
  const pathname = `${pathnameOf(address)}/`;
  return {
    category: CATEGORIES.get(pathname.split('/')[1] ?? ''),
    product: PRODUCT_IDS.find((product) => {
      const folder = PRODUCTS[product].folder;
      // Migration pages may have only the end of its name.
      return pathname.match(
        `^/x/((react-|api/)${folder}/|migration/\\w+-(${folder}|${folder.split('-').at(-1)})\\b)`,
      );
    }),
  };
}

/** Returns the path of a product's overview from the site's root, without language prefix: `/x/react-data-grid/`. */
export function productOverview(product: ProductId): string {
  return `/x/react-${PRODUCTS[product].folder}/`;
}
