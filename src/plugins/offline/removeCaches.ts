import { CACHE_PREFIX, precacheNames } from './format';

/**
 * Deletes everything that is stored for offline reading, in a page or a worker. Leaves the caches of others.
 *
 * @param root - Address of the site's root, with a slash at its end.
 */
export async function removeCaches(
  caches: Pick<CacheStorage, 'keys' | 'delete'>,
  root: string,
): Promise<void> {
  const precaches = precacheNames(root);
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith(CACHE_PREFIX) || precaches.includes(name))
      .map((name) => caches.delete(name)),
  );
}
