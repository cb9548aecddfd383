import type { Store } from './store';
import { createStoredStore, pageEnvironment, type PageEnvironment } from './stored';

/** The reader's choice. With `system`, the page follows the operating system, even while it is open. */
export type ColorMode = 'light' | 'dark' | 'system';
/** The color scheme in effect. */
export type ColorScheme = 'light' | 'dark';

/** Storage keys of the reader's choice and of the color scheme that it resolves to. */
export const COLOR_MODE_KEY = 'mode';
export const COLOR_SCHEME_KEY = 'color-scheme';

/** Attributes of `<html>` that the style sheets read; set before first paint by the color-mode plugin's script. */
export const COLOR_SCHEME_ATTRIBUTE = 'data-theme';
export const COLOR_MODE_ATTRIBUTE = 'data-theme-choice';

/** Converts any value to a mode. Invalid values become `system`. */
export function toColorMode(value: unknown): ColorMode {
  return value === 'light' || value === 'dark' ? value : 'system';
}

export interface ColorModeState {
  mode: ColorMode;
  scheme: ColorScheme;
}

/** Dependencies of the store: the browser's APIs in production, fakes in tests. */
export interface ColorModeEnvironment extends PageEnvironment {
  darkQuery: Pick<MediaQueryList, 'matches' | 'addEventListener'>;
  printQuery: Pick<MediaQueryList, 'matches' | 'addEventListener'>;
  /** Applies the new styles, and ends the transitions that this starts. */
  finishTransitions: () => void;
}

export interface ColorModeStore extends Store<ColorModeState> {
  /** Applies the reader's choice and saves it. */
  setMode: (mode: ColorMode) => void;
}

/**
 * The single source of truth for the color mode. Writes the attributes of `<html>` and storage, and follows the
 * operating system and other tabs. While the page is printed, `<html>` has the light scheme, because dark pages waste
 * ink and browsers don't print backgrounds by default. The state doesn't change then.
 */
export function createColorModeStore(environment: ColorModeEnvironment): ColorModeStore {
  const { root, events, darkQuery, printQuery, finishTransitions } = environment;
  let isPrinting = printQuery.matches;

  const resolve = (mode: ColorMode): ColorModeState => ({
    mode,
    scheme: mode === 'system' ? (darkQuery.matches ? 'dark' : 'light') : mode,
  });
  const show = ({ mode, scheme }: ColorModeState): void => {
    const shown = isPrinting ? 'light' : scheme;
    const isOther = shown !== root.getAttribute(COLOR_SCHEME_ATTRIBUTE);
    root.setAttribute(COLOR_SCHEME_ATTRIBUTE, shown);
    root.setAttribute(COLOR_MODE_ATTRIBUTE, mode);
    if (isOther) {
      // All parts of the page change together.
      finishTransitions();
    }
  };

  const { get, subscribe, set } = createStoredStore<ColorModeState>(environment, {
    key: COLOR_MODE_KEY,
    parse: (stored) => resolve(toColorMode(stored)),
    serialize: ({ mode, scheme }) => ({ [COLOR_MODE_KEY]: mode, [COLOR_SCHEME_KEY]: scheme }),
    isEqual: (one, other) => one.mode === other.mode && one.scheme === other.scheme,
    show,
  });
  const setMode = (mode: ColorMode) => set(resolve(mode));

  darkQuery.addEventListener('change', () => {
    if (get().mode === 'system') {
      setMode('system');
    }
  });

  const setPrinting = (value: boolean) => {
    isPrinting = value;
    show(get());
  };
  // The events come before the browser lays out the page for print. The query also follows emulated print media.
  events.addEventListener('beforeprint', () => setPrinting(true));
  events.addEventListener('afterprint', () => setPrinting(false));
  printQuery.addEventListener('change', () => setPrinting(printQuery.matches));

  return { get, subscribe, setMode };
}

/** The value on the server and during hydration, when the reader's choice isn't known yet. */
export const SERVER_COLOR_MODE: ColorModeState = { mode: 'system', scheme: 'light' };

let browserStore: ColorModeStore | undefined;

/** Returns the page's color mode store. Browser only. */
export function colorModeStore(): ColorModeStore {
  return (browserStore ??= createColorModeStore({
    ...pageEnvironment(),
    darkQuery: window.matchMedia('(prefers-color-scheme: dark)'),
    printQuery: window.matchMedia('print'),
    finishTransitions: () =>
      document.getAnimations().forEach((animation) => {
        if (animation instanceof CSSTransition) {
          animation.finish();
        }
      }),
  }));
}
