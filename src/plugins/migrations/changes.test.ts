import { containsName, nameChanges, unmentioned } from './changes';
import type { NameKind, PublicName } from './names';

const name = (kind: NameKind, owner: string, text: string, type = 'string'): PublicName => ({
  kind,
  owner,
  name: text,
  type,
});
const exported = (text: string) => name('export', '', text, '');

test('lists removed exports, removed members of kept exports, and other types', () => {
  const older = [
    exported('Old'),
    name('prop', 'Old', 'gone'),
    exported('Kept'),
    name('prop', 'Kept', 'removed'),
    name('prop', 'Kept', 'retyped', 'string'),
    name('prop', 'Kept', 'same', '(date: TDate<A>) => void | undefined'),
    name('theme key', '', 'MuiOld'),
  ];
  const newer = [
    exported('Kept'),
    name('prop', 'Kept', 'retyped', 'number'),
    name('prop', 'Kept', 'same', '(date: TDate) => void;'),
  ];
  expect(
    nameChanges(older, newer).map(({ change, owner, name: text }) => [change, owner, text]),
  ).toEqual([
    ['removed', '', 'Old'],
    ['removed', 'Kept', 'removed'],
    ['retyped', 'Kept', 'retyped'],
    ['removed', '', 'MuiOld'],
  ]);
  expect(nameChanges(older, newer, /^Old/)).toHaveLength(1);
});

test('reports a name once, with all exports that it was removed from', () => {
  const changes = ['A', 'B'].map((owner) => ({
    kind: 'prop' as const,
    name: 'dense',
    owner,
    change: 'removed' as const,
  }));
  expect(unmentioned(changes, 'nothing')).toEqual([
    { kind: 'prop', name: 'dense', change: 'removed', owners: ['A', 'B'] },
  ]);
  expect(unmentioned(changes, 'The prop dense')).toEqual([]);
});

test('accepts the name of an export that lost many members, but not of one that lost a few', () => {
  const removed = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      kind: 'prop' as const,
      name: `prop${index}`,
      owner: 'FieldProps',
      change: 'removed' as const,
    }));
  expect(unmentioned(removed(9), 'FieldProps')).toEqual([]);
  expect(unmentioned(removed(9), 'OtherFieldProps')).toHaveLength(9);
  expect(unmentioned(removed(8), 'FieldProps')).toHaveLength(8);
});

test.each([
  ['main--header', 'main', false],
  ['`main`', 'main', true],
  ['.MuiDataGrid-main', 'main', true],
  ['mainHeader', 'main', false],
  ['slots.toolbar', 'toolbar', true],
])('%s: contains %s: %s', (code, text, isThere) => {
  expect(containsName(code, text)).toBe(isThere);
});
