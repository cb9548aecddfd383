import { useSyncExternalStore } from 'react';

import { apiLayoutStore, type ApiLayout } from './apiLayout';
import { codePreferencesStore, DEFAULT_CODE_PREFERENCES, type CodePreferences } from './code';
import { colorModeStore, SERVER_COLOR_MODE, type ColorModeState } from './colorMode';
import { consentStore, type Consent } from './consent';
import { densityStore } from './density';
import { directionStore, type Direction } from './direction';

const subscribeColorMode = (listener: () => void) => colorModeStore().subscribe(listener);
const getColorMode = () => colorModeStore().get();
const getServerColorMode = () => SERVER_COLOR_MODE;

/** The colour mode, with the server's answer until hydration is done. */
export function useColorModeState(): ColorModeState {
  return useSyncExternalStore(subscribeColorMode, getColorMode, getServerColorMode);
}

const subscribeDirection = (listener: () => void) => directionStore().subscribe(listener);
const getDirection = () => directionStore().get();
const getServerDirection = (): Direction => 'ltr';

/** The text direction, with the server's answer until hydration is done. */
export function useDirection(): Direction {
  return useSyncExternalStore(subscribeDirection, getDirection, getServerDirection);
}

const subscribeDense = (listener: () => void) => densityStore().subscribe(listener);
const getDense = () => densityStore().get();
const getServerDense = () => false;

/** Whether the layout is dense, with the server's answer until hydration is done. */
export function useDense(): boolean {
  return useSyncExternalStore(subscribeDense, getDense, getServerDense);
}

const subscribeCode = (listener: () => void) => codePreferencesStore().subscribe(listener);
const getCode = () => codePreferencesStore().get();
const getServerCode = () => DEFAULT_CODE_PREFERENCES;

/** Variant and styling of code, with the server's answer until hydration is done. */
export function useCodePreferences(): CodePreferences {
  return useSyncExternalStore(subscribeCode, getCode, getServerCode);
}

const subscribeConsent = (listener: () => void) => consentStore().subscribe(listener);
const getConsent = () => consentStore().get();
const getServerConsent = (): Consent => 'unknown';

/** The reader's consent to services of others, with the server's answer until hydration is done. */
export function useConsent(): Consent {
  return useSyncExternalStore(subscribeConsent, getConsent, getServerConsent);
}

const subscribeApiLayout = (listener: () => void) => apiLayoutStore().subscribe(listener);
const getApiLayout = () => apiLayoutStore().get();
const getServerApiLayout = (): ApiLayout => 'table';

/** The API reference's layout, with the server's answer until hydration is done. */
export function useApiLayout(): ApiLayout {
  return useSyncExternalStore(subscribeApiLayout, getApiLayout, getServerApiLayout);
}
