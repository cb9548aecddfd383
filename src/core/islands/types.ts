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
   * @param sentStyles - Names of the styles that islands before this one on the page have sent; its own are added.
   */
  html: (id: string, sentStyles: Set<string>) => string;
}

/** A running island. */
export interface IslandHandle {
  /** Mounts the component anew: its state is lost, its code is not. */
  reset: () => void;
  unmount: () => void;
}
