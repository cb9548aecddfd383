import { drawAd } from './draws';

/** Returns a generator of uniformly distributed numbers from a seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const RUNS = 100_000;

describe.each([1, 2026, 8121])('over many page views (seed %i)', (seed) => {
  const random = seeded(seed);
  const draws = Array.from({ length: RUNS }, () => drawAd(random, 4));
  const share = (isOne: (draw: (typeof draws)[number]) => boolean) =>
    draws.filter(isOne).length / RUNS;

  it('a fifth is inline', () => {
    expect(share(({ shape }) => shape === 'inline')).toBeCloseTo(0.2, 1.7);
  });

  it('a fifth would show the notice, whatever the shape', () => {
    expect(share(({ notice }) => notice)).toBeCloseTo(0.2, 1.7);
    expect(share(({ notice, shape }) => notice && shape === 'inline')).toBeCloseTo(0.04, 1.7);
  });

  test.each([0, 1, 2, 3])('in-house ad %i has its quarter', (index) => {
    expect(share(({ inHouse }) => inHouse === index)).toBeCloseTo(0.25, 1.7);
  });
});

test.each([
  [0, 'inline', true, 0],
  [0.1999, 'inline', true, 0],
  [0.2, 'image', false, 0],
  [0.25, 'image', false, 1],
  [0.9999, 'image', false, 3],
])('%d gives %s, notice %s, ad %i', (value, shape, notice, inHouse) => {
  expect(drawAd(() => value, 4)).toEqual({ shape, notice, inHouse });
});
