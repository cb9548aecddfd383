/** @jest-environment node */
import { collectGarbage, heapSize } from './memory';

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
