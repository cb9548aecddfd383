import type { SearchManifest, SearchVersion } from '../format';
import type { SearchRequest, ShownOutcome } from '../types';

import type { FromWorker, ToWorker } from './protocol';

/** What becomes of a request. */
export interface SearchListener {
  /** Results; again when they have become better. */
  onFound: (outcome: ShownOutcome) => void;
  /** The index could not be had. The next request tries again. */
  onFailed: (reason: string) => void;
}

/** What becomes of the preparation. */
export interface PrepareListener {
  /** The versions that can be searched. */
  onReady?: (versions: readonly SearchVersion[]) => void;
  /** The index could not be had. */
  onFailed?: (reason: string) => void;
}

/** Searches in a worker, so that typing is never held up. */
export interface SearchService {
  /** Fetches what a search needs; a search that comes before it is done is heard instead. */
  prepare: (version: string, listener?: PrepareListener) => void;
  /** Asks; an earlier request gets no answer any more. */
  search: (request: SearchRequest, listener: SearchListener) => void;
}

/** What of a `Worker` is used. */
export interface WorkerPort {
  postMessage: (message: ToWorker) => void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/**
 * @param createWorker - Starts the worker; called with the first request, and again after it broke.
 * @param baseUrl - The site's, with a slash at both ends.
 * @param manifest - What the page has asked for already; never fails, and gives nothing where it cannot be had.
 */
export function createSearchService(
  createWorker: () => WorkerPort,
  baseUrl: string,
  manifest: Promise<SearchManifest | undefined>,
): SearchService {
  let worker: { send: (message: ToWorker) => void } | undefined;
  let id = 0;
  let current: { id: number; listener: Partial<SearchListener> & PrepareListener } | undefined;

  function started() {
    if (worker) return worker;
    const port = createWorker();
    port.onmessage = ({ data }) => {
      if (data.id !== current?.id) return;
      if (data.type === 'ready') current.listener.onReady?.(data.versions);
      if (data.type === 'failed') current.listener.onFailed?.(data.reason);
      if (data.type === 'found' || data.type === 'better') current.listener.onFound?.(data.outcome);
    };
    port.onerror = (event) => {
      worker = undefined;
      current?.listener.onFailed?.(event.message || 'The search worker could not be loaded');
    };
    // By the time that a worker has its code, the manifest is there.
    let last = manifest.then((known) =>
      port.postMessage({ type: 'start', baseUrl, ...(known ? { manifest: known } : {}) }),
    );
    worker = {
      send(message) {
        last = last.then(() => port.postMessage(message));
      },
    };
    return worker;
  }

  return {
    prepare(version, listener = {}) {
      id += 1;
      current = { id, listener };
      started().send({ type: 'prepare', id, version });
    },
    search(request, listener) {
      id += 1;
      current = { id, listener };
      started().send({ type: 'search', id, request });
    },
  };
}
