/**
 * What the page of all sizes imports (`…/snapshotModule.ts?api-sizes`): its content on the server and in development,
 * and nothing in the browser, where the server's HTML is kept (see `src/core/islands`).
 *
 * Such imports refer to this file; the loader replaces its content.
 */
export interface SnapshotModule {
  html: string;
  /** Addresses of the pages that it links to. */
  links: readonly string[];
}
