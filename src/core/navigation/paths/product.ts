import { pathnameOf } from './language';

/** Category of products that a page belongs to, from the first segment of its path. */
export type ProductCategory = 'core' | 'x' | 'toolpad' | 'docs';

/** A documented product: the name of its MIT package, without the scope. */
export type ProductId = 'x-data-grid' | 'x-date-pickers' | 'x-charts' | 'x-tree-view';

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

/** Path segments under `/x/` that identify a product: of its pages, its API pages, and in names of migration pages. */
const PRODUCTS: { id: ProductId; pages: string; api: string; migration: string }[] = [
  { id: 'x-data-grid', pages: 'react-data-grid', api: 'data-grid', migration: 'data-grid' },
  { id: 'x-date-pickers', pages: 'react-date-pickers', api: 'date-pickers', migration: 'pickers' },
  { id: 'x-charts', pages: 'react-charts', api: 'charts', migration: 'charts' },
  { id: 'x-tree-view', pages: 'react-tree-view', api: 'tree-view', migration: 'tree-view' },
];

/** All documented products. */
export const PRODUCT_IDS: readonly ProductId[] = PRODUCTS.map(({ id }) => id);

/**
 * Returns the category and product of a page. The first segment of the path gives the category.
 *
 * A product's pages are its overview and the pages below it (`/x/react-data-grid/`), its API pages
 * (`/x/api/data-grid/`), and the migration pages with the product in their name (`/x/migration/migration-pickers-v7/`).
 *
 * @param address - From the site's root and without language prefix; query, hash and trailing slash are ignored.
 */
export function productOf(address: string): PageProduct {
  const [first = '', second = '', third = ''] = pathnameOf(address).split('/').slice(1);
  return {
    category: CATEGORIES.get(first),
    product:
      first === 'x'
        ? PRODUCTS.find(
            ({ pages, api, migration }) =>
              second === pages ||
              (second === 'api' && third === api) ||
              (second === 'migration' && third.startsWith(`migration-${migration}-`)),
          )?.id
        : undefined,
  };
}

/** Returns the path of a product's overview from the site's root, without language prefix: `/x/react-data-grid/`. */
export function productOverview(product: ProductId): string {
  return `/x/${PRODUCTS.find(({ id }) => id === product)?.pages}/`;
}
