import { createStore, type Store } from './store';

/** What a stored preference depends on; the browser's own in production, fakes in tests. */
export interface StorageEnvironment {
  /** A function, because reading `window.localStorage` throws where storage is blocked. */
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  events: Pick<Window, 'addEventListener'>;
}

/** The environment of a preference that is also shown on `<html>`. */
export interface PageEnvironment extends StorageEnvironment {
  root: HTMLElement;
}

/** What distinguishes one preference from another. */
export interface StoredPreference<T> {
  /** Storage key. */
  key: string;
  /**
   * Converts the stored text to a value. `null` where nothing is stored or storage is blocked. Must return a value for
   * any text: scripts, extensions and earlier releases write there, too.
   */
  parse: (stored: string | null) => T;
  /** Texts to store for a value, by key. Default: the value as a string, under `key`. */
  serialize?: (value: T) => Readonly<Record<string, string>>;
  /** Shows a value outside React, such as on `<html>`. Called at the start and for each value, before listeners. */
  show?: (value: T) => void;
  /** Default: `Object.is`. */
  isEqual?: (one: T, other: T) => boolean;
}

/** A store whose value is kept in storage. */
export interface StoredStore<T> extends Store<T> {
  /** Stores a value, shows it and tells the listeners. Where storage is blocked or full, it is kept for this page only. */
  set: (value: T) => void;
  /** Removes the stored value and shows what `parse` returns for `null`. */
  reset: () => void;
}

/**
 * Creates a store for a preference that is kept in storage. It follows changes in other tabs, including clearing the
 * storage, and writes only when it is told to.
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

/** The environment of this page. Only in the browser. */
export const pageEnvironment = (): PageEnvironment => ({
  root: document.documentElement,
  storage: () => window.localStorage,
  events: window,
});
