import { createStore, type Store } from './store';

/** The reader's choice. With `system`, the page follows the operating system, also while it is open. */
export type ColorMode = 'light' | 'dark' | 'system';
/** What is shown. */
export type ColorScheme = 'light' | 'dark';

/** Storage keys of the reader's choice and of the color scheme that it resolves to. */
export const COLOR_MODE_KEY = 'mode';
export const COLOR_SCHEME_KEY = 'color-scheme';

/** Attributes of `<html>` that the style sheets read; set before first paint by the color-mode plugin's script. */
export const COLOR_SCHEME_ATTRIBUTE = 'data-theme';
export const COLOR_MODE_ATTRIBUTE = 'data-theme-choice';

/** Any stored or given value as a mode: rubbish means system. */
export function toColorMode(value: unknown): ColorMode {
  return value === 'light' || value === 'dark' ? value : 'system';
}

export interface ColorModeState {
  mode: ColorMode;
  scheme: ColorScheme;
}

/** What the store stands on; the browser's own in production, fakes in tests. */
export interface ColorModeEnvironment {
  root: HTMLElement;
  /** A function, since merely reading `window.localStorage` throws where storage is blocked. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  darkQuery: Pick<MediaQueryList, 'matches' | 'addEventListener'>;
  events: Pick<Window, 'addEventListener'>;
  /** Calls back after so many milliseconds. */
  delay: (callback: () => void, milliseconds: number) => void;
}

export interface ColorModeStore extends Store<ColorModeState> {
  /** The reader's choice: shown, and kept. */
  setMode: (mode: ColorMode) => void;
}

/** How long transitions are disabled when the color scheme changes, so that all parts of the page change together. */
const TRANSITION_PAUSE_MS = 1;

/**
 * The single source of truth for the color mode. Writes the attributes of `<html>` and storage, and follows the
 * operating system and other tabs.
 */
export function createColorModeStore(environment: ColorModeEnvironment): ColorModeStore {
  const { root, storage, darkQuery, events, delay } = environment;

  const read = (): ColorMode => {
    try {
      return toColorMode(storage().getItem(COLOR_MODE_KEY));
    } catch {
      return 'system';
    }
  };
  const write = ({ mode, scheme }: ColorModeState): void => {
    try {
      storage().setItem(COLOR_MODE_KEY, mode);
      storage().setItem(COLOR_SCHEME_KEY, scheme);
    } catch {
      // Blocked or full: the choice holds for this page alone.
    }
  };
  const resolve = (mode: ColorMode): ColorModeState => ({
    mode,
    scheme: mode === 'system' ? (darkQuery.matches ? 'dark' : 'light') : mode,
  });

  const store = createStore(resolve(read()));

  const pauseTransitions = (): void => {
    const style = root.ownerDocument.createElement('style');
    style.textContent = '*,*::before,*::after{transition:none!important}';
    root.ownerDocument.head.append(style);
    // Reading a style makes the browser apply the pause before the colours change.
    void root.ownerDocument.defaultView?.getComputedStyle(root).color;
    delay(() => style.remove(), TRANSITION_PAUSE_MS);
  };
  const show = (next: ColorModeState): void => {
    const { mode, scheme } = store.get();
    if (next.scheme !== root.getAttribute(COLOR_SCHEME_ATTRIBUTE)) {
      pauseTransitions();
    }
    root.setAttribute(COLOR_SCHEME_ATTRIBUTE, next.scheme);
    root.setAttribute(COLOR_MODE_ATTRIBUTE, next.mode);
    if (next.mode !== mode || next.scheme !== scheme) {
      store.set(next);
    }
  };

  show(store.get());
  darkQuery.addEventListener('change', () => {
    if (store.get().mode === 'system') {
      const next = resolve('system');
      show(next);
      write(next);
    }
  });
  events.addEventListener('storage', (event) => {
    // A cleared storage has no key.
    if (event.key === COLOR_MODE_KEY || event.key === null) {
      show(resolve(read()));
    }
  });

  return {
    get: store.get,
    subscribe: store.subscribe,
    setMode(mode) {
      const next = resolve(mode);
      show(next);
      write(next);
    },
  };
}

/** What components see on the server and while they hydrate, when nobody knows the reader's choice. */
export const SERVER_COLOR_MODE: ColorModeState = { mode: 'system', scheme: 'light' };

let browserStore: ColorModeStore | undefined;

/** The page's colour mode store. Only in the browser. */
export function colorModeStore(): ColorModeStore {
  return (browserStore ??= createColorModeStore({
    root: document.documentElement,
    storage: () => window.localStorage,
    darkQuery: window.matchMedia('(prefers-color-scheme: dark)'),
    events: window,
    delay: (callback, milliseconds) => window.setTimeout(callback, milliseconds),
  }));
}
