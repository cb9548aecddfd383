import { neighborOf } from './neighbor';

describe('keyboard navigation in a menu with three links', () => {
  test.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 0, 2],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Tab', 0, undefined],
    ['a', 0, undefined],
  ])('%s from link %i moves to %j', (key, focused, expected) => {
    expect(neighborOf(key, focused, 3, true)).toBe(expected);
  });

  it('leaves Home and End to the page while the menu is closed; arrow keys open it', () => {
    expect(neighborOf('Home', -1, 3, false)).toBeUndefined();
    expect(neighborOf('End', -1, 3, false)).toBeUndefined();
    expect(neighborOf('ArrowDown', -1, 3, false)).toBe(0);
    expect(neighborOf('ArrowUp', -1, 3, false)).toBe(2);
  });

  it('returns nothing for an empty menu', () => {
    expect(neighborOf('ArrowDown', -1, 0, true)).toBeUndefined();
  });
});
