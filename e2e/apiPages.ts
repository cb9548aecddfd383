/**
 * Whether a path is that of a page of the API reference, of any version: of a symbol, of a product's index, or a tab.
 */
export function isApiPage(pathname: string): boolean {
  return /^\/x\/(?:[^/]+\/)?api\//.test(pathname) || /\/(?:components|hooks)-api\/$/.test(pathname);
}

/** Pages of the API reference that are checked like all others: of each kind, the largest and a small one. */
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
