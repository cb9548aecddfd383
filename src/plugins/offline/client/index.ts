import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useSyncExternalStore } from 'react';

import { OFFLINE_ATTRIBUTE, OFFLINE_PAGE } from '../format';

const noChange = () => () => {};

/** Whether the location is that of the page that lists what is available. */
export function useIsOfflineList(): boolean {
  return useLocation().pathname === useBaseUrl(`/${OFFLINE_PAGE}`);
}

/**
 * Whether `@theme/OfflinePage` is to be shown in place of the page for what is not there, as the build has marked it.
 * False on the server and while the page hydrates.
 */
export function useIsOfflinePage(): boolean {
  const isList = useIsOfflineList();
  const isMarked = useSyncExternalStore(
    noChange,
    () => document.documentElement.hasAttribute(OFFLINE_ATTRIBUTE),
    () => undefined,
  );
  return isMarked !== undefined && (isMarked || isList);
}
