import type { Store } from './store';
import { createStoredStore, pageEnvironment, type PageEnvironment } from './stored';

/** How the API reference shows members: as rows of a table, or as a list in which each member has the full width. */
export type ApiLayout = 'table' | 'list';

/** Storage key of the API reference's layout. */
export const API_LAYOUT_KEY = 'apiLayout';

/** Attribute of `<html>` that style sheets read. Present while the layout is `list`; set before first paint. */
export const API_LAYOUT_ATTRIBUTE = 'data-api-layout';

export interface ApiLayoutStore extends Store<ApiLayout> {
  /** Applies a layout and saves it. */
  setLayout: (layout: ApiLayout) => void;
}

/** The single source of truth for the API reference's layout. Other tabs follow. */
export function createApiLayoutStore(environment: PageEnvironment): ApiLayoutStore {
  const { root } = environment;
  const { get, subscribe, set } = createStoredStore<ApiLayout>(environment, {
    key: API_LAYOUT_KEY,
    parse: (stored) => (stored === 'list' ? 'list' : 'table'),
    show: (layout) =>
      layout === 'list'
        ? root.setAttribute(API_LAYOUT_ATTRIBUTE, layout)
        : root.removeAttribute(API_LAYOUT_ATTRIBUTE),
  });
  return { get, subscribe, setLayout: set };
}

let browserStore: ApiLayoutStore | undefined;

/** Returns the page's store of the API reference's layout. Browser only. */
export function apiLayoutStore(): ApiLayoutStore {
  return (browserStore ??= createApiLayoutStore(pageEnvironment()));
}
