/** @jest-environment node */
import { pressServer } from './server';

describe('the server under pressure', () => {
  it('serves all pages, ends slow clients in time, and refuses what it cannot store', async () => {
    const results = await pressServer({
      slowConnections: 400,
      slowBodies: 60,
      seconds: 3,
      timeout: 45,
    });
    expect(results.map(({ situation }) => situation)).toEqual([
      'no load',
      '400 slow connections',
      '60 dripping bodies',
      'locked database',
      'full disk',
    ]);
    const [, connections, bodies, locked, full] = results;
    expect(results.map(({ failed }) => failed)).toEqual([0, 0, 0, 0, 0]);
    expect([connections?.left, bodies?.left]).toEqual([0, 0]);
    expect(connections?.ended.at(-1)).toBeLessThan(20);
    expect(bodies?.ended.at(-1)).toBeLessThan(40);
    expect(Object.keys(locked?.answers ?? {})).toEqual(['503']);
    expect(Object.keys(full?.answers ?? {})).toContain('503');
  }, 180_000);
});
