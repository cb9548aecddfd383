/** @jest-environment node */
import { nearest } from '.';

describe('nearest', () => {
  const names = ['sortModel', 'sortingMode', 'filterModel', 'rows', 'columns'];

  test.each([
    ['sortModle', 'sortModel'],
    ['sortmodel', 'sortModel'],
    ['sortinMode', 'sortingMode'],
    ['column', 'columns'],
  ])('finds what %s was meant to be', (name, meant) => {
    expect(nearest(name, names)).toBe(meant);
  });

  it('finds nothing where nothing is near', () => {
    expect(nearest('pagination', names)).toBeUndefined();
  });

  it('goes no further than it may', () => {
    expect(nearest('colum', names, 1)).toBeUndefined();
    expect(nearest('colum', names, 2)).toBe('columns');
  });
});
