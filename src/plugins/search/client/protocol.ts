import type { SearchManifest, SearchVersion } from '../format';
import type { SearchRequest, ShownOutcome } from '../types';

/** What the page tells the worker. */
export type ToWorker =
  /** First of all: the site's base URL, with a slash at both ends, and the manifest where the page has it. */
  | { type: 'start'; baseUrl: string; manifest?: SearchManifest }
  /** Fetches what a search of the version needs, before anything is typed. */
  | { type: 'prepare'; id: number; version: string }
  | { type: 'search'; id: number; request: SearchRequest };

/** What the worker tells the page. */
export type FromWorker =
  | { type: 'ready'; id: number; versions: readonly SearchVersion[] }
  | { type: 'found'; id: number; outcome: ShownOutcome }
  /** Excerpts, or words that were not there before, make the results of the same request better. */
  | { type: 'better'; id: number; outcome: ShownOutcome }
  | { type: 'failed'; id: number; reason: string };
