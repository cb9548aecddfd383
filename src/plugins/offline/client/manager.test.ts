/** @jest-environment node */
import { memoryCaches, siteResponse } from '@site/scripts/jest/caches';

import { hashOf } from '../build/hash';
import {
  DOWNLOAD_HEADER,
  DOWNLOADS_CACHE,
  DOWNLOADS_KEY,
  DOWNLOADS_PATH,
  MANIFEST_PATH,
  STATE_CACHE,
  type Download,
  type ListedFile,
  type OfflineManifest,
  type PackList,
  type PackSummary,
} from '../format';

import { createDownloads, type ManagerEnvironment, type ManagerMessage } from './manager';

const GRID: PackList = {
  pages: [['/x/sort/', 'Sorting', 'x-data-grid']],
  files: [
    ['/assets/js/main.js', 10],
    ['/assets/js/grid.js', 300_000],
    ['/x/sort/', 20, 'r1'],
  ],
};
const CHARTS: PackList = {
  pages: [['/x/bars/', 'Bars', 'x-charts']],
  files: [
    ['/assets/js/main.js', 10],
    ['/assets/js/bars.js', 40],
    ['/x/bars/', 20, 'r1'],
  ],
};

const packOf = (id: string, list: string, { files, pages }: PackList): PackSummary => ({
  id,
  label: id,
  list,
  bytes: files.reduce((sum, [, bytes]) => sum + bytes, 0),
  pages: pages.length,
});

/** A host with its downloads, and a browser whose storage outlives its tabs. */
function createBrowser() {
  const memory = memoryCaches();
  const files = new Map<string, string>();
  const asked: string[] = [];
  const channels = new Set<{ onmessage: BroadcastChannel['onmessage'] }>();
  const stored = new Map<string, string>();
  const turns = new Map<string, Promise<unknown>>();
  const onlineAgain: (() => void)[] = [];
  /** Called for each requested file. May fail or delay it. */
  const state: { before?: (path: string) => Promise<void> | void } = {};

  function offer(packs: Record<string, [list: string, PackList]>): void {
    const summaries = Object.entries(packs).map(([id, [list, content]]) => {
      const listed = content.files.map(([path, bytes, revision]): ListedFile => {
        const body = `${path} ${revision ?? ''}`.padEnd(bytes).slice(0, bytes);
        files.set(path, body);
        return revision === undefined ? [path, bytes] : [path, bytes, hashOf(body)];
      });
      files.set(list, JSON.stringify({ ...content, files: listed }));
      return packOf(id, list, content);
    });
    const manifest: OfflineManifest = {
      versions: [{ name: 'current', label: '8.12.1', packs: summaries }],
    };
    files.set(`/${MANIFEST_PATH}`, JSON.stringify(manifest));
  }

  const network = async (path: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const pathname = typeof path === 'string' ? path : '';
    expect(new Headers(init?.headers).get(DOWNLOAD_HEADER)).toBe('1');
    init?.signal?.throwIfAborted();
    await state.before?.(pathname);
    init?.signal?.throwIfAborted();
    asked.push(pathname);
    const body = files.get(pathname);
    const type = pathname.endsWith('/')
      ? 'text/html'
      : pathname.endsWith('.json')
        ? 'application/json'
        : 'text/javascript';
    return body === undefined
      ? siteResponse('<h1>No</h1>', { status: 404 })
      : siteResponse(body, { type });
  };

  /** Opens a page of the site, with its downloads. */
  function openTab() {
    const persist = jest.fn(() => Promise.resolve(true));
    const channel: ManagerEnvironment['channel'] = {
      onmessage: null,
      postMessage: (data: ManagerMessage) =>
        channels.forEach((other) => {
          if (other !== channel) {
            other.onmessage?.call(other as BroadcastChannel, { data } as MessageEvent);
          }
        }),
    };
    channels.add(channel);
    const manager = createDownloads({
      caches: memory.caches,
      fetch: network,
      inTurn: (name, work) => {
        const turn = (turns.get(name) ?? Promise.resolve()).then(work);
        turns.set(
          name,
          turn.catch(() => undefined),
        );
        return turn;
      },
      channel,
      storage: () => ({
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
      }),
      persist,
      whenOnline: (callback) => onlineAgain.push(callback),
    });
    return { ...manager, persist };
  }

  const kept = () => memory.paths(DOWNLOADS_CACHE);
  const known = async (): Promise<Record<string, Download>> =>
    JSON.parse((await memory.text(STATE_CACHE, DOWNLOADS_PATH)) ?? '{}') as Record<
      string,
      Download
    >;
  return { memory, files, asked, state, stored, onlineAgain, offer, openTab, kept, known };
}

