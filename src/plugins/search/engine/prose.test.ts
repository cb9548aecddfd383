/** @jest-environment node */
import { createProse } from './prose';

const STARTS = ['age', 'column', 'row'];

/** `age` is in sections 2 and 5, and more than twice in the latter. `animal` is in section 5. */
const FIRST = { terms: ['age', 'animal'], postings: [[2 * 3, 3 * 3 + 2], [5 * 3 + 1]] };

const place = (word: string, section: number, frequency: number) => ({ word, section, frequency });

it('a word needs the file that may have it, until that is there', () => {
  const prose = createProse(STARTS);
  expect(prose.lacks('cell', false)).toEqual([0]);
  expect(prose.lacks('column', false)).toEqual([1]);
  expect(prose.lacks('zebra', false)).toEqual([2]);
  expect(prose.lacks('aardvark', false)).toEqual([0]);
  prose.add(0, FIRST);
  expect(prose.lacks('cell', false)).toEqual([]);
});

it('the beginning of a word needs all files that may have it', () => {
  const prose = createProse(['age', 'column', 'columnar', 'columns', 'row']);
  expect(prose.lacks('column', true)).toEqual([1, 2, 3]);
});

it('one or two letters need no more than a word does: they are the beginning of too many', () => {
  const prose = createProse(['ca', 'cb', 'cc', 'd']);
  expect(prose.lacks('c', true)).toEqual([0]);
});

it('tells where a word is, and how often', () => {
  const prose = createProse(STARTS);
  prose.add(0, FIRST);
  expect([...prose.find('age', false)]).toEqual([place('age', 2, 1), place('age', 5, 3)]);
  expect([...prose.find('ani', false)]).toEqual([]);
  expect([...prose.find('ani', true)]).toEqual([place('animal', 5, 2)]);
});
