/** @jest-environment node */
import { component, hook, member, objectType, reference } from '../testing/symbols';
import type { ApiSymbol } from '../types';

import { compareReferences, countParts, countSymbols } from './compare';

const product = 'x-charts' as const;
const chart = { id: 'charts/bar-chart', name: 'BarChart', product } as const;
const useScale = { id: 'charts/use-scale', name: 'useScale', product } as const;
const series = { id: 'charts/series', name: 'Series', product } as const;

const compare = (older: readonly ApiSymbol[], newer: readonly ApiSymbol[]) => {
  const [changes] = compareReferences(
    reference('7.0.0', older, [product]),
    reference('8.0.0', newer, [product]),
  );
  return changes;
};

it('reports nothing for unchanged symbols', () => {
  const symbols = [component({ ...chart, props: [member('width', 'number')] })];
  expect(compare(symbols, symbols)).toEqual({
    product,
    older: '7.0.0',
    newer: '8.0.0',
    symbols: [],
  });
});

it('reports added, removed and newly deprecated symbols', () => {
  const changes = compare(
    [component(chart), component({ id: 'charts/old', name: 'Old', product })],
    [component({ ...chart, deprecated: 'Use `Bars`.' }), hook(useScale)],
  );
  expect(changes?.symbols).toEqual([
    {
      id: chart.id,
      name: 'BarChart',
      kind: 'component',
      change: 'deprecated',
      note: 'Use `Bars`.',
      parts: [],
    },
    { id: 'charts/old', name: 'Old', kind: 'component', change: 'removed', parts: [] },
    { id: useScale.id, name: 'useScale', kind: 'hook', change: 'added', parts: [] },
  ]);
  expect(changes && countSymbols(changes)).toEqual({
    added: 1,
    removed: 1,
    deprecated: 1,
    retyped: 0,
  });
});

it('reports a symbol that changed its kind as removed and added', () => {
  const changes = compare([objectType({ ...chart })], [component(chart)]);
  expect(changes?.symbols.map(({ kind, change }) => [kind, change])).toEqual([
    ['interface', 'removed'],
    ['component', 'added'],
  ]);
});

it("doesn't report earlier deprecations again", () => {
  const deprecated = component({
    ...chart,
    deprecated: '',
    props: [member('width', 'number', { deprecated: '' })],
  });
  expect(compare([deprecated], [deprecated])?.symbols).toEqual([]);
});

it('says nothing of a prop that was inherited before, or is now', () => {
  const props = [member('className', 'string')];
  const lists = component({ ...chart, props });
  const inherits = component({ ...chart, unlisted: { props: ['className'] } });
  expect(compare([inherits], [lists])?.symbols).toEqual([]);
  expect(compare([lists], [inherits])?.symbols).toEqual([]);
  expect(compare([component(chart)], [lists])?.symbols).toHaveLength(1);
});

