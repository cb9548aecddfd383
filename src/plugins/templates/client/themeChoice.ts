import {
  createStoredStore,
  pageEnvironment,
  type PageEnvironment,
} from '../../../core/preferences/stored';
import type { Store } from '../../../core/preferences/store';

/** Storage key of the theme in which previews are shown. */
export const THEME_KEY = 'template-theme';

/** Attribute of `<html>` that the style sheets of previews read. Set before first paint by a script in the page. */
export const THEME_ATTRIBUTE = 'data-template-theme';

/** The theme until the reader chooses one. */
export const DEFAULT_THEME = 'material';

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

/** A script that does what the store does, before the application is painted. */
export const BOOT_SCRIPT = `try{document.documentElement.setAttribute("${THEME_ATTRIBUTE}",localStorage.getItem("${THEME_KEY}")||"${DEFAULT_THEME}")}catch{}`;
