/** @jest-environment node */
import { apiSlug, isApiSymbol } from './apiSlug';

test.each([
  ['DataGrid', 'data-grid'],
  ['GridColDef', 'grid-col-def'],
  ['ChartsXAxis', 'charts-x-axis'],
  ['PickerDay2', 'picker-day-2'],
  ['DateRangePickerDay2', 'date-range-picker-day-2'],
  ['useGridApiRef', 'use-grid-api-ref'],
  ['unstable_useDateField', 'unstable-use-date-field'],
  ['GRID_AGGREGATION', 'grid-aggregation'],
  ['HTMLElementProps', 'html-element-props'],
])('%s has its page at %s', (name, slug) => {
  expect(apiSlug(name)).toBe(slug);
});

test.each([
  ['/x/api/data-grid/grid-col-def', true],
  ['/x/api/data-grid/data-grid', true],
  ['/x/api/data-grid', false],
  ['/x/api/data-grid-group', false],
  ['/x/react-data-grid/sorting', false],
])('%s is the page of a symbol: %s', (pathname, expected) => {
  expect(isApiSymbol(pathname)).toBe(expected);
});
