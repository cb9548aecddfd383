/** A value outside React that several islands read: React's `useSyncExternalStore` takes it as it is. */
export interface Store<T> {
  get: () => T;
  /** Calls back at each change until the function it gives is called. */
  subscribe: (listener: () => void) => () => void;
}

/** A store with its one writer. */
export interface WritableStore<T> extends Store<T> {
  set: (value: T) => void;
}

/**
 * Makes a store that tells its listeners when the value changes.
 *
 * @param initial - First value; later values that are the same (`Object.is`) tell nobody.
 */
export function createStore<T>(initial: T): WritableStore<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(value, next)) {
        return;
      }
      value = next;
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
