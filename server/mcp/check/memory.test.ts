/** @jest-environment node */
import { collectGarbage, freeAfterGrowth, heapSize } from './memory';

it('frees what is not used anymore', () => {
  collectGarbage();
  const before = heapSize();
  let objects: object[] | undefined = Array.from({ length: 500_000 }, (_, index) => ({ index }));
  const full = heapSize();
  expect(objects).toHaveLength(500_000);
  expect(full - before).toBeGreaterThan(8);
  objects = undefined;
  collectGarbage();
  expect(heapSize()).toBeLessThan(before + (full - before) / 2);
});

it('frees memory only after the heap has grown', () => {
  const free = freeAfterGrowth(16);
  // The first time, the heap has to have this size at all.
  const before = Array.from({ length: 1_500_000 }, (_, index) => ({ index }));
  expect(before).toHaveLength(1_500_000);
  expect(free()).toBe(true);
  expect(free()).toBe(false);
  const objects = Array.from({ length: 1_500_000 }, (_, index) => ({ index }));
  expect(objects).toHaveLength(1_500_000);
  expect(free()).toBe(true);
});
