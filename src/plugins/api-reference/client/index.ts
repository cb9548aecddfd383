import { createContext, use } from 'react';

import type { ApiModule } from '../apiModule';

export type { ApiModule } from '../apiModule';
export { formatBytes } from '../sizes/format';

/** Symbols of the page. Empty on pages outside the API reference. */
export const ApiPageContext = createContext<readonly ApiModule[]>([]);

/** Returns the symbols of the current page. Empty on pages outside the API reference. */
export function useApiPage(): readonly ApiModule[] {
  return use(ApiPageContext);
}

const NONE: readonly ApiModule[] = [];

/**
 * Returns the symbols that a page's content exports as `api`, which `remarkApi` adds to it.
 *
 * @param content - The page's component, with the exports of its module as properties.
 */
export function apiOfContent(content: object): readonly ApiModule[] {
  return 'api' in content && Array.isArray(content.api)
    ? (content.api as readonly ApiModule[])
    : NONE;
}

/**
 * Returns what the browser needs of a page's symbols: their ids. Their tables are in the page's HTML.
 *
 * @param api - Symbols of the page.
 */
export function apiExports(api: readonly ApiModule[]): { api?: ApiModule[] } {
  return api.length > 0
    ? { api: api.map(({ id }) => ({ id, sections: {}, anchors: [], links: [] })) }
    : {};
}
