import { createStore, type Store } from '../../../core/preferences';
import {
  DOWNLOADS_CACHE,
  MANIFEST_PATH,
  type Download,
  type Downloads,
  type OfflineManifest,
  type PackList,
  type PackSummary,
} from '../format';

import { readDownloads, writeDownloads, type LocalStorage } from './store';
import {
  asQuotaProblem,
  DownloadError,
  fetchFile,
  missingFiles,
  removeFiles,
  storeFiles,
  type StoreEnvironment,
} from './storeFiles';

/** What the manager depends on: the browser's own in production, fakes in tests. */
export interface ManagerEnvironment extends Omit<StoreEnvironment, 'caches'> {
  caches: Pick<CacheStorage, 'open' | 'delete'>;
  /** Runs the work in one tab at a time. The other tabs wait their turn. */
  inTurn: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  /** Channel between the tabs. */
  channel: Pick<BroadcastChannel, 'postMessage' | 'onmessage'>;
  storage: LocalStorage;
  /** Asks the browser not to evict what is stored. */
  persist: () => Promise<unknown>;
  /** Calls back once the network is available again. */
  whenOnline: (callback: () => void) => void;
}

/** Messages between tabs. */
export type ManagerMessage = { type: 'changed' } | { type: 'progress'; id: string; stored: number };

/** What the reader has made available, and what is being downloaded. */
export interface OfflineDownloads extends Store<Downloads> {
  /** Reads the reader's downloads and continues those that are incomplete or outdated. */
  resume: () => void;
  /** Returns what the site offers. @throws DownloadError if it can't be fetched. */
  offered: (base: string) => Promise<OfflineManifest>;
  add: (pack: PackSummary, about: Pick<Download, 'base' | 'label' | 'version'>) => void;
  pause: (id: string) => void;
  /** Continues after a pause or a problem. */
  proceed: (id: string) => void;
  remove: (id: string) => void;
}

/** How often to start over when the manifest changes while its files are being fetched. */
const MAX_ROUNDS = 3;

/** Number of bytes between two progress reports. */
const PROGRESS_STEP = 250_000;

/**
 * Downloads of versions and products for offline reading. They are stored in a cache that all deployments share, by one
 * tab at a time, and resume where they were interrupted.
 */