const ABOUT = { base: '/', label: 'Data Grid 8.12.1', version: 'current' };
const grid = packOf('/grid', '/assets/offline/grid.json', GRID);
const charts = packOf('/charts', '/assets/offline/charts.json', CHARTS);
const BOTH: Record<string, [string, PackList]> = {
  '/grid': [grid.list, GRID],
  '/charts': [charts.list, CHARTS],
};

/** Waits until nothing is pending. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve));
  }
}

describe('a download', () => {
  it('stores all files in the list, pages last, and is then complete', async () => {
    const { offer, openTab, kept, known, asked, stored } = createBrowser();
    offer(BOTH);
    const tab = openTab();
    tab.add(grid, ABOUT);
    await settle();
    expect(kept().sort()).toEqual(
      [grid.list, '/assets/js/main.js', '/assets/js/grid.js', '/x/sort/'].sort(),
    );
    expect(asked.indexOf('/x/sort/')).toBeGreaterThan(asked.indexOf('/assets/js/grid.js'));
    expect(await known()).toMatchObject({
      '/grid': { complete: grid.list, stored: grid.bytes, bytes: grid.bytes },
    });
    expect(tab.get()['/grid']?.complete).toBe(grid.list);
    expect(stored.get(DOWNLOADS_KEY)).toBe('true');
    expect(tab.persist).toHaveBeenCalledTimes(1);
  });

  it('fetches files that another download has stored only once', async () => {
    const { offer, openTab, asked } = createBrowser();
    offer(BOTH);
    const tab = openTab();
    tab.add(grid, ABOUT);
    tab.add(charts, ABOUT);
    await settle();
    expect(asked.filter((path) => path === '/assets/js/main.js')).toHaveLength(1);
  });

  it('keeps files of other downloads when it is removed', async () => {
    const { offer, openTab, kept, stored } = createBrowser();
    offer(BOTH);
    const tab = openTab();
    tab.add(grid, ABOUT);
    tab.add(charts, ABOUT);
    await settle();
    tab.remove('/grid');
    await settle();
    expect(kept().sort()).toEqual(
      [charts.list, '/assets/js/main.js', '/assets/js/bars.js', '/x/bars/'].sort(),
    );
    tab.remove('/charts');
    await settle();
    expect(kept()).toEqual([]);
    expect(stored.has(DOWNLOADS_KEY)).toBe(false);
  });

  it('is visible in other tabs', async () => {
    const { offer, openTab } = createBrowser();
    offer(BOTH);
    const [tab, other] = [openTab(), openTab()];
    tab.add(grid, ABOUT);
    await settle();
    expect(other.get()['/grid']?.complete).toBe(grid.list);
    other.remove('/grid');
    await settle();
    expect(tab.get()).toEqual({});
  });
});

describe('an interrupted download', () => {
  it('continues with the missing files when the network is back', async () => {
    const { offer, openTab, known, asked, state, onlineAgain } = createBrowser();
    offer(BOTH);
    state.before = (path) => {
      if (path === '/x/sort/') {
        throw new TypeError('Failed to fetch');
      }
    };
    const tab = openTab();
    tab.add(grid, ABOUT);
    await settle();
    expect(tab.get()['/grid']).toMatchObject({ problem: 'network' });
    expect(tab.get()['/grid']?.complete).toBeUndefined();

    delete state.before;
    asked.length = 0;
    onlineAgain.forEach((callback) => callback());
    await settle();
    expect(asked.filter((path) => path.startsWith('/assets/js'))).toEqual([]);
    expect(asked).toContain('/x/sort/');
    expect((await known())['/grid']).toMatchObject({ complete: grid.list });
    expect(tab.get()['/grid']?.problem).toBeUndefined();
  });

  it('keeps its files if storage is full, and resumes on request', async () => {
    const { offer, openTab, kept, memory } = createBrowser();
    offer(BOTH);
    memory.state.room = 4000;
    const tab = openTab();
    tab.add(grid, ABOUT);
    await settle();
    expect(tab.get()['/grid']).toMatchObject({ problem: 'quota' });
    expect(kept()).toContain('/assets/js/main.js');
    expect(kept()).not.toContain('/x/sort/');
    // Space doesn't become free without the reader's action.
    openTab().resume();
    await settle();
    expect(tab.get()['/grid']).toMatchObject({ problem: 'quota' });

    memory.state.room = Infinity;
    tab.proceed('/grid');
    await settle();
    expect(tab.get()['/grid']).toMatchObject({ complete: grid.list, stored: grid.bytes });
  });

  it('is still shown as stopped if there is no room to write that down, and can be removed', async () => {
    const { offer, openTab, kept, state, memory } = createBrowser();
    offer(BOTH);
    state.before = (path) => {
      if (path === '/assets/js/grid.js') {
        memory.state.room = 0;
      }
    };
    const tab = openTab();
    tab.add(grid, ABOUT);
    await settle();
    expect(tab.get()['/grid']).toMatchObject({ problem: 'quota' });
    const later = openTab();
    later.resume();
    await settle();
    expect(later.get()['/grid']).toMatchObject({ problem: 'quota' });

    later.remove('/grid');
    await settle();
    expect(later.get()).toEqual({});
    expect(kept()).toEqual([]);
    const last = openTab();
    last.resume();
    await settle();
    expect(last.get()).toEqual({});
  });

  it('is complete in the next tab, too, if the last file took the last room', async () => {
    const { offer, openTab, state, memory } = createBrowser();
    offer(BOTH);
    let manifests = 0;
    state.before = (path) => {
      if (path.endsWith('manifest.json') && (manifests += 1) === 2) {
        memory.state.room = 0;
      }
    };
    openTab().add(grid, ABOUT);
    await settle();
    const later = openTab();
    later.resume();
    await settle();
    expect(later.get()['/grid']).toMatchObject({ complete: grid.list });
  });

  it('never stores the login page of a network', async () => {
    const { offer, openTab, files, kept } = createBrowser();
    offer(BOTH);
    const page = files.get('/x/sort/') ?? '';
    files.set('/x/sort/', '<h1>Please log in</h1>');
    const tab = openTab();
    tab.add(grid, ABOUT);
    await settle();
    expect(tab.get()['/grid']).toMatchObject({ problem: 'server' });
    expect(tab.get()['/grid']?.complete).toBeUndefined();
    // It may be as long as the page.
    files.set('/x/sort/', '<h1>Please log in</h1>'.padEnd(page.length).slice(0, page.length));
    tab.proceed('/grid');
    await settle();
    expect(tab.get()['/grid']).toMatchObject({ problem: 'server' });
    expect(kept()).not.toContain('/x/sort/');
    files.set('/x/sort/', page);
    tab.proceed('/grid');
    await settle();
    expect(tab.get()['/grid']).toMatchObject({ complete: grid.list });
  });

  it('resumes after the reader paused it, including in another tab', async () => {
    const { offer, openTab, asked, state } = createBrowser();
    offer(BOTH);
    let release = () => {};
    state.before = (path) =>
      path === '/assets/js/grid.js' ? new Promise((resolve) => (release = resolve)) : undefined;
    const [tab, other] = [openTab(), openTab()];
    tab.add(grid, ABOUT);
    await settle();
    other.pause('/grid');
    await settle();
    release();
    await settle();
    expect(tab.get()['/grid']).toMatchObject({ isPaused: true });
    expect(tab.get()['/grid']?.complete).toBeUndefined();

    delete state.before;
    asked.length = 0;
    other.proceed('/grid');
    await settle();
    expect(asked).not.toContain('/assets/js/main.js');
    expect(other.get()['/grid']?.complete).toBe(grid.list);
    expect(tab.get()['/grid']?.complete).toBe(grid.list);
  });

  it("continues in the next tab if its tab is closed, and isn't complete before", async () => {
    const { offer, openTab, known, memory } = createBrowser();
    offer(BOTH);
    const half: Download = {
      ...ABOUT,
      id: '/grid',
      isPaused: false,
      wanted: grid.list,
      bytes: 1,
      stored: 0,
    };
    await memory.put(STATE_CACHE, DOWNLOADS_PATH, JSON.stringify({ '/grid': half }));
    await memory.put(DOWNLOADS_CACHE, '/assets/js/main.js', 'half');
    openTab().resume();
    await settle();
    expect((await known())['/grid']).toMatchObject({ complete: grid.list, stored: grid.bytes });
  });

  it('is repaired if files of a complete download were deleted', async () => {
    const { offer, openTab, kept, memory } = createBrowser();
    offer(BOTH);
    openTab().add(grid, ABOUT);
    await settle();
    await memory.remove(DOWNLOADS_CACHE, '/assets/js/grid.js');
    openTab().resume();
    await settle();
    expect(kept()).toContain('/assets/js/grid.js');
  });
});

describe('after a deployment', () => {
  const NEXT: PackList = {
    pages: GRID.pages,
    files: [
      ['/assets/js/main.2.js', 10],
      ['/assets/js/grid.js', 300_000],
      ['/x/sort/', 20, 'r2'],
    ],
  };

  it('fetches only changed files, and removes old ones', async () => {
    const { offer, openTab, asked, kept } = createBrowser();
    offer(BOTH);
    openTab().add(grid, ABOUT);
    await settle();
    offer({ '/grid': ['/assets/offline/grid2.json', NEXT] });
    asked.length = 0;
    openTab().resume();
    await settle();
    expect(asked).not.toContain('/assets/js/grid.js');
    expect(asked).toEqual(expect.arrayContaining(['/assets/js/main.2.js', '/x/sort/']));
    expect(kept().sort()).toEqual(
      [
        '/assets/offline/grid2.json',
        '/assets/js/main.2.js',
        '/assets/js/grid.js',
        '/x/sort/',
      ].sort(),
    );
  });

  it('switches to the new list in the middle of a download, without mixing both', async () => {
    const { offer, openTab, known, files, state } = createBrowser();
    offer(BOTH);
    state.before = (path) => {
      if (path === '/assets/js/main.js') {
        files.delete('/assets/js/main.js');
        offer({ '/grid': ['/assets/offline/grid2.json', NEXT] });
        delete state.before;
      }
    };
    openTab().add(grid, ABOUT);
    await settle();
    expect((await known())['/grid']).toMatchObject({ complete: '/assets/offline/grid2.json' });
  });

  it('keeps a download that is no longer offered', async () => {
    const { offer, openTab, known, kept } = createBrowser();
    offer(BOTH);
    openTab().add(grid, ABOUT);
    await settle();
    offer({ '/charts': [charts.list, CHARTS] });
    openTab().resume();
    await settle();
    expect((await known())['/grid']).toMatchObject({ complete: grid.list });
    expect(kept()).toContain('/x/sort/');
  });
});

it("reports a listed file that the server doesn't have", async () => {
  const { offer, openTab, files } = createBrowser();
  offer(BOTH);
  files.delete('/assets/js/grid.js');
  const tab = openTab();
  tab.add(grid, ABOUT);
  await settle();
  expect(tab.get()['/grid']).toMatchObject({ problem: 'server' });
});

it("doesn't throw if storage is blocked", async () => {
  const refuse = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  const manager = createDownloads({
    caches: { open: refuse, delete: refuse },
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    inTurn: (_name, work) => work(),
    channel: { onmessage: null, postMessage: () => {} },
    storage: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    persist: refuse,
    whenOnline: () => {},
  });
  manager.resume();
  manager.add(grid, ABOUT);
  manager.pause('/grid');
  manager.remove('/grid');
  await settle();
  expect(manager.get()).toEqual({});
});
