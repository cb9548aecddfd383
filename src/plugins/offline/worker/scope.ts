/*
 * The parts of the worker's scope that the worker uses. TypeScript's own types for workers conflict with those for
 * pages, which the rest of the site uses.
 */

/** An event that can make the browser wait for asynchronous work. */
export interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

/** A request from a page in the worker's scope. */
export interface WorkerFetchEvent extends WorkerEvent {
  request: Request;
  /** Id of the tab that requests something. */
  clientId: string;
  /** For navigations: the id that the tab will have. */
  resultingClientId: string;
  /** For navigations: the response that the browser requested while it started the worker. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}

/** A message from a page. */
export interface WorkerMessageEvent extends WorkerEvent {
  data: unknown;
  ports: readonly MessagePort[];
}

/** A tab. */
export interface WorkerClient {
  id: string;
}

/** The worker's global scope. */
export interface WorkerScope {
  caches: CacheStorage;
  location: Location;
  navigator: Pick<Navigator, 'userAgent'>;
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

/** Returns the global scope. Only call it in a worker. */
export const workerScope = () => self as unknown as WorkerScope;
