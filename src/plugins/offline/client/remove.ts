import { DOWNLOADS_KEY } from '../format';
import { removeCaches } from '../removeCaches';

import { ourRegistrations } from './registrations';

/** What the removal depends on: the browser's own in production, fakes in tests. */
export interface RemovalEnvironment {
  container: Pick<ServiceWorkerContainer, 'getRegistrations'>;
  caches: Pick<CacheStorage, 'keys' | 'delete'>;
  storage: () => Pick<Storage, 'removeItem'>;
  /** Address of the site's root, with a slash at its end. */
  root: string;
}

/**
 * Has the worker of an earlier build replaced by the one that removes itself and everything that is stored, and from
 * which no open page is served anymore. If that fails, removes the worker and what it has stored from here: browsers
 * refuse the new worker if the host no longer sends `Service-Worker-Allowed`.
 */
export async function removeWorker({
  container,
  caches,
  storage,
  root,
}: RemovalEnvironment): Promise<void> {
  const registrations = await ourRegistrations(container);
  storage().removeItem(DOWNLOADS_KEY);
  const replaced = await Promise.all(
    registrations.map((registration) =>
      registration.update().then(
        () => registration.installing !== null,
        () => false,
      ),
    ),
  );
  if (replaced.includes(true)) {
    return;
  }
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await removeCaches(caches, root);
}

/** Does this in the browser. */
export const start = () =>
  removeWorker({
    container: navigator.serviceWorker,
    caches: window.caches,
    storage: () => localStorage,
    root: location.origin + SITE_BASE_URL,
  });
