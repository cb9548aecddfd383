import { createContext } from 'react';

import type { ApiModule } from '../apiModule';

export type { ApiModule } from '../apiModule';
export { formatBytes } from '../sizes/format';

/** Whether the page has rows of the API reference, and with them the filter. */
export const ApiRowsContext = createContext(false);

/**
 * Returns whether a page has rows of the API reference: in its symbols, which `remarkApi` exports as `api`, or in what
 * the browser gets of them.
 *
 * @param content - The page's component, with the exports of its module as properties.
 */
export function hasApiRows(content: object): boolean {
  return (
    'hasApiRows' in content ||
    ('api' in content &&
      Array.isArray(content.api) &&
      (content.api as ApiModule[]).some(({ anchors }) => anchors.length > 0))
  );
}
