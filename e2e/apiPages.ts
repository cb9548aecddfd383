/**
 * Returns whether a path belongs to an API reference page in any version: the page of a symbol, a product's index, or
 * an API tab.
 */
export function isApiPage(pathname: string): boolean {
  return /^\/x\/(?:[^/]+\/)?api\//.test(pathname) || /\/(?:components|hooks)-api\/$/.test(pathname);
}

/** API reference pages that are checked like all other pages: of each kind, the largest one and a small one. */
export const REPRESENTATIVE_API_PAGES: readonly string[] = [
  '/x/api/data-grid/',
  '/x/api/data-grid/data-grid/',
  '/x/api/data-grid/grid-api/',
  '/x/api/date-pickers/use-picker-context/',
  '/x/api/charts/use-x-scale/',
  '/x/api/charts/legend-item-params/',
  '/x/api/tree-view/tree-view-expand-icon/',
  '/x/react-charts/bars/components-api/',
  '/x/react-tree-view/rich-tree-view/customization/hooks-api/',
];
