import type { Store } from './store';
import { createStoredStore, pageEnvironment, type PageEnvironment } from './stored';

/** Text direction. */
export type Direction = 'ltr' | 'rtl';

/** Storage key of the reader's choice. */
export const DIRECTION_KEY = 'direction';

/**
 * Attribute of `<html>` in which the settings plugin's script saves the server's direction before it applies the
 * reader's choice.
 */
export const SERVED_DIRECTION_ATTRIBUTE = 'data-served-dir';

/** Returns the value if it is a direction, else undefined. */
export function toDirection(value: unknown): Direction | undefined {
  return value === 'ltr' || value === 'rtl' ? value : undefined;
}

export interface DirectionStore extends Store<Direction> {
  /** Applies the reader's choice and saves it. */
  setDirection: (direction: Direction) => void;
  /** Removes the reader's choice and restores the locale's direction. */
  reset: () => void;
}

/**
 * The single source of truth for the text direction: the `dir` of `<html>`, which a script sets before first paint.
 * Until the reader chooses, it is the locale's direction, as the server sent it. Other tabs follow.
 */
export function createDirectionStore(environment: PageEnvironment): DirectionStore {
  const { root } = environment;
  const served: Direction =
    toDirection(root.getAttribute(SERVED_DIRECTION_ATTRIBUTE)) ?? toDirection(root.dir) ?? 'ltr';
  const { get, subscribe, set, reset } = createStoredStore<Direction>(environment, {
    key: DIRECTION_KEY,
    parse: (stored) => toDirection(stored) ?? served,
    show: (direction) => {
      // Setting it again, even to the same value, computes the styles of the whole page.
      if (root.dir !== direction) {
        root.dir = direction;
      }
    },
  });
  return { get, subscribe, setDirection: set, reset };
}

let browserStore: DirectionStore | undefined;

/** Returns the page's direction store. Browser only. */
export function directionStore(): DirectionStore {
  return (browserStore ??= createDirectionStore(pageEnvironment()));
}
