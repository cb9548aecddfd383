/*
 * Takes the place of @docusaurus/core's `client/ClientLifecyclesDispatcher.js` (3.10.2), which decodes the hash of a
 * navigation without a guard: one that is not well encoded, typed into the address, would take the whole page down.
 * Here a new page also gets its `<head>`.
 */
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import clientModules from '@generated/client-modules';
import type { ClientModule } from '@docusaurus/types';
import type { Location } from 'history';
import type { ReactNode } from 'react';

import { showHead } from './shownHead';

type Lifecycle = 'onRouteUpdate' | 'onRouteDidUpdate';
type Update = Parameters<NonNullable<ClientModule[Lifecycle]>>[0];

/** As Docusaurus': calls a lifecycle of all client modules, and gives what cleans up after them. */
export function dispatchLifecycleAction(lifecycle: Lifecycle, update: Update): () => void {
  const callbacks = clientModules.map((clientModule) => {
    const call = clientModule.default?.[lifecycle] ?? clientModule[lifecycle];
    return call?.(update) as (() => void) | undefined;
  });
  return () => callbacks.forEach((callback) => callback?.());
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** As Docusaurus': a new page begins at its top or where its hash leads; a new query alone moves nothing. */
function scrollAfterNavigation({ location, previousLocation }: Update): void {
  if (!previousLocation) {
    return;
  }
  const { pathname, hash, search } = location;
  const isSamePlace = pathname === previousLocation.pathname && hash === previousLocation.hash;
  if (isSamePlace && search !== previousLocation.search) {
    return;
  }
  if (!hash) {
    window.scrollTo(0, 0);
    return;
  }
  const id = decoded(hash.slice(1));
  if (id !== undefined) {
    document.getElementById(id)?.scrollIntoView();
  }
}

interface ClientLifecyclesDispatcherProps {
  children: ReactNode;
  location: Location;
  previousLocation: Location | null;
}

export default function ClientLifecyclesDispatcher({
  children,
  location,
  previousLocation,
}: ClientLifecyclesDispatcherProps): ReactNode {
  useIsomorphicLayoutEffect(() => {
    if (previousLocation !== location) {
      if (previousLocation && previousLocation.pathname !== location.pathname) {
        showHead(location.pathname);
      }
      scrollAfterNavigation({ previousLocation, location });
      dispatchLifecycleAction('onRouteDidUpdate', { previousLocation, location });
    }
  }, [previousLocation, location]);
  return children;
}
