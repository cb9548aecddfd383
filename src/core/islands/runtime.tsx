// Must come first, so that no component renders before the license key is set.
import '@portal/license';

import type { EmotionCache } from '@emotion/cache';
import {
  Component,
  use,
  useEffect,
  useReducer,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';

import type { Direction } from '../preferences';

import { readEdits, replayEdits } from './edits';
import { IslandElementContext, IslandPageContext } from './pageContexts';
import { createIslandCache, IslandProviders } from './providers';

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
  onReset: () => void;
}

/** Contains errors inside their island: shows the message and a reset button. */
class IslandErrorBoundary extends Component<BoundaryProps, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
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

const subscribe = () => () => {};

/** Returns true while React hydrates the server's HTML of an island. */
const useIsHydrating = () =>
  useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );

/**
 * Returns a component in the theme of its page, with an error boundary around it.
 *
 * @param layered - See `IslandModule.layered`.
 */
export function contentOf(Content: ComponentType, layered = false): ComponentType {
  const shared = layered ? layeredPageCache : pageCache;
  // Before hydration, which would otherwise miss the styles.
  shared('ltr');
  return function IslandContent() {
    const { themed = true, bar, adaptTheme } = use(IslandPageContext) ?? {};
    const [cacheFor] = useState(() => (bar === undefined ? shared : pageCaches(layered, bar)));
    const [generation, reset] = useReducer((count: number) => count + 1, 0);
    const element = use(IslandElementContext);
    const isHydrating = useIsHydrating();
    const [edits] = useState(() => (isHydrating && element ? readEdits(element) : []));
    useEffect(() => {
      // When React isn't rendering.
      const timer = setTimeout(() => replayEdits(edits));
      return () => clearTimeout(timer);
    }, [edits]);
    return (
      <IslandProviders cacheFor={cacheFor} themed={themed} adaptTheme={adaptTheme}>
        <IslandErrorBoundary key={generation} onReset={reset}>
          <Content />
        </IslandErrorBoundary>
      </IslandProviders>
    );
  };
}
