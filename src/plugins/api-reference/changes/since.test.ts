/** @jest-environment node */
import { component, member, reference } from '../testing/symbols';
import type { ApiComponent, ApiReference, ApiSymbol } from '../types';

import { withSince } from './since';

const product = 'x-charts';
const chart = (props: readonly string[], rest: Partial<ApiComponent> = {}) =>
  component({
    id: 'charts/bar-chart',
    name: 'BarChart',
    product,
    props: props.map((name) => member(name, 'string')),
    ...rest,
  });
const release = (version: string, ...symbols: readonly ApiSymbol[]) =>
  reference(version, symbols, [product]);

/** Returns since when the first symbol and its props exist. */
function sinceOf(newer: ApiReference, ...older: readonly ApiReference[]) {
  const [symbol] = withSince(newer, older).symbols;
  return {
    symbol: symbol?.since,
    props: Object.fromEntries(
      symbol?.kind === 'component' ? symbol.props.map(({ name, since }) => [name, since]) : [],
    ),
  };
}

it('adds nothing without an older release', () => {
  expect(sinceOf(release('8.1.0', chart(['width'])))).toEqual({
    symbol: undefined,
    props: { width: undefined },
  });
});

it('names the first release that has a prop, regardless of the order of the releases', () => {
  const eight = release('8.1.0', chart(['width', 'height', 'depth']));
  const ten = release('7.10.0', chart(['width', 'height']));
  const nine = release('7.9.0', chart(['width']));
  const expected = {
    symbol: undefined,
    props: { width: undefined, height: '7.10.0', depth: '8.1.0' },
  };
  expect(sinceOf(eight, ten, nine)).toEqual(expected);
  expect(sinceOf(eight, nine, ten)).toEqual(expected);
});

it('marks a new symbol once, instead of each of its props', () => {
  expect(
    sinceOf(
      release('8.1.0', chart(['width', 'height'])),
      release('7.0.0', chart(['width'])),
      release('6.0.0'),
    ),
  ).toEqual({ symbol: '7.0.0', props: { width: undefined, height: '8.1.0' } });
});

it('marks slots and classes, too', () => {
  const cssClass = { name: 'bar', className: 'MuiBar-root', description: '' };
  const [symbol] = withSince(
    release('8.0.0', chart([], { slots: [member('bar', 'ElementType')], classes: [cssClass] })),
    [release('7.0.0', chart([]))],
  ).symbols;
  expect(symbol).toMatchObject({ slots: [{ since: '8.0.0' }], classes: [{ since: '8.0.0' }] });
});

it("ignores a release that doesn't contain the product", () => {
  expect(sinceOf(release('8.1.0', chart(['width'])), reference('7.0.0', [], []))).toEqual({
    symbol: undefined,
    props: { width: undefined },
  });
});

it("doesn't modify the given reference", () => {
  const newer = release('8.0.0', chart(['width']));
  withSince(newer, [release('7.0.0')]);
  expect(newer.symbols[0]).not.toHaveProperty('since');
});
