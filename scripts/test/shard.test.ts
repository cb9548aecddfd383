/** @jest-environment node */
import { checksFor } from './checks';
import { shardOf, toShard } from './shard';

const CHECKS = checksFor(
  {
    root: '/site',
    results: '/results',
    chromium: '/chromium',
    cutVersions: ['8.12.1'],
    memory: 16e9,
  },
  undefined,
);
const namesOf = (index: number, total: number) => {
  const { independent, consecutive } = shardOf(CHECKS, { index, total });
  return [...independent, ...consecutive].map(({ name }) => name);
};

test.each([1, 2, 4, 7])('%d shards run every check, and split what can be split', (total) => {
  const shards = Array.from({ length: total }, (_each, index) => namesOf(index + 1, total));
  const everywhere = ['unit tests', 'build', 'browser tests'];
  for (const names of shards) {
    expect(names).toEqual(expect.arrayContaining(everywhere));
  }
  const others = shards.flat().filter((name) => !everywhere.includes(name));
  const all = [...CHECKS.independent, ...CHECKS.consecutive].map(({ name }) => name);
  expect(others.sort()).toEqual(all.filter((name) => !everywhere.includes(name)).sort());
});

it('keeps the order, and tells the tools of the tests which part is theirs', () => {
  const { independent, consecutive } = shardOf(CHECKS, { index: 2, total: 4 });
  expect(independent.slice(0, 2).map(({ name }) => name)).toEqual(['build', 'unit tests']);
  expect(independent[0]?.command.at(-1)).toBe('build');
  expect(independent[1]?.command.at(-1)).toBe('--shard=2/4');
  expect(consecutive.at(-1)).toMatchObject({ name: 'browser tests', needs: 'build' });
  expect(consecutive.at(-1)?.command.at(-1)).toBe('--shard=2/4');
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
