import { CACHE_PREFIX, DOWNLOADS_KEY, WORKER_PATH } from '../format';

/** What the removal depends on: the browser's own in production, fakes in tests. */
export interface RemovalEnvironment {
  container: Pick<ServiceWorkerContainer, 'getRegistrations'>;
  caches: Pick<CacheStorage, 'keys' | 'delete'>;
  storage: () => Pick<Storage, 'removeItem'>;
}

/**
 * Removes the worker of an earlier build and everything it has stored. The worker that removes itself can't always do
 * this: browsers refuse it if the host no longer sends `Service-Worker-Allowed`.
 */
export async function removeWorker({
  container,
  caches,
  storage,
}: RemovalEnvironment): Promise<void> {
  const registrations = await container.getRegistrations();
  await Promise.all(
    registrations
      .filter(({ installing, waiting, active }) =>
        [installing, waiting, active].some(
          (worker) => worker && new URL(worker.scriptURL).pathname === WORKER_PATH,
        ),
      )
      .map((registration) => registration.unregister()),
  );
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)),
  );
  storage().removeItem(DOWNLOADS_KEY);
}

/** Does this in the browser. */
export const start = () =>
  removeWorker({
    container: navigator.serviceWorker,
    caches: window.caches,
    storage: () => localStorage,
  });
