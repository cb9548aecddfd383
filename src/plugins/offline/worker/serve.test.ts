/** @jest-environment node */
import { memoryCaches, siteResponse } from '@site/scripts/jest/caches';

import { hashOf } from '../build/hash';
import { cacheName, DOWNLOADS_CACHE, type ToWorker, type WorkerSite } from '../format';

import type { WorkerScope } from './scope';
import { TIMEOUT_MS, serveOffline } from './serve';

const ORIGIN = 'https://docs.example';

/** Every page of the site has this. */
const RECORD = '<script id=page-record>{}</script>';

const siteOf = (name: string): WorkerSite => ({
  name,
  locales: [
    {
      base: '/',
      builds: [`en-${name}`],
      shell: [
        ['/x/offline/', hashOf('What is available')],
        [`/assets/js/main.${name}.js`, hashOf(`${name}()`)],
      ],
    },
    {
      base: '/zh/',
      builds: [`zh-${name}`],
      notice: ['这是存储的页面。', '重新加载'],
      shell: [
        ['/zh/x/offline/', hashOf('离线可用')],
        ['/zh/assets/js/main.js', hashOf('zh()')],
      ],
    },
  ],
  ignore: ['/live/'],
});

/** A host, and a browser whose worker storage persists when another worker takes over. */
function createBrowser(userAgent = 'Chrome/153.0') {
  const enable = jest.fn(() => Promise.resolve());
  const memory = memoryCaches();
  const files = new Map<string, string>();
  const state = {
    isOnline: true,
    hasTimers: true,
    answer: undefined as
      ((path: string, cache: string) => Response | Promise<Response> | undefined) | undefined,
    tabs: [{ id: 'tab-1', url: `${ORIGIN}/x/` }],
  };
  const asked: string[] = [];

  const network = jest.fn((request: RequestInfo | URL, init?: RequestInit) => {
    const address = typeof request === 'object' && 'url' in request ? request.url : request;
    const { pathname, search } = new URL(address, ORIGIN);
    asked.push(pathname + search);
    if (!state.isOnline) {
      return Promise.reject(new TypeError('Failed to fetch'));
    }
    const cache = init?.cache ?? (request instanceof Request ? request.cache : 'default');
    const instead = state.answer?.(pathname, cache);
    if (instead) {
      return Promise.resolve(instead);
    }
    const body = files.get(pathname);
    const type = pathname.endsWith('/')
      ? 'text/html'
      : pathname.endsWith('.json')
        ? 'application/json'
        : 'text/javascript';
    return Promise.resolve(
      body === undefined
        ? siteResponse('<h1>No</h1>', { status: 404 })
        : siteResponse(body, { type }),
    );
  });
  global.fetch = network as typeof fetch;

  function startWorker(name: string) {
    const listeners: Record<string, (event: unknown) => void> = {};
    const scope = {
      caches: memory.caches,
      location: new URL('/x/sw.js', ORIGIN),
      navigator: { userAgent },
      clients: {
        claim: () => Promise.resolve(),
        // As in browsers, `get` must be called on its object.
        get(this: unknown, id: string) {
          expect(this).toBe(scope.clients);
          return Promise.resolve(state.tabs.find((tab) => tab.id === id));
        },
        matchAll: () => Promise.resolve(state.tabs),
      },
      registration: { unregister: () => Promise.resolve(true), navigationPreload: { enable } },
      skipWaiting: jest.fn(() => Promise.resolve()),
      addEventListener: (type: string, listener: (event: unknown) => void) => {
        listeners[type] = listener;
      },
    };
    serveOffline(siteOf(name), {
      scope: scope as unknown as WorkerScope,
      fetch: network as typeof fetch,
      setTimeout: (callback, milliseconds) => {
        if (milliseconds < TIMEOUT_MS || !state.hasTimers) {
          callback();
        }
      },
    });

    async function dispatch(type: string, event: object = {}): Promise<void> {
      const work: Promise<unknown>[] = [];
      listeners[type]?.({ ...event, waitUntil: (each: Promise<unknown>) => work.push(each) });
      await Promise.all(work);
    }
    async function get(
      path: string,
      traits: object = {},
      preloadResponse?: Promise<Response | undefined>,
    ): Promise<Response | undefined> {
      const work: Promise<unknown>[] = [];
      let response: Promise<Response> | undefined;
      const request = {
        url: ORIGIN + path,
        method: 'GET',
        mode: 'cors',
        destination: '',
        headers: new Headers(),
        ...traits,
      };
      listeners.fetch?.({
        request,
        clientId: 'tab-1',
        resultingClientId: 'tab-1',
        preloadResponse,
        waitUntil: (each: Promise<unknown>) => work.push(each),
        respondWith: (each: Promise<Response>) => (response = each),
      });
      const answer = await response;
      await Promise.all(work);
      return answer;
    }
    return {
      scope,
      dispatch,
      get,
      visit: (path: string) => get(path, { mode: 'navigate', destination: 'document' }),
      tell: (message: ToWorker, ports: object[] = []) =>
        dispatch('message', { data: message, ports }),
    };
  }

  async function installWorker(name: string) {
    const worker = startWorker(name);
    await worker.dispatch('install');
    await worker.dispatch('activate');
    return worker;
  }

  for (const [path, body] of [
    ['/x/offline/', 'What is available'],
    ['/zh/x/offline/', '离线可用'],
    ['/zh/assets/js/main.js', 'zh()'],
    ['/assets/js/main.a.js', 'a()'],
    ['/assets/js/main.b.js', 'b()'],
    ['/x/', `${RECORD}<title>Overview</title>`],
    ['/x/sort/', `<body>${RECORD}<title>Sorting</title>first`],
    ['/zh/x/sort/', `<body>${RECORD}<title>排序</title>`],
    ['/assets/js/grid.1.js', 'grid()'],
    ['/search/manifest.json', '{"old":true}'],
  ] as const) {
    files.set(path, body);
  }
  return { memory, files, state, asked, enable, network, startWorker, installWorker };
}

