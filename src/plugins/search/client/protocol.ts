import type { SearchManifest, SearchVersion } from '../format';
import type { SearchRequest, ShownOutcome } from '../types';

/** Messages from the page to the worker. */
export type ToWorker =
  /** The first message: the site's base URL, with a slash at both ends, and the manifest if the page has it. */
  | { type: 'start'; baseUrl: string; manifest?: SearchManifest }
  /** Loads what a search of the version needs, before anything is typed. */
  | { type: 'prepare'; id: number; version: string }
  | { type: 'search'; id: number; request: SearchRequest };

/** Messages from the worker to the page. */
export type FromWorker =
  | { type: 'ready'; id: number; versions: readonly SearchVersion[] }
  | { type: 'found'; id: number; outcome: ShownOutcome }
  /** Improved results of the same request, with excerpts or with words that weren't loaded before. */
  | { type: 'better'; id: number; outcome: ShownOutcome }
  | { type: 'failed'; id: number; reason: string };
