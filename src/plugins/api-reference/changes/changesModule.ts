/**
 * What a page of changes imports (`…/changesModule.ts?apiChanges=7`): its sections as HTML on the server and in
 * development, and none in the browser, where the server's HTML is kept (see `src/core/islands`).
 *
 * Such imports refer to this file; the loader replaces its content.
 */
export interface ChangesModule {
  /** By product, and `summary`. */
  sections: Readonly<Record<string, string>>;
  /** Ids of the symbols' headings, for links from other pages. */
  anchors: readonly string[];
  /** Addresses of the pages that it links to. */
  links: readonly string[];
}
