import { CACHE_PREFIX } from './format';

/** Deletes everything that is stored for offline reading, in a page or a worker. Leaves the caches of others. */
export async function removeCaches(caches: Pick<CacheStorage, 'keys' | 'delete'>): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)),
  );
}
