/** @jest-environment node */
import { parseQuery } from './query';

const PRODUCTS = ['x-data-grid', 'x-date-pickers', 'x-charts', 'x-tree-view'];
const parse = (query: string) => parseQuery(query, PRODUCTS, (word) => [word]);
const wordsOf = (query: string) => parse(query).terms.map(({ folded }) => folded);

it('words that only ask are left out, unless there are no others', () => {
  expect(wordsOf('How do I sort the rows?')).toEqual(['sort', 'rows']);
  expect(wordsOf('how to')).toEqual(['how', 'to']);
});

it('the product that is named is known, and its name counts less', () => {
  const { products, terms } = parse('pie chart colors');
  expect(products).toEqual([2]);
  const weightOf = (word: string) => terms.find(({ folded }) => folded === word)?.weight ?? 0;
  expect(weightOf('chart')).toBeLessThan(weightOf('colors'));
  expect(parse('charts').terms[0]?.weight).toBe(1);
});

it('a product is hinted at by words of its own', () => {
  expect(parse('pin first column').hinted).toEqual([0]);
  expect(parse('disable weekends').hinted).toEqual([1]);
});

it('a phrase has synonyms as a whole, on each of its words', () => {
  const [first, second] = parse('context menu').terms;
  expect(first?.synonyms).toContainEqual(['right', 'click']);
  expect(second?.synonyms).toContainEqual(['right', 'click']);
  expect(parse('menu').terms[0]?.synonyms).not.toContainEqual(['right', 'click']);
});

it('a word that is written as a name has the larger share beside words', () => {
  const { names } = parse('GridColDef type error');
  const nameOf = (wanted: string) => names.find(({ name }) => name === wanted);
  expect(nameOf('gridcoldef')).toMatchObject({ isCode: true });
  expect(nameOf('type')).toMatchObject({ isCode: false });
  expect(nameOf('gridcoldef')?.share).toBeGreaterThan(nameOf('type')?.share ?? 1);
});

it('words that are a name when they are written together are one', () => {
  expect(parse('value getter').names).toContainEqual(
    expect.objectContaining({ name: 'valuegetter', share: 1 }),
  );
});

it('a question about what has changed is one', () => {
  expect(parse('upgrade to v8').isMigration).toBe(true);
  expect(parse('sort rows').isMigration).toBe(false);
});
