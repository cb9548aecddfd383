import type { PageReport } from './checker';

/** What the checking process is started with, as JSON in its first argument. */
export interface WorkerOptions {
  siteDir: string;
  /** Folder of the current docs, below the site's. */
  docsDir: string;
  /** Names of the versions whose pages are served. */
  versions: readonly string[];
}

/** What the dev server tells the checking process. */
export type ToWorker =
  /** Absolute paths of files that were written, added or removed. */
  | { type: 'changed'; files: readonly string[] }
  /** A page was opened in the browser. */
  | { type: 'opened'; pathname: string };

/** What the checking process tells the dev server. */
export type FromWorker =
  | { type: 'report'; report: PageReport }
  /** A check failed itself. */
  | { type: 'failed'; message: string };
