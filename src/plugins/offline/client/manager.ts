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

/** The reader's downloads, which all tabs share. */
function createState({ caches, inTurn, channel, storage }: ManagerEnvironment) {
  const shown = createStore<Downloads>({});
  const read = () => readDownloads(caches, storage);

  function showProgress(id: string, stored: number): void {
    const download = shown.get()[id];
    if (download) {
      shown.set({ ...shown.get(), [id]: { ...download, stored } });
    }
  }

  /** Shows the stored state. For the download that this tab is storing, the tab's own progress may be ahead of it. */
  async function refresh(): Promise<Downloads> {
    const downloads = await read();
    const known = shown.get();
    shown.set(
      Object.fromEntries(
        Object.entries(downloads).map(([id, download]) => {
          const stored = known[id]?.wanted === download.wanted ? known[id].stored : 0;
          return [id, { ...download, stored: Math.max(stored, download.stored) }];
        }),
      ),
    );
    return downloads;
  }

  /** Changes the reader's downloads, in turn with other tabs. */
  async function change(edit: (downloads: Downloads) => Downloads): Promise<void> {
    await inTurn('portal-offline-state', async () =>
      writeDownloads(caches, edit(await read()), storage),
    );
    await refresh();
    channel.postMessage({ type: 'changed' } satisfies ManagerMessage);
  }

  const update = (id: string, edit: (download: Download) => Download) =>
    change((downloads) => {
      const download = downloads[id];
      return download ? { ...downloads, [id]: edit(download) } : downloads;
    });

  channel.onmessage = ({ data }: MessageEvent<ManagerMessage>) => {
    if (data.type === 'progress') {
      showProgress(data.id, data.stored);
    } else {
      void refresh();
    }
  };

  return { ...shown, read, refresh, change, update, showProgress };
}

type State = ReturnType<typeof createState>;

async function fetchManifest(
  environment: ManagerEnvironment,
  base: string,
): Promise<OfflineManifest> {
  const response = await fetchFile(base + MANIFEST_PATH, environment, { cache: 'no-cache' });
  return (await response.json()) as OfflineManifest;
}

async function packOf(
  { id, base }: Download,
  environment: ManagerEnvironment,
): Promise<PackSummary | undefined> {
  const { versions } = await fetchManifest(environment, base);
  return versions.flatMap(({ packs }) => packs).find((pack) => pack.id === id);
}

async function storedList(
  pathname: string,
  { caches }: ManagerEnvironment,
): Promise<PackList | undefined> {
  const stored = await (await caches.open(DOWNLOADS_CACHE)).match(pathname);
  return stored && ((await stored.json()) as PackList);
}

/** Fetches a list. Lists are stored along with the files they name. */
async function fetchList(pathname: string, environment: ManagerEnvironment): Promise<PackList> {
  const response = await fetchFile(pathname, environment);
  const cache = await environment.caches.open(DOWNLOADS_CACHE);
  await cache.put(pathname, response.clone()).catch(asQuotaProblem);
  return (await response.json()) as PackList;
}

/** Removes the files that no download needs. */
async function clean({ read }: State, environment: ManagerEnvironment): Promise<void> {
  const { caches } = environment;
  const downloads = Object.values(await read());
  if (downloads.length === 0) {
    await caches.delete(DOWNLOADS_CACHE);
    return;
  }
  const names = downloads.flatMap(({ wanted, complete = wanted }) => [wanted, complete]);
  const lists = await Promise.all(names.map((name) => storedList(name, environment)));
  // While a list is missing, no file is known to be unused.
  if (lists.every((list) => list !== undefined)) {
    await removeFiles(lists, names, { caches });
  }
}

