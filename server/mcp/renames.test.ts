/** @jest-environment node */
import { counterpartIn, mentionsIn, renamesOf } from './renames';

it('finds old names in the tables of a migration guide', () => {
  const markdown = [
    '| You see | Read |',
    '| - | - |',
    '| `TextEncoder` is not defined | CSS |',
    '',
    '| Name in v7 | Kind | In v8 |',
    '| - | - | - |',
    '| `align`, `hidden` | Prop, color legend | `sx` |',
    '| `apiRef.current.forceUpdate()` | Method | None |',
    '| `.MuiDataGrid-pinnedColumns` | Class | `a \\| b` |',
    '| `[]` | Value | `new Set()` |',
    '| `components`, `componentsProps` | Props | `slots`, `slotProps` |',
  ].join('\n');
  const from = 'Name in v7';
  const page = '/x/migration/';
  const slots = { page, from, kind: 'Props', replacement: '`slots`, `slotProps`' };
  expect(renamesOf(page, markdown)).toEqual([
    // One name replaces both, so it isn't the counterpart of either.
    ['align', { page, from, kind: 'Prop, color legend', replacement: '`sx`' }],
    ['hidden', { page, from, kind: 'Prop, color legend', replacement: '`sx`' }],
    ['forceUpdate', { page, from, kind: 'Method', replacement: 'None' }],
    [
      'MuiDataGrid-pinnedColumns',
      { page, from, kind: 'Class', replacement: '`a | b`', counterpart: 'a' },
    ],
    ['components', { ...slots, counterpart: 'slots' }],
    ['componentsProps', { ...slots, counterpart: 'slotProps' }],
  ]);
});

it('tells members from their owners', () => {
  const markdown = [
    '| Name in v5 | Kind | In v6 |',
    '| - | - | - |',
    '| `GridActionsColDef`: `hide` | Member | Removed |',
    '| `classes` of `MonthPicker` | Prop | `slotProps` |',
  ].join('\n');
  const found = renamesOf('/x/', markdown).map(([name, { owners }]) => [name, owners]);
  expect(found).toEqual([
    ['hide', ['GridActionsColDef']],
    ['classes', ['MonthPicker']],
  ]);
});

it('reads what codemods rename and remove', () => {
  const markdown = [
    '| Transform | What it does |',
    '| - | - |',
    '| `one` | Renames `inputFormat` to `format` |',
    '| `two` | Renames `components` and `componentsProps` to `slots` and `slotProps`, and their keys |',
    '| `three` | Renames `a` to `b` and `c` to `d`; `Toolbar` becomes `toolbar` |',
    '| `four` | Moves `hideTabs` and `timeIcon` to `slotProps.tabs` |',
    '| `five` | Removes the flag `newEditingApi` |',
    '| `six` | Imports `AdapterDateFns` from another module |',
  ].join('\n');
  const found = renamesOf('/x/', markdown).map(([name, { replacement, counterpart }]) => [
    name,
    replacement,
    counterpart,
  ]);
  expect(found).toEqual([
    ['inputFormat', '`format`', 'format'],
    ['components', '`slots`', 'slots'],
    ['componentsProps', '`slotProps`', 'slotProps'],
    ['a', '`b`', 'b'],
    ['c', '`d`', 'd'],
    ['Toolbar', '`toolbar`', 'toolbar'],
    ['hideTabs', '`slotProps.tabs`', undefined],
    ['timeIcon', '`slotProps.tabs`', undefined],
    ['newEditingApi', 'Removed', undefined],
  ]);
});

it('finds the prop that has the same value in changed code', () => {
  const change = 'Text\n-  inputFormat="YYYY"\n-  mask={mask}\n+  format="YYYY"\n+  slotProps={{}}';
  expect(counterpartIn(change, 'inputFormat')).toBe('format');
  expect(counterpartIn(change, 'mask')).toBeUndefined();
});

describe('mentions outside of tables', () => {
  const page = '/x/migration/';
  const markdown = [
    'The codemod leaves `renderInput` in place.',
    '',
    '| `renderInput` | `slotProps` |',
    '',
    'Pass the props of the text field to its slot:',
    '',
    '```diff',
    ' <DatePicker',
    '-  renderInput={(props) => <TextField {...props} />}',
    '+  slotProps={{ textField: {} }}',
    ' />',
    '```',
    '',
    'Do not confuse it with `renderInputCell`, or renderInput in words.',
  ].join('\n');

  it('are changed code with the paragraph before it, and then sentences', () => {
    expect(mentionsIn(page, markdown, 'renderInput')).toEqual([
      {
        page,
        text: [
          'Pass the props of the text field to its slot:',
          '-  renderInput={(props) => <TextField {...props} />}',
          '+  slotProps={{ textField: {} }}',
        ].join('\n'),
      },
      { page, text: 'The codemod leaves `renderInput` in place.' },
    ]);
  });

  it('are not those of other names, nor code that stays', () => {
    expect(mentionsIn(page, markdown, 'render')).toEqual([]);
    expect(mentionsIn(page, markdown, 'DatePicker')).toEqual([]);
  });
});
