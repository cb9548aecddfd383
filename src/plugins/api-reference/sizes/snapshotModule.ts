/**
 * What the page of all sizes imports (`…/snapshotModule.ts?api-sizes`): its content on the server and in development,
 * and nothing in the browser, where the server's HTML is kept (see `src/core/islands`).
 *
 * This file is what such an import names; the loader's work takes the place of its content.
 */
export interface SnapshotModule {
  html: string;
  /** Addresses of the pages that it links to, relative to its own. */
  links: readonly string[];
}
