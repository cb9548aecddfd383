// First, so that no component renders before the key is set.
import '@portal/licence';

import type { EmotionCache } from '@emotion/cache';
import { Component, startTransition, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

import type { Direction } from '../preferences';

import { createIslandCache, IslandProviders } from './providers';
import type { IslandHandle } from './types';

type CacheFor = (direction: Direction) => EmotionCache;

/**
 * The page's emotion caches by direction. Making one adopts the server's styles: emotion finds their elements, moves
 * them to the head and knows what they hold.
 */
function pageCaches(layered: boolean): CacheFor {
  const caches: Partial<Record<Direction, EmotionCache>> = {};
  return (direction) => (caches[direction] ??= createIslandCache(direction, layered));
}

const pageCache = pageCaches(false);
const layeredPageCache = pageCaches(true);

interface BoundaryProps {
  children: ReactNode;
  onMounted: () => void;
  onReset: () => void;
}

/** Keeps an error of an island inside it: says what happened, offers to begin again. */
class IslandErrorBoundary extends Component<BoundaryProps, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidMount() {
    this.props.onMounted();
  }

  override render() {
    const { error } = this.state;
    if (!error) {
      return this.props.children;
    }
    return (
      <div className="island-error" role="alert">
        <p className="island-error__title">This part of the page stopped with an error.</p>
        <pre className="island-error__message">{error.message}</pre>
        <button type="button" className="portal-button" onClick={this.props.onReset}>
          Reset
        </button>
      </div>
    );
  }
}

/** How an island is mounted. */
export interface MountOptions {
  /** As `IslandModule.layered`. */
  layered?: boolean | undefined;
  /** As `IslandPage.themed`. */
  themed: boolean;
  /** Called once the component is in the DOM and answers events. */
  onMounted: () => void;
}

/**
 * Gives an island a React root of its own: over the server's HTML where there is some, else from nothing
 * (in development, and where the page's HTML could not be fetched).
 *
 * @param container - The island's element; React of the page leaves its content alone.
 * @param Content - The component that the server rendered, too.
 * @param id - The island's id, the same as on the server.
 */
export function mountIsland(
  container: HTMLElement,
  Content: ComponentType,
  id: string,
  { layered = false, themed, onMounted }: MountOptions,
): IslandHandle {
  const cacheFor = layered ? layeredPageCache : pageCache;
  let generation = 0;
  let isLeft = false;
  const tree = () => (
    <IslandProviders cacheFor={cacheFor} themed={themed}>
      <IslandErrorBoundary
        key={generation}
        onMounted={generation === 0 ? onMounted : () => {}}
        onReset={reset}
      >
        <Content />
      </IslandErrorBoundary>
    </IslandProviders>
  );

  // Before hydration, which would miss the styles otherwise.
  cacheFor('ltr');
  const served = container.querySelector<HTMLElement>(':scope > [data-island-root]');
  const options = {
    identifierPrefix: id,
    onCaughtError: (error: unknown) => console.error(`Island ${id}:`, error),
    onRecoverableError: (error: unknown) => {
      // React complains of an island that is taken away before it is hydrated, as by a reader who goes on at once.
      if (!isLeft) {
        reportError(error);
      }
    },
  };
  const element = served ?? appendRootElement(container);
  let root: Root | undefined;
  // As a transition, React works in slices and lets the page answer in between.
  startTransition(() => {
    if (served) {
      root = hydrateRoot(element, tree(), options);
    } else {
      root = createRoot(element, options);
      root.render(tree());
    }
  });

  function reset(): void {
    generation += 1;
    root?.render(tree());
  }
  function unmount(): void {
    isLeft = true;
    root?.unmount();
  }
  return { reset, unmount };
}

function appendRootElement(container: HTMLElement): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('data-island-root', '');
  container.replaceChildren(element);
  return element;
}
