import { slugOf } from './slug';

it.each([
  ['DataGrid', 'data-grid'],
  ['useGridApiRef', 'use-grid-api-ref'],
  ['DateRangePickerDay2', 'date-range-picker-day-2'],
  ['PickerDay2', 'picker-day-2'],
  ['GridCSVExportOptions', 'grid-csv-export-options'],
  ['Unstable_PickersSectionList', 'unstable-pickers-section-list'],
  ['useXScale', 'use-x-scale'],
])('%s is at %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
