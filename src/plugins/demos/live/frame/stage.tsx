import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/system';
import { createIslandCache } from '../../../../core/islands/providers';
import { portalThemeFor } from '../../../../core/mui/theme';
import { createStore, type WritableStore } from '../../../../core/preferences/store';
import {
  Component,
  useEffect,
  useMemo,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import type { Appearance } from '../protocol';

interface BoundaryState {
  error?: { message: string };
}

/** Keeps the frame from falling empty where a component throws later on, at a click or after some data came. */
class Boundary extends Component<{ children: ReactNode }, BoundaryState> {
  override state: BoundaryState = {};

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error: { message: error instanceof Error ? error.message : String(error) } };
  }

  override render() {
    const { error } = this.state;
    return error ? (
      <div className="island-error">
        <p className="island-error__title">The demo stopped with an error.</p>
        <pre className="island-error__message">{error.message}</pre>
      </div>
    ) : (
      this.props.children
    );
  }
}

interface ProvidersProps {
  appearance: WritableStore<Appearance>;
  layered: boolean;
  children: ReactNode;
}

/** What stands around an island in the page, too (`src/core/islands/providers.tsx`), with mode and direction given. */
function Providers({ appearance, layered, children }: ProvidersProps) {
  const { mode, direction } = useSyncExternalStore(appearance.subscribe, appearance.get);
  const cache = useMemo(() => createIslandCache(direction, layered), [direction, layered]);
  // Each run has a cache of its own: one for all would keep the styles of every edit.
  useEffect(() => () => cache.sheet.flush(), [cache]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={portalThemeFor(mode, direction)}>{children}</ThemeProvider>
    </CacheProvider>
  );
}

/** A component and the styles that come with it. */
export interface Scene {
  component: ComponentType;
  /** CSS of its own, apart from what its components make. */
  css: string;
  /** Puts Material UI's styles into their layer, as the page does for demos in Tailwind and CSS. */
  layered: boolean;
}

/** Where a demo is shown. */
export interface Stage {
  /**
   * Shows another scene from its beginning. Where it throws, what stood there stays.
   *
   * @throws whatever the component throws while it is rendered for the first time.
   */
  show: (scene: Scene) => void;
  /** Mode and direction for what is shown now and later. */
  setAppearance: (appearance: Appearance) => void;
}

/**
 * Makes a stage.
 *
 * @param host - Element that scenes are shown in.
 * @param initial - Mode and direction to begin with.
 * @param onError - Told what a component throws later than while it is shown for the first time.
 */
export function createStage(
  host: HTMLElement,
  initial: Appearance,
  onError: (error: unknown) => void,
): Stage {
  const appearance = createStore(initial);
  let runs = 0;
  let remove = () => {};

  return {
    setAppearance: appearance.set,
    show({ component: Content, css, layered }) {
      const element = document.createElement('div');
      const style = document.createElement('style');
      style.textContent = css;
      document.head.append(style);
      host.append(element);

      let isShown = false;
      const thrown: unknown[] = [];
      const onCaughtError = (error: unknown) => {
        if (isShown) {
          onError(error);
        } else {
          thrown.push(error);
        }
      };
      runs += 1;
      const root = createRoot(element, {
        identifierPrefix: `live-${runs}-`,
        onCaughtError,
        onUncaughtError: onCaughtError,
      });
      const drop = () => {
        root.unmount();
        element.remove();
        style.remove();
      };

      // All of it, effects too, before the browser paints: the scene takes the place of the one before, or is gone.
      flushSync(() =>
        root.render(
          <Providers appearance={appearance} layered={layered}>
            <Boundary>
              <Content />
            </Boundary>
          </Providers>,
        ),
      );
      if (thrown.length > 0) {
        drop();
        throw thrown[0];
      }
      isShown = true;
      remove();
      remove = drop;
    },
  };
}
