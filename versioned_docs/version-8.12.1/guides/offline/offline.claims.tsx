import { claim } from '@portal/claims';
import { isBusy, LOOK_MS, reloadOnce } from '@site/src/core/deployment';
import { availablePages } from '@site/src/plugins/offline/client/available';
import { cacheName, LEDGER_PATH, type Ledger } from '@site/src/plugins/offline/format';
import { oldCaches } from '@site/src/plugins/offline/worker/generations';
import { overflow } from '@site/src/plugins/offline/worker/ledger';
import { kindOf } from '@site/src/plugins/offline/worker/routing';
import { LIMITS } from '@site/src/plugins/offline/worker/serve';
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
  'If there is more, the pages and files that you have not used for the longest time are removed.',
  () => {
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
  },
);

claim(
  'The stored pages of the previous release are removed when all tabs that were open at that time are closed or reloaded. Downloads are kept.',
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
  vi.advanceTimersByTime(5 * LOOK_MS);
  expect(reload).not.toHaveBeenCalled();
  tab.hasFocus = true;
  window.dispatchEvent(new Event('focus'));
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5 * LOOK_MS);
  expect(reload).toHaveBeenCalledTimes(1);
});

claim(
  'The reload waits while a dialog is open, while a text field contains text, and while you have an edited demo on the page.',
  () => {
    for (const work of [
      '<dialog open></dialog>',
      '<textarea>Why</textarea>',
      '<iframe src="/live/"></iframe>',
    ]) {
      const { page, reload } = createTab(work, true);
      vi.advanceTimersByTime(5 * LOOK_MS);
      expect(reload, work).not.toHaveBeenCalled();
      page.body.replaceChildren();
      vi.advanceTimersByTime(LOOK_MS);
      expect(reload, work).toHaveBeenCalledTimes(1);
    }
  },
);

claim('If you open another page in this tab, the reload does not wait.', () => {
  const { pending, reload } = createTab('<textarea>Why</textarea>', true);
  pending.now();
  expect(reload).toHaveBeenCalledTimes(1);
});

claim(
  'Without a network, a page that is not stored shows a list of the stored pages instead, by product.',
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
    const site = { ignore: [] };
    expect(kindOf(request('iframe'), 'https://docs.example.com', site)).toBeUndefined();
    expect(kindOf(request('document'), 'https://docs.example.com', site)).toBe('page');
  },
);
