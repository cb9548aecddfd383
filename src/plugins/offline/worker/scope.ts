/*
 * What the worker uses of its scope. TypeScript's own types for workers cannot stand beside those for pages, which the
 * rest of the site is written with.
 */

/** An event whose work the browser waits for. */
export interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

/** A request of a page in the worker's scope. */
export interface WorkerFetchEvent extends WorkerEvent {
  request: Request;
  /** Of a navigation: the answer that the browser has asked for while it started the worker. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}

/** A message of a page. */
export interface WorkerMessageEvent extends WorkerEvent {
  data: unknown;
  ports: readonly MessagePort[];
}

/** A tab. */
export interface WorkerClient {
  id: string;
}

/** The worker itself. */
export interface WorkerScope {
  caches: CacheStorage;
  location: Location;
  clients: {
    claim: () => Promise<void>;
    get: (id: string) => Promise<WorkerClient | undefined>;
    matchAll: (options: {
      type: 'window';
      includeUncontrolled: boolean;
    }) => Promise<readonly (WorkerClient & { url: string })[]>;
  };
  registration: {
    unregister: () => Promise<boolean>;
    navigationPreload?: { enable: () => Promise<void> };
  };
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
    (type: 'fetch', listener: (event: WorkerFetchEvent) => void): void;
    (type: 'message', listener: (event: WorkerMessageEvent) => void): void;
  };
}

/** The scope, where this code is a worker's. */
export const workerScope = () => self as unknown as WorkerScope;
