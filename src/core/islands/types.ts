import type { ComponentType } from 'react';

/**
 * What importing a component with `?island` gives: on the server its HTML, in the browser the way to its code.
 * Both have the same type, so that one page component serves both sides.
 */
export interface IslandModule {
  /** The component's chunk. Rejects on the server, where nothing is loaded. */
  load: () => Promise<ComponentType>;
  /**
   * The component as HTML with its styles. Empty in the browser, which keeps what the server sent.
   *
   * @param id - Unique on the page; prefixes the ids that `useId` makes, and must be the island's own.
   * @param page - What the islands of the page share.
   */
  html: (id: string, page: IslandPage) => string;
  /**
   * Puts Material UI's styles into `@layer mui`, so that any style outside a layer, and Tailwind's utilities, win over
   * them, as with Material UI's `StyledEngineProvider enableCssLayer`.
   */
  layered?: boolean;
}

/** What the islands of a page share while it is rendered. */
export interface IslandPage {
  /** Names of the styles that islands have sent, so that each style is sent once. Each island adds its own. */
  sentStyles: Set<string>;
  /** Whether islands get the portal's theme; without it they have Material UI's own. */
  themed: boolean;
}

/** A running island. */
export interface IslandHandle {
  /** Mounts the component anew: its state is lost, its code is not. */
  reset: () => void;
  unmount: () => void;
}
