import type { ApiSectionName } from './outline';

/**
 * What a page of the API reference imports of a symbol (`?api=…`): its sections as HTML on the server and in
 * development, and nothing but its id in the browser, where the server's HTML is kept (see `src/core/islands`).
 *
 * This file is what such an import names; the loader's work takes the place of its content.
 */
export interface ApiModule {
  /** The symbol's. */
  id: string;
  sections: Readonly<Partial<Record<ApiSectionName | 'toc', string>>>;
  /** Ids of the rows, for links from other pages. */
  anchors: readonly string[];
  /** Addresses of pages that the sections link to, relative to the page. */
  links: readonly string[];
}
