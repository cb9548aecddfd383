import { claim, sourced } from '@portal/claims';
import { isBusy, CHECK_INTERVAL_MS, reloadOnce } from '@site/src/core/browser/deployment';
import { availablePages } from '@site/src/plugins/offline/client/available';
import { webManifest } from '@site/src/plugins/offline/build/webManifest';
import { missingFiles, storeFiles } from '@site/src/plugins/offline/client/storeFiles';
import { watchDemos } from '@site/src/plugins/offline/client/touched';
import {
  cacheName,
  DOWNLOADS_CACHE,
  LEDGER_PATH,
  type Ledger,
  type ListedFile,
  type PackList,
} from '@site/src/plugins/offline/format';
import { oldCaches } from '@site/src/plugins/offline/worker/generations';
import { POLL_MS, whenReachable } from '@site/src/plugins/offline/client/whenReachable';
import { overflow } from '@site/src/plugins/offline/worker/ledger';
import { kindOf } from '@site/src/plugins/offline/worker/routing';
import { LIMITS, TIMEOUT_MS } from '@site/src/plugins/offline/worker/serve';
import { afterEach, beforeEach, expect, vi } from 'vitest';

const MB = 1_000_000;

const clear = async () => {
  sessionStorage.clear();
  for (const name of await caches.keys()) {
    await caches.delete(name);
  }
};
beforeEach(clear);
afterEach(clear);

/** A page in a tab, with a reload that is due. */
function createTab(content: string, hasFocus: boolean) {
  const page = document.implementation.createHTMLDocument('Sorting');
  page.body.innerHTML = content;
  const reload = vi.fn();
  const tab = { hasFocus };
  vi.useFakeTimers();
  const pending = reloadOnce(`build ${Math.random()}`, {
    page: { hasFocus: () => tab.hasFocus },
    isBusy: () => isBusy(page),
    storage: () => sessionStorage,
    reload,
    timers: window,
    events: window,
  });
  return { tab, page, reload, pending };
}

afterEach(() => {
  vi.useRealTimers();
});

claim(
  'Your browser stores the last 100 pages that you visited, up to 12 MB, and up to 40 MB of the files that they load.',
  () => {
    expect(LIMITS.page).toEqual({ entries: 100, bytes: 12 * MB });
    expect(LIMITS.asset.bytes).toBe(40 * MB);
  },
);

claim(
  'If the server does not respond within 4 seconds, you see the stored page with a notice.',
  () => {
    expect(TIMEOUT_MS).toBe(4000);
  },
);

claim('Above these limits, it removes the least recently used pages and files.', () => {
  const ledger: Ledger = {
    '/old/': { bytes: 6 * MB, used: 1 },
    '/middle/': { bytes: 6 * MB, used: 2 },
    '/new/': { bytes: 6 * MB, used: 3 },
  };
  expect(overflow(ledger, LIMITS.page)).toEqual(['/old/']);
  const many = Object.fromEntries(
    Array.from({ length: 101 }, (_value, used) => [`/${used}/`, { bytes: 1, used }]),
  );
  expect(overflow(many, LIMITS.page)).toEqual(['/0/']);
});

claim(
  'It removes the stored pages of the previous release when you have closed or reloaded all tabs that were open at that time. It keeps your downloads.',
  () => {
    const names = [
      cacheName('pages', 'previous'),
      cacheName('assets', 'previous'),
      cacheName('pages', 'current'),
      'portal-offline-downloads',
      'portal-offline-state',
    ];
    expect(oldCaches(names, 'current')).toEqual([
      'portal-offline-pages-previous',
      'portal-offline-assets-previous',
    ]);
  },
);

claim('An open tab reloads once, as soon as you switch to it.', () => {
  const { tab, reload } = createTab('<p>Text</p>', false);
  vi.advanceTimersByTime(5 * CHECK_INTERVAL_MS);
  expect(reload).not.toHaveBeenCalled();
  tab.hasFocus = true;
  window.dispatchEvent(new Event('focus'));
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5 * CHECK_INTERVAL_MS);
  expect(reload).toHaveBeenCalledTimes(1);
});

