import { createStore, type Store } from './store';

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

/** What a stored preference stands on; the browser's own in production, fakes in tests. */
export interface StorageEnvironment {
  root: HTMLElement;
  /** A function, since merely reading `window.localStorage` throws where storage is blocked. */
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  events: Pick<Window, 'addEventListener'>;
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
export function createDirectionStore(environment: StorageEnvironment): DirectionStore {
  const { root, storage, events } = environment;
  const served: Direction =
    toDirection(root.getAttribute(SERVED_DIRECTION_ATTRIBUTE)) ?? toDirection(root.dir) ?? 'ltr';

  const read = (): Direction | undefined => {
    try {
      return toDirection(storage().getItem(DIRECTION_KEY));
    } catch {
      return undefined;
    }
  };

  const store = createStore(read() ?? served);
  const show = (direction: Direction): void => {
    root.dir = direction;
    store.set(direction);
  };

  show(store.get());
  events.addEventListener('storage', ({ key }) => {
    // A cleared storage has no key.
    if (key === DIRECTION_KEY || key === null) {
      show(read() ?? served);
    }
  });

  return {
    get: store.get,
    subscribe: store.subscribe,
    setDirection(direction) {
      show(direction);
      try {
        storage().setItem(DIRECTION_KEY, direction);
      } catch {
        // Blocked or full: the choice holds for this page alone.
      }
    },
    reset() {
      show(served);
      try {
        storage().removeItem(DIRECTION_KEY);
      } catch {
        // Blocked: nothing was kept.
      }
    },
  };
}

let browserStore: DirectionStore | undefined;

/** The page's direction store. Only in the browser. */
export function directionStore(): DirectionStore {
  return (browserStore ??= createDirectionStore({
    root: document.documentElement,
    storage: () => window.localStorage,
    events: window,
  }));
}
