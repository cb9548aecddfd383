import { titleFromFileName } from './title';

test.each([
  ['BasicSorting', 'Basic sorting'],
  ['Sorting', 'Sorting'],
  ['OrdersSortedByDate', 'Orders sorted by date'],
  ['CSVExport', 'Csv export'],
  ['ExportAsCSV', 'Export as csv'],
  ['Year2025Sales', 'Year2025 sales'],
])('converts %s to "%s"', (name, title) => {
  expect(titleFromFileName(name)).toBe(title);
});