const navigation = { mode: 'navigate', destination: 'document' };

const text = async (response: Promise<Response | undefined>) => (await response)?.text();

describe('online', () => {
  it('always fetches a page from the network', async () => {
    const { installWorker, files } = createBrowser();
    const { visit } = await installWorker('a');
    expect(await text(visit('/x/sort/'))).toContain('first');
    files.set('/x/sort/', `${RECORD}<title>Sorting</title>second`);
    expect(await text(visit('/x/sort/'))).toContain('second');
    files.delete('/x/sort/');
    expect((await visit('/x/sort/'))?.status).toBe(404);
  });

  it('always fetches files without a hash', async () => {
    const { installWorker, files } = createBrowser();
    const { get } = await installWorker('a');
    await get('/search/manifest.json');
    files.set('/search/manifest.json', '{"new":true}');
    expect(await text(get('/search/manifest.json'))).toBe('{"new":true}');
  });

  it('requests an asset once', async () => {
    const { installWorker, asked } = createBrowser();
    const { get } = await installWorker('a');
    await get('/assets/js/grid.1.js');
    asked.length = 0;
    expect(await text(get('/assets/js/grid.1.js'))).toBe('grid()');
    expect(asked).toEqual([]);
  });

  it("doesn't store a missing asset", async () => {
    const { installWorker, files } = createBrowser();
    const { get } = await installWorker('a');
    expect((await get('/assets/js/late.1.js'))?.status).toBe(404);
    files.set('/assets/js/late.1.js', 'late()');
    expect(await text(get('/assets/js/late.1.js'))).toBe('late()');
  });

  it.each([
    ['asset', '/assets/js/grid.1.js', 'grid()'],
    ['other file', '/search/manifest.json', '{"old":true}'],
  ])(
    "requests an %s again if the browser's own cache may have answered with an error",
    async (_kind, path, content) => {
      const { installWorker, state, asked } = createBrowser();
      const { get } = await installWorker('a');
      state.answer = (requested, cache) =>
        requested === path && cache !== 'reload'
          ? siteResponse('No', { status: 404, headers: { 'Cache-Control': 'immutable' } })
          : undefined;
      asked.length = 0;
      expect(await text(get(path))).toBe(content);
      expect(asked).toEqual([path, path]);
    },
  );

  it("doesn't request a missing file again if its error is never stored", async () => {
    const { installWorker, state, asked } = createBrowser();
    const { get } = await installWorker('a');
    state.answer = () =>
      siteResponse('No', { status: 404, headers: { 'Cache-Control': 'no-store' } });
    asked.length = 0;
    expect((await get('/assets/js/late.1.js'))?.status).toBe(404);
    expect(asked).toEqual(['/assets/js/late.1.js']);
  });

  it("doesn't request again what the browser has already requested", async () => {
    const { installWorker, asked } = createBrowser();
    const { get } = await installWorker('a');
    asked.length = 0;
    const preloaded = Promise.resolve(siteResponse('ahead'));
    expect(await text(get('/x/sort/', navigation, preloaded))).toBe('ahead');
    expect(asked).toEqual([]);
  });

  it("doesn't treat a page as old because the browser aborted its request", async () => {
    const { installWorker, files } = createBrowser();
    const { get, visit } = await installWorker('a');
    await visit('/x/sort/');
    files.set('/x/sort/', 'new');
    const broken = Promise.reject(new DOMException('broken off', 'AbortError'));
    expect(await text(get('/x/sort/', navigation, broken))).toBe('new');
  });
});

