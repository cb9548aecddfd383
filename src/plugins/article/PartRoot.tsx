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

/** The context that a part, which has its own React root, needs from the page around it. */
export interface PartSurroundings {
  history: History;
  location: Location;
  brokenLinks: ReturnType<typeof useBrokenLinksContext>;
  islands: ContextType<typeof IslandPageContext>;
}

// As above, the types are those of version 7, which doesn't have this hook.
const useRouterHistory = useHistory as () => History;

/** Returns the {@link PartSurroundings} of the article. */
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
  /** Called once the part is in the DOM and handles events. */
  onMounted?: () => void;
}

/** Provides the page's contexts to a part. The build and the browser render the same tree, so it can be hydrated. */
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