claim(
  'It waits while a dialog is open, a text field contains text, or the page contains a demo that you have edited.',
  () => {
    for (const work of [
      '<dialog open></dialog>',
      '<textarea>Why</textarea>',
      '<iframe src="/live/"></iframe>',
    ]) {
      const { page, reload } = createTab(work, true);
      vi.advanceTimersByTime(5 * CHECK_INTERVAL_MS);
      expect(reload, work).not.toHaveBeenCalled();
      page.body.replaceChildren();
      vi.advanceTimersByTime(CHECK_INTERVAL_MS);
      expect(reload, work).toHaveBeenCalledTimes(1);
    }
  },
);

claim(
  'If you have used a demo on the page, the tab does not reload, but shows a notice about the new version.',
  () => {
    const page = document.implementation.createHTMLDocument('Sorting');
    page.body.innerHTML = '<div data-demo="Rows"><button>Edit</button></div>';
    const isUsed = watchDemos(page, () => {});
    const notice = vi.fn();
    const reload = vi.fn();
    vi.useFakeTimers();
    page.querySelector('button')?.click();
    reloadOnce(`build ${Math.random()}`, {
      page: { hasFocus: () => true },
      isBusy: () => isUsed() && (notice(), true),
      storage: () => sessionStorage,
      reload,
      timers: window,
      events: window,
    });
    vi.advanceTimersByTime(5 * CHECK_INTERVAL_MS);
    expect(reload).not.toHaveBeenCalled();
    expect(notice).toHaveBeenCalled();
  },
);

claim('If you open another page in the tab, it reloads without waiting.', () => {
  const { pending, reload } = createTab('<textarea>Why</textarea>', true);
  pending.now();
  expect(reload).toHaveBeenCalledTimes(1);
});

claim(
  'If you open a page that is not stored while you are offline, you see a list of the stored pages by product.',
  async () => {
    const cache = await caches.open(cacheName('pages', 'current'));
    const ledger: Ledger = {
      '/x/react-data-grid/sorting/': { bytes: 1, used: 1, title: 'Sorting' },
      '/x/react-charts/bars/': { bytes: 1, used: 2, title: 'Bar charts' },
    };
    await cache.put(LEDGER_PATH, new Response(JSON.stringify(ledger)));
    const pages = await availablePages(caches);
    expect(pages.map(({ title, product }) => [title, product])).toEqual(
      expect.arrayContaining([
        ['Sorting', 'x-data-grid'],
        ['Bar charts', 'x-charts'],
      ]),
    );
  },
);

claim(
  '**An edited demo does not run.** Edited demos require a network, because their code runs in a frame that is isolated from the site and its storage.',
  () => {
    const request = (destination: RequestDestination) => ({
      method: 'GET',
      url: 'https://docs.example.com/live/',
      mode: 'navigate' as const,
      destination,
      headers: new Headers(),
    });
    const site = { ignore: [], locales: [{ base: '/' }] };
    expect(kindOf(request('iframe'), 'https://docs.example.com', site)).toBeUndefined();
    expect(kindOf(request('document'), 'https://docs.example.com', site)).toBe('page');
  },
);

claim('The application opens in its own window and starts with the first page of the docs.', () => {
  const manifest = webManifest({
    baseUrl: '/',
    name: 'Docs',
    description: 'Docs',
    language: 'en',
    color: '#fff',
    shortcuts: [],
    screenshots: [],
  });
  expect(manifest).toMatchObject({ start_url: '/x/', display: 'standalone' });
});

claim('The limits do not apply to downloads.', () => {
  // Limits are for kinds of requests. Downloads are in a cache that is none of theirs.
  expect(Object.keys(LIMITS).sort()).toEqual(['asset', 'other', 'page']);
  const limited = (['pages', 'assets', 'other'] as const).map((kind) => cacheName(kind, 'current'));
  expect(limited).not.toContain(DOWNLOADS_CACHE);
});

