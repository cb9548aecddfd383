import { useHistory, useLocation } from '@docusaurus/router';
import { BrowserContextProvider } from '@docusaurus/core/lib/client/browserContext';
import {
  BrokenLinksProvider,
  useBrokenLinksContext,
} from '@docusaurus/core/lib/client/BrokenLinksContext';
import { IslandPageContext } from '@site/src/core/islands';
import type { History, Location } from 'history';
import {
  use,
  useEffect,
  useRef,
  type ComponentType,
  type ContextType,
  type ReactNode,
} from 'react';
import { Route as AnyRoute, Router as AnyRouter } from 'react-router-dom';

// @types/react-router-dom describes these by the react-router that is installed at the root, which is version 7; the
// components are those of version 5, Docusaurus' own.
const Router = AnyRouter as ComponentType<unknown> as ComponentType<{
  history: History;
  children: ReactNode;
}>;
const Route = AnyRoute as ComponentType<unknown> as ComponentType<{
  location: Location;
  render: () => ReactNode;
}>;

/** What a part, which has a React root of its own, needs to know of the page around it. */
export interface PartSurroundings {
  history: History;
  location: Location;
  brokenLinks: ReturnType<typeof useBrokenLinksContext>;
  islands: ContextType<typeof IslandPageContext>;
}

// As above, the types are those of version 7, which has no such hook.
const useRouterHistory = useHistory as () => History;

/** Reads {@link PartSurroundings} where the article stands. */
export function usePartSurroundings(): PartSurroundings {
  return {
    history: useRouterHistory(),
    location: useLocation(),
    brokenLinks: useBrokenLinksContext(),
    islands: use(IslandPageContext),
  };
}

interface PartRootProps extends PartSurroundings {
  children: ReactNode;
  /** Called once the part is in the DOM and answers events. */
  onMounted?: () => void;
}

/** Gives a part the contexts of the page. The build and the browser render the same tree, so that it can be hydrated. */
export function PartRoot({
  history,
  location,
  brokenLinks,
  islands,
  children,
  onMounted,
}: PartRootProps) {
  const mounted = useRef(onMounted);
  useEffect(() => mounted.current?.(), []);
  return (
    <BrokenLinksProvider brokenLinks={brokenLinks}>
      <BrowserContextProvider>
        <Router history={history}>
          {/* As in Docusaurus' PendingNavigation: the page that is shown, not the one that is loading. */}
          <Route
            location={location}
            render={() => <IslandPageContext value={islands}>{children}</IslandPageContext>}
          />
        </Router>
      </BrowserContextProvider>
    </BrokenLinksProvider>
  );
}
