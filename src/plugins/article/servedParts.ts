import { servedChildren, useFollowedLinks } from '@site/src/core/islands';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

import { PART_ATTRIBUTE } from './markup';
import { startParts, type PartHosts } from './partHosts';
import { usePartSurroundings } from './PartRoot';
import type { PartKinds } from './types';

/** Options of {@link useServedParts}. */
export interface ServedPartsOptions {
  /** CSS selector of the element in a built page. */
  selector: string;
  kinds: PartKinds;
  /** Loads the module that a page declares for a part. */
  loadModule: (pathname: string, kind: string, id: string) => Promise<unknown>;
  /** Whether to follow links in parts as well, for parts that take long to start. Default: false. */
  inParts?: boolean;
}

/**
 * Fills an element whose content React doesn't own: on the first page with what the browser has parsed, and after a
 * navigation with what the build has rendered for that page. Its interactive parts get their own roots, and its links
 * navigate inside the app.
 *
 * @param element - An element that is rendered with `dangerouslySetInnerHTML` and `suppressHydrationWarning`.
 */
export function useServedParts(
  element: RefObject<HTMLElement | null>,
  options: ServedPartsOptions,
): void {
  const parts = useRef<PartHosts>(undefined);
  const surroundings = usePartSurroundings();
  const first = useRef({ ...surroundings, options });

  // Runs before the browser paints, and before the page is scrolled to the target of its hash.
  useLayoutEffect(() => {
    const container = element.current;
    if (!container) {
      return;
    }
    const { location, options: given } = first.current;
    if (!container.firstChild) {
      container.replaceChildren(...servedChildren(location.pathname, given.selector));
    }
  }, [element]);

  useEffect(() => {
    if (!element.current) {
      return undefined;
    }
    const { options: given, ...around } = first.current;
    const hosts = startParts(
      element.current,
      given.kinds,
      (kind, id) => given.loadModule(around.location.pathname, kind, id),
      around,
    );
    parts.current = hosts;
    return () => {
      parts.current = undefined;
      hosts.stop();
    };
  }, [element]);

  const { history, location, brokenLinks, islands } = surroundings;
  useEffect(() => {
    parts.current?.update({ history, location, brokenLinks, islands });
  }, [history, location, brokenLinks, islands]);

  // React handles the links in interactive parts.
  useFollowedLinks(element, options.inParts ? undefined : `[${PART_ATTRIBUTE}]`);
}
