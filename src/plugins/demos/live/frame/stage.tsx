import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/system';
import { createIslandCache } from '../../../../core/islands/providers';
import { portalThemeFor } from '../../../../core/islands/mui/theme';
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

import { explainError } from './explain';

interface BoundaryState {
  error?: { message: string };
}

/** Shows an error instead of an empty frame if a component throws later, such as on a click or when data arrives. */
class Boundary extends Component<{ children: ReactNode }, BoundaryState> {
  override state: BoundaryState = {};

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error: { message: error instanceof Error ? explainError(error) : String(error) } };
  }

  override render() {
    const { error } = this.state;
    return error ? (
      <div className="island-error">
        <p className="island-error__title">The demo crashed.</p>
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

/**
 * The same providers as around an island in the page (`src/core/islands/providers.tsx`), but with the given mode and
 * direction.
 */
function Providers({ appearance, layered, children }: ProvidersProps) {
  const { mode, direction } = useSyncExternalStore(appearance.subscribe, appearance.get);
  const cache = useMemo(() => createIslandCache(direction, layered), [direction, layered]);
  // Each run has its own cache. A shared one would keep the styles of every edit.
  useEffect(() => () => cache.sheet.flush(), [cache]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={portalThemeFor(mode, direction)}>{children}</ThemeProvider>
    </CacheProvider>
  );
}

/** A component and its styles. */
export interface Scene {
  component: ComponentType;
  /** The demo's own CSS, in addition to the CSS that its components generate. */
  css: string;
  /** Whether Material UI's styles go into their cascade layer, as in the page for demos in Tailwind and CSS. */
  layered: boolean;
}

/** Shows a demo in the frame. */
export interface Stage {
  /**
   * Shows a new scene. If it throws, the previous scene stays.
   *
   * @throws Whatever the component throws on its first render.
   */
  show: (scene: Scene) => void;
  /** Sets the mode and direction of the current scene and all later ones. */
  setAppearance: (appearance: Appearance) => void;
}

/**
 * Creates a stage.
 *
 * @param host - Element that scenes are shown in.
 * @param initial - Initial mode and direction.
 * @param onError - Called with what the component throws after its first render.
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

      // Renders everything, including effects, before the browser paints. The scene then replaces the previous one or
      // is removed.
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
