/** @jest-environment node */
import { component, member, reference } from '../testing/symbols';
import type { ApiComponent, ApiReference, ApiSymbol } from '../types';

import type { SinceFile } from './file';
import { withSince } from './withSince';

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
function sinceOf(newer: ApiReference, older: readonly ApiReference[], file?: SinceFile) {
  const [symbol] = withSince(newer, older, file).symbols;
  return {
    symbol: symbol?.since,
    props: Object.fromEntries(
      symbol?.kind === 'component' ? symbol.props.map(({ name, since }) => [name, since]) : [],
    ),
  };
}

const NOTHING = { symbol: undefined, props: { width: undefined } };

it('says nothing if there is no older release', () => {
  expect(sinceOf(release('8.1.0', chart(['width'])), [])).toEqual(NOTHING);
});

it('names only the major version if no more is known, in whatever order releases are given', () => {
  const newest = release('8.29.0', chart(['width', 'height', 'depth']));
  const cut = release('8.12.1', chart(['width', 'height']));
  const seven = release('7.29.0', chart(['width']));
  const expected = { symbol: undefined, props: { width: undefined, height: '8', depth: '8' } };
  expect(sinceOf(newest, [seven, cut])).toEqual(expected);
  expect(sinceOf(newest, [cut, seven])).toEqual(expected);
});

it('names no major version if the one before is not installed', () => {
  const newest = release('8.1.0', chart(['width']));
  expect(sinceOf(newest, [release('6.20.0', chart([]))])).toEqual(NOTHING);
  expect(sinceOf(newest, [release('8.0.0', chart([]))])).toEqual(NOTHING);
});

it('names the exact release if it was found in the published packages', () => {
  const file = {
    packages: {},
    symbols: { 'charts/bar-chart': { props: { height: '8.1.0', constructor: '8.2.0' } } },
  };
  const newest = release('8.29.0', chart(['width', 'height', 'constructor', 'toString']));
  expect(sinceOf(newest, [release('7.29.0', chart(['width']))], file)).toEqual({
    symbol: undefined,
    props: { width: undefined, height: '8.1.0', constructor: '8.2.0', toString: '8' },
  });
});

it('does not take a prop for new that was inherited or undocumented before', () => {
  const seven = chart(['width'], { unlisted: { props: ['className', 'secret'] } });
  const eight = release('8.1.0', chart(['width', 'className', 'secret', 'height']));
  expect(sinceOf(eight, [release('7.29.0', seven)]).props).toEqual({
    width: undefined,
    className: undefined,
    secret: undefined,
    height: '8',
  });
});

it('does not take a symbol for new that was exported without a page, or as something else', () => {
  const eight = release('8.1.0', chart(['width']));
  const name = '@mui/x-charts';
  for (const other of ['BarChart', 'Unstable_BarChart']) {
    const seven = { ...release('7.29.0'), otherExports: { [name]: [other] } };
    expect(sinceOf(eight, [seven])).toEqual(NOTHING);
  }
  expect(sinceOf(eight, [release('7.29.0')]).symbol).toBe('8');
});

it('says it once for a new symbol, not for each of its props', () => {
  const eight = release('8.29.0', chart(['width', 'height']));
  const seven = release('7.29.0');
  expect(sinceOf(eight, [seven])).toEqual({
    symbol: '8',
    props: { width: undefined, height: undefined },
  });
  const file = {
    packages: {},
    symbols: { 'charts/bar-chart': { since: '8.3.0', props: { height: '8.5.0' } } },
  };
  expect(sinceOf(eight, [seven], file)).toEqual({
    symbol: '8.3.0',
    props: { width: undefined, height: '8.5.0' },
  });
});

it('says it for slots and classes, too', () => {
  const cssClass = { name: 'bar', className: 'MuiBar-root', description: '' };
  const eight = chart([], { slots: [member('bar', 'ElementType')], classes: [cssClass] });
  const [symbol] = withSince(release('8.0.0', eight), [release('7.0.0', chart([]))]).symbols;
  expect(symbol).toMatchObject({ slots: [{ since: '8' }], classes: [{ since: '8' }] });
});

it('concludes nothing about a product from a release without it', () => {
  expect(sinceOf(release('8.1.0', chart(['width'])), [reference('7.0.0', [], [])])).toEqual(
    NOTHING,
  );
});

it('does not change the given reference', () => {
  const newer = release('8.0.0', chart(['width']));
  withSince(newer, [release('7.0.0')]);
  expect(newer.symbols[0]).not.toHaveProperty('since');
});
