import { matchRoutes, type RouteConfig } from 'react-router-config';

import { RECORD_ID, type PageRecord } from '../records/types';

jest.mock('@generated/routes', () => jest.requireActual<object>('./routes'));
jest.mock('@docusaurus/renderRoutes', () => ({ __esModule: true, default: () => null }), {
  virtual: true,
});
jest.mock('@theme/NotFound', () => ({ __esModule: true, default: () => null }), { virtual: true });

/** Creates the record of a page whose only chunk has the page's name. */
const recordOf = (name: string, order: number, build = 'b1'): PageRecord => ({
  build,
  routes: [
    [
      {
        order,
        route: { path: `/x/${name}/`, exact: true },
        modules: { __comp: name, __context: { plugin: 'plugin' } },
      },
    ],
  ],
  modules: { [name]: [name, false, [name]], plugin: ['plugin', true, []] },
  files: { [name]: '.0' },
});
const htmlOf = (record: PageRecord) =>
  `<!doctype html><body><script type="application/json" id="${RECORD_ID}">${JSON.stringify(record)}</script></body>`;

const PAGES: Record<string, PageRecord> = {
  '/x/one/': recordOf('one', 1),
  '/x/two/': recordOf('two', 2),
  '/x/three/': recordOf('three', 3),
  '/x/new/': recordOf('new', 1, 'b2'),
};

/** Requested pages, and functions that release the responses to the pages that are held back. */
let fetched: string[];
let held: Map<string, () => void>;
let isOffline: boolean;
/** Requested chunks. */
let chunks: string[];

/** Requests to the site's host, which responds immediately, except for pages that the test holds back. */
class FakeRequest implements Partial<XMLHttpRequest> {
  status = 0;
  responseXML: Document | null = null;
  onloadend: XMLHttpRequest['onloadend'] = null;
  private pathname = '';

  open(_method: string, pathname: string): void {
    this.pathname = pathname;
  }

  setRequestHeader(): void {}

  send(): void {
    fetched.push(this.pathname);
    const answer = () => {
      const record = PAGES[this.pathname.replace(/\/?$/, '/')];
      if (!isOffline) {
        this.status = record ? 200 : 404;
        this.responseXML = new DOMParser().parseFromString(
          record ? htmlOf(record) : '<h1>Not there</h1>',
          'text/html',
        );
      }
      this.onloadend?.call(this as unknown as XMLHttpRequest, new ProgressEvent('loadend'));
    };
    if (held.has(this.pathname)) {
      held.set(this.pathname, answer);
    } else {
      queueMicrotask(answer);
    }
  }
}

/** Opens the first page. */
async function openPage(environment = 'production', record = recordOf('one', 1)) {
  jest.resetModules();
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: environment });
  document.documentElement.innerHTML = htmlOf(record);
  const { default: preload } = await import('./preload');
  const { preloadPage } = await import('./preloadPage');
  const { default: routes } = await import('./routes');
  /** Returns the paths of the matching routes, outermost first. */
  const routesAt = (pathname: string) =>
    matchRoutes(routes as RouteConfig[], pathname).map(({ route }) => route.path);
  return { preload, preloadPage, routes, routesAt };
}

