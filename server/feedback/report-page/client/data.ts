import { useEffect, useState, useSyncExternalStore } from 'react';

/** What the page shows, according to its URL. */
export interface View {
  since: string;
  version: string;
  /** Path of the page whose comments are shown. Empty for all pages. */
  page: string;
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** Returns the query string of a view. Empty fields are left out. */
export function viewQuery(view: View): string {
  const parameters = new URLSearchParams(Object.entries(view).filter(([, value]) => value !== ''));
  return `?${parameters.toString()}`;
}

/** Shows another view and adds an entry to the browser's history. */
export function navigate(view: View): void {
  window.history.pushState(null, '', viewQuery(view));
  listeners.forEach((listener) => listener());
}

/** Returns the view in the current URL. */
export function useView(): View {
  const search = useSyncExternalStore(subscribe, () => window.location.search);
  const parameters = new URLSearchParams(search);
  return {
    since: parameters.get('since') ?? '',
    version: parameters.get('version') ?? '',
    page: parameters.get('page') ?? '',
  };
}

/** The state of a request. The previous value stays until the new one arrives. */
export interface Fetched<Value> {
  value?: Value;
  error?: string;
}

async function fetchJson<Value>(address: string, signal: AbortSignal): Promise<Value> {
  const response = await fetch(address, { signal });
  if (!response.ok) {
    throw new Error(await response.text());
  }
  return (await response.json()) as Value;
}

/** Fetches JSON, and fetches it again when the URL changes or the window regains focus. */
export function useFetched<Value>(address: string): Fetched<Value> {
  const [fetched, setFetched] = useState<Fetched<Value>>({});
  useEffect(() => {
    let controller = new AbortController();
    const load = () => {
      controller.abort();
      const own = (controller = new AbortController());
      fetchJson<Value>(address, own.signal).then(
        (value) => setFetched({ value }),
        (error: unknown) => {
          if (!own.signal.aborted) {
            setFetched({ error: error instanceof Error ? error.message : String(error) });
          }
        },
      );
    };
    load();
    window.addEventListener('focus', load);
    return () => {
      window.removeEventListener('focus', load);
      controller.abort();
    };
  }, [address]);
  return fetched;
}
