/** @jest-environment node */
import { memoryCaches } from '@site/scripts/jest/caches';

import { CACHE_PREFIX, DOWNLOADS_KEY } from '../format';

import { removeWorker } from './remove';

it('removes our worker, its caches and the note about downloads, and nothing else', async () => {
  const { caches, put } = memoryCaches();
  await put(`${CACHE_PREFIX}pages-a`, '/x/', 'Overview');
  await put('of-somebody-else', '/a', 'a');
  const registered = (path: string, state: 'active' | 'waiting') => ({
    installing: null,
    waiting: null,
    active: null,
    [state]: { scriptURL: `https://docs.example${path}` },
    unregister: jest.fn(() => Promise.resolve(true)),
  });
  const ours = registered('/x/sw.js', 'active');
  const waiting = registered('/x/sw.js', 'waiting');
  const other = registered('/chat/sw.js', 'active');
  const removeItem = jest.fn();
  await removeWorker({
    container: {
      getRegistrations: () =>
        Promise.resolve([ours, waiting, other] as unknown as ServiceWorkerRegistration[]),
    },
    caches,
    storage: () => ({ removeItem }),
  });
  expect(ours.unregister).toHaveBeenCalled();
  expect(waiting.unregister).toHaveBeenCalled();
  expect(other.unregister).not.toHaveBeenCalled();
  expect(await caches.keys()).toEqual(['of-somebody-else']);
  expect(removeItem).toHaveBeenCalledWith(DOWNLOADS_KEY);
});
