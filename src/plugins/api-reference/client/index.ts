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
