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

import { watchOccasions } from './occasion';
import { isDrawn } from './presence';
import { servedIsland } from './servedPages';
import type { IslandHandle, IslandModule, IslandPage } from './types';

export interface IslandProps {
  /** Unique on the page. */
  id: string;
  island: IslandModule;
  /**
   * When the code is fetched: `near` when the island comes near the viewport (one that the server has drawn waits
   * for a sign of the reader, too), `touch` when the reader points at it or moves the focus into it, `now` as soon as
   * it is on the page. A click that comes before the code is repeated once it is there.
   */
  when: 'near' | 'touch' | 'now';
  className?: string;
  ref?: Ref<IslandHandle>;
  /** The island runs, in the DOM too. */
  onReady?: () => void;
  /** The code could not be fetched, for example without a network. It is asked for again at the next occasion. */
  onLoadError?: (error: unknown) => void;
}

/** What the islands of the page share. The layout provides one; without it an island sends all of its styles. */
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
  const element = useRef<HTMLDivElement>(null);
  const handle = useRef<IslandHandle | undefined>(undefined);
  const callbacks = useRef({ onReady, onLoadError });
  useEffect(() => {
    callbacks.current = { onReady, onLoadError };
  });

  // Before the browser paints, so that nothing moves.
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
    const watch = watchOccasions(container, {
      when,
      // The server draws for left to right.
      needsReader: isDrawn(container) && directionStore().get() === 'ltr',
      load: () => Promise.all([island.load(), import('./runtime')]),
      run: ([Content, { mountIsland }]) => {
        handle.current = mountIsland(container, Content, id, {
          layered: island.layered,
          themed: isThemed,
          onMounted: () =>
            // After React's effects, and not while it is at work.
            setTimeout(() => {
              if (!isGone) {
                container.setAttribute('data-island-ready', '');
                callbacks.current.onReady?.();
                watch.replayClick();
              }
            }),
        });
      },
      onLoadError: (error) => callbacks.current.onLoadError?.(error),
    });

    return () => {
      isGone = true;
      watch.stop();
      container.removeAttribute('data-island-ready');
      const running = handle.current;
      handle.current = undefined;
      // The next mount must not take what React leaves behind for the server's HTML.
      container.querySelector('[data-island-root]')?.removeAttribute('data-island-root');
      // React forbids unmounting one root while another renders.
      setTimeout(() => running?.unmount());
    };
  }, [id, island, isThemed, when]);

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
