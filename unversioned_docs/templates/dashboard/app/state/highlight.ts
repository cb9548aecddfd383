import { createContext, useContext } from 'react';

/** The site under the pointer, which all charts and the table highlight. */
export interface Highlight {
  siteId: string | null;
  setSiteId: (siteId: string | null) => void;
}

const HighlightContext = createContext<Highlight>({ siteId: null, setSiteId: () => undefined });

export const HighlightProvider = HighlightContext.Provider;

/** Returns the highlighted site, and a function that changes it. */
export function useHighlight(): Highlight {
  return useContext(HighlightContext);
}
