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
  siteWords: ['mui', 'material ui'],
  migrationWords: ['upgrade'],
  codePrefixes: ['Mui'],
});
const parse = (query: string) => parseQuery(query, PRODUCTS, vocabulary, (word) => [word]);
const wordsOf = (query: string) => parse(query).terms.map(({ folded }) => folded);

it('ignores question words unless there are no others', () => {
  expect(wordsOf('How do I sort the rows?')).toEqual(['sort', 'rows']);
  expect(wordsOf('how to')).toEqual(['how', 'to']);
});

it('takes a path for the slot that it leads to', () => {
  expect(wordsOf('slots.toolbar and slotProps.textField')).toEqual(['toolbar', 'textfield']);
  expect(wordsOf('slotProps')).toEqual(['slotprops']);
});

it('ignores a percentage that is a length in CSS, but not one that names a kind of chart', () => {
  expect(wordsOf('width: 100%')).toEqual(['width']);
  expect(wordsOf("chart height={'100%'}")).toEqual(['chart', 'height']);
  expect(wordsOf('100% of its container')).toEqual(['container']);
  expect(wordsOf('100% stacked bars')).toEqual(['100', 'stacked', 'bars']);
});

it('distinguishes what is done to all from what is done', () => {
  expect(wordsOf('expand all of the rows')).toEqual(['expand', 'all', 'rows']);
  expect(wordsOf('in all rows')).toEqual(['rows']);
});

it('recognizes a product name, and gives it less weight', () => {
  const { products, terms } = parse('pie chart colors');
  expect(products).toEqual([2]);
  const weightOf = (word: string) => terms.find(({ folded }) => folded === word)?.weight ?? 0;
  expect(weightOf('chart')).toBeLessThan(weightOf('colors'));
  expect(parse('charts').terms[0]?.weight).toBe(1);
});

it('recognizes words that hint at a product', () => {
  expect(parse('pin first column').hinted).toEqual([0]);
  expect(parse('disable weekends').hinted).toEqual([1]);
});

it('gives a phrase synonyms as a whole, for each of its words', () => {
  const [first, second] = parse('context menu').terms;
  expect(first?.synonyms).toContainEqual(['right', 'click']);
  expect(second?.synonyms).toContainEqual(['right', 'click']);
  expect(parse('menu').terms[0]?.synonyms).not.toContainEqual(['right', 'click']);
});

it('gives a word written as a name more weight than other words', () => {
  const { names } = parse('GridColDef type error');
  const nameOf = (wanted: string) => names.find(({ name }) => name === wanted);
  expect(nameOf('gridcoldef')).toMatchObject({ isCode: true });
  expect(nameOf('type')).toMatchObject({ isCode: false });
  expect(nameOf('gridcoldef')?.share).toBeGreaterThan(nameOf('type')?.share ?? 1);
});

it('joins words that form a name', () => {
  expect(parse('value getter').names).toContainEqual(
    expect.objectContaining({ name: 'valuegetter', share: 1 }),
  );
});

it('recognizes a question about changes', () => {
  expect(parse('upgrade to v8').isMigration).toBe(true);
  expect(parse('sort rows').isMigration).toBe(false);
});

it("doesn't recognize a product name inside a longer phrase", () => {
  expect(parse('data grid rows').products).toEqual([0]);
  expect(parse('data grid line').products).toEqual([]);
});

it('gives generic words less weight, and words on every page almost none', () => {
  const [site = 1, generic = 0, own = 0] = parse('mui prop rows').terms.map(({ weight }) => weight);
  expect(site).toBeLessThan(generic);
  expect(generic).toBeLessThan(own);
  expect(parse('mui').terms[0]?.weight).toBe(1);
});

it('recognizes a phrase that applies to every page, but not its words alone', () => {
  const [rows = 0, ...site] = parse('rows material ui').terms.map(({ weight }) => weight);
  expect(site).toHaveLength(2);
  for (const weight of site) expect(weight).toBeLessThan(rows);
  const [first, second] = parse('rows material').terms.map(({ weight }) => weight);
  expect(second).toBe(first);
});

it('ignores contractions and what is written around a question', () => {
  expect(wordsOf("Why doesn't it sort? I couldn’t achieve anything")).toEqual(['sort']);
});

it("treats a word with one of the site's code prefixes as a name", () => {
  const isCode = (query: string) => parse(query).names.some((name) => name.isCode);
  expect(isCode('Mui-selected')).toBe(true);
  expect(isCode('un-selected')).toBe(false);
});
