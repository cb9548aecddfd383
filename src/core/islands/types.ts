import type { Theme } from '@mui/material/styles';
import type { ComponentType } from 'react';

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

/** A running island. */
export interface IslandHandle {
  /** Remounts the component. Its state is lost; its code stays loaded. */
  reset: () => void;
  unmount: () => void;
}

/** An event that waits, and the value that its field had then. React sets a select back when it hydrates it. */
export type HeldEvent = readonly [event: Event, value: string | undefined];
