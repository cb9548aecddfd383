import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import OriginalNotFound from '@theme-original/NotFound';
import type { Location } from 'history';
import type { ComponentType, ReactNode } from 'react';
import { Route as AnyRoute } from 'react-router-dom';

// @types/react-router-dom types it with the react-router at the root of node_modules, which is version 7. The component
// is that of version 5, from Docusaurus.
const Route = AnyRoute as ComponentType<unknown> as ComponentType<{
  location: Location;
  children: ReactNode;
}>;

/**
 * Wraps theme-classic's 404 page (3.10.2). A host serves the same HTML for all unknown addresses, so the first render
 * in the browser has to use the address that the server rendered. What depends on the address, such as the version in
 * the navbar, follows after hydration.
 */
export default function NotFound() {
  const location: Location = useLocation();
  const served: Location = { ...location, pathname: useBaseUrl('/404.html'), search: '', hash: '' };
  return (
    <Route location={useIsBrowser() ? location : served}>
      <OriginalNotFound />
    </Route>
  );
}