describe('offline', () => {
  it('serves a visited page with the files it loaded', async () => {
    const { installWorker, state } = createBrowser();
    const { visit, get } = await installWorker('a');
    await visit('/x/sort/');
    await get('/assets/js/grid.1.js');
    await get('/search/manifest.json');
    state.isOnline = false;
    expect(await text(visit('/x/sort/?again'))).toMatch(
      /<body><div role="status".*You’re offline.*first/,
    );
    expect(await text(get('/assets/js/grid.1.js'))).toBe('grid()');
    expect(await text(get('/search/manifest.json'))).toBe('{"old":true}');
  });

  it('serves a page that was made available', async () => {
    const { installWorker, state, memory } = createBrowser();
    const { visit, get } = await installWorker('a');
    await memory.put(DOWNLOADS_CACHE, '/x/filter/', 'Filtering');
    await memory.put(DOWNLOADS_CACHE, '/assets/js/filter.1.js', 'filter()', {
      'Content-Type': 'text/javascript',
    });
    state.isOnline = false;
    expect(await text(visit('/x/filter/'))).toBe('Filtering');
    expect(await text(get('/assets/js/filter.1.js'))).toBe('filter()');
  });

  it('makes the browser navigate to stored pages until one says so, and again when the network is back', async () => {
    const { installWorker, state } = createBrowser();
    const { visit, get } = await installWorker('a');
    await visit('/x/sort/');
    const within = { headers: new Headers({ Accept: 'text/html' }) };
    state.isOnline = false;
    await expect(get('/x/sort/', within)).rejects.toThrow('only a stored page');
    await visit('/x/sort/');
    expect(await text(get('/x/sort/', within))).not.toContain('status');
    state.isOnline = true;
    await expect(get('/x/sort/', within)).rejects.toThrow('is over');
  });

  it('shows the offline page instead of any other page', async () => {
    const { installWorker, state } = createBrowser();
    const { visit, get } = await installWorker('a');
    state.isOnline = false;
    expect(await text(visit('/x/never-seen/'))).toBe('What is available');
    await expect(get('/assets/js/never.1.js')).rejects.toThrow('Failed to fetch');
    await expect(
      get('/x/never-seen/', { headers: new Headers({ Accept: 'text/html' }) }),
    ).rejects.toThrow('Failed to fetch');
  });

  it('in the language of the requested page, if a page in that language was visited', async () => {
    const { installWorker, state } = createBrowser();
    const { visit, tell } = await installWorker('a');
    await tell({ type: 'here', page: `${ORIGIN}/zh/x/`, loaded: [] });
    state.isOnline = false;
    expect(await text(visit('/zh/x/never-seen/'))).toBe('离线可用');
  });

  it('otherwise in the first language', async () => {
    const { installWorker, state } = createBrowser();
    const { visit } = await installWorker('a');
    state.isOnline = false;
    expect(await text(visit('/zh/x/never-seen/'))).toBe('What is available');
  });

  it('serves the first page, even though it was loaded before the worker', async () => {
    const { installWorker, state } = createBrowser();
    const { visit, get, tell } = await installWorker('a');
    await tell({
      type: 'here',
      page: `${ORIGIN}/x/sort/#a`,
      loaded: [
        `${ORIGIN}/x/sort/#a`,
        `${ORIGIN}/assets/js/grid.1.js`,
        'https://tag.example/tag.js',
        `${ORIGIN}/live/frame.js`,
      ],
    });
    state.isOnline = false;
    expect(await text(visit('/x/sort/'))).toContain('first');
    expect(await text(get('/assets/js/grid.1.js'))).toBe('grid()');
  });
});

it('leaves requests to other hosts to the browser', async () => {
  const { installWorker } = createBrowser();
  const { get } = await installWorker('a');
  expect(await get('/live/frame.js')).toBeUndefined();
  expect(await get('/x/', { method: 'POST' })).toBeUndefined();
});

