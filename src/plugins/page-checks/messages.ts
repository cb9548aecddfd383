import type { PageReport } from './checker';
import type { SiteOptions } from './site';

/** Options of the checking process, passed as JSON in its first argument. */
export interface WorkerOptions extends Pick<SiteOptions, 'host' | 'frontMatter'> {
  siteDir: string;
  /** Folder of the current docs, relative to the site's folder. */
  docsDir: string;
  /** Names of the versions whose pages are served. */
  versions: readonly string[];
}

/** Messages from the dev server to the checking process. */
export type ToWorker =
  /** Absolute paths of files that were written, added or removed. */
  | { type: 'changed'; files: readonly string[] }
  /** A page was opened in the browser. */
  | { type: 'opened'; pathname: string };

/** Messages from the checking process to the dev server. */
export type FromWorker =
  | { type: 'report'; report: PageReport }
  /** The check itself has failed. */
  | { type: 'failed'; message: string };
