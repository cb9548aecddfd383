/**
 * Last part of a symbol's path, as on the documented release's own site: `DateRangePickerDay2` gives
 * `date-range-picker-day-2`, `useGridApiRef` gives `use-grid-api-ref`.
 */
export function slugOf(name: string): string {
  return name
    .replace(/_+/g, '-')
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .replace(/([A-Za-z])(\d+)(?![a-z])/g, '$1-$2')
    .toLowerCase();
}