it("fails to install if the offline page can't be fetched", async () => {
  const { startWorker, files } = createBrowser();
  files.delete('/assets/js/main.a.js');
  await expect(startWorker('a').dispatch('install')).rejects.toThrow('main.a.js: 404');
});

describe('a host that returns a page with the status 200 for files it does not have yet', () => {
  const html = () => siteResponse(`<body>${RECORD}Not here`);

  it("doesn't install the worker", async () => {
    const { startWorker, state, memory } = createBrowser();
    state.answer = (path) => (path.startsWith('/assets/') ? html() : undefined);
    await expect(startWorker('a').dispatch('install')).rejects.toThrow('main.a.js: 200');
    expect(memory.paths(cacheName('shell', 'a'))).toEqual([]);
  });

  it("doesn't install the worker with a script of other content either", async () => {
    const { startWorker, files, memory } = createBrowser();
    files.set('/assets/js/main.a.js', 'other()');
    await expect(startWorker('a').dispatch('install')).rejects.toThrow('main.a.js: 200');
    expect(memory.paths(cacheName('shell', 'a'))).toEqual([]);
  });

  it("installs it if only the browser's own cache has the wrong file", async () => {
    const { installWorker, state, memory } = createBrowser();
    state.answer = (path, cache) =>
      path.startsWith('/assets/') && cache !== 'reload' ? html() : undefined;
    const { get } = await installWorker('a');
    expect(await memory.text(cacheName('shell', 'a'), '/assets/js/main.a.js')).toBe('a()');
    expect(await text(get('/assets/js/grid.1.js'))).toBe('grid()');
  });

  it.each(['text/html', 'text/plain'])("doesn't store such a file of type %s", async (type) => {
    const { installWorker, state } = createBrowser();
    const { get } = await installWorker('a');
    state.answer = () => siteResponse('Down for maintenance', { type });
    await get('/assets/js/grid.1.js');
    await get('/search/manifest.json');
    state.answer = undefined;
    expect(await text(get('/assets/js/grid.1.js'))).toBe('grid()');
  });

  it('replaces such a file that an earlier worker has stored', async () => {
    const { installWorker, memory } = createBrowser();
    await memory.put(DOWNLOADS_CACHE, '/assets/js/grid.1.js', 'Down', {
      'Content-Type': 'text/plain',
    });
    await memory.put(cacheName('shell', 'old'), '/assets/js/grid.1.js', 'Down', {
      'Content-Type': 'text/html',
    });
    const { get } = await installWorker('a');
    expect(await text(get('/assets/js/grid.1.js'))).toBe('grid()');
    expect(memory.paths(DOWNLOADS_CACHE)).toEqual([]);
  });
});

describe('a network that returns its login page for everything', () => {
  const login = () => siteResponse('<title>Log in</title>');

  it('shows it, but never stores it instead of a page', async () => {
    const { installWorker, state } = createBrowser();
    const { visit } = await installWorker('a');
    await visit('/x/sort/');
    state.answer = login;
    expect(await text(visit('/x/sort/'))).toContain('Log in');
    expect(await text(visit('/x/'))).toContain('Log in');
    state.isOnline = false;
    expect(await text(visit('/x/sort/'))).toContain('first');
    expect(await text(visit('/x/'))).toBe('What is available');
  });

  it("doesn't install the worker", async () => {
    const { startWorker, state } = createBrowser();
    state.answer = (path) => (path === '/x/offline/' ? login() : undefined);
    await expect(startWorker('a').dispatch('install')).rejects.toThrow('/x/offline/: 200');
  });
});

describe("a server that doesn't respond", () => {
  const never = () => new Promise<Response>(() => {});

  it('makes the browser navigate to a stored page that is requested within another page', async () => {
    const { installWorker, state } = createBrowser();
    const { visit, get } = await installWorker('a');
    await visit('/x/sort/');
    state.answer = never;
    state.hasTimers = false;
    const within = { headers: new Headers({ Accept: 'text/html' }) };
    await expect(get('/x/sort/', within)).rejects.toThrow('only a stored page');
  });

  it('is waited for no longer than some seconds if the page is stored, and the page says so', async () => {
    const { installWorker, state, network } = createBrowser();
    const { visit, get } = await installWorker('a');
    await visit('/x/sort/');
    state.answer = never;
    state.hasTimers = false;
    expect(await text(get('/x/sort/', navigation))).toMatch(
      /<body><div role="status".*the server isn’t responding.*first/,
    );
    expect(network.mock.lastCall?.[1]?.signal?.aborted).toBe(true);
  });

  it('is replaced with a stored page that says so in its language', async () => {
    const { installWorker, state } = createBrowser();
    const { visit, get } = await installWorker('a');
    await visit('/zh/x/sort/');
    state.answer = never;
    state.hasTimers = false;
    expect(await text(get('/zh/x/sort/', navigation))).toMatch(
      /<body><div role="status".*这是存储的页面。 <a href="">重新加载<\/a>/,
    );
  });
});