beforeEach(() => {
  fetched = [];
  chunks = [];
  held = new Map();
  isOffline = false;
  Object.assign(globalThis, {
    XMLHttpRequest: FakeRequest,
    __webpack_require__: Object.assign((id: string) => ({ default: () => id }), {
      e: (chunk: string) => {
        chunks.push(chunk);
        return Promise.resolve();
      },
    }),
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

describe('the first page', () => {
  it('is known from its own record: loads its code without fetching a page', async () => {
    const { preload, routesAt } = await openPage();
    await preload('/x/one/');
    expect([fetched, chunks]).toEqual([[], ['one']]);
    expect(routesAt('/x/one/')).toEqual(['/', '/x/one/']);
  });

  it.each(['/x/one/index.html', '/x/one', '/x/%6Fne/'])(
    'is loaded if its path is %s, too',
    async (address) => {
      const { preload } = await openPage();
      await preload(address);
      expect(chunks).toEqual(['one']);
    },
  );
});

describe('the first page, after its address has changed', () => {
  /** Renders the routes at an address. Returns how often the page is reloaded, and whether they are shown. */
  async function show(pathname: string, record?: PageRecord) {
    const { routes } = await openPage('production', record);
    // jsdom can't reload, and says so.
    const reload = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    reload.mockClear();
    const { MemoryRouter } = await import('react-router-dom');
    const { createRoot } = await import('react-dom/client');
    const { createElement, Suspense } = await import('react');
    const container = document.createElement('div');
    const shown = createElement(routes[0]!.component);
    createRoot(container).render(
      createElement(
        MemoryRouter,
        { initialEntries: [pathname] },
        createElement(Suspense, { fallback: 'Waiting' }, shown),
      ),
    );
    await new Promise((resolve) => setTimeout(resolve, 20));
    return [reload.mock.calls.length, container.textContent === ''];
  }

  it('is reloaded once', async () => {
    expect(await show('/x/two/')).toEqual([1, false]);
    expect(await show('/x/two/')).toEqual([0, true]);
  });

  it('is shown if the address is its own', async () => {
    expect(await show('/x/one/')).toEqual([0, true]);
  });

  it('is shown if it is the 404 page', async () => {
    const notFound = { ...recordOf('one', 1), routes: [[{ order: 2, route: { path: '*' } }]] };
    expect(await show('/x/two/', notFound)).toEqual([0, true]);
  });
});

describe('the HTML of the first page', () => {
  /** Returns what is left of the page once React has removed its HTML. */
  async function left(address: string, record?: PageRecord): Promise<Node[]> {
    const { preload } = await openPage('production', record);
    document.body.insertAdjacentHTML('beforeend', '<article>Text</article>');
    await preload(address).catch(() => undefined);
    document.body.replaceChildren();
    const { servedChildren } = await import('@site/src/core/islands/servedPages');
    return servedChildren(address, 'article');
  }

  it.each(['/x/one/', '/x/one/index.html'])('is kept at %s', async (address) => {
    expect((await left(address)).map(({ textContent }) => textContent)).toEqual(['Text']);
  });

  it("isn't kept for the 404 page, which may have the address of a page without a network", async () => {
    const notFound = { ...recordOf('one', 1), routes: [[{ order: 2, route: { path: '*' } }]] };
    expect(await left('/x/two/', notFound)).toEqual([]);
  });
});

describe('a navigation', () => {
  it('fetches an unknown page, then its code', async () => {
    const { preload, routesAt } = await openPage();
    await preload('/x/one/');
    expect(routesAt('/x/two/')).toEqual(['/', '*']);
    await preload('/x/two/');
    expect([fetched, chunks]).toEqual([['/x/two/'], ['one', 'two']]);
    expect(routesAt('/x/two/')).toEqual(['/', '/x/two/']);
  });

  it("to a prefetched page doesn't wait", async () => {
    const { preload, preloadPage } = await openPage();
    await preload('/x/one/');
    await preloadPage('/x/two/');
    expect(chunks).toEqual(['one', 'two']);
    await preload('/x/two/');
    expect([fetched, chunks]).toEqual([['/x/two/'], ['one', 'two']]);
  });

  it('back to the first page works offline', async () => {
    const { preload } = await openPage();
    await preload('/x/one/');
    await preload('/x/two/');
    isOffline = true;
    await expect(preload('/x/one/')).resolves.toBeDefined();
  });

  it('within a page fetches nothing', async () => {
    const { preload } = await openPage();
    await preload('/x/one/');
    await preload('/x/one/');
    expect(fetched).toEqual([]);
  });

  it.each([
    ['there is no network', '/x/two/', true, "couldn't be fetched"],
    ["the page doesn't exist", '/x/none/', false, "couldn't be fetched"],
    ['the page belongs to another build', '/x/new/', false, 'has been rebuilt'],
  ])('fails if %s', async (_, pathname, offline, message) => {
    const { preload, routesAt } = await openPage();
    await preload('/x/one/');
    isOffline = offline;
    await expect(preload(pathname)).rejects.toThrow(message);
    expect(routesAt(pathname)).toEqual(['/', '*']);
  });

  it('that is superseded by another one is ready together with it', async () => {
    const { preload } = await openPage();
    await preload('/x/one/');
    held.set('/x/three/', () => undefined);
    const ready: string[] = [];
    const second = preload('/x/two/').then(() => ready.push('two'));
    const third = preload('/x/three/').then(() => ready.push('three'));
    // The second page's code has arrived, and everything that waited for it has run.
    await new Promise((resolve) => setTimeout(resolve));
    expect([chunks, ready]).toEqual([['one', 'two'], []]);
    held.get('/x/three/')?.();
    await Promise.all([second, third]);
    expect(chunks).toEqual(['one', 'two', 'three']);
    expect(ready).toHaveLength(2);
  });

  it("that is superseded doesn't fail", async () => {
    const { preload } = await openPage();
    await preload('/x/one/');
    const first = preload('/x/none/');
    const second = preload('/x/two/');
    await expect(first).resolves.toEqual(await second);
  });
});

describe('a prefetched page', () => {
  it('may fail, and is requested again', async () => {
    const { preload, preloadPage } = await openPage();
    await preload('/x/one/');
    isOffline = true;
    await expect(preloadPage('/x/two/')).rejects.toThrow("/x/two/ couldn't be fetched");
    isOffline = false;
    await preload('/x/two/');
    expect(fetched).toEqual(['/x/two/', '/x/two/']);
    expect(chunks).toEqual(['one', 'two']);
  });
});

it('fetches nothing in development, where all routes are known', async () => {
  const { preload } = await openPage('development');
  await preload('/x/one/');
  await preload('/x/two/');
  expect(fetched).toEqual([]);
});
