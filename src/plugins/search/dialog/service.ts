import { createSearchService, type SearchService } from '../client/searchService';
import type { SearchManifest } from '../format';

let service: SearchService | undefined;

/**
 * Returns the page's only search service. Its worker lives as long as the page.
 *
 * @param manifest - The result of `warmUp`. Only used in the first call.
 */
export function searchService(
  baseUrl: string,
  manifest: Promise<SearchManifest | undefined> = Promise.resolve(undefined),
): SearchService {
  service ??= createSearchService(
    () => new Worker(new URL('../client/worker.ts', import.meta.url)),
    baseUrl,
    manifest,
  );
  return service;
}
