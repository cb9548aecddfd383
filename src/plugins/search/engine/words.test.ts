/** @jest-environment node */
import { fold, isName, partsOf, stem, termsOf, wordsOf } from './words';

const words = (text: string) => [...wordsOf(text)].map(({ word }) => word);

it('keeps special characters inside names, and removes those around them', () => {
  expect(words('Use `MuiDataGrid-cell`, apiRef.current and (row_id)!')).toEqual([
    'Use',
    'MuiDataGrid-cell',
    'apiRef.current',
    'and',
    'row_id',
  ]);
});

it('splits Chinese into pairs of characters', () => {
  expect(words('数据表格 DataGrid')).toEqual(['数据', '据表', '表格', 'DataGrid']);
});

it('ignores accents and case', () => {
  expect(fold('Ångström')).toBe('angstrom');
});

test.each([
  ['sorting', 'sort'],
  ['columns', 'column'],
  ['pinned', 'pin'],
])('finds %s with %s', (word, expected) => {
  expect(stem(word)).toBe(expected);
});

it('splits names into their parts', () => {
  expect(partsOf('valueGetter')).toEqual(['value', 'Getter']);
  expect(partsOf('MuiDataGrid-cell')).toEqual(['Mui', 'Data', 'Grid', 'cell']);
  expect(partsOf('row')).toEqual([]);
});

it('finds a name as a whole and by its parts, except meaningless words', () => {
  expect(termsOf('useGridApiRef')).toEqual(
    expect.arrayContaining(['usegridapiref', 'grid', 'api', 'ref']),
  );
  expect(termsOf('useGridApiRef')).not.toContain('use');
});

test.each([
  ['valueGetter', true],
  ['MuiDataGrid', true],
  ['row_id', true],
  ['sorting', false],
  ['Sorting', false],
])('detects whether %s is written as a name: %s', (word, expected) => {
  expect(isName(word)).toBe(expected);
});
