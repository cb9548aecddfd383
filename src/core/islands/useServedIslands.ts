import { useEffect, useRef, type RefObject } from 'react';

import { ISLAND_READY } from './holdInput';
import { ISLAND, ISLAND_PROPS } from './markup';
import { usePageContexts } from './pageContexts';
import { servedChildren } from './servedPages';
import { startIsland, type StartedIsland } from './startIsland';
import type { IslandKinds, JsonObject } from './types';
import { useFollowedLinks } from './useFollowedLinks';
import { useServedContent } from './useServedContent';

/** Options of {@link useServedIslands}. */
export interface ServedIslandsOptions {
  /** CSS selector of the element in a built page. */
  selector: string;
  /** How each kind of island starts. Islands of unknown kinds stay as the build has rendered them. */
  kinds: IslandKinds;
  /** Loads the module that a page declares for an island, by its kind and id. Default: no page declares any. */
  loadModule?: (pathname: string, name: string) => Promise<unknown>;
  /** Whether to follow links in islands as well, if they take long to start. Default: false. */
  inIslands?: boolean;
}

interface ServedIsland extends StartedIsland {
  isAskedFor: (hash: string) => boolean;
}

/** Islands that aren't inside another one. */
const ISLANDS = `[${ISLAND}]:not([${ISLAND}] *)`;

/**
 * Fills an element whose content React doesn't own (see `useServedContent`). Its islands start at their triggers, and its
 * links navigate inside the app.
 */
export function useServedIslands(
  element: RefObject<HTMLElement | null>,
  options: ServedIslandsOptions,
): void {
  const islands = useRef<ServedIsland[]>([]);
  const contexts = usePageContexts();
  const first = useRef({ contexts, options });
  useServedContent(element, () => servedChildren(contexts.location.pathname, options.selector));

  useEffect(() => {
    const {
      contexts: own,
      options: { kinds, loadModule },
    } = first.current;
    const found = [...(element.current?.querySelectorAll<HTMLElement>(ISLANDS) ?? [])];
    const started = found.flatMap((island): ServedIsland[] => {
      const name = island.getAttribute(ISLAND) ?? '';
      const [kindName = '', id = ''] = name.split(' ');
      const kind = kinds[kindName];
      if (!kind) {
        island.setAttribute(ISLAND_READY, '');
        return [];
      }
      const load = () =>
        kind.load({
          id,
          props: JSON.parse(island.getAttribute(ISLAND_PROPS) ?? '{}') as JsonObject,
          module: () =>
            loadModule?.(own.location.pathname, name) ??
            Promise.reject(new Error(`No page declares a module for "${name}".`)),
        });
      return [
        {
          ...startIsland(island, { id: name, when: kind.when, contexts: own, load }),
          isAskedFor: (hash) => kind.isAskedFor?.(hash, id) ?? false,
        },
      ];
    });
    islands.current = started;
    return () => started.forEach(({ stop }) => stop());
  }, [element]);

  useEffect(() => {
    for (const { isAskedFor, start, update } of islands.current) {
      if (isAskedFor(contexts.location.hash)) {
        start();
      }
      update(contexts);
    }
  });

  // React handles the links in islands.
  useFollowedLinks(element, options.inIslands ? undefined : `[${ISLAND}]`);
}
