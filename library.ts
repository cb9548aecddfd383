/*
 * The library that the docs are about: a part of the configuration that is apart from `portal.config.ts`, because pages
 * and the MCP server load it. Every page loads all of it. What only some of them need is in `ads.ts` and `examples.ts`.
 */

/** Its name, in sentences. */
export const LIBRARY = 'MUI X';

/** Its name in names of packages, servers and skills, and in addresses: `mui-x-docs-mcp`, `mui-x://docs/…`. */
export const LIBRARY_ID = 'mui-x';

/** Who publishes it, for the label of the portal's own ads. */
export const PUBLISHER = 'MUI';

/** The website that links in the types' descriptions lead to, if they begin with a slash. */
export const WEBSITE = 'https://mui.com';

/** The scope of its packages. The package of a product is `<scope>/<id>`. */
export const SCOPE = '@mui';

/**
 * Its products, in the order of the navigation, by the name of their package without the scope. The first one's release is
 * that of the docs. Guides of a product are in `react-<folder>`, and its API pages in `api/<folder>`.
 */
export const PRODUCTS = {
  'x-data-grid': { folder: 'data-grid', name: 'Data Grid' },
  'x-date-pickers': { folder: 'date-pickers', name: 'Date and Time Pickers' },
  'x-charts': { folder: 'charts', name: 'Charts' },
  'x-tree-view': { folder: 'tree-view', name: 'Tree View' },
} as const satisfies Readonly<Record<string, { folder: string; name: string }>>;

/** A documented product: the name of its package, without the scope. */
export type ProductId = keyof typeof PRODUCTS;

/**
 * Ids of the components that a page with a product uses first, and to which the sizes of others are added. For the tree
 * views, it is the one that renders a tree without anything else; for the charts, the one with axes that most pages begin
 * with. Default: the component that is named like the product's folder, such as `scheduler/scheduler`.
 */
export const PRODUCT_BASES: Readonly<Partial<Record<ProductId, string>>> = {
  'x-data-grid': 'data-grid/data-grid',
  'x-date-pickers': 'date-pickers/date-picker',
  'x-charts': 'charts/bar-chart',
  'x-tree-view': 'tree-view/rich-tree-view',
};
