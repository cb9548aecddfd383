/** @jest-environment node */
import { fold, isName, partsOf, stem, termsOf, wordsOf } from './words';

const words = (text: string) => [...wordsOf(text)].map(({ word }) => word);

it('words keep the signs inside names, and lose those around them', () => {
  expect(words('Use `MuiDataGrid-cell`, apiRef.current and (row_id)!')).toEqual([
    'Use',
    'MuiDataGrid-cell',
    'apiRef.current',
    'and',
    'row_id',
  ]);
});

it('Chinese is found by pairs of characters', () => {
  expect(words('数据表格 DataGrid')).toEqual(['数据', '据表', '表格', 'DataGrid']);
});

it('accents and capitals make no difference', () => {
  expect(fold('Ångström')).toBe('angstrom');
});

test.each([
  ['sorting', 'sort'],
  ['columns', 'column'],
  ['pinned', 'pin'],
])('%s is found by %s', (word, expected) => {
  expect(stem(word)).toBe(expected);
});

it('names fall into their parts', () => {
  expect(partsOf('valueGetter')).toEqual(['value', 'Getter']);
  expect(partsOf('MuiDataGrid-cell')).toEqual(['Mui', 'Data', 'Grid', 'cell']);
  expect(partsOf('row')).toEqual([]);
});

it('a name is found whole, and by its parts but for words that say nothing', () => {
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
])('%s is written as a name: %s', (word, expected) => {
  expect(isName(word)).toBe(expected);
});
