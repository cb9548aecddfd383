/** @jest-environment node */
import { renamesOf } from './renames';

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
  ].join('\n');
  const from = 'Name in v7';
  const page = '/x/migration/';
  expect(renamesOf(page, markdown)).toEqual([
    ['align', { page, from, kind: 'Prop, color legend', replacement: '`sx`' }],
    ['hidden', { page, from, kind: 'Prop, color legend', replacement: '`sx`' }],
    ['forceUpdate', { page, from, kind: 'Method', replacement: 'None' }],
    ['MuiDataGrid-pinnedColumns', { page, from, kind: 'Class', replacement: '`a | b`' }],
  ]);
});
