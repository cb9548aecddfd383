import type { Store } from './store';
import { createStoredStore, pageEnvironment, type PageEnvironment } from './stored';

/** Storage key of the layout density. */
export const DENSE_KEY = 'dense';

/** Attribute of `<html>` that style sheets read. Present while the layout is dense; set before first paint. */
export const DENSE_ATTRIBUTE = 'data-dense';

export interface DensityStore extends Store<boolean> {
  /** Turns the dense layout on or off, and saves the choice. */
  setDense: (dense: boolean) => void;
}

/** The single source of truth for the layout density. Other tabs follow. */
export function createDensityStore(environment: PageEnvironment): DensityStore {
  const { get, subscribe, set } = createStoredStore<boolean>(environment, {
    key: DENSE_KEY,
    parse: (stored) => stored === 'true',
    show: (dense) => environment.root.toggleAttribute(DENSE_ATTRIBUTE, dense),
  });
  return { get, subscribe, setDense: set };
}

let browserStore: DensityStore | undefined;

/** Returns the page's density store. Browser only. */
export function densityStore(): DensityStore {
  return (browserStore ??= createDensityStore(pageEnvironment()));
}
