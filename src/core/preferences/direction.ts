import type { Store } from './store';
import { createStoredStore, pageEnvironment, type PageEnvironment } from './stored';

/** Text direction. */
export type Direction = 'ltr' | 'rtl';

/** Storage key of the reader's choice. */
export const DIRECTION_KEY = 'direction';

/**
 * Attribute of `<html>` in which the settings plugin's script keeps the direction that the server sent, before it shows
 * the reader's.
 */
export const SERVED_DIRECTION_ATTRIBUTE = 'data-served-dir';

/** A given value as a direction; undefined for anything else. */
export function toDirection(value: unknown): Direction | undefined {
  return value === 'ltr' || value === 'rtl' ? value : undefined;
}

export interface DirectionStore extends Store<Direction> {
  /** The reader's choice: shown, and kept. */
  setDirection: (direction: Direction) => void;
  /** Forgets the reader's choice: shows the locale's direction again. */
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
      root.dir = direction;
    },
  });
  return { get, subscribe, setDirection: set, reset };
}

let browserStore: DirectionStore | undefined;

/** The page's direction store. Only in the browser. */
export function directionStore(): DirectionStore {
  return (browserStore ??= createDirectionStore(pageEnvironment()));
}