it('shows a page of the previous deployment offline as long as it is stored', async () => {
  const { installWorker, state } = createBrowser();
  await (await installWorker('a')).visit('/x/sort/');
  const { visit } = await installWorker('b');
  state.isOnline = false;
  expect(await text(visit('/x/sort/'))).toContain('first');
});

test.each([
  ['Chrome/153.0', 1],
  ['Firefox/153.0', 0],
])(
  'preloads pages where a failed preload leaves the answer to the worker: %s',
  async (agent, calls) => {
    const { installWorker, enable } = createBrowser(agent);
    await installWorker('a');
    expect(enable).toHaveBeenCalledTimes(calls);
  },
);

describe('the worker of a new deployment', () => {
  const OLD = (['shell', 'pages', 'assets'] as const).map((kind) => cacheName(kind, 'a'));

  async function deploy() {
    const browser = createBrowser();
    const old = await browser.installWorker('a');
    await old.visit('/x/sort/');
    await old.get('/assets/js/grid.1.js');
    await browser.memory.put(DOWNLOADS_CACHE, '/x/filter/', 'Filtering');
    await browser.memory.put('of-somebody-else', '/a', 'a');
    return browser;
  }

  it('waits until it is told to take over', async () => {
    const { startWorker } = await deploy();
    const worker = startWorker('b');
    await worker.dispatch('install');
    expect(worker.scope.skipWaiting).not.toHaveBeenCalled();
    await worker.tell({ type: 'skip-waiting' });
    expect(worker.scope.skipWaiting).toHaveBeenCalledTimes(1);
  });

  it('keeps files that tabs of the old build may need', async () => {
    const { installWorker, files, memory } = await deploy();
    files.delete('/assets/js/grid.1.js');
    const worker = await installWorker('b');
    expect(await text(worker.get('/assets/js/grid.1.js'))).toBe('grid()');
    expect(await memory.caches.keys()).toEqual(expect.arrayContaining(OLD));
  });

  it('removes those files once no such tab is open, and nothing else', async () => {
    const { installWorker, startWorker, memory, state } = await deploy();
    const worker = await installWorker('b');
    await worker.tell({ type: 'here', page: `${ORIGIN}/x/`, loaded: [] });
    expect(await memory.caches.keys()).toEqual(expect.arrayContaining(OLD));
    state.tabs = [{ id: 'tab-2', url: `${ORIGIN}/x/` }];
    // The browser may have ended the worker in the meantime.
    await startWorker('b').tell({ type: 'here', page: `${ORIGIN}/x/`, loaded: [] });
    const left = await memory.caches.keys();
    OLD.forEach((name) => expect(left).not.toContain(name));
    expect(left).toEqual(
      expect.arrayContaining([DOWNLOADS_CACHE, 'of-somebody-else', cacheName('shell', 'b')]),
    );
  });

  it('removes a cache that the old worker has created again since', async () => {
    const { installWorker, memory, state } = await deploy();
    const worker = await installWorker('b');
    state.tabs = [];
    await worker.tell({ type: 'here', page: `${ORIGIN}/x/`, loaded: [] });
    await memory.put(cacheName('pages', 'a'), '/x/sort/', 'late');
    await worker.tell({ type: 'here', page: `${ORIGIN}/x/`, loaded: [] });
    expect(await memory.caches.keys()).not.toContain(cacheName('pages', 'a'));
  });

  it('tells pages whether they belong to its deployment, in every language', async () => {
    const { tell } = await (await deploy()).installWorker('b');
    const answers: unknown[] = [];
    const port = { postMessage: (answer: unknown) => answers.push(answer) };
    for (const build of ['en-b', 'zh-b', 'en-a', '']) {
      await tell({ type: 'is-current', build }, [port]);
    }
    expect(answers).toEqual([true, true, false, false]);
  });
});
