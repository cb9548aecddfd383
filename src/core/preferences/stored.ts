import { createStore, type Store } from './store';

/** Dependencies of a stored preference: the browser's APIs in production, fakes in tests. */
export interface StorageEnvironment {
  /** A function, because merely reading `window.localStorage` throws if storage is blocked. */
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  events: Pick<Window, 'addEventListener'>;
}

/** The environment of a preference that is also reflected on `<html>`. */
export interface PageEnvironment extends StorageEnvironment {
  root: HTMLElement;
}

/** What distinguishes one preference from another. */
export interface StoredPreference<T> {
  /** Storage key. */
  key: string;
  /**
   * Converts the stored text to a value. The text is `null` if nothing is stored or storage is blocked. Must return a
   * value for any text: scripts, extensions and earlier releases write to storage, too.
   */
  parse: (stored: string | null) => T;
  /** Texts to store for a value, by key. Default: the value as a string, under `key`. */
  serialize?: (value: T) => Readonly<Record<string, string>>;
  /** Applies a value outside React, such as on `<html>`. Called on creation and for each value, before listeners. */
  show?: (value: T) => void;
  /** Default: `Object.is`. */
  isEqual?: (one: T, other: T) => boolean;
}

/** A store whose value is saved in storage. */
export interface StoredStore<T> extends Store<T> {
  /** Saves and applies a value, and notifies listeners. If storage is blocked or full, it lasts for this page only. */
  set: (value: T) => void;
  /** Removes the stored value and applies the one that `parse` returns for `null`. */
  reset: () => void;
}

/**
 * Creates a store for a preference that is saved in storage. It follows changes in other tabs, including cleared
 * storage and those made while the page was in the back/forward cache, and writes only when `set` or `reset` is called.
 */
export function createStoredStore<T>(
  { storage, events }: StorageEnvironment,
  { key, parse, serialize, show, isEqual = Object.is }: StoredPreference<T>,
): StoredStore<T> {
  const attempt = <Result>(
    action: (storage: ReturnType<StorageEnvironment['storage']>) => Result,
  ) => {
    try {
      return action(storage());
    } catch {
      // Blocked or full.
      return undefined;
    }
  };
  const read = () => parse(attempt((from) => from.getItem(key)) ?? null);

  const { get, set, subscribe } = createStore(read());
  const accept = (value: T): void => {
    show?.(value);
    if (!isEqual(value, get())) {
      set(value);
    }
  };

  show?.(get());
  events.addEventListener('storage', (event) => {
    // The event has no key when the storage was cleared.
    if (event.key === key || event.key === null) {
      accept(read());
    }
  });
  events.addEventListener('pageshow', (event) => {
    // Pages in the back/forward cache receive no storage events.
    if (event.persisted) {
      accept(read());
    }
  });

  return {
    get,
    subscribe,
    set(value) {
      attempt((to) =>
        Object.entries(serialize?.(value) ?? { [key]: String(value) }).forEach(([name, text]) =>
          to.setItem(name, text),
        ),
      );
      accept(value);
    },
    reset() {
      attempt((from) => from.removeItem(key));
      accept(parse(null));
    },
  };
}

/** Returns the environment of this page. Browser only. */
export const pageEnvironment = (): PageEnvironment => ({
  root: document.documentElement,
  storage: () => window.localStorage,
  events: window,
});
