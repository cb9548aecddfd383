import type { ReactElement } from 'react';

/** An object that can be written as JSON. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** An interactive part of an article, as the build has left it in the page's HTML. */
export interface PartInPage {
  /** Unique among the parts of its kind on the page. */
  id: string;
  /** What the part was rendered with, as far as it can be written as JSON. */
  props: JsonObject;
  /**
   * Loads the default export of the module that a route declares for this part (its attribute `articlePart`).
   *
   * @throws Error where the page declares none, or its code cannot be loaded.
   */
  module: () => Promise<unknown>;
}

/** How the browser brings a kind of part to life. */
export interface PartKind {
  /**
   * `now`: once the page is interactive. `near`: when it comes near the viewport; a part that the build has drawn
   * completely also waits for a sign of the reader. `touch`: when it is touched or gets the focus, as parts of the other
   * kinds do as well.
   */
  when: 'now' | 'near' | 'touch';
  /** Whether its links lead somewhere before it has started. Default: a click on one starts it and is then repeated. */
  hasPlainLinks?: boolean;
  /**
   * Whether the hash of the page's address asks for a part, which starts it wherever it is. Default: it never does.
   *
   * @param hash - With its `#`; empty where there is none.
   * @param id - The part's id.
   */
  isAskedFor?: (hash: string, id: string) => boolean;
  /** Loads the part's code and gives the element that the build has rendered. */
  load: (part: PartInPage) => Promise<ReactElement>;
}

/** The kinds of parts of a site, by name. */
export type PartKinds = Readonly<Record<string, PartKind>>;
