import type { StorageEnvironment } from './direction';
import { createStore, type Store } from './store';

/** How the API reference shows members: rows of a table with columns, or one below the other with all of the width. */
export type ApiLayout = 'table' | 'list';

/** Storage key of the API reference's layout. */
export const API_LAYOUT_KEY = 'apiLayout';

/** Attribute of `<html>` that style sheets read, there while the layout is the list; set before first paint. */
export const API_LAYOUT_ATTRIBUTE = 'data-api-layout';

export interface ApiLayoutStore extends Store<ApiLayout> {
  /** Shows a layout, and keeps it. */
  setLayout: (layout: ApiLayout) => void;
}

/** The one truth about the API reference's layout. Other tabs follow. */
export function createApiLayoutStore({
  root,
  storage,
  events,
}: StorageEnvironment): ApiLayoutStore {
  const read = (): ApiLayout => {
    try {
      return storage().getItem(API_LAYOUT_KEY) === 'list' ? 'list' : 'table';
    } catch {
      return 'table';
    }
  };

  const store = createStore(read());
  const show = (layout: ApiLayout): void => {
    if (layout === 'list') {
      root.setAttribute(API_LAYOUT_ATTRIBUTE, layout);
    } else {
      root.removeAttribute(API_LAYOUT_ATTRIBUTE);
    }
    store.set(layout);
  };

  show(store.get());
  events.addEventListener('storage', ({ key }) => {
    // A cleared storage has no key.
    if (key === API_LAYOUT_KEY || key === null) {
      show(read());
    }
  });

  return {
    get: store.get,
    subscribe: store.subscribe,
    setLayout(layout) {
      show(layout);
      try {
        storage().setItem(API_LAYOUT_KEY, layout);
      } catch {
        // Blocked or full: the choice holds for this page alone.
      }
    },
  };
}

let browserStore: ApiLayoutStore | undefined;

/** The page's store of the API reference's layout. Only in the browser. */
export function apiLayoutStore(): ApiLayoutStore {
  return (browserStore ??= createApiLayoutStore({
    root: document.documentElement,
    storage: () => window.localStorage,
    events: window,
  }));
}
