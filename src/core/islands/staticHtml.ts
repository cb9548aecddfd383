import { createContext } from 'react';

/**
 * Whether a component is rendered to HTML that React doesn't control in the browser, as in most articles. Interactive parts
 * of it are islands.
 */
export const StaticHtmlContext = createContext(false);
