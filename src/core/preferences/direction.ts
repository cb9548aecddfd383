import type { Store } from './store';

/** Text direction (SPEC §4). */
export type Direction = 'ltr' | 'rtl';

/** The document's direction as islands see it: the `dir` of `<html>`, whoever sets it. */
export function createDirectionStore(root: HTMLElement): Store<Direction> {
  return {
    get: () => (root.dir === 'rtl' ? 'rtl' : 'ltr'),
    subscribe(listener) {
      const observer = new MutationObserver(listener);
      observer.observe(root, { attributes: true, attributeFilter: ['dir'] });
      return () => observer.disconnect();
    },
  };
}

let browserStore: Store<Direction> | undefined;

/** The page's direction store. Only in the browser. */
export function directionStore(): Store<Direction> {
  return (browserStore ??= createDirectionStore(document.documentElement));
}
