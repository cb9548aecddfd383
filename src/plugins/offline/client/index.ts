import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useSyncExternalStore } from 'react';

import { OFFLINE_ATTRIBUTE, OFFLINE_PAGE } from '../format';

const noChange = () => () => {};

/** Whether the current page is the list of available pages. */
export function useIsOfflineList(): boolean {
  return useLocation().pathname === useBaseUrl(`/${OFFLINE_PAGE}`);
}

/** Path of the address that the document was loaded for. Readers may go on from it, and back to it. */
const loadedPath = typeof window === 'undefined' ? '' : window.location.pathname;

/**
 * Whether to show `@theme/OfflinePage` instead of the 404 page. The build marks the offline page with an attribute.
 * Returns false on the server and during hydration.
 */
export function useIsOfflinePage(): boolean {
  const isList = useIsOfflineList();
  const isLoadedPath = useLocation().pathname === loadedPath;
  const isMarked = useSyncExternalStore(
    noChange,
    () => document.documentElement.hasAttribute(OFFLINE_ATTRIBUTE),
    () => undefined,
  );
  return isMarked !== undefined && ((isMarked && isLoadedPath) || isList);
}
