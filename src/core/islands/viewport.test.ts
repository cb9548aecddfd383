import { compile, middleware, serialize, stringify } from 'stylis';

import { belowBar } from './viewport';

const css = (rules: string) =>
  serialize(compile(rules), middleware([belowBar('var(--bar)'), stringify]));

it.each([
  ['min-height:100dvh', 'min-height:calc(100dvh - var(--bar))'],
  ['height:100vh', 'height:calc(100vh - var(--bar))'],
  ['height:calc(100svh - 64px)', 'height:calc(calc(100svh - var(--bar)) - 64px)'],
])('shortens %s', (before, after) => {
  expect(css(`.a{${before};}`)).toBe(`.a{${after};}`);
});

it.each(['height:50vh', 'height:100%', 'width:100vw', 'height:1100vh'])('leaves %s', (rule) => {
  expect(css(`.a{${rule};}`)).toBe(`.a{${rule};}`);
});
