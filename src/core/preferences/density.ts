import type { StorageEnvironment } from './direction';
import { createStore, type Store } from './store';

/** Storage key of the layout density. */
export const DENSE_KEY = 'dense';

/** Attribute of `<html>` that style sheets read, there while the layout is dense; set before first paint. */
export const DENSE_ATTRIBUTE = 'data-dense';

export interface DensityStore extends Store<boolean> {
  /** Turns the dense layout on or off, and saves the choice. */
  setDense: (dense: boolean) => void;
}

/** The one truth about the layout density. Other tabs follow. */
export function createDensityStore({ root, storage, events }: StorageEnvironment): DensityStore {
  const read = (): boolean => {
    try {
      return storage().getItem(DENSE_KEY) === 'true';
    } catch {
      return false;
    }
  };

  const store = createStore(read());
  const show = (dense: boolean): void => {
    root.toggleAttribute(DENSE_ATTRIBUTE, dense);
    store.set(dense);
  };

  show(store.get());
  events.addEventListener('storage', ({ key }) => {
    // A cleared storage has no key.
    if (key === DENSE_KEY || key === null) {
      show(read());
    }
  });

  return {
    get: store.get,
    subscribe: store.subscribe,
    setDense(dense) {
      show(dense);
      try {
        storage().setItem(DENSE_KEY, String(dense));
      } catch {
        // Blocked or full: the choice holds for this page alone.
      }
    },
  };
}

let browserStore: DensityStore | undefined;

/** The page's density store. Only in the browser. */
export function densityStore(): DensityStore {
  return (browserStore ??= createDensityStore({
    root: document.documentElement,
    storage: () => window.localStorage,
    events: window,
  }));
}
