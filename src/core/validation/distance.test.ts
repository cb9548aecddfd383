/** @jest-environment node */
import { distance } from './distance';

test.each([
  ['group', 'group', 0],
  ['grop', 'group', 1],
  ['grooup', 'group', 1],
  ['graup', 'group', 1],
  ['gruop', 'group', 1],
  ['gorup', 'group', 1],
  ['gropu', 'group', 1],
  ['grp', 'group', 2],
  ['sortign', 'sorting', 1],
  ['', 'ab', 2],
])('%j differs from %j by %i', (a, b, expected) => {
  expect(distance(a, b, 2)).toBe(expected);
  expect(distance(b, a, 2)).toBe(expected);
});

it('a difference above the limit is infinite', () => {
  expect(distance('group', 'chart', 2)).toBe(Infinity);
  expect(distance('group', 'groups', 0)).toBe(Infinity);
});
