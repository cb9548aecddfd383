import { useSyncExternalStore } from 'react';

import { DEFAULT_THEME } from './bootScript';
import { themeChoiceStore } from './themeChoice';

const subscribe = (listener: () => void) => themeChoiceStore().subscribe(listener);

/** Returns the name of the theme in which previews are shown, or the default one until hydration is done. */
export function useThemeChoice(): string {
  return useSyncExternalStore(
    subscribe,
    () => themeChoiceStore().get(),
    () => DEFAULT_THEME,
  );
}
