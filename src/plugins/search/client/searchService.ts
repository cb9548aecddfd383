import type { SearchManifest, SearchVersion } from '../format';
import type { SearchRequest, ShownOutcome } from '../types';

import type { FromWorker, ToWorker } from './protocol';

/** Callbacks for a request. */
export interface SearchListener {
  /** Called with the results, and again when they have improved. */
  onFound: (outcome: ShownOutcome) => void;
  /** Called if the index can't be loaded. The next request tries again. */
  onFailed: (reason: string) => void;
}

/** Callbacks for the preparation. */
export interface PrepareListener {
  /** Called with the versions that can be searched. */
  onReady?: (versions: readonly SearchVersion[]) => void;
  /** Called if the index can't be loaded. */
  onFailed?: (reason: string) => void;
}

/** Searches in a worker, so that typing is never blocked. */
export interface SearchService {
  /**
   * Loads what a search needs. A search that starts before this is done replaces it, and only the search's listener is
   * called.
   */
  prepare: (version: string, listener?: PrepareListener) => void;
  /** Starts a search. Earlier requests get no more results. */
  search: (request: SearchRequest, listener: SearchListener) => void;
}

/** The parts of a `Worker` that are used here. */
export interface WorkerPort {
  postMessage: (message: ToWorker) => void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/**
 * @param createWorker - Starts the worker. Called for the first request, and again after the worker has failed.
 * @param baseUrl - Base URL of the site, with a slash at both ends.
 * @param manifest - The manifest that the page has already requested. Never rejects. Resolves to undefined if it can't
 *   be loaded.
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
      current?.listener.onFailed?.(event.message || "The search worker couldn't be loaded");
    };
    // The manifest arrives before the worker has loaded its code.
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
