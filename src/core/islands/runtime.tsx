// Must come first, so that no component renders before the license key is set.
import '@portal/license';

import type { EmotionCache } from '@emotion/cache';
import { Component, startTransition, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

import type { Direction } from '../preferences';

import { readEdits, replayEdits } from './edits';
import { createIslandCache, IslandProviders } from './providers';
import type { IslandHandle } from './types';

type CacheFor = (direction: Direction) => EmotionCache;

/**
 * Returns the page's emotion caches by direction. Creating one adopts the server's styles: emotion finds their style
 * elements, moves them to the head and registers what they contain.
 */
function pageCaches(layered: boolean, bar?: string): CacheFor {
  const caches: Partial<Record<Direction, EmotionCache>> = {};
  return (direction) => (caches[direction] ??= createIslandCache(direction, layered, bar));
}

const pageCache = pageCaches(false);
const layeredPageCache = pageCaches(true);

interface BoundaryProps {
  children: ReactNode;
  onMounted: () => void;
  onReset: () => void;
}

/** Contains errors inside their island: shows the message and a reset button. */
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
        <p className="island-error__title">This part of the page crashed.</p>
        <pre className="island-error__message">{error.message}</pre>
        <button type="button" className="portal-button" onClick={this.props.onReset}>
          Reset
        </button>
      </div>
    );
  }
}

/** Options of {@link mountIsland}. */
export interface MountOptions {
  /** See `IslandModule.layered`. */
  layered?: boolean | undefined;
  /** See `IslandPage.themed`. */
  themed: boolean;
  /** See `IslandPage.bar`. */
  bar?: string | undefined;
  /** Called once the component is in the DOM and responds to events. */
  onMounted: () => void;
}

/**
 * Creates a separate React root for an island. Hydrates the server's HTML if there is any; otherwise renders from
 * scratch (in development, and if the page's HTML couldn't be fetched).
 *
 * @param container - The island's element. The page's own React root doesn't touch its content.
 * @param Content - The component, the same one that the server rendered.
 * @param id - The island's id, the same as on the server.
 */
export function mountIsland(
  container: HTMLElement,
  Content: ComponentType,
  id: string,
  { layered = false, themed, bar, onMounted }: MountOptions,
): IslandHandle {
  const shared = layered ? layeredPageCache : pageCache;
  const cacheFor = bar === undefined ? shared : pageCaches(layered, bar);
  const served = container.querySelector<HTMLElement>(':scope > [data-island-root]');
  const edits = served ? readEdits(served) : [];
  let generation = 0;
  let isLeft = false;
  const onFirstMount = () => {
    // Wait until React is no longer rendering.
    setTimeout(() => replayEdits(edits));
    onMounted();
  };
  const tree = () => (
    <IslandProviders cacheFor={cacheFor} themed={themed}>
      <IslandErrorBoundary
        key={generation}
        onMounted={generation === 0 ? onFirstMount : () => {}}
        onReset={reset}
      >
        <Content />
      </IslandErrorBoundary>
    </IslandProviders>
  );

  // Create the cache before hydration, which would otherwise miss the styles.
  cacheFor('ltr');
  const options = {
    identifierPrefix: id,
    onCaughtError: (error: unknown) => console.error(`Island ${id}:`, error),
    onRecoverableError: (error: unknown) => {
      // React reports an error if an island is unmounted before it has hydrated, such as when the user navigates away
      // immediately.
      if (!isLeft && !isLeftToBrowser(error)) {
        reportError(error);
      }
    },
  };
  const element = served ?? appendRootElement(container);
  let root: Root | undefined;
  // In a transition, React renders in slices, so the page stays responsive.
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

/**
 * Whether an error only says that the server has rendered the fallback of a `Suspense`, because its content is lazy.
 * React's message has a number in production.
 */
function isLeftToBrowser(error: unknown): boolean {
  const message = error instanceof Error ? error.message : '';
  return /React error #419\b|does not support Suspense|could not finish this Suspense/.test(
    message,
  );
}

function appendRootElement(container: HTMLElement): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('data-island-root', '');
  container.replaceChildren(element);
  return element;
}
