import { useSyncExternalStore } from 'react';

import { colorModeStore, SERVER_COLOR_MODE, type ColorModeState } from './colorMode';
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
