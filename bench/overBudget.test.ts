/** @jest-environment node */
import { PAGE_BUDGETS } from './budgets';
import type { PageCost } from './measure';
import { overBudget } from './overBudget';

const cost = (change: Partial<PageCost> = {}): PageCost => ({
  html: 20,
  named: 100,
  atRest: 120,
  withDemos: 150,
  fonts: 40,
  nodes: 900,
  shift: 0,
  files: {
    atRest: [
      ['/assets/js/react.js', 68.75],
      ['/assets/js/main.js', 47.6],
    ],
    withDemos: [],
    fonts: [['/assets/fonts/figtree.woff2', 24]],
  },
  ...change,
});

it('returns nothing for a page within its budgets', () => {
  expect(overBudget('tree', cost())).toEqual([]);
});

it('reports the page, the budget, the value and the largest files', () => {
  expect(overBudget('api', cost({ fonts: 61.25 }))).toEqual([
    'Fonts of the api page /x/api/data-grid/data-grid/ is 61.3 kB; the budget is 60 kB (bench/budgets.ts).\n' +
      '  The largest files:\n' +
      '    24.0 kB  /assets/fonts/figtree.woff2',
  ]);
  expect(overBudget('api', cost({ nodes: 5001 }))).toEqual([
    'DOM of the api page /x/api/data-grid/data-grid/ is 5001 elements; the budget is 5000 elements (bench/budgets.ts).',
  ]);
});

it('checks the demos of a page that has some', () => {
  expect(overBudget('picker', cost({ withDemos: 1000 }))).toHaveLength(1);
  expect(overBudget('text', cost({ html: 10, withDemos: 1000 }))).toEqual([]);
});

const openCeilings = Object.values(PAGE_BUDGETS)
  .flatMap(({ atRest, withDemos, html, fonts, nodes }) => [atRest, withDemos, html, fonts, nodes])
  .flatMap((ceiling) => (ceiling?.current === undefined ? [] : [ceiling]));

it('prevents a budget with an unmet target from growing', () => {
  const { target, current } = PAGE_BUDGETS.text.atRest;
  if (current === undefined) {
    // No `current`: the target is met.
    expect(overBudget('text', cost({ html: 10, atRest: target + 1 }))).toHaveLength(1);
    return;
  }
  expect(overBudget('text', cost({ html: 10, atRest: current }))).toEqual([]);
  expect(overBudget('text', cost({ html: 10, atRest: current + 1 }))[0]).toContain(
    `it may be ${current} kB for now, and the target is ${target} kB`,
  );
});

it('sets no ceiling below the target', () => {
  expect(openCeilings.filter(({ target, current = 0 }) => current <= target)).toEqual([]);
});
