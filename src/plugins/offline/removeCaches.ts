import { CACHE_PREFIX, precacheNames } from './format';

/**
 * Deletes everything that is stored for offline reading, in a page or a worker. Leaves the caches of others.
 *
 * @param origin - Origin of the site.
 */
export async function removeCaches(
  caches: Pick<CacheStorage, 'keys' | 'delete'>,
  origin: string,
): Promise<void> {
  const precaches = precacheNames(origin);
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith(CACHE_PREFIX) || precaches.includes(name))
      .map((name) => caches.delete(name)),
  );
}
