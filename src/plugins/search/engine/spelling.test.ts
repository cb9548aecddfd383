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
])('corrects %s to %j', (word, meant) => {
  expect(correct(word, false)).toEqual(meant);
});

it.each(['group', 'grouping', 'heatmap', 'row', 'zzzzzz', '数据'])("doesn't correct %s", (word) => {
  expect(correct(word, false)).toEqual([word]);
});

it("doesn't correct a possible prefix while it is being typed", () => {
  expect(correct('grou', true)).toEqual(['grou']);
  expect(correct('grou', false)).toEqual(['group']);
});
