import { countsText, hasTerms, termsOf } from './filterText';

const PROP = { one: 'prop', many: 'props' };
const CLASS = { one: 'class', many: 'classes' };

describe('a query', () => {
  it('matches words anywhere, in any case', () => {
    expect(termsOf('  Row  HEIGHT ')).toEqual(['row', 'height']);
    expect(hasTerms('rowheight number', termsOf('height row'))).toBe(true);
    expect(hasTerms('rowheight number', termsOf('row string'))).toBe(false);
    expect(hasTerms('anything', termsOf('   '))).toBe(true);
  });

  it('treats special characters literally', () => {
    expect(hasTerms("'compact' | 'standard'", termsOf("'compact' |"))).toBe(true);
    expect(hasTerms('abc', termsOf('a.c'))).toBe(false);
  });
});

describe('counts', () => {
  it('list the number of matches of each kind', () => {
    expect(
      countsText([
        { noun: PROP, found: 12, total: 128 },
        { noun: CLASS, found: 0, total: 231 },
      ]),
    ).toBe('12 of 128 props, 0 of 231 classes');
  });

  it('add up tables of the same kind, and use the singular for one', () => {
    expect(
      countsText([
        { noun: PROP, found: 1, total: 4 },
        { noun: CLASS, found: 1, total: 1 },
        { noun: PROP, found: 2, total: 6 },
      ]),
    ).toBe('3 of 10 props, 1 of 1 class');
  });
});