describe('for a component', () => {
  const changesOf = (older: Parameters<typeof component>[0], newer: typeof older) => {
    const changes = compare([component(older)], [component(newer)]);
    return changes?.symbols.flatMap(({ parts }) => parts);
  };

  it('reports changes of props, slots and classes', () => {
    const cssClass = { description: '' };
    expect(
      changesOf(
        {
          ...chart,
          props: [member('old', 'string'), member('width', 'number'), member('color', 'string')],
          slots: [member('bar', 'ElementType')],
          classes: [{ ...cssClass, name: 'bar', className: 'MuiBar-root' }],
        },
        {
          ...chart,
          props: [
            member('data', 'number[]', { required: true }),
            member('width', 'number', { deprecated: 'Use `size`.' }),
            member('color', 'string | null'),
          ],
          slots: [member('line', 'ElementType')],
          classes: [{ ...cssClass, name: 'bar', className: 'MuiBars-bar' }],
        },
      ),
    ).toEqual([
      { part: 'prop', name: 'old', change: 'removed', before: { short: ['string'] } },
      {
        part: 'prop',
        name: 'data',
        change: 'added',
        after: { short: ['number[]'] },
        required: true,
      },
      { part: 'prop', name: 'width', change: 'deprecated', note: 'Use `size`.' },
      {
        part: 'prop',
        name: 'color',
        change: 'retyped',
        before: { short: ['string'] },
        after: { short: ['string | null'] },
      },
      { part: 'slot', name: 'bar', change: 'removed', before: { short: ['ElementType'] } },
      { part: 'slot', name: 'line', change: 'added', after: { short: ['ElementType'] } },
      {
        part: 'class',
        name: 'bar',
        change: 'retyped',
        before: { short: ['MuiBar-root'] },
        after: { short: ['MuiBars-bar'] },
      },
    ]);
  });

  it('reports props that became required or optional', () => {
    const parts = changesOf(
      { ...chart, props: [member('a', 'A'), member('b', 'B', { required: true })] },
      { ...chart, props: [member('a', 'A', { required: true }), member('b', 'B')] },
    );
    expect(parts?.map(({ name, change, required }) => [name, change, required])).toEqual([
      ['a', 'retyped', true],
      ['b', 'retyped', false],
    ]);
  });

  it('ignores a different spelling of the same type', () => {
    expect(
      changesOf(
        { ...chart, props: [member('align', "'left' | 'right' | undefined")] },
        { ...chart, props: [member('align', "'right' | 'left'")] },
      ),
    ).toEqual([]);
  });

  it('compares the full types if their short forms are the same', () => {
    const props = (full: string) => [
      member('slots', '', { type: { short: ['{ bar: … }'], full: [full] } }),
    ];
    expect(
      changesOf({ ...chart, props: props('{ bar: A }') }, { ...chart, props: props('{ bar: B }') }),
    ).toHaveLength(1);
  });

  it('treats a linked name as text', () => {
    const type = { short: [{ text: 'Series', symbol: 'charts/series' }, '[]'] };
    expect(
      changesOf(
        { ...chart, props: [member('series', 'Series[]')] },
        { ...chart, props: [member('series', '', { type })] },
      ),
    ).toEqual([]);
  });
});

it('reports changes of a hook', () => {
  const signature = (text: string) => ({
    text: [text],
    parameters: [],
    returns: { type: { short: [''] }, description: '' },
  });
  const changes = compare(
    [hook({ ...useScale, signatures: [signature('(id: string): Scale')] })],
    [
      hook({
        ...useScale,
        signatures: [signature('(key: string): Scale'), signature('(): Scale')],
        result: [member('ticks', 'number')],
      }),
    ],
  );
  expect(changes?.symbols[0]?.parts.map(({ part, name, change }) => [part, name, change])).toEqual([
    ['signature', 'useScale', 'retyped'],
    ['result', 'ticks', 'added'],
  ]);
});

it('ignores a renamed parameter of a hook', () => {
  const of = (text: string) =>
    hook({
      ...useScale,
      signatures: [
        { text: [text], parameters: [], returns: { type: { short: [''] }, description: '' } },
      ],
    });
  expect(compare([of('(id: string): Scale')], [of('(key: string): Scale')])?.symbols).toEqual([]);
});

it('reports changes of an interface', () => {
  const changes = compare(
    [objectType({ ...series, typeParameters: '<T>', members: [member('id', 'T')] })],
    [objectType({ ...series, members: [member('id', 'string')] })],
  );
  expect(changes && countParts(changes)).toEqual({
    added: 0,
    removed: 0,
    deprecated: 0,
    retyped: 2,
  });
});

it('compares only packages that exist in both releases', () => {
  const pro = component({ id: 'charts/funnel-chart', name: 'FunnelChart', product, plan: 'pro' });
  const newer = reference('8.0.0', [component(chart), pro], [product]);
  const changes = compareReferences(reference('7.0.0', [], []), newer);
  expect(changes).toEqual([]);
  const withPro = {
    ...newer,
    packages: [
      ...newer.packages,
      { name: '@mui/x-charts-pro', version: '8.0.0', product, plan: 'pro' } as const,
    ],
  };
  const [charts] = compareReferences(reference('7.0.0', [component(chart)]), withPro);
  expect(charts?.symbols).toEqual([]);
});
