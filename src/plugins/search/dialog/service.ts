import { createSearchService, type SearchService } from '../client/searchService';

let service: SearchService | undefined;

/** The page's one search service; its worker lives as long as the page. */
export function searchService(baseUrl: string): SearchService {
  service ??= createSearchService(
    () => new Worker(new URL('../client/worker.ts', import.meta.url)),
    baseUrl,
  );
  return service;
}
