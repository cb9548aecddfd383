/*
 * Takes the place of @docusaurus/core's `client/preload.js` (3.10.2), which loads a page's code before it is shown. With
 * it, here, comes the page's HTML, for its islands.
 */
import routes from '@generated/routes';
import { fetchServedPage } from '@site/src/core/islands/servedPages';
import { matchRoutes } from 'react-router-config';

/** Whether the first page has become interactive, so that a further one is a navigation. In development there is no HTML. */
function isNavigation(): boolean {
  return (
    process.env.NODE_ENV === 'production' &&
    typeof document !== 'undefined' &&
    document.documentElement.dataset.hasHydrated === 'true'
  );
}

export default function preload(pathname: string): Promise<unknown> {
  const matches = [...new Set([pathname, decodeURI(pathname)])].flatMap((path) =>
    matchRoutes(routes, path),
  );
  // Its type says that a component's `preload` gives nothing; ComponentCreator's gives a promise.
  const components = matches.map(
    ({ route }) => route.component?.preload?.() as Promise<unknown> | undefined,
  );
  return Promise.all([...components, isNavigation() && fetchServedPage(pathname)]);
}
