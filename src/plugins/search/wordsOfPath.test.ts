import { wordsOfPath } from './wordsOfPath';

test.each([
  ['x/react-data-grid/row-groupin/', 'data grid row groupin'],
  ['x/next/react-charts/bars.html', 'charts bars'],
  ['zh/x/api/data-grid/DataGrid', 'DataGrid'],
  ['x/next/api/date-pickers/date-range-picker-day-2/', 'DateRangePickerDay2'],
  ['x/api/data-grid/use-grid-row', 'api data grid use grid row'],
  ['x/v7/react-tree-view/', 'tree view'],
  ['blog/Zeitr%C3%A4ume', 'blog Zeiträume'],
  ['100%', '100'],
  ['x/', ''],
])('the words of %s are "%s"', (path, words) => {
  expect(wordsOfPath(path)).toBe(words);
});
