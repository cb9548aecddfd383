import { useCallback, useSyncExternalStore } from 'react';

import { apiLayoutStore, type ApiLayout } from './apiLayout';
import { codePreferencesStore, DEFAULT_CODE_PREFERENCES } from './code';
import { colorModeStore, SERVER_COLOR_MODE, type ColorMode, type ColorScheme } from './colorMode';
import { consentStore, type Consent } from './consent';
import type { CodeStyling, CodeVariant } from './demoHash';
import { densityStore } from './density';
import { directionStore, type Direction } from './direction';
import type { Store } from './store';

/**
 * Returns a store's value or a part of it, or the server's until hydration is done. The component renders again only if
 * the part changes.
 *
 * @param store - Returns the page's store. Called in the browser only.
 * @param served - The part of the value that pages are built with. It must be the same (`Object.is`) on each call.
 * @param select - Returns the part of a value. It must return the same part (`Object.is`) for the same value. Default:
 * the whole value.
 */
function useStore<T, Part = T>(
  store: () => Store<T>,
  served: Part,
  select = (value: T) => value as unknown as Part,
): Part {
  const subscribe = useCallback((listener: () => void) => store().subscribe(listener), [store]);
  return useSyncExternalStore(
    subscribe,
    () => select(store().get()),
    () => served,
  );
}

/** Returns the color scheme in effect, or the server's until hydration is done. */
export function useColorScheme(): ColorScheme {
  return useStore(colorModeStore, SERVER_COLOR_MODE.scheme, ({ scheme }) => scheme);
}

/** Returns the reader's choice of a color mode, or the server's value until hydration is done. */
export function useColorModeChoice(): ColorMode {
  return useStore(colorModeStore, SERVER_COLOR_MODE.mode, ({ mode }) => mode);
}

/** Returns the text direction, or the server's value until hydration is done. */
export function useDirection(): Direction {
  return useStore<Direction>(directionStore, 'ltr');
}

/** Returns whether the layout is dense, or the server's value until hydration is done. */
export function useDense(): boolean {
  return useStore(densityStore, false);
}

/** Returns the language that the reader wants code in, or the server's value until hydration is done. */
export function useCodeVariant(): CodeVariant {
  return useStore(codePreferencesStore, DEFAULT_CODE_PREFERENCES.variant, ({ variant }) => variant);
}

/** Returns the styling that the reader wants demos in, or the server's value until hydration is done. */
export function useCodeStyling(): CodeStyling {
  return useStore(codePreferencesStore, DEFAULT_CODE_PREFERENCES.styling, ({ styling }) => styling);
}

/** Returns the reader's consent to third-party services, or the server's value until hydration is done. */
export function useConsent(): Consent {
  return useStore<Consent>(consentStore, 'unknown');
}

/** Returns the API reference's layout, or the server's value until hydration is done. */
export function useApiLayout(): ApiLayout {
  return useStore<ApiLayout>(apiLayoutStore, 'table');
}
