/*
 * What the build, the worker and the pages share: names of caches, files of the build, and the format of stored
 * downloads.
 */

/** Path of the worker, relative to the site's base URL. The product requires this path. */
export const WORKER_FILE = 'x/sw.js';

/**
 * Where pages register the worker. `@docusaurus/plugin-pwa` requires the parameters: it would otherwise precache files on
 * its own conditions, or fail.
 */
export const WORKER_ADDRESS = `${WORKER_FILE}?params=${encodeURIComponent('{"offlineMode":false}')}`;

/** Path of the offline page, relative to a language's base URL. */
export const OFFLINE_PAGE = 'x/offline/';

/** Attribute of `<html>` on that page. */
export const OFFLINE_ATTRIBUTE = 'data-offline';

/** Prefix of all our caches' names. No other cache has it. */
export const CACHE_PREFIX = 'portal-offline-';

/** Cache of the pages and files that the reader has made available, from all versions of the site. */
export const DOWNLOADS_CACHE = `${CACHE_PREFIX}downloads`;

/** Cache of the downloads' state, and of the tabs that need old caches. */
export const STATE_CACHE = `${CACHE_PREFIX}state`;

/**
 * Returns the names of the empty caches that `@docusaurus/plugin-pwa` creates for our worker. Workbox ends them with the
 * worker's scope, which depends on what the host allows.
 *
 * @param root - Address of the site's root, with a slash at its end.
 */
export const precacheNames = (root: string) =>
  ['', 'x/'].map((scope) => `workbox-precache-v2-${root}${scope}`);

/** The kinds of caches that each deployment has of its own. */
export type CacheKind = 'shell' | 'pages' | 'assets' | 'other';

/** Returns the name of such a cache. */
export const cacheName = (kind: CacheKind, site: string) => `${CACHE_PREFIX}${kind}-${site}`;

/** Path at which a cache holds its {@link Ledger}. No page has this path. */
export const LEDGER_PATH = '/.offline/ledger.json';

/** Path at which {@link STATE_CACHE} holds the reader's downloads, as {@link Downloads}. */
export const DOWNLOADS_PATH = '/.offline/downloads.json';

/** Header of requests that the worker ignores: a download stores the responses itself. */
export const DOWNLOAD_HEADER = 'X-Portal-Download';

/** Header of stored files whose address has no hash. It is the hash of their content, which was checked. */
export const REVISION_HEADER = 'X-Portal-Verified';

/**
 * Whether HTML is a page of this site. A network that asks readers to log in answers every address with its own page.
 */
export const isSitePage = (html: string) => /\bid=["']?page-record\b/.test(html);

/** Metadata of an entry in a bounded cache. */
export interface LedgerEntry {
  /** Size in bytes, as stored. */
  bytes: number;
  /** The number of its last use. Uses of all entries of a cache are counted together. */
  used: number;
  /** The title, if it is a page, as HTML. */
  title?: string;
  /** The version, if it is a page of the docs, by Docusaurus' name. */
  version?: string;
}

/** Entries of a bounded cache, by path. */
export type Ledger = Record<string, LedgerEntry>;

/** A file of the offline page: its path, and the hash of its content (`contentHash.ts`). */
export type ShellFile = [path: string, hash: string];

/** What a stored page says if it is shown because the server doesn't respond: the text, and the link to try again. */
export type Notice = readonly [text: string, reload: string];

/** The notice in English, by the ids of its texts in `i18n/<locale>/code.json`. */
export const NOTICE_TEXTS = {
  'portal.offline.notice':
    'You’re offline, or the server isn’t responding. This is the copy of the page that is stored on your device.',
  'portal.offline.reload': 'Reload',
} as const;

/** A language of the site, as the worker knows it. */
export interface WorkerLocale {
  /** Base URL, with a slash at both ends. */
  base: string;
  /** The builds of its pages. Each version of the docs may be a separate build. */
  builds: string[];
  /** The offline page, and everything that it needs. */
  shell: ShellFile[];
  /** The translated notice on stored pages, as HTML. Undefined if there is no translation. */
  notice?: Notice;
}

/** What a build passes to its worker. */
export interface WorkerSite {
  /** Identifies the deployment: it changes when the content changes. */
  name: string;
  /** The default language comes first. */
  locales: WorkerLocale[];
  /** Path prefixes that the worker ignores. */
  ignore: string[];
}

/** Messages from pages to the worker. */
export type ToWorker =
  /** Tells a waiting worker to take over. */
  | { type: 'skip-waiting' }
  /** A page has loaded. `loaded` has the addresses of what it loaded without the worker, including its own. */
  | { type: 'here'; page: string; loaded: string[] }
  /** Asks whether the page's build is the worker's. The port receives a boolean. */
  | { type: 'is-current'; build: string };

/** Path of the list of downloads, relative to a language's base URL. */
export const MANIFEST_PATH = 'offline/manifest.json';

/** The available downloads, written after the build. */
export interface OfflineManifest {
  versions: OfflineVersion[];
}

/** A version of the docs. */
export interface OfflineVersion {
  /** Docusaurus' name of the version: `current`, `8.12.1`. */
  name: string;
  /** The name that readers see. */
  label: string;
  /** The whole version first, then its products. */
  packs: PackSummary[];
}

/** A download that the site offers. */
export interface PackSummary {
  /** Unique within the whole site: base URL, version and product. */
  id: string;
  /** The product's name. Undefined for the whole version. */
  label?: string;
  /** Size in bytes, as stored. */
  bytes: number;
  /** Number of pages. */
  pages: number;
  /** Path of its {@link PackList}, which changes with the content. */
  list: string;
}

/** A page in a list: path, title and the id of its product. */
export type ListedPage = [path: string, title: string, product?: string];

/** A file in a list: path, bytes, and a hash of the content if the address has none. */
export type ListedFile = [path: string, bytes: number, revision?: string];

/** The content of a pack. */
export interface PackList {
  pages: ListedPage[];
  /** The files that pages need come before the pages, so that every stored page is complete. */
  files: ListedFile[];
}

/** Why a download has stopped. */
export type DownloadProblem = 'network' | 'quota' | 'server' | 'blocked';

/** A download that the reader has requested. */
export interface Download {
  id: string;
  /** Base URL of the download's language. */
  base: string;
  /** The name that readers see, even if the site no longer offers the download. */
  label: string;
  version: string;
  /** Whether the reader has paused it. */
  isPaused: boolean;
  /** The list that is stored in full. Undefined until the first time. */
  complete?: string;
  /** The list that is being stored. */
  wanted: string;
  bytes: number;
  stored: number;
  problem?: DownloadProblem;
}

/** All downloads, by id. */
export type Downloads = Record<string, Download>;

/**
 * Key in local storage, set if there are downloads. Without it, no page loads the code for them. The value is the
 * {@link Downloads} if the cache has no room for them, otherwise `true`.
 */
export const DOWNLOADS_KEY = 'offline-downloads';
