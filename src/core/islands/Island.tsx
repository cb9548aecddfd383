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

import { isDrawn, readerPresence } from './presence';
import { servedIsland } from './servedPages';
import type { IslandHandle, IslandModule, IslandPage } from './types';

/** How far below or above the viewport an island begins to load. */
const NEAR_VIEWPORT = '300px';

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
 * A part of the page with a React root of its own (DESIGN §1, islands): the server's HTML stays as it is until
 * the island's code arrives, and nothing of that code is loaded before the occasion named by `when`.
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
    let state: 'waiting' | 'loading' | 'running' | 'gone' = 'waiting';
    let missedClick: Element | undefined;

    const start = async () => {
      if (state !== 'waiting') {
        return;
      }
      state = 'loading';
      try {
        const [Content, { mountIsland }] = await Promise.all([island.load(), import('./runtime')]);
        if ((state as string) === 'gone') {
          return;
        }
        stopWaiting();
        state = 'running';
        handle.current = mountIsland(container, Content, id, {
          layered: island.layered,
          themed: isThemed,
          onMounted: () =>
            // After React's effects, and not while it is at work.
            setTimeout(() => {
              if ((state as string) === 'gone') {
                return;
              }
              container.setAttribute('data-island-ready', '');
              callbacks.current.onReady?.();
              missedClick?.dispatchEvent(
                new MouseEvent('click', { bubbles: true, cancelable: true }),
              );
            }),
        });
      } catch (error) {
        if ((state as string) !== 'gone') {
          state = 'waiting';
          callbacks.current.onLoadError?.(error);
        }
      }
    };

    // The server draws for left to right.
    const needsReader = isDrawn(container) && directionStore().get() === 'ltr';
    const onNear = async () => {
      if (needsReader) {
        await readerPresence();
      }
      await start();
    };
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && void onNear(),
      { rootMargin: when === 'near' ? NEAR_VIEWPORT : '0px' },
    );
    const onTouch = () => void start();
    const onClick = (event: Event) => {
      if (event.target instanceof Element) {
        // What the browser would do on its own, such as ticking a box, happens with the repeated click.
        event.preventDefault();
        missedClick = event.target;
        void start();
      }
    };
    const touches = ['pointerenter', 'pointerdown', 'focusin'] as const;
    // Without the server's HTML (in development, in a menu that the browser made) there is nothing to touch.
    const isEmpty = !container.firstChild;
    if (when === 'near' || (when === 'touch' && isEmpty)) {
      observer.observe(container);
    }
    touches.forEach((type) => container.addEventListener(type, onTouch));
    container.addEventListener('click', onClick);
    const stopWaiting = () => {
      observer.disconnect();
      touches.forEach((type) => container.removeEventListener(type, onTouch));
      container.removeEventListener('click', onClick);
    };
    if (when === 'now') {
      void start();
    }

    return () => {
      state = 'gone';
      stopWaiting();
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
