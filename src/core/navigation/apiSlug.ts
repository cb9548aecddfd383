/**
 * Returns the last path segment of a symbol's API page: its name in kebab case. `GridColDef` becomes `grid-col-def`,
 * `DateRangePickerDay2` becomes `date-range-picker-day-2`, `unstable_useChart` becomes `unstable-use-chart`.
 */
export function apiSlug(name: string): string {
  return name
    .replace(/_+/g, '-')
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .replace(/([A-Za-z])(\d+)(?![a-z])/g, '$1-$2')
    .toLowerCase();
}

/** Whether a path is a symbol's API page, such as `/x/api/data-grid/grid-col-def`. Its title is the symbol's name. */
export function isApiSymbol(pathname: string): boolean {
  return /^\/x\/api\/[^/]+\/[^/]+$/.test(pathname);
}