export function createDownloads(environment: ManagerEnvironment): OfflineDownloads {
  const { caches, inTurn, channel, storage } = environment;
  const shown = createStore<Downloads>({});
  /** Downloads that are up to date, as far as this page has checked. */
  const checked = new Set<string>();
  let current: { id: string; controller: AbortController } | undefined;

  const showProgress = (id: string, stored: number) => {
    const download = shown.get()[id];
    if (download) {
      shown.set({ ...shown.get(), [id]: { ...download, stored } });
    }
  };

  /** Shows the stored state. For the download that this tab is storing, the tab's own progress may be ahead of it. */
  async function refresh(): Promise<Downloads> {
    const downloads = await readDownloads(caches, storage);
    const known = shown.get();
    shown.set(
      Object.fromEntries(
        Object.entries(downloads).map(([id, download]) => {
          const stored = known[id]?.wanted === download.wanted ? known[id].stored : 0;
          return [id, { ...download, stored: Math.max(stored, download.stored) }];
        }),
      ),
    );
    if (current && (downloads[current.id]?.isPaused ?? true)) {
      current.controller.abort();
    }
    return downloads;
  }

  /** Changes the reader's downloads, in turn with other tabs. */
  async function change(edit: (downloads: Downloads) => Downloads): Promise<void> {
    await inTurn('portal-offline-state', async () => {
      const downloads = edit(await readDownloads(caches, storage));
      await writeDownloads(caches, downloads, storage);
    });
    await refresh();
    channel.postMessage({ type: 'changed' } satisfies ManagerMessage);
  }

  const update = (id: string, fields: (download: Download) => Download) =>
    change((downloads) => {
      const download = downloads[id];
      return download ? { ...downloads, [id]: fields(download) } : downloads;
    });

  async function offered(base: string): Promise<OfflineManifest> {
    const response = await fetchFile(base + MANIFEST_PATH, environment, { cache: 'no-cache' });
    return (await response.json()) as OfflineManifest;
  }

  /** Reads a list. Lists are stored along with the files they name. */
  async function readList(pathname: string, isStored = false): Promise<PackList | undefined> {
    const cache = await caches.open(DOWNLOADS_CACHE);
    const known = await cache.match(pathname);
    if (known ?? isStored) {
      return known && ((await known.json()) as PackList);
    }
    const response = await fetchFile(pathname, environment);
    await cache.put(pathname, response.clone()).catch(asQuotaProblem);
    return (await response.json()) as PackList;
  }

  async function packOf({ id, base }: Download): Promise<PackSummary | undefined> {
    const { versions } = await offered(base);
    return versions.flatMap(({ packs }) => packs).find((pack) => pack.id === id);
  }

  async function clean(): Promise<void> {
    const downloads = Object.values(await readDownloads(caches, storage));
    if (downloads.length === 0) {
      await caches.delete(DOWNLOADS_CACHE);
      return;
    }
    const names = [
      ...new Set(
        downloads.flatMap(({ wanted, complete }) => [wanted, ...(complete ? [complete] : [])]),
      ),
    ];
    const lists = await Promise.all(names.map((name) => readList(name, true)));
    // While a list is missing, no file is known to be unused.
    if (lists.every((list) => list !== undefined)) {
      await removeFiles(lists, names, { caches });
    }
  }

  /** Stores a download, or brings it up to date. */
  async function store(id: string, signal: AbortSignal): Promise<void> {
    for (let round = 1; ; round += 1) {
      const download = (await readDownloads(caches, storage))[id];
      const pack = download && (await packOf(download));
      if (!pack) {
        if (download && download.complete === undefined) {
          throw new DownloadError('server', `The site no longer offers the download "${id}".`);
        }
        return;
      }
      try {
        const list = await readList(pack.list);
        const missing = list ? await missingFiles(list, { caches }) : [];
        if (download.complete === pack.list && missing.length === 0) {
          return;
        }
        const left = missing.reduce((sum, [, bytes]) => sum + bytes, 0);
        let stored = pack.bytes - left;
        let told = stored;
        await update(id, (known) => ({
          ...known,
          wanted: pack.list,
          bytes: pack.bytes,
          stored,
          ...(known.complete === pack.list ? { complete: undefined } : {}),
          problem: undefined,
        }));
        await storeFiles(missing, environment, {
          signal,
          onStored(bytes) {
            stored += bytes;
            if (stored - told > PROGRESS_STEP) {
              told = stored;
              showProgress(id, stored);
              channel.postMessage({ type: 'progress', id, stored } satisfies ManagerMessage);
            }
          },
        });
        if ((await packOf(download))?.list === pack.list) {
          await update(id, (known) => ({ ...known, complete: pack.list, stored: pack.bytes }));
          await clean();
          return;
        }
      } catch (error) {
        if (!(error instanceof DownloadError && error.isOutdated) || round >= MAX_ROUNDS) {
          throw error;
        }
      }
    }
  }

  async function runNext(): Promise<boolean> {
    const downloads = await refresh();
    const next = Object.values(downloads).find(
      ({ id, isPaused, problem }) => !isPaused && problem === undefined && !checked.has(id),
    );
    if (!next) {
      return false;
    }
    const controller = new AbortController();
    current = { id: next.id, controller };
    try {
      await store(next.id, controller.signal);
      checked.add(next.id);
    } catch (error) {
      const problem = error instanceof DownloadError ? error.problem : 'blocked';
      const stored = shown.get()[next.id]?.stored ?? next.stored;
      const stands = controller.signal.aborted ? { stored } : { stored, problem };
      await update(next.id, (known) => ({ ...known, ...stands })).catch(() => {
        // There isn't even room or permission to write that down: this page shows the problem and doesn't retry.
        checked.add(next.id);
        shown.set({ ...shown.get(), [next.id]: { ...next, ...stands } });
      });
      if (problem === 'network') {
        environment.whenOnline(resume);
      }
    } finally {
      current = undefined;
    }
    return true;
  }

  let running: Promise<void> | undefined;
  const run = () => {
    running ??= inTurn('portal-offline-downloads', async () => {
      while (await runNext()) {
        // One after the other.
      }
    })
      // Storage is blocked: there is nothing to continue.
      .catch(() => undefined)
      .finally(() => {
        running = undefined;
      });
  };

  /**
   * Continues downloads that stopped because of the network, the server, or blocked storage. A full storage needs the
   * reader's action.
   */
  function resume(): void {
    change((downloads) =>
      Object.fromEntries(
        Object.entries(downloads).map(([id, download]) => [
          id,
          download.problem === 'quota' ? download : { ...download, problem: undefined },
        ]),
      ),
    ).then(run, () => undefined);
  }

  /**
   * Makes a change, then continues with what is left to do. If the change can't be written, shows the stored state
   * again.
   */
  const edit = (changing: Promise<void>) =>
    void changing.then(run, () => refresh()).catch(() => {});

  channel.onmessage = ({ data }: MessageEvent<ManagerMessage>) => {
    if (data.type === 'progress') {
      showProgress(data.id, data.stored);
    } else {
      void refresh();
    }
  };

  return {
    get: shown.get,
    subscribe: shown.subscribe,
    resume,
    offered,
    add({ id, list, bytes }, about) {
      checked.delete(id);
      void environment.persist().catch(() => undefined);
      edit(
        change((downloads) => ({
          ...downloads,
          [id]: { ...about, id, isPaused: false, wanted: list, bytes, stored: 0 },
        })),
      );
    },
    pause: (id) => edit(update(id, (download) => ({ ...download, isPaused: true }))),
    proceed(id) {
      checked.delete(id);
      edit(update(id, (download) => ({ ...download, isPaused: false, problem: undefined })));
    },
    remove(id) {
      checked.delete(id);
      edit(
        change((downloads) =>
          Object.fromEntries(Object.entries(downloads).filter(([other]) => other !== id)),
        ).then(clean),
      );
    },
  };
}
