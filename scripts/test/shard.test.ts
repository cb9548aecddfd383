/** @jest-environment node */
import type { Check } from './checks';
import { shardOf, toShard } from './shard';

const recorded = {} as NonNullable<Check['recorded']>;

const CHECKS: readonly Check[] = [
  { name: 'build', command: [] },
  { name: 'claims', command: [], recorded },
  { name: 'types', command: [] },
  { name: 'lint', command: [] },
  { name: 'search', command: [], needs: 'build' },
  { name: 'browser tests', command: [], needs: 'build', recorded },
];

test.each([1, 2, 4, 7])('%d shards run every check, and split what has units', (total) => {
  const shards = Array.from({ length: total }, (_each, index) =>
    shardOf(CHECKS, { index: index + 1, total }).map(({ name }) => name),
  );
  const everywhere = ['build', 'claims', 'browser tests'];
  shards.forEach((names) => expect(names).toEqual(expect.arrayContaining(everywhere)));
  const others = shards.flat().filter((name) => !everywhere.includes(name));
  expect(others.sort()).toEqual(['lint', 'search', 'types']);
  expect(shards[0]).toEqual(
    CHECKS.map(({ name }) => name).filter((name) => shards[0]?.includes(name)),
  );
});

test.each([
  ['1/1', { index: 1, total: 1 }],
  ['3/12', { index: 3, total: 12 }],
  ['0/4', undefined],
  ['5/4', undefined],
  ['1/0', undefined],
  ['1', undefined],
  ['', undefined],
  ['1/4/2', undefined],
])('%j is the shard %j', (text, shard) => {
  expect(toShard(text)).toEqual(shard);
});
