import type { ApiSectionName } from './outline';

/**
 * What a page of the API reference imports for a symbol (`?api=…`): its sections as HTML on the server and in
 * development, and only its id in the browser, where the server's HTML is kept (see `src/core/islands`).
 *
 * Such imports refer to this file; the loader replaces its content.
 */
export interface ApiModule {
  /** Id of the symbol. */
  id: string;
  sections: Readonly<Partial<Record<ApiSectionName, string>>>;
  /** Ids of the rows, for links from other pages. */
  anchors: readonly string[];
  /** Addresses of pages that the sections link to. */
  links: readonly string[];
}
