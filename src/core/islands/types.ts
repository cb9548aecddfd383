import type { Theme } from '@mui/material/styles';
import type { ComponentType, ReactElement } from 'react';

/**
 * The result of importing a component with `?island`: on the server, a way to render its HTML; in the browser, a way to
 * load its code. Both have the same type, so one page component works on both sides.
 */
export interface IslandModule {
  /** Loads the component's chunk. Rejects on the server, where nothing is loaded. */
  load: () => Promise<ComponentType>;
  /**
   * Returns the component as HTML with its styles. Returns an empty string in the browser, which keeps the server's
   * HTML.
   *
   * @param id - Unique on the page. It prefixes the ids that `useId` generates, and must be the id of the island.
   * @param page - State that the islands of the page share.
   */
  html: (id: string, page: IslandPage) => string;
  /**
   * Puts Material UI's styles into `@layer mui`, so that unlayered styles and Tailwind's utilities override them, as
   * with Material UI's `StyledEngineProvider enableCssLayer`.
   */
  layered?: boolean;
}

/** State that the islands of a page share while it is rendered. */
export interface IslandPage {
  /** Names of the styles that islands have sent, so that each style is sent only once. Each island adds its own. */
  sentStyles: Set<string>;
  /** Whether islands get the portal's theme. Otherwise they use Material UI's default theme. */
  themed: boolean;
  /**
   * Height of a bar above the islands, as CSS. Heights of `100vh` and `100dvh` in their styles end at the lower edge of
   * the window. Default: none.
   */
  bar?: string;
  /**
   * Whether the browser leaves the styles where the server has sent them. Emotion moves them to the head, and the browser
   * then computes the styles of the whole page again, twice. Also sends the rules of components that wrap others, which
   * hydration would add. Only for a page with one island that is hydrated at once. Default: false.
   */
  stylesInPlace?: boolean;
  /** Changes the portal's theme for HTML that the browser doesn't hydrate. Default: the theme as it is. */
  adaptTheme?: (theme: Theme) => Theme;
}

/** When an island is hydrated, and how. */
export type IslandTrigger =
  /** Once the page is interactive. */
  | 'now'
  /**
   * When it comes near the viewport. An island that the server has drawn completely, and as this reader gets it, also
   * waits for user activity.
   */
  | 'near'
  /** The same, but it also waits if it isn't drawn completely. */
  | 'present'
  /** When the user points at it or moves the focus into it, which also starts islands with another trigger. */
  | 'touch';

/** An object that can be written as JSON. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** An island in HTML that React doesn't control, such as that of an article. */
export interface ServedIsland {
  /** Unique among the islands of its kind on the page. */
  id: string;
  /** The JSON-serializable props that the island was rendered with. */
  props: JsonObject;
  /**
   * Loads the default export of the module that a route declares for this island (its attribute `articleIsland`).
   *
   * @throws Error if the page declares none, or if its code can't be loaded.
   */
  module: () => Promise<unknown>;
}

/** How the browser starts the islands of a kind. */
export interface IslandKind {
  when: IslandTrigger;
  /**
   * Returns true if the hash of the page's address refers to an island. It then starts, wherever it is. Default: no hash
   * starts an island.
   *
   * @param hash - Includes the `#`; empty if there is no hash.
   * @param id - The island's id.
   */
  isAskedFor?: (hash: string, id: string) => boolean;
  /** Loads the island's code and returns the element that the build has rendered. */
  load: (island: ServedIsland) => Promise<ReactElement>;
}

/** The kinds of islands of a site, by name. */
export type IslandKinds = Readonly<Record<string, IslandKind>>;

/** An event that waits, and the value that its field had then. React sets a select back when it hydrates it. */
export type HeldEvent = readonly [event: Event, value: string | undefined];
