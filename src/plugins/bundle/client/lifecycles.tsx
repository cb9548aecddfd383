/*
 * Replaces @docusaurus/core's `client/ClientLifecyclesDispatcher.js` (3.10.2), which decodes the hash of a navigation
 * without catching errors: an invalid encoding in the address would crash the whole page. It also scrolls to the top
 * when the reader goes back, whereas this version restores the position. This version also updates the `<head>` for a
 * new page, and lets it have what the reader has typed during the navigation.
 */
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import clientModules from '@generated/client-modules';
import type { ClientModule } from '@docusaurus/types';
import type { Location } from 'history';
import { useEffect, type ReactNode } from 'react';

import { NAVIGATING, repeatInput } from '../../../core/islands';

import { trackScroll } from './scroll';
import { showHead } from './shownHead';

const positions = typeof window === 'undefined' ? undefined : trackScroll(window);

type Lifecycle = 'onRouteUpdate' | 'onRouteDidUpdate';
type Update = Parameters<NonNullable<ClientModule[Lifecycle]>>[0];

const isNewPage = ({ previousLocation, location }: Update) =>
  previousLocation !== null && previousLocation.pathname !== location.pathname;

/** Like Docusaurus: calls a lifecycle method of all client modules, and returns a function that runs their cleanup. */
export function dispatchLifecycleAction(lifecycle: Lifecycle, update: Update): () => void {
  if (lifecycle === 'onRouteUpdate' && isNewPage(update)) {
    document.documentElement.setAttribute(NAVIGATING, '');
  }
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

/**
 * Restores the position of a page that the reader comes back to. Otherwise like Docusaurus: scrolls a new page to its
 * top or the target of its hash. A new query alone doesn't scroll.
 */
function scrollAfterNavigation({ location, previousLocation }: Update): void {
  // The browser restores the position of the page that it has loaded.
  if (!previousLocation || positions?.restore()) {
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
      if (isNewPage({ previousLocation, location })) {
        showHead(location.pathname);
      }
      scrollAfterNavigation({ previousLocation, location });
      dispatchLifecycleAction('onRouteDidUpdate', { previousLocation, location });
    }
  }, [previousLocation, location]);
  // After the effects of all components on the page, one of which moves the focus to the top, and after the parts of the
  // page that the reader has left have ended.
  useEffect(() => {
    const page = document.documentElement;
    const timer = setTimeout(() => {
      if (page.hasAttribute(NAVIGATING)) {
        repeatInput(page, () => page.removeAttribute(NAVIGATING));
      }
    });
    return () => clearTimeout(timer);
  }, [location]);
  return children;
}
