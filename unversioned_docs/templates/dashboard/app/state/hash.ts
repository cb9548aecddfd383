import { useSyncExternalStore } from 'react';

/*
 * The address after `#` holds the page and the filters, such as `#/reports?site=highmoor`. wouter's own
 * `useHashLocation` moves the query in front of the `#`, where it would mix with the parameters of the host page.
 */

const read = () => `/${window.location.hash.replace(/^#?\/?/, '')}`;

function subscribe(listener: () => void) {
  window.addEventListener('hashchange', listener);
  window.addEventListener('popstate', listener);
  return () => {
    window.removeEventListener('hashchange', listener);
    window.removeEventListener('popstate', listener);
  };
}

/** Goes to a path, with or without a query. `replace` adds no entry to the history. */
export function navigate(to: string, { replace = false }: { replace?: boolean } = {}): void {
  if (to === read()) {
    return;
  }
  window.history[replace ? 'replaceState' : 'pushState'](null, '', `#${to}`);
  window.dispatchEvent(new Event('hashchange'));
}

/** Returns the path and the query of the hash. On the server, the path is `/`. */
export function useHash(): { path: string; query: string } {
  const hash = useSyncExternalStore(subscribe, read, () => '/');
  const [path = '/', query = ''] = hash.split('?', 2);
  return { path, query };
}

/** Tells wouter the path. Pass it as `hook` to `Router`. */
export const useHashPath = Object.assign(
  (): [string, typeof navigate] => [useHash().path, navigate],
  { hrefs: (to: string) => `#${to}` },
);
