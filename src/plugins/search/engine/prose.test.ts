/** @jest-environment node */
import { createProse } from './prose';

const STARTS = ['age', 'column', 'row'];

/** `age` is in sections 2 and 5, and more than twice in the latter. `animal` is in section 5. */
const FIRST = { terms: ['age', 'animal'], postings: [[2 * 3, 3 * 3 + 2], [5 * 3 + 1]] };

const place = (word: string, section: number, frequency: number) => ({ word, section, frequency });

it('a word requires the file that may contain it, until it is loaded', () => {
  const prose = createProse(STARTS);
  expect(prose.lacks('cell', false)).toEqual([0]);
  expect(prose.lacks('column', false)).toEqual([1]);
  expect(prose.lacks('zebra', false)).toEqual([2]);
  expect(prose.lacks('aardvark', false)).toEqual([0]);
  prose.add(0, FIRST);
  expect(prose.lacks('cell', false)).toEqual([]);
});

it('a prefix requires all files that may contain it', () => {
  const prose = createProse(['age', 'column', 'columnar', 'columns', 'row']);
  expect(prose.lacks('column', true)).toEqual([1, 2, 3]);
});

it('one or two letters require no more than a word, since they match too much', () => {
  const prose = createProse(['ca', 'cb', 'cc', 'd']);
  expect(prose.lacks('c', true)).toEqual([0]);
});

it('returns positions and number of occurrences of a word', () => {
  const prose = createProse(STARTS);
  prose.add(0, FIRST);
  expect([...prose.find('age', false)]).toEqual([place('age', 2, 1), place('age', 5, 3)]);
  expect([...prose.find('ani', false)]).toEqual([]);
  expect([...prose.find('ani', true)]).toEqual([place('animal', 5, 2)]);
});
