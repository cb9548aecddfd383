/** @jest-environment node */
import { component, member, objectType, reference } from '../testing/symbols';
import type { ApiSymbol } from '../types';

import type { SinceFile } from './file';
import { findSince } from './find';
import { namesOf } from './names';
import { stableVersions } from './published';

const product = 'x-charts';
const chart = (...props: readonly string[]) =>
  component({
    id: 'charts/bar-chart',
    name: 'BarChart',
    product,
    props: props.map((name) => member(name, 'string')),
  });
const series = (...members: readonly string[]) =>
  objectType({
    id: 'charts/series',
    name: 'Series',
    product,
    members: members.map((name) => member(name, 'string')),
  });
const release = (version: string, ...symbols: readonly ApiSymbol[]) =>
  reference(version, symbols, [product]);

/** Finds what is new in releases, oldest first, the last of which is documented. */
async function find(
  published: Readonly<Record<string, readonly ApiSymbol[]>>,
  older = [release('7.29.0', chart('width'))],
  known?: SinceFile,
) {
  const versions = Object.keys(published);
  const read: string[] = [];
  const last = versions.at(-1) ?? '';
  const { symbols } = await findSince(
    release(last, ...(published[last] ?? [])),
    older,
    () =>
      Promise.resolve({
        versions,
        namesOf: (version) => {
          read.push(version);
          return Promise.resolve(namesOf(release(version, ...(published[version] ?? []))));
        },
      }),
    known,
  );
  return { symbols, read };
}

it('finds the first release of each prop and symbol', async () => {
  const { symbols } = await find({
    '8.0.0': [chart('width', 'eight')],
    '8.1.0': [chart('width', 'eight', 'one')],
    '8.1.1': [chart('width', 'eight', 'one')],
    '8.2.0': [chart('width', 'eight', 'one', 'two'), series('id')],
    '8.3.0': [chart('width', 'eight', 'one', 'two'), series('id', 'label')],
  });
  expect(symbols).toEqual({
    'charts/bar-chart': { props: { one: '8.1.0', two: '8.2.0' } },
    // Its other members are as old as itself.
    'charts/series': { since: '8.2.0', members: { label: '8.3.0' } },
  });
});

it('reads only the releases that it needs', async () => {
  const published = Object.fromEntries(
    Array.from({ length: 64 }, (_, minor) => [
      `8.${minor}.0`,
      [minor < 17 ? chart('width') : chart('width', 'height')],
    ]),
  );
  const { symbols, read } = await find(published);
  expect(symbols).toEqual({ 'charts/bar-chart': { props: { height: '8.17.0' } } });
  expect(read.length).toBeLessThanOrEqual(8);
});

describe('with what was found for another release', () => {
  const published = {
    '8.0.0': [chart('width', 'eight')],
    '8.1.0': [chart('width', 'eight', 'one')],
    '8.2.0': [chart('width', 'eight', 'one'), series('id')],
    '8.3.0': [chart('width', 'eight', 'one', 'three'), series('id')],
    '8.4.0': [chart('width', 'eight', 'one', 'three'), series('id', 'label')],
  };
  const all = { 'charts/bar-chart': { props: { one: '8.1.0', three: '8.3.0' } } };
  const knownAt = (version: string, symbols: SinceFile['symbols']): SinceFile => ({
    packages: { '@mui/x-charts': version },
    symbols,
  });

  it('reads only that release and newer ones', async () => {
    const known = knownAt('8.2.0', {
      'charts/bar-chart': { props: { one: '8.1.0' } },
      'charts/series': { since: '8.2.0' },
    });
    const { symbols, read } = await find(published, undefined, known);
    expect(symbols).toEqual({
      ...all,
      'charts/series': { since: '8.2.0', members: { label: '8.4.0' } },
    });
    expect(read).toEqual(['8.2.0', '8.3.0']);
  });

  it('looks for what a newer one has removed', async () => {
    const releases = { ...published, '8.4.0': [chart('width', 'eight', 'three'), series('id')] };
    const { '8.4.0': newest, ...older } = releases;
    const namesOfNewest = namesOf(release('8.4.0', ...newest));
    const { symbols } = await findSince(
      release('8.3.0', ...older['8.3.0']),
      [release('7.29.0', chart('width'))],
      () =>
        Promise.resolve({
          versions: Object.keys(older),
          namesOf: (version) =>
            Promise.resolve(
              version === '8.4.0'
                ? namesOfNewest
                : namesOf(release(version, ...(older[version as keyof typeof older] ?? []))),
            ),
        }),
      knownAt('8.4.0', {
        'charts/bar-chart': { props: { three: '8.3.0' } },
        'charts/series': { since: '8.2.0' },
      }),
    );
    expect(symbols).toEqual({ ...all, 'charts/series': { since: '8.2.0' } });
  });

  it('ignores those of another major version', async () => {
    const { symbols } = await find(published, undefined, knownAt('7.29.0', {}));
    expect(symbols).toMatchObject(all);
  });
});

it('reads no release if nothing is new', async () => {
  const same = [chart('width')];
  expect(await find({ '8.0.0': same, '8.1.0': same })).toEqual({ symbols: {}, read: [] });
});

it('finds nothing for what the older major version or the first release has', async () => {
  const inherits = { ...chart(), unlisted: { props: ['width', 'className'] } };
  const { symbols } = await find(
    { '8.0.0': [chart('eight')], '8.1.0': [chart('width', 'className', 'eight')] },
    [release('7.29.0', inherits)],
  );
  expect(symbols).toEqual({});
});

it('claims nothing about members of a type that was exported without a page', async () => {
  const alias = {
    ...release('8.1.0', chart('width')),
    otherExports: { '@mui/x-charts': ['Series'] },
  };
  const { symbols } = await findSince(
    release('8.2.0', chart('width'), series('id')),
    [release('7.29.0', chart('width'))],
    () =>
      Promise.resolve({
        versions: ['8.0.0', '8.1.0', '8.2.0'],
        namesOf: (version) =>
          Promise.resolve(namesOf(version === '8.1.0' ? alias : release(version, chart('width')))),
      }),
  );
  expect(symbols).toEqual({ 'charts/series': { since: '8.1.0' } });
});

it('takes only stable releases of the same major version that are not newer', () => {
  const versions = ['7.29.0', '8.0.0-alpha.1', '8.10.0', '8.2.0', '8.12.1', '8.13.0', '9.0.0'];
  expect(stableVersions(versions, '8.12.1')).toEqual(['8.2.0', '8.10.0', '8.12.1']);
});
