import { useCallback, useSyncExternalStore } from 'react';

import { apiLayoutStore, type ApiLayout } from './apiLayout';
import { codePreferencesStore, DEFAULT_CODE_PREFERENCES, type CodePreferences } from './code';
import { colorModeStore, SERVER_COLOR_MODE, type ColorModeState } from './colorMode';
import { consentStore, type Consent } from './consent';
import { densityStore } from './density';
import { directionStore, type Direction } from './direction';
import type { Store } from './store';

/**
 * The value of a store, with the server's value until hydration is done.
 *
 * @param store - Returns the page's store. It is called in the browser only.
 * @param served - What the pages are built with. The same object at each call.
 */
function useStore<T>(store: () => Store<T>, served: T): T {
  const subscribe = useCallback((listener: () => void) => store().subscribe(listener), [store]);
  return useSyncExternalStore(
    subscribe,
    () => store().get(),
    () => served,
  );
}

/** The color mode, with the server's answer until hydration is done. */
export function useColorModeState(): ColorModeState {
  return useStore(colorModeStore, SERVER_COLOR_MODE);
}

/** The text direction, with the server's answer until hydration is done. */
export function useDirection(): Direction {
  return useStore<Direction>(directionStore, 'ltr');
}

/** Whether the layout is dense, with the server's answer until hydration is done. */
export function useDense(): boolean {
  return useStore(densityStore, false);
}

/** Variant and styling of code, with the server's answer until hydration is done. */
export function useCodePreferences(): CodePreferences {
  return useStore(codePreferencesStore, DEFAULT_CODE_PREFERENCES);
}

/** The reader's consent to services of others, with the server's answer until hydration is done. */
export function useConsent(): Consent {
  return useStore<Consent>(consentStore, 'unknown');
}

/** The API reference's layout, with the server's answer until hydration is done. */
export function useApiLayout(): ApiLayout {
  return useStore<ApiLayout>(apiLayoutStore, 'table');
}
