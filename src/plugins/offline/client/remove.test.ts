/** @jest-environment node */
import { memoryCaches } from '@site/scripts/jest/caches';

import { CACHE_PREFIX, DOWNLOADS_KEY } from '../format';

import { removeWorker } from './remove';

const worker = (path: string) => ({ scriptURL: `https://docs.example${path}` });

it('removes our worker, its caches and the note about downloads, and nothing else', async () => {
  const { caches, put } = memoryCaches();
  await put(`${CACHE_PREFIX}pages-a`, '/x/', 'Overview');
  await put('of-somebody-else', '/a', 'a');
  await put('workbox-precache-v2-https://docs.example/', '/a', 'a');
  await put('workbox-precache-v2-https://docs.example/chat/', '/a', 'a');
  const registered = (path: string, state: 'active' | 'waiting') => ({
    installing: null,
    waiting: null,
    active: null,
    [state]: worker(path),
    // As in browsers, if the host doesn't allow the scope anymore.
    update: () => Promise.reject(new DOMException('not allowed', 'SecurityError')),
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
    root: 'https://docs.example/',
  });
  expect(ours.unregister).toHaveBeenCalled();
  expect(waiting.unregister).toHaveBeenCalled();
  expect(other.unregister).not.toHaveBeenCalled();
  expect(await caches.keys()).toEqual([
    'of-somebody-else',
    'workbox-precache-v2-https://docs.example/chat/',
  ]);
  expect(removeItem).toHaveBeenCalledWith(DOWNLOADS_KEY);
});

it('leaves the rest to the worker that removes itself, if the browser installs it', async () => {
  const { caches, put } = memoryCaches();
  await put(`${CACHE_PREFIX}pages-a`, '/x/', 'Overview');
  const registration = {
    installing: null as object | null,
    waiting: null,
    active: worker('/x/sw.js'),
    update: () => {
      registration.installing = worker('/x/sw.js');
      return Promise.resolve();
    },
    unregister: jest.fn(),
  };
  const removeItem = jest.fn();
  await removeWorker({
    container: {
      getRegistrations: () =>
        Promise.resolve([registration] as unknown as ServiceWorkerRegistration[]),
    },
    caches,
    storage: () => ({ removeItem }),
    root: 'https://docs.example/',
  });
  expect(registration.unregister).not.toHaveBeenCalled();
  expect(await caches.keys()).toEqual([`${CACHE_PREFIX}pages-a`]);
  expect(removeItem).toHaveBeenCalledWith(DOWNLOADS_KEY);
});
