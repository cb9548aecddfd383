/*
 * What the build, the worker and the pages agree on: names of caches, files of the build, what is kept of downloads.
 */

/** Path of the worker, from the host's root. The product requires this path. */
export const WORKER_PATH = '/x/sw.js';

/** Name of the build's page for what is not kept, from a language's base URL. */
export const OFFLINE_PAGE = 'x/offline/';

/** Attribute of `<html>` on that page. */
export const OFFLINE_ATTRIBUTE = 'data-offline';

/** What the names of all our caches begin with, and those of nobody else. */
export const CACHE_PREFIX = 'portal-offline-';

/** Pages and files that the reader has made available, of all versions of the site. */
export const DOWNLOADS_CACHE = `${CACHE_PREFIX}downloads`;

/** What is known of those, and of tabs that need old caches. */
export const STATE_CACHE = `${CACHE_PREFIX}state`;

/** Kinds of caches that each deployment has of its own. */
export type CacheKind = 'shell' | 'pages' | 'assets' | 'other';

/** Name of such a cache. */
export const cacheName = (kind: CacheKind, site: string) => `${CACHE_PREFIX}${kind}-${site}`;

/** Where a cache holds its {@link Ledger}. No page has this path. */
export const LEDGER_PATH = '/.offline/ledger.json';

/** Where {@link STATE_CACHE} holds the reader's downloads, as {@link Downloads}. */
export const DOWNLOADS_PATH = '/.offline/downloads.json';

/** Header of requests that the worker leaves alone: a download stores its answers itself. */
export const DOWNLOAD_HEADER = 'X-Portal-Download';

/** Header of stored files that have no hash in their address: which content they have. */
export const REVISION_HEADER = 'X-Portal-Revision';

/** What is known of an entry of a bounded cache. */
export interface LedgerEntry {
  /** Bytes as stored. */
  bytes: number;
  /** When it was last used, in milliseconds since 1970. */
  used: number;
  /** Of a page: its title, as text. */
  title?: string;
  /** Of a page of the docs: the version, as Docusaurus calls it. */
  version?: string;
}

/** Entries of a bounded cache, by path. */
export type Ledger = Record<string, LedgerEntry>;

/** A language of the site, as the worker knows it. */
export interface WorkerLocale {
  /** Base URL, with a slash at both ends. */
  base: string;
  /** The builds of its pages: each version of the docs may be one of its own. */
  builds: string[];
  /** Paths of what the page for what is not kept needs, itself among them. */
  shell: string[];
}

/** What a build tells its worker. */
export interface WorkerSite {
  /** Names the deployment: another content, another name. */
  name: string;
  /** The default language first. */
  locales: WorkerLocale[];
  /** Paths that the worker leaves alone, each with all that begins with it. */
  ignore: string[];
}

/** What pages tell the worker. */
export type ToWorker =
  /** Tells a waiting worker to take over. */
  | { type: 'skip-waiting' }
  /** A page is there; what it has loaded without the worker, itself among it, as addresses. */
  | { type: 'here'; page: string; loaded: string[] }
  /** Asks whether the page's build is the worker's; the answer is a boolean, at the port. */
  | { type: 'is-current'; build: string };

/** Where the list of downloads lies, from a language's base URL. */
export const MANIFEST_PATH = 'offline/manifest.json';

/** What can be made available, written after the build. */
export interface OfflineManifest {
  versions: OfflineVersion[];
}

/** A version of the docs. */
export interface OfflineVersion {
  /** As Docusaurus calls it: `current`, `8.12.1`. */
  name: string;
  /** As readers see it. */
  label: string;
  /** All of the version first, then its products. */
  packs: PackSummary[];
}

/** What can be made available at once. */
export interface PackSummary {
  /** Of the whole site: base URL, version and product. */
  id: string;
  /** The product's name; of the whole version there is none. */
  label?: string;
  /** Bytes as stored. */
  bytes: number;
  /** How many pages. */
  pages: number;
  /** Path of its {@link PackList}, which changes with the content. */
  list: string;
}

/** A page in a list: path, title and the id of its product. */
export type ListedPage = [path: string, title: string, product?: string];

/** A file in a list: path, bytes, and what content it has where its address does not tell. */
export type ListedFile = [path: string, bytes: number, revision?: string];

/** The content of a pack. */
export interface PackList {
  pages: ListedPage[];
  /** What pages need comes before them, so that a page that is stored is whole. */
  files: ListedFile[];
}

/** Why a download stands still. */
export type DownloadProblem = 'network' | 'quota' | 'server' | 'blocked';

/** What the reader has asked for. */
export interface Download {
  id: string;
  /** Base URL of its language. */
  base: string;
  /** For readers, also where the site does not offer it any more. */
  label: string;
  version: string;
  /** The reader has stopped it. */
  isPaused: boolean;
  /** List of what is stored in full; undefined until the first time. */
  complete?: string;
  /** List of what is being stored. */
  wanted: string;
  bytes: number;
  stored: number;
  problem?: DownloadProblem;
}

/** All downloads, by id. */
export type Downloads = Record<string, Download>;

/** Local storage: there are downloads. Without it, no page loads the code for them. */
export const DOWNLOADS_KEY = 'offline-downloads';
