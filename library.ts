/*
 * The library that the docs are about: a part of the configuration that is apart from `portal.config.ts`, because pages
 * and the MCP server load it. Constants only, each by itself, so that pages load no more than they use.
 */

/** Its name, in sentences. */
export const LIBRARY = 'MUI X';

/** The scope of its packages. The package of a product is `<scope>/<id>`. */
export const SCOPE = '@mui';

/**
 * Its products, in the order of the navigation, by the name of their package without the scope. The first one's release is
 * that of the docs. Guides of a product are in `react-<folder>`, and its API pages in `api/<folder>`.
 */
export const PRODUCT_FOLDERS = {
  'x-data-grid': 'data-grid',
  'x-date-pickers': 'date-pickers',
  'x-charts': 'charts',
  'x-tree-view': 'tree-view',
} as const satisfies Readonly<Record<string, string>>;

/** A documented product: the name of its package, without the scope. */
export type ProductId = keyof typeof PRODUCT_FOLDERS;

/** Names of the products. */
export const PRODUCT_NAMES: Readonly<Record<ProductId, string>> = {
  'x-data-grid': 'Data Grid',
  'x-date-pickers': 'Date and Time Pickers',
  'x-charts': 'Charts',
  'x-tree-view': 'Tree View',
};

/**
 * Ids of the components that a page with a product uses first, and to which the sizes of others are added. For the tree
 * views, it is the one that renders a tree without anything else; for the charts, the one with axes that most pages begin
 * with.
 */
export const PRODUCT_BASES: Readonly<Record<ProductId, string>> = {
  'x-data-grid': 'data-grid/data-grid',
  'x-date-pickers': 'date-pickers/date-picker',
  'x-charts': 'charts/bar-chart',
  'x-tree-view': 'tree-view/rich-tree-view',
};
