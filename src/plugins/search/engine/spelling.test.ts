/** @jest-environment node */
import { createSpelling } from './spelling';

const { correct } = createSpelling(
  new Map([
    ['group', 9],
    ['groups', 5],
    ['rows', 9],
    ['full', 2],
    ['width', 4],
    ['sorting', 9],
    ['storing', 1],
  ]),
  (word) => word === 'heatmap',
);

it.each([
  ['gruop', ['group']],
  ['grop', ['group']],
  ['sortng', ['sorting']],
  ['fullwidth', ['full', 'width']],
])('%s is meant as %j', (word, meant) => {
  expect(correct(word, false)).toEqual(meant);
});

it.each(['group', 'grouping', 'heatmap', 'row', 'zzzzzz', '数据'])('%s stays', (word) => {
  expect(correct(word, false)).toEqual([word]);
});

it('what may be the beginning of a word stays while it is typed', () => {
  expect(correct('grou', true)).toEqual(['grou']);
  expect(correct('grou', false)).toEqual(['group']);
});
