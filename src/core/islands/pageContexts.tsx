import { useHistory, useLocation } from '@docusaurus/router';
import { BrowserContextProvider } from '@docusaurus/core/lib/client/browserContext';
import {
  BrokenLinksProvider,
  useBrokenLinksContext,
} from '@docusaurus/core/lib/client/BrokenLinksContext';
import type { History, Location } from 'history';
import { createContext, use, useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { Route as AnyRoute, Router as AnyRouter } from 'react-router-dom';

import type { IslandPage } from './types';

// @types/react-router-dom types these with the react-router at the root of node_modules, which is version 7. The
// components are those of version 5, from Docusaurus.
const Router = AnyRouter as ComponentType<unknown> as ComponentType<{
  history: History;
  children: ReactNode;
}>;
const Route = AnyRoute as ComponentType<unknown> as ComponentType<{
  location: Location;
  render: () => ReactNode;
}>;
// This hook isn't in version 7.
const useRouterHistory = useHistory as () => History;

/** State that the islands of a page share. The layout provides it; without it, each island sends all of its styles. */
export const IslandPageContext = createContext<IslandPage | undefined>(undefined);

/** The element of the island around a component. */
export const IslandElementContext = createContext<Element | undefined>(undefined);

/** The contexts of a page that its islands get, each of which has its own React root. */
export interface PageContexts {
  history: History;
  location: Location;
  brokenLinks: ReturnType<typeof useBrokenLinksContext>;
  islands: IslandPage | undefined;
}

/** Returns the {@link PageContexts} of the current page. */
export function usePageContexts(): PageContexts {
  return {
    history: useRouterHistory(),
    location: useLocation(),
    brokenLinks: useBrokenLinksContext(),
    islands: use(IslandPageContext),
  };
}

interface PageContextsProviderProps extends PageContexts {
  children: ReactNode;
  /** Called once the island is in the DOM and handles events. */
  onMounted?: () => void;
}

/** Provides a page's contexts to an island. The build and the browser render the same tree, so it can be hydrated. */
export function PageContextsProvider({
  history,
  location,
  brokenLinks,
  islands,
  children,
  onMounted,
}: PageContextsProviderProps) {
  const mounted = useRef(onMounted);
  useEffect(() => mounted.current?.(), []);
  return (
    <BrokenLinksProvider brokenLinks={brokenLinks}>
      <BrowserContextProvider>
        <Router history={history}>
          {/* As in Docusaurus' PendingNavigation: the location of the current page, not of the one that is loading. */}
          <Route
            location={location}
            render={() => <IslandPageContext value={islands}>{children}</IslandPageContext>}
          />
        </Router>
      </BrowserContextProvider>
    </BrokenLinksProvider>
  );
}
