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

describe.each([1, 2026, 8121])('random choices over many page views (seed %i)', (seed) => {
  const random = seeded(seed);
  const draws = Array.from({ length: RUNS }, () => drawAd(random, 4));
  const share = (isOne: (draw: (typeof draws)[number]) => boolean) =>
    draws.filter(isOne).length / RUNS;

  it('choose the inline shape in a fifth of cases', () => {
    expect(share(({ shape }) => shape === 'inline')).toBeCloseTo(0.2, 1.7);
  });

  it('allow the notice in a fifth of cases, regardless of the shape', () => {
    expect(share(({ notice }) => notice)).toBeCloseTo(0.2, 1.7);
    expect(share(({ notice, shape }) => notice && shape === 'inline')).toBeCloseTo(0.04, 1.7);
  });

  test.each([0, 1, 2, 3])('choose in-house ad %i in a quarter of cases', (index) => {
    expect(share(({ inHouse }) => inHouse === index)).toBeCloseTo(0.25, 1.7);
  });
});

test.each([
  [0, 'inline', true, 0],
  [0.1999, 'inline', true, 0],
  [0.2, 'image', false, 0],
  [0.25, 'image', false, 1],
  [0.9999, 'image', false, 3],
])('map %d to %s, notice %s, ad %i', (value, shape, notice, inHouse) => {
  expect(drawAd(() => value, 4)).toEqual({ shape, notice, inHouse });
});
