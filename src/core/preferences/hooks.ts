import { useCallback, useSyncExternalStore } from 'react';

import { apiLayoutStore, type ApiLayout } from './apiLayout';
import { codePreferencesStore, DEFAULT_CODE_PREFERENCES, type CodePreferences } from './code';
import { colorModeStore, SERVER_COLOR_MODE, type ColorModeState } from './colorMode';
import { consentStore, type Consent } from './consent';
import { densityStore } from './density';
import { directionStore, type Direction } from './direction';
import type { Store } from './store';

/**
 * Returns the value of a store, or the server's value until hydration is done.
 *
 * @param store - Returns the page's store. Called in the browser only.
 * @param served - The value that pages are built with. It must be the same object on each call.
 */
function useStore<T>(store: () => Store<T>, served: T): T {
  const subscribe = useCallback((listener: () => void) => store().subscribe(listener), [store]);
  return useSyncExternalStore(
    subscribe,
    () => store().get(),
    () => served,
  );
}

/** Returns the color mode, or the server's value until hydration is done. */
export function useColorModeState(): ColorModeState {
  return useStore(colorModeStore, SERVER_COLOR_MODE);
}

/** Returns the text direction, or the server's value until hydration is done. */
export function useDirection(): Direction {
  return useStore<Direction>(directionStore, 'ltr');
}

/** Returns whether the layout is dense, or the server's value until hydration is done. */
export function useDense(): boolean {
  return useStore(densityStore, false);
}

/** Returns the code variant and styling, or the server's values until hydration is done. */
export function useCodePreferences(): CodePreferences {
  return useStore(codePreferencesStore, DEFAULT_CODE_PREFERENCES);
}

/** Returns the reader's consent to third-party services, or the server's value until hydration is done. */
export function useConsent(): Consent {
  return useStore<Consent>(consentStore, 'unknown');
}

/** Returns the API reference's layout, or the server's value until hydration is done. */
export function useApiLayout(): ApiLayout {
  return useStore<ApiLayout>(apiLayoutStore, 'table');
}
