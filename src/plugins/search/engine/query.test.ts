/** @jest-environment node */
import { EMPTY_VOCABULARY } from '../vocabulary';

import { parseQuery } from './query';
import { compileVocabulary } from './vocabulary';

const PRODUCTS = ['x-data-grid', 'x-date-pickers', 'x-charts', 'x-tree-view'];
const vocabulary = compileVocabulary({
  ...EMPTY_VOCABULARY,
  synonyms: [['context menu', 'right click']],
  products: {
    'x-data-grid': { names: ['data grid'], hints: ['column'] },
    'x-date-pickers': { hints: ['weekend'] },
    'x-charts': { names: ['chart', 'charts'] },
  },
  notProducts: ['data grid line'],
  genericWords: ['prop'],
  siteWords: ['mui'],
  migrationWords: ['upgrade'],
  codePrefixes: ['Mui'],
});
const parse = (query: string) => parseQuery(query, PRODUCTS, vocabulary, (word) => [word]);
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

it('a phrase that only contains a product’s name does not name it', () => {
  expect(parse('data grid rows').products).toEqual([0]);
  expect(parse('data grid line').products).toEqual([]);
});

it('generic words count less than others, and words of every page hardly at all', () => {
  const [site = 1, generic = 0, own = 0] = parse('mui prop rows').terms.map(({ weight }) => weight);
  expect(site).toBeLessThan(generic);
  expect(generic).toBeLessThan(own);
  expect(parse('mui').terms[0]?.weight).toBe(1);
});

it('a word with a prefix of the site’s code is a name', () => {
  const isCode = (query: string) => parse(query).names.some((name) => name.isCode);
  expect(isCode('Mui-selected')).toBe(true);
  expect(isCode('un-selected')).toBe(false);
});
