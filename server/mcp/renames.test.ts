/** @jest-environment node */
import { mentionsIn, renamesOf } from './renames';

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