/** Stores what is missing of a pack. Returns false if nothing is. */
async function storePack(
  { id, list, bytes }: PackSummary,
  { complete }: Download,
  signal: AbortSignal,
  { update, showProgress }: State,
  environment: ManagerEnvironment,
): Promise<boolean> {
  const { files } = (await storedList(list, environment)) ?? (await fetchList(list, environment));
  const missing = await missingFiles(files, environment);
  if (complete === list && missing.length === 0) {
    return false;
  }
  let stored = bytes - missing.reduce((sum, [, size]) => sum + size, 0);
  let told = stored;
  await update(id, (known) => ({
    ...known,
    wanted: list,
    bytes,
    stored,
    ...(known.complete === list ? { complete: undefined } : {}),
    problem: undefined,
  }));
  await storeFiles(missing, environment, {
    signal,
    onStored(size) {
      stored += size;
      if (stored - told > PROGRESS_STEP) {
        told = stored;
        showProgress(id, stored);
        environment.channel.postMessage({ type: 'progress', id, stored } satisfies ManagerMessage);
      }
    },
  });
  return true;
}

/** Stores a download, or brings it up to date. */
async function storeDownload(
  id: string,
  signal: AbortSignal,
  state: State,
  environment: ManagerEnvironment,
): Promise<void> {
  for (let round = 1; ; round += 1) {
    const download = (await state.read())[id];
    const pack = download && (await packOf(download, environment));
    if (!pack) {
      if (download && download.complete === undefined) {
        throw new DownloadError('server', `The site no longer offers the download "${id}".`);
      }
      return;
    }
    try {
      if (!(await storePack(pack, download, signal, state, environment))) {
        return;
      }
      if ((await packOf(download, environment))?.list === pack.list) {
        await state.update(id, (known) => ({ ...known, complete: pack.list, stored: pack.bytes }));
        await clean(state, environment);
        return;
      }
    } catch (error) {
      if (!(error instanceof DownloadError && error.isOutdated) || round >= MAX_ROUNDS) {
        throw error;
      }
    }
  }
}

/**
 * Lets downloads continue that stopped because of the network, the server, or blocked storage. A full storage needs the
 * reader's action.
 */
const withoutProblems = (downloads: Downloads): Downloads =>
  Object.fromEntries(
    Object.entries(downloads).map(([id, { problem, ...download }]) => [
      id,
      problem === 'quota' ? { ...download, problem } : download,
    ]),
  );

/**
 * Downloads of versions and products for offline reading. They are stored in a cache that all deployments share, by one
 * tab at a time, and resume where they were interrupted.
 */
export function createDownloads(environment: ManagerEnvironment): OfflineDownloads {
  const state = createState(environment);
  const { get, set, subscribe, refresh, change, update } = state;
  /** Downloads that are up to date, as far as this page has checked. */
  const checked = new Set<string>();

  async function runNext(): Promise<boolean> {
    const next = Object.values(await refresh()).find(
      ({ id, isPaused, problem }) => !isPaused && problem === undefined && !checked.has(id),
    );
    if (!next) {
      return false;
    }
    const { id } = next;
    const controller = new AbortController();
    const unsubscribe = subscribe(() => {
      if (get()[id]?.isPaused ?? true) {
        controller.abort();
      }
    });
    try {
      await storeDownload(id, controller.signal, state, environment);
      checked.add(id);
    } catch (error) {
      const problem = error instanceof DownloadError ? error.problem : 'blocked';
      const stored = get()[id]?.stored ?? next.stored;
      const stands = controller.signal.aborted ? { stored } : { stored, problem };
      await update(id, (known) => ({ ...known, ...stands })).catch(() => {
        // There isn't even room or permission to write that down: this page shows the problem and doesn't retry.
        checked.add(id);
        set({ ...get(), [id]: { ...next, ...stands } });
      });
      if (problem === 'network') {
        environment.whenOnline(resume);
      }
    } finally {
      unsubscribe();
    }
    return true;
  }

  let running: Promise<void> | undefined;
  const run = () => {
    running ??= environment
      .inTurn('portal-offline-downloads', async () => {
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

  /** Continues downloads that have stopped. */
  function resume(): void {
    change(withoutProblems).then(run, () => undefined);
  }

  /**
   * Makes a change, then continues with what is left to do. If the change can't be written, shows the stored state
   * again.
   */
  const edit = (changing: Promise<void>) =>
    void changing.then(run, () => refresh()).catch(() => {});

  return {
    get,
    subscribe,
    resume,
    offered: (base) => fetchManifest(environment, base),
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
        ).then(() => clean(state, environment)),
      );
    },
  };
}
