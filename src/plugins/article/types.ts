import type { ReactElement } from 'react';

/** An object that can be written as JSON. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** An interactive part of an article, as found in the page's HTML. */
export interface PartInPage {
  /** Unique among the parts of its kind on the page. */
  id: string;
  /** The JSON-serializable props that the part was rendered with. */
  props: JsonObject;
  /**
   * Loads the default export of the module that a route declares for this part (its attribute `articlePart`).
   *
   * @throws Error if the page declares none, or if its code can't be loaded.
   */
  module: () => Promise<unknown>;
}

/** How the browser starts a kind of part. */
export interface PartKind {
  /**
   * `now`: once the page is interactive. `near`: when it comes near the viewport; a part that the build has rendered
   * completely also waits for a user interaction. `touch`: when it is touched or gets the focus, which also starts
   * parts of the other kinds. What the user clicks and types before is repeated then, except for links and native
   * disclosures (`<summary>`), which work at once.
   */
  when: 'now' | 'near' | 'touch';
  /**
   * Returns true if the hash of the page's address refers to a part. The part then starts, wherever it is. Default: no
   * hash starts a part.
   *
   * @param hash - Includes the `#`; empty if there is no hash.
   * @param id - The part's id.
   */
  isAskedFor?: (hash: string, id: string) => boolean;
  /** Loads the part's code and returns the element that the build has rendered. */
  load: (part: PartInPage) => Promise<ReactElement>;
}

/** The kinds of parts of a site, by name. */
export type PartKinds = Readonly<Record<string, PartKind>>;
