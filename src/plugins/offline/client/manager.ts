import { createStore, type Store } from '../../../core/preferences';
import {
  DOWNLOADS_CACHE,
  DOWNLOADS_KEY,
  MANIFEST_PATH,
  type Download,
  type Downloads,
  type OfflineManifest,
  type PackList,
  type PackSummary,
} from '../format';

import { readDownloads, writeDownloads } from './store';
import {
  DownloadError,
  fetchFile,
  missingFiles,
  removeFiles,
  storeFiles,
  type StoreEnvironment,
} from './storeFiles';

/** What the manager stands on; the browser's own in production, fakes in tests. */
export interface ManagerEnvironment extends Omit<StoreEnvironment, 'caches'> {
  caches: Pick<CacheStorage, 'open' | 'delete'>;
  /** Lets one of all tabs do it at a time, the others after it. */
  inTurn: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  /** Between the tabs. */
  channel: Pick<BroadcastChannel, 'postMessage' | 'onmessage'>;
  storage: () => Pick<Storage, 'setItem' | 'removeItem'>;
  /** Asks the browser to keep what is stored. */
  persist: () => Promise<unknown>;
  /** Called back once there is a network again. */
  whenOnline: (callback: () => void) => void;
}

/** What tabs tell one another. */
export type ManagerMessage = { type: 'changed' } | { type: 'progress'; id: string; stored: number };

/** What readers have made available, and what is on its way. */
export interface OfflineDownloads extends Store<Downloads> {
  /** Reads what was asked for, and goes on with what is not complete or has changed since. */
  resume: () => void;
  /** What the site offers. @throws DownloadError where it cannot be had. */
  offered: (base: string) => Promise<OfflineManifest>;
  add: (pack: PackSummary, about: Pick<Download, 'base' | 'label' | 'version'>) => void;
  pause: (id: string) => void;
  /** Goes on after a pause or a problem. */
  proceed: (id: string) => void;
  remove: (id: string) => void;
}

/** A manifest that changes while its files are fetched is followed so many times. */
const MAX_ROUNDS = 3;

/** Progress is told after so many further bytes. */
const PROGRESS_STEP = 250_000;

/**
 * Downloads of versions and products for offline reading. They are stored in a cache that all deployments share, by one
 * tab at a time, and resume where they were interrupted.
 */
export function createDownloads(environment: ManagerEnvironment): OfflineDownloads {
  const { caches, inTurn, channel, storage } = environment;
  const shown = createStore<Downloads>({});
  /** Looked at in this page, and nothing was to be done. */
  const checked = new Set<string>();
  let current: { id: string; controller: AbortController } | undefined;

  const showProgress = (id: string, stored: number) => {
    const download = shown.get()[id];
    if (download) {
      shown.set({ ...shown.get(), [id]: { ...download, stored } });
    }
  };

  /** What was written is shown; of what is being stored, this tab knows more. */
  async function refresh(): Promise<Downloads> {
    const downloads = await readDownloads(caches);
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

  function remember(has: boolean): void {
    try {
      if (has) {
        storage().setItem(DOWNLOADS_KEY, 'true');
      } else {
        storage().removeItem(DOWNLOADS_KEY);
      }
    } catch {
      // Storage is blocked: the next visit does not go on by itself.
    }
  }

  /** Changes what was asked for, in turn with other tabs. */
  async function change(edit: (downloads: Downloads) => Downloads): Promise<void> {
    await inTurn('portal-offline-state', async () => {
      const downloads = edit(await readDownloads(caches));
      await writeDownloads(caches, downloads);
      remember(Object.keys(downloads).length > 0);
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

  /** A list, which is stored with what it lists. */
  async function readList(pathname: string, isStored = false): Promise<PackList | undefined> {
    const cache = await caches.open(DOWNLOADS_CACHE);
    const known = await cache.match(pathname);
    if (known ?? isStored) {
      return known && ((await known.json()) as PackList);
    }
    const response = await fetchFile(pathname, environment);
    await cache.put(pathname, response.clone());
    return (await response.json()) as PackList;
  }

  async function packOf({ id, base }: Download): Promise<PackSummary | undefined> {
    const { versions } = await offered(base);
    return versions.flatMap(({ packs }) => packs).find((pack) => pack.id === id);
  }

  async function clean(): Promise<void> {
    const downloads = Object.values(await readDownloads(caches));
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
    // Nothing is known to be of no use while a list is missing.
    if (lists.every((list) => list !== undefined)) {
      await removeFiles(lists, names, { caches });
    }
  }

  /** Stores a download, or brings it up to date. */
  async function store(id: string, signal: AbortSignal): Promise<void> {
    for (let round = 1; ; round += 1) {
      const download = (await readDownloads(caches))[id];
      const pack = download && (await packOf(download));
      if (!pack) {
        if (download && download.complete === undefined) {
          throw new DownloadError('server', `The site offers no download "${id}" any more.`);
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
        // There is no room, or no leave, to write even that down: this page tells it, and tries no more.
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
      // Storage is blocked: there is nothing to go on with.
      .catch(() => undefined)
      .finally(() => {
        running = undefined;
      });
  };

  /** Lets what stood still for want of a network, or of a file, go on. */
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

  /** Changes, and goes on with what is left to do. A change that cannot be written has not happened. */
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
