import { createContext, use } from 'react';

import type { ApiModule } from '../apiModule';

export type { ApiModule } from '../apiModule';

/** Symbols of the page; none on pages that are not of the API reference. */
export const ApiPageContext = createContext<readonly ApiModule[]>([]);

/** Symbols of the page that is shown; none on pages that are not of the API reference. */
export function useApiPage(): readonly ApiModule[] {
  return use(ApiPageContext);
}

const NONE: readonly ApiModule[] = [];

/**
 * Symbols that a page's content exports as `api`, which `remarkApi` writes into it.
 *
 * @param content - The page's component, with what its module exports as properties.
 */
export function apiOfContent(content: object): readonly ApiModule[] {
  return 'api' in content && Array.isArray(content.api)
    ? (content.api as readonly ApiModule[])
    : NONE;
}

/**
 * What the browser needs to know of a page's symbols: their ids. Their tables are in the page's HTML.
 *
 * @param api - Symbols of the page.
 */
export function apiExports(api: readonly ApiModule[]): { api?: ApiModule[] } {
  return api.length > 0
    ? { api: api.map(({ id }) => ({ id, sections: {}, anchors: [], links: [] })) }
    : {};
}