/** Three files of a download, of a server that has them. */
const pack: PackList = {
  pages: [],
  files: [
    ['/a.js', 4],
    ['/b.js', 4],
    ['/c.js', 4],
  ],
};
const fetchScript: typeof fetch = () =>
  Promise.resolve(new Response('code', { headers: { 'Content-Type': 'text/javascript' } }));
const listed = (files: readonly ListedFile[]) => files.map(([path]) => path);

claim('Files that are already stored are kept.', async () => {
  const cache = await caches.open(DOWNLOADS_CACHE);
  const full: Pick<CacheStorage, 'open'> = {
    open: () =>
      Promise.resolve(
        Object.assign(Object.create(cache) as Cache, {
          put: (path: string, response: Response) =>
            path === '/a.js'
              ? cache.put(path, response)
              : Promise.reject(new DOMException('Full', 'QuotaExceededError')),
        }),
      ),
  };
  const options = { signal: new AbortController().signal, onStored: () => undefined };
  const [first] = pack.files;
  await storeFiles(first ? [first] : [], { caches: full, fetch: fetchScript }, options);
  await expect(
    storeFiles(pack.files.slice(1), { caches: full, fetch: fetchScript }, options),
  ).rejects.toMatchObject({ problem: 'quota' });
  expect(listed(await missingFiles(pack.files, { caches }))).toEqual(['/b.js', '/c.js']);
});

claim('You can pause a download.', async () => {
  const long: PackList = {
    pages: [],
    files: Array.from({ length: 20 }, (_value, index): ListedFile => [`/${index}.js`, 4]),
  };
  const pause = new AbortController();
  const environment = { caches, fetch: fetchScript };
  await expect(
    storeFiles(long.files, environment, {
      signal: pause.signal,
      onStored: () => pause.abort(),
    }),
  ).rejects.toMatchObject({ name: 'AbortError' });
  const rest = await missingFiles(long.files, { caches });
  expect(rest.length).toBeGreaterThan(0);
  expect(rest.length).toBeLessThan(20);
  await storeFiles(rest, environment, {
    signal: new AbortController().signal,
    onStored: () => undefined,
  });
  expect(await missingFiles(long.files, { caches })).toEqual([]);
});

claim(
  'After a new release, downloads update automatically and load only files that changed.',
  async () => {
    const environment = { caches, fetch: fetchScript };
    const options = { signal: new AbortController().signal, onStored: () => undefined };
    await storeFiles(pack.files, environment, options);
    // Files have a hash of their content in their names, so a changed file is another file.
    const next: PackList = { pages: [], files: [...pack.files.slice(1), ['/a2.js', 4]] };
    expect(listed(await missingFiles(next.files, { caches }))).toEqual(['/a2.js']);
  },
);

claim('It also loads automatically as soon as the server responds.', async () => {
  let isUp = false;
  const reachable = vi.fn();
  vi.useFakeTimers();
  whenReachable('/x/', reachable, {
    fetch: () =>
      isUp
        ? Promise.resolve(new Response('<script id="page-record"></script>'))
        : Promise.reject(new TypeError('offline')),
    page: { hidden: false },
    events: window,
    timers: window,
  });
  await vi.advanceTimersByTimeAsync(3 * POLL_MS);
  expect(reachable).not.toHaveBeenCalled();
  isUp = true;
  vi.useRealTimers();
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => reachable.mock.calls.length).toBe(1);
});

sourced(
  'Browsers may delete the data of a site if the device is low on space, and always delete it if you clear the site data.',
  {
    url: 'https://developer.mozilla.org/en-US/docs/Web/API/Storage_API/Storage_quotas_and_eviction_criteria',
    checked: '2026-11-25',
  },
);
