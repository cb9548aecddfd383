/** @jest-environment node */
import { nearest } from './nearest';

describe('nearest', () => {
  const names = ['sortModel', 'sortingMode', 'filterModel', 'rows', 'columns'];

  test.each([
    ['sortModle', 'sortModel'],
    ['sortmodel', 'sortModel'],
    ['sortinMode', 'sortingMode'],
    ['column', 'columns'],
  ])('finds the intended name of %s', (name, meant) => {
    expect(nearest(name, names)).toBe(meant);
  });

  it('returns nothing if no name is close', () => {
    expect(nearest('pagination', names)).toBeUndefined();
  });

  it('respects the maximum distance', () => {
    expect(nearest('colum', names, 1)).toBeUndefined();
    expect(nearest('colum', names, 2)).toBe('columns');
  });
});
