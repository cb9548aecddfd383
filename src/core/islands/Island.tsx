import {
  createContext,
  use,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type Ref,
} from 'react';

import { directionStore } from '../preferences';

import { ISLAND_READY, repeatInput } from './holdInput';
import { awaitTrigger } from './trigger';
import { isDrawn } from './presence';
import { servedIsland } from './servedPages';
import type { IslandHandle, IslandModule, IslandPage } from './types';

export interface IslandProps {
  /** Unique on the page. */
  id: string;
  island: IslandModule;
  /**
   * When to fetch the code: `near` when the island approaches the viewport (a server-rendered island also waits for
   * user activity), `touch` when the user points at it or moves focus into it, `now` as soon as it mounts. Input
   * that arrives before the code is repeated once the code has loaded.
   */
  when: 'near' | 'touch' | 'now';
  className?: string;
  ref?: Ref<IslandHandle>;
  /** Called once the island is mounted and in the DOM. */
  onReady?: () => void;
  /** Called if the code can't be fetched, for example when offline. The next trigger tries again. */
  onLoadError?: (error: unknown) => void;
}

/** State that the islands of a page share. The layout provides it; without it, each island sends all of its styles. */
export const IslandPageContext = createContext<IslandPage | undefined>(undefined);

/**
 * A part of the page with its own React root. The server's HTML stays in place until the island's code arrives, and
 * the code isn't loaded before the event named by `when`, so a page loads no MUI code before a demo needs it.
 *
 * `lazy` in a `Suspense` boundary doesn't work here: Docusaurus' contexts change after hydration, and React then drops
 * the server's HTML.
 */
export function Island({ id, island, when, className, ref, onReady, onLoadError }: IslandProps) {
  const page = use(IslandPageContext);
  const isThemed = page?.themed ?? true;
  const bar = page?.bar;
  const element = useRef<HTMLDivElement>(null);
  const handle = useRef<IslandHandle | undefined>(undefined);
  const callbacks = useRef({ onReady, onLoadError });
  useEffect(() => {
    callbacks.current = { onReady, onLoadError };
  });

  // A layout effect runs before the browser paints, so nothing shifts.
  useLayoutEffect(() => {
    const container = element.current;
    if (container && !container.firstChild) {
      container.replaceChildren(...servedIsland(window.location.pathname, id));
    }
  }, [id]);

  useImperativeHandle(ref, () => ({
    reset: () => handle.current?.reset(),
    unmount: () => handle.current?.unmount(),
  }));

  useEffect(() => {
    const container = element.current;
    if (!container) {
      return undefined;
    }
    let isGone = false;
    const watch = awaitTrigger(container, {
      when,
      // The server renders left-to-right HTML only.
      needsReader: isDrawn(container) && directionStore().get() === 'ltr',
      load: () => Promise.all([island.load(), import('./runtime')]),
      run: ([Content, { mountIsland }]) => {
        handle.current = mountIsland(container, Content, id, {
          layered: island.layered,
          themed: isThemed,
          bar,
          onMounted: () =>
            // Wait until React has run its effects and is no longer rendering.
            setTimeout(() => {
              repeatInput(container, () => {
                if (!isGone) {
                  container.setAttribute(ISLAND_READY, '');
                  callbacks.current.onReady?.();
                }
              });
            }),
        });
      },
      onLoadError: (error) => callbacks.current.onLoadError?.(error),
    });

    return () => {
      isGone = true;
      watch.stop();
      container.removeAttribute(ISLAND_READY);
      const running = handle.current;
      handle.current = undefined;
      // The next mount must not mistake React's leftovers for the server's HTML.
      container.querySelector('[data-island-root]')?.removeAttribute('data-island-root');
      // React forbids unmounting one root while another renders.
      setTimeout(() => running?.unmount());
    };
  }, [id, island, isThemed, bar, when]);

  return (
    <div
      ref={element}
      className={className}
      data-island={id}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{
        __html: island.html(id, page ?? { sentStyles: new Set(), themed: true }),
      }}
    />
  );
}
