/** @jest-environment node */
import { memoryCaches } from '@site/scripts/jest/caches';

import { LEDGER_PATH } from '../format';

import { createBoundedCache } from './boundedCache';
import { overflow, parseLedger, reconcile } from './ledger';

describe('a ledger', () => {
  const ledger = {
    '/old/': { bytes: 10, used: 1 },
    '/new/': { bytes: 10, used: 3 },
    '/middle/': { bytes: 10, used: 2 },
  };

  it('evicts the least recently used entry first', () => {
    expect(overflow(ledger, { entries: 2, bytes: 100 })).toEqual(['/old/']);
    expect(overflow(ledger, { entries: 9, bytes: 15 })).toEqual(['/middle/', '/old/']);
    expect(overflow(ledger, { entries: 3, bytes: 30 })).toEqual([]);
  });

  it("is synchronized with the cache's content", () => {
    expect(reconcile(ledger, ['/new/', '/unknown/'])).toEqual({
      '/new/': { bytes: 10, used: 3 },
      '/unknown/': { bytes: 0, used: 0 },
    });
  });

  it.each(['', '{', 'null', '[1]', '{"/a/": 1}', '{"/a/": {"bytes": "1", "used": 2}}'])(
    'is empty if it is %s',
    (text) => {
      expect(parseLedger(text)).toEqual({});
    },
  );

  it('is read as it was written', () => {
    const written = { '/a/': { bytes: 1, used: 2, title: 'A', version: '8' } };
    expect(parseLedger(JSON.stringify(written))).toEqual(written);
  });
});

describe('a bounded cache', () => {
  function create({ entries = 2, bytes = 100 } = {}) {
    const memory = memoryCaches();
    const make = () => createBoundedCache(() => memory.caches.open('pages'), { entries, bytes });
    const stored = () => memory.paths('pages').filter((path) => path !== LEDGER_PATH);
    return { memory, make, stored };
  }

  it('never exceeds its limits for entries and bytes', async () => {
    const { make, stored } = create({ entries: 2, bytes: 100 });
    const cache = make();
    for (const path of ['/a/', '/b/', '/c/']) {
      await cache.put(path, new Response('x'.repeat(40)));
    }
    expect(stored()).toEqual(['/b/', '/c/']);
    await cache.put('/d/', new Response('x'.repeat(70)));
    expect(stored()).toEqual(['/d/']);
  });

  it('evicts the least recently used entry, including across worker restarts', async () => {
    const { make, stored } = create();
    const cache = make();
    await cache.put('/a/', new Response('a'));
    await cache.put('/b/', new Response('b'));
    cache.touch('/a/');
    await cache.save();
    await make().put('/c/', new Response('c'));
    expect(stored().sort()).toEqual(['/a/', '/c/']);
  });

  it('evicts the least recently used entry if a ledger contains times from the future', async () => {
    const { make, memory, stored } = create();
    await make().put('/a/', new Response('a'));
    await make().put('/b/', new Response('b'));
    const future = Date.now() + 1e12;
    const ledger = { '/a/': { bytes: 1, used: future }, '/b/': { bytes: 1, used: future + 1 } };
    await memory.put('pages', LEDGER_PATH, JSON.stringify(ledger));
    await make().put('/c/', new Response('c'));
    expect(stored().sort()).toEqual(['/b/', '/c/']);
  });

  it("evicts entries first that a terminated worker hasn't recorded", async () => {
    const { make, stored } = create();
    await make().put('/unnoted/', new Response('a'));
    const cache = make();
    await cache.put('/b/', new Response('b'));
    await cache.put('/c/', new Response('c'));
    expect(stored()).toEqual(['/b/', '/c/']);
  });

  it('records the title of a page', async () => {
    const { make, memory } = create();
    const cache = make();
    await cache.put('/a/', new Response('abc'), { title: 'A', version: '8' });
    await cache.save();
    const ledger = parseLedger((await memory.text('pages', LEDGER_PATH)) ?? '');
    expect(ledger).toEqual({ '/a/': { bytes: 3, used: 1, title: 'A', version: '8' } });
  });

  it('continues if there is no space left', async () => {
    const { make, memory, stored } = create();
    const cache = make();
    memory.state.room = 2;
    await cache.put('/a/', new Response('too much'));
    expect(stored()).toEqual([]);
    await cache.put('/b/', new Response('b'));
    expect(await (await cache.get('/b/'))?.text()).toBe('b');
  });

  it("doesn't throw if storage is blocked", async () => {
    const blocked = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    const cache = createBoundedCache(blocked, { entries: 1, bytes: 1 });
    await cache.put('/a/', new Response('a'));
    await cache.save();
    expect(await cache.get('/a/')).toBeUndefined();
  });
});
