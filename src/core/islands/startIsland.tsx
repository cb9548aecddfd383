import { startTransition, type ReactElement } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

import { dropInput, ISLAND_READY, repeatInput } from './holdInput';
import { idPrefix, ISLAND_CONTENT } from './markup';
import { IslandElementContext, PageContextsProvider, type PageContexts } from './pageContexts';
import { isAsServed, isDrawn, readerPresence } from './presence';
import type { IslandTrigger } from './types';

/** Distance from the viewport that counts as near, so that code and content have time to load. */
const NEAR = '300px';

const TOUCHES = ['pointerenter', 'pointerdown'] as const;

/** How an island starts. */
export interface IslandOptions {
  /** Unique on the page. Prefixes the ids that `useId` generates. */
  id: string;
  /** Any input starts an island, too (see `holdInput.ts`), which is repeated once the island is running. */
  when: IslandTrigger;
  /** Contexts of the page. The first render must match the server's, which had those of its own page. */
  contexts: PageContexts;
  /** Fetches the code. If it rejects, the next trigger tries again. */
  load: () => Promise<ReactElement>;
  /** Called once the island is mounted and in the DOM. */
  onReady?: () => void;
  onLoadError?: (error: unknown) => void;
}

/** An island that waits for its trigger, or runs. */
export interface StartedIsland {
  /** Starts it at once. */
  start: () => void;
  /** Gives it the current contexts of the page. */
  update: (contexts: PageContexts) => void;
  /** Unmounts it, or keeps it from starting. */
  stop: () => void;
}

/** Elements that contain what React has left of an earlier root, instead of the server's HTML. */
const used = new WeakSet<Element>();

/** Returns the element with the server's HTML of an island, if there is any. Styles may come before it. */
const servedRoot = (element: Element): Element | null =>
  used.has(element) || !element.firstChild
    ? null
    : (element.querySelector(`:scope > [${ISLAND_CONTENT}]`) ?? element);

/**
 * Whether an error only says that the server has rendered the fallback of a `Suspense`, because its content is lazy.
 * React's message has a number in production.
 */
const isLeftToBrowser = (error: unknown): boolean =>
  /React error #419\b|does not support Suspense|could not finish this Suspense/.test(
    error instanceof Error ? error.message : '',
  );

/**
 * Creates a React root for an island at its trigger. Hydrates the server's HTML if there is any; otherwise renders from
 * scratch (in development, and if the page's HTML couldn't be fetched).
 *
 * @param element - The island's element. No other React root touches its content.
 */
export function startIsland(
  element: HTMLElement,
  { id, when, contexts, load, onReady, onLoadError }: IslandOptions,
): StartedIsland {
  let state: 'waiting' | 'loading' | 'running' | 'mounted' | 'stopped' = 'waiting';
  const isIn = (expected: typeof state) => state === expected;
  let current = contexts;
  let root: Root | undefined;
  let content: ReactElement;
  const tree = (around: PageContexts, onMounted?: () => void) => (
    <PageContextsProvider {...around} {...(onMounted && { onMounted })}>
      <IslandElementContext value={element}>{content}</IslandElementContext>
    </PageContextsProvider>
  );
  const onMounted = () => {
    // It may be stopped while React hydrates it.
    if (!isIn('running')) {
      return;
    }
    state = 'mounted';
    if (current !== contexts) {
      root?.render(tree(current));
    }
    // After React's effects, when React isn't rendering.
    setTimeout(() =>
      repeatInput(element, () => {
        if (isIn('mounted')) {
          element.setAttribute(ISLAND_READY, '');
          onReady?.();
        }
      }),
    );
  };
  const run = () => {
    const options = {
      identifierPrefix: idPrefix(id),
      onCaughtError: (error: unknown) => console.error(`Island ${id}:`, error),
      onRecoverableError: (error: unknown) => {
        // React also reports an error for an island that is removed before it is hydrated.
        if (!isIn('stopped') && !isLeftToBrowser(error)) {
          reportError(error);
        }
      },
    };
    const served = servedRoot(element);
    used.add(element);
    // In a transition, React renders in slices, so the page stays responsive.
    startTransition(() => {
      if (served) {
        root = hydrateRoot(served, tree(contexts, onMounted), options);
      } else {
        const container = document.createElement('div');
        container.setAttribute(ISLAND_CONTENT, '');
        element.replaceChildren(container);
        root = createRoot(container, options);
        root.render(tree(contexts, onMounted));
      }
    });
  };

  const start = async () => {
    if (!isIn('waiting')) {
      return;
    }
    state = 'loading';
    try {
      content = await load();
      if (isIn('loading')) {
        state = 'running';
        unwatch();
        run();
      }
    } catch (error) {
      if (isIn('loading')) {
        state = 'waiting';
        dropInput(element);
        onLoadError?.(error);
      }
    }
  };
  const onNear = async () => {
    if (isAsServed() && (when === 'present' || isDrawn(element))) {
      await readerPresence();
    }
    await start();
  };
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && void onNear(),
    { rootMargin: when === 'touch' ? '0px' : NEAR },
  );
  const onTouch = () => void start();
  const unwatch = () => {
    observer.disconnect();
    TOUCHES.forEach((type) => element.removeEventListener(type, onTouch));
    element.onHeldInput = undefined;
  };
  // Without the server's HTML (in development, or in a menu rendered in the browser) there is nothing to touch.
  if (['near', 'present'].includes(when) || (when === 'touch' && !element.firstChild)) {
    observer.observe(element);
  }
  TOUCHES.forEach((type) => element.addEventListener(type, onTouch));
  element.onHeldInput = onTouch;
  if (when === 'now' || element.heldInput) {
    void start();
  }

  return {
    start: onTouch,
    update(next) {
      current = next;
      // Before it is hydrated, React shouldn't get an update.
      if (isIn('mounted')) {
        root?.render(tree(next));
      }
    },
    stop() {
      state = 'stopped';
      unwatch();
      element.removeAttribute(ISLAND_READY);
      // React forbids unmounting one root while another renders.
      setTimeout(() => root?.unmount());
    },
  };
}
