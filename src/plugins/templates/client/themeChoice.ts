import {
  createStoredStore,
  pageEnvironment,
  type PageEnvironment,
} from '../../../core/preferences/stored';
import type { Store } from '../../../core/preferences/store';

import { DEFAULT_THEME, THEME_ATTRIBUTE, THEME_KEY } from './bootScript';

export interface ThemeChoiceStore extends Store<string> {
  /** Applies the reader's choice and saves it. */
  setTheme: (name: string) => void;
}

/** The single source of truth for the theme of previews. Other tabs follow. */
export function createThemeChoiceStore(environment: PageEnvironment): ThemeChoiceStore {
  const { get, subscribe, set } = createStoredStore<string>(environment, {
    key: THEME_KEY,
    parse: (stored) => (stored !== null && /^[a-z]+$/.test(stored) ? stored : DEFAULT_THEME),
    show: (name) => environment.root.setAttribute(THEME_ATTRIBUTE, name),
  });
  return { get, subscribe, setTheme: set };
}

let browserStore: ThemeChoiceStore | undefined;

/** Returns the page's store of the theme. Browser only. */
export function themeChoiceStore(): ThemeChoiceStore {
  return (browserStore ??= createThemeChoiceStore(pageEnvironment()));
}
