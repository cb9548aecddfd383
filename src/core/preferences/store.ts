/** A value outside React that several islands read. It fits React's `useSyncExternalStore`. */
export interface Store<T> {
  get: () => T;
  /** Calls the listener on each change. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

/** A store with its setter. */
export interface WritableStore<T> extends Store<T> {
  set: (value: T) => void;
}

/**
 * Creates a store that notifies its listeners when the value changes.
 *
 * @param initial - The initial value. Setting a value that is the same (`Object.is`) notifies no listeners.
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
