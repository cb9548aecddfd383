/** @jest-environment node */
import { treeMemory } from './processTree';

it('adds up the memory of a process and its descendants, in any order', () => {
  const table = `
   40    30 1048576
   10     1  524288
   30    10  524288
   20     1 9999999
`;
  expect(treeMemory(table, 10)).toBe(2048);
});

it('returns zero for a process that has exited', () => {
  expect(treeMemory('10 1 1000', 99)).toBe(0);
});
