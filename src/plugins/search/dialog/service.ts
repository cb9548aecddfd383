import { createSearchService, type SearchService } from '../client/searchService';
import type { SearchManifest } from '../format';

let service: SearchService | undefined;

/**
 * The page's one search service; its worker lives as long as the page.
 *
 * @param manifest - What `warmUp` gave, with the first call.
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
