import { createSearchService, type SearchService } from '../client/searchService';
import { warmUp } from '../client/warmUp';

let service: SearchService | undefined;

/** The page's one search service; its worker lives as long as the page. */
export function searchService(baseUrl: string): SearchService {
  service ??= createSearchService(
    () => new Worker(new URL('../client/worker.ts', import.meta.url)),
    baseUrl,
    (version) => void warmUp(baseUrl, version, (address) => fetch(address)),
  );
  return service;
}

/** The version of the page, as Docusaurus names it in the document's head; empty for a page of none. */
export const versionOfPage = () =>
  document.querySelector<HTMLMetaElement>('meta[name=docusaurus_version]')?.content ?? '';
