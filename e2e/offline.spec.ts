import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http, { type ServerResponse } from 'node:http';
import path from 'node:path';

import type { Page } from '@playwright/test';

import { staticHandler, type NodeHandler } from '../server/static';

import { buildFixture } from './fixtureSite';
import { OFFLINE_PORT } from './ports';
import { accessibilityViolations, expect, open, root, settle, test, wakeDemos } from './support';

/*
 * Offline reading, tested with real builds at one address: the site as it is (A), the same site redeployed with other
 * text (B), and the site with offline reading disabled. The network is cut off by stopping the server.
 */
test.describe.configure({ mode: 'default', timeout: 90_000 });
test.use({ allowsConsoleErrors: true });

const ORIGIN = `http://localhost:${OFFLINE_PORT}`;
const OVERVIEW = `${ORIGIN}/x/`;
const SORTING = `${ORIGIN}/x/react-data-grid/sorting/`;
const BARS = `${ORIGIN}/x/react-charts/bars/`;

const NEXT_DOCS = 'test-results/offline-docs';
const PAGES = [
  'introduction/introduction.mdx',
  'react-data-grid/sorting/sorting.mdx',
  'react-data-grid/sorting/demos/Counter.tsx',
  'react-charts/bars.mdx',
];

const sites: Record<'a' | 'b' | 'off', string> = { a: '', b: '', off: '' };
let server: http.Server;
let handle: NodeHandler;
/** Requests for these paths fail, as if the network were lost in the middle of loading. */
let lost: RegExp | undefined;
/** Responds instead of the site, if it returns true. */
let intercept: ((...request: Parameters<NodeHandler>) => boolean) | undefined;

/** Sets the build that the host serves from now on. */
function deploy(site: keyof typeof sites): void {
  handle = staticHandler(sites[site]);
}

async function goOnline(): Promise<void> {
  server = http.createServer((request, response) => {
    if (lost?.test(request.url ?? '')) {
      request.socket.destroy();
    } else if (!intercept?.(request, response)) {
      handle(request, response);
    }
  });
  await new Promise<void>((resolve) => server.listen(OFFLINE_PORT, '127.0.0.1', resolve));
}

async function goOffline(): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
}

test.beforeAll(async () => {
  rmSync(path.join(root, NEXT_DOCS), { recursive: true, force: true });
  cpSync(path.join(root, 'e2e/fixtures/offline'), path.join(root, NEXT_DOCS), { recursive: true });
  for (const page of PAGES) {
    const file = path.join(root, NEXT_DOCS, page);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('First', 'Second'));
  }
  const env = { SITE_URL: ORIGIN };
  const builds = await Promise.all([
    buildFixture('offline', env),
    buildFixture('offline', env, { name: 'offline-b', docs: NEXT_DOCS }),
    buildFixture('offline', { ...env, OFFLINE: 'off' }, { name: 'offline-off' }),
  ]);
  for (const { code, output } of builds) {
    expect(code, output).toBe(0);
  }
  [sites.a, sites.b, sites.off] = builds.map(({ outDir }) => outDir) as [string, string, string];
});

test.beforeEach(async () => {
  lost = undefined;
  intercept = undefined;
  deploy('a');
  await goOnline();
});
test.afterEach(async () => {
  if (server.listening) {
    await goOffline();
  }
});

/** Waits until the service worker controls the page. By then, it has cached what the page had loaded before. */
async function controlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Waits until a URL is stored in one of the site's caches. */
const stored = (page: Page, address: string) =>
  expect
    .poll(() => page.evaluate(async (url) => Boolean(await caches.match(url)), address), {
      timeout: 10_000,
    })
    .toBe(true);

/** Waits until the worker has stored the titles of pages. */
const listed = (page: Page, title: string) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const names = (await caches.keys()).filter((name) =>
            name.startsWith('portal-offline-pages-'),
          );
          const ledgers = await Promise.all(
            names.map(async (name) =>
              (await (await caches.open(name)).match('/.offline/ledger.json'))?.text(),
            ),
          );
          return ledgers.join();
        }),
      { timeout: 10_000 },
    )
    .toContain(title);

/** Opens a page for the first time, and waits for the worker. */
async function firstVisit(page: Page, address: string): Promise<void> {
  await open(page, address);
  await controlled(page);
  await stored(page, address);
}

const text = (page: Page, words: string) => page.getByText(words).first();

async function openDownloads(page: Page) {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const downloads = page.getByRole('group', { name: 'Available offline' });
  await expect(downloads.getByRole('button', { name: /^Download: All of/ })).toBeVisible({
    timeout: 15_000,
  });
  return downloads;
}

/** Checks for an update, which the browser otherwise does on its own some seconds after a page is opened. */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

/** Returns what is left of the worker in the browser. */
const left = (page: Page) =>
  page.evaluate(async () => ({
    registrations: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));

/**
 * Waits until the worker has processed all earlier messages from the page. It processes them in order, and this one is
 * last.
 */
const answered = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        navigator.serviceWorker.controller?.postMessage({ type: 'is-current', build: '' }, [port2]);
      }),
  );

const searchField = (page: Page) => page.getByRole('combobox', { name: 'Search the docs' });

async function find(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+K');
  await searchField(page).fill(words);
  await expect(page.getByRole('option').first()).toBeVisible();
}

test('a visited page is available offline, with its demos and the search', async ({ page }) => {
  await firstVisit(page, SORTING);
  await wakeDemos(page);
  await expect(page.getByRole('gridcell', { name: 'Bergen' })).toBeVisible();
  await find(page, 'bars');
  await page.keyboard.press('Escape');
  await listed(page, 'Data Grid sorting');
  await goOffline();

  await page.reload();
  await expect(text(page, 'First edition of sorting')).toBeVisible();
  await expect(page.getByText('You’re offline, or the server isn’t responding')).toBeVisible();
  await wakeDemos(page);
  await expect(page.getByRole('gridcell', { name: 'Bergen' })).toBeVisible();
  await page.getByRole('button', { name: 'First count 0' }).click();
  await expect(page.getByRole('button', { name: 'First count 1' })).toBeVisible();
  // Stopping the server doesn't tell the browser that it is offline.
  await page.context().setOffline(true);
  await find(page, 'bars');
  await expect(page.getByRole('option', { name: 'not on this device' }).first()).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('option', { name: 'not on this device' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await test.step('an unvisited page shows a list of available pages instead', async () => {
    await page.getByRole('link', { name: 'bars', exact: true }).click();
    await expect(page).toHaveURL(BARS);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection');
    const available = page.getByRole('region', { name: 'Available offline' });
    await expect(available.getByRole('group')).toContainText(['Data Grid']);
    expect(await accessibilityViolations(page)).toEqual([]);
    await available.getByRole('link', { name: 'Data Grid sorting' }).click();
    await expect(text(page, 'First edition of sorting')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection');
  });

  await test.step('and appears once the network is back', async () => {
    await goOnline();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(text(page, 'First edition of bars')).toBeVisible();
  });
});

test('a page that is open during a deployment navigates to new pages', async ({ page }) => {
  await firstVisit(page, OVERVIEW);
  deploy('b');
  await page.getByRole('link', { name: 'sorting', exact: true }).click();
  await expect(text(page, 'Second edition of sorting')).toBeVisible();
  await expect(page).toHaveURL(SORTING);
  await expect(page.getByText('First edition')).toHaveCount(0);
  await page.getByRole('link', { name: 'bars', exact: true }).click();
  await expect(text(page, 'Second edition of bars')).toBeVisible();
  await page.goto(OVERVIEW);
  await expect(text(page, 'Second edition of the overview')).toBeVisible();
});

test('a demo that no longer exists is reloaded with its page, once', async ({ page }) => {
  // A host without a worker, because it is not an official one.
  await open(page, SORTING.replace('localhost', '127.0.0.1'));
  deploy('b');
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  // The mouse may wake the demo, too, and so replace the page in the middle of the scroll.
  await expect(() =>
    page.getByRole('heading', { name: 'Count them' }).scrollIntoViewIfNeeded(),
  ).toPass();
  await expect(page.getByRole('button', { name: 'Second count 0' })).toBeAttached({
    timeout: 15_000,
  });
  await wakeDemos(page);
  await page.getByRole('button', { name: 'Second count 0' }).click();
  await expect(page.getByRole('button', { name: 'Second count 1' })).toBeVisible();
  expect(loads).toBe(1);
});

test('two tabs adopt the new worker once each, but not while the reader is typing', async ({
  page,
  context,
}) => {
  await firstVisit(page, OVERVIEW);
  const other = await context.newPage();
  await open(other, BARS);
  await controlled(other);
  await find(other, 'sorting');
  let loads = 0;
  page.on('load', () => (loads += 1));
  other.on('load', () => (loads += 1));
  const taken = await watchTakeOver(other);

  deploy('b');
  await page.bringToFront();
  await lookForUpdate(page);
  // Chromium lets the new worker take over once the old one has been idle for up to ten seconds.
  await expect(text(page, 'Second edition of the overview')).toBeVisible({ timeout: 20_000 });
  // The other tab is in use: it has been notified of the new edition, but is unchanged.
  await taken();
  await answered(other);
  await settle(page);
  await expect(searchField(other)).toHaveValue('sorting');
  expect(loads).toBe(1);

  await other.bringToFront();
  await other.keyboard.press('Escape');
  await expect(text(other, 'Second edition of bars')).toBeVisible();
  for (const each of [page, other]) {
    await controlled(each);
    await answered(each);
    await settle(each);
  }
  expect(loads).toBe(2);

  await test.step("the old worker's storage is removed", async () => {
    await open(page, SORTING);
    await expect
      .poll(async () => (await cacheNames(page)).filter((name) => name.includes('-pages-')).length)
      .toBe(1);
  });
});

test('a product can be made available, including pages nobody has opened', async ({ page }) => {
  await firstVisit(page, OVERVIEW);
  const downloads = await openDownloads(page);
  expect(await accessibilityViolations(page, '[role=dialog]')).toEqual([]);
  await downloads.getByRole('button', { name: 'Download: Data Grid' }).focus();
  await page.keyboard.press('Enter');
  const remove = downloads.getByRole('button', { name: 'Remove: Data Grid' });
  await expect(remove).toBeFocused({ timeout: 20_000 });
  await expect(downloads).toContainText(/of your browser’s storage/);
  await goOffline();

  await page.goto(SORTING);
  await expect(text(page, 'First edition of sorting')).toBeVisible();
  await wakeDemos(page);
  await expect(page.getByRole('gridcell', { name: 'Bergen' })).toBeVisible();
  await find(page, 'bars');
  await page.goto(`${SORTING}demos/Counter/`);
  await expect(page.getByRole('button', { name: 'First count 0' })).toBeVisible();
  await page.goto(BARS);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection');

  await test.step('it is updated after a deployment, without stale content', async () => {
    deploy('b');
    await goOnline();
    await page.goto(OVERVIEW);
    await expect(text(page, 'Second edition of the overview')).toBeVisible();
    await expect
      .poll(
        () =>
          page.evaluate(async () => {
            const cache = await caches.open('portal-offline-downloads');
            return (await cache.match('/x/react-data-grid/sorting/'))?.text();
          }),
        { timeout: 20_000 },
      )
      .toContain('Second edition');
  });

  await test.step('it can be removed', async () => {
    const again = await openDownloads(page);
    await again.getByRole('button', { name: 'Remove: Data Grid' }).click();
    await expect(again.getByRole('button', { name: 'Download: Data Grid' })).toBeVisible();
    await expect.poll(() => cacheNames(page)).not.toContain('portal-offline-downloads');
  });
});

test('an interrupted download resumes', async ({ page, context }) => {
  await firstVisit(page, OVERVIEW);
  let downloads = await openDownloads(page);

  await test.step('after running out of space', async () => {
    const session = await context.newCDPSession(page);
    const limit = { origin: ORIGIN };
    await session.send('Storage.overrideQuotaForOrigin', { ...limit, quotaSize: 2_500_000 });
    await downloads.getByRole('button', { name: 'Download: Data Grid' }).click();
    await expect(downloads.getByRole('alert')).toContainText('no storage space left', {
      timeout: 20_000,
    });
    await session.send('Storage.overrideQuotaForOrigin', limit);
  });

  await test.step('after losing the network', async () => {
    lost = /\/assets\/demos\/|\/react-data-grid\/sorting\//;
    await downloads.getByRole('button', { name: 'Resume: Data Grid' }).click();
    await expect(downloads.getByRole('alert')).toContainText(
      'The download continues automatically',
      {
        timeout: 20_000,
      },
    );
    await expect(downloads.getByRole('button', { name: 'Remove: Data Grid' })).toBeVisible();
  });

  await test.step('at the next visit, automatically', async () => {
    lost = undefined;
    await page.reload();
    await expect
      .poll(
        () =>
          page.evaluate(async () => {
            const state = await caches.open('portal-offline-state');
            return (await state.match('/.offline/downloads.json'))?.text();
          }),
        { timeout: 20_000 },
      )
      .toContain('"complete"');
  });

  await test.step('after half of it was deleted', async () => {
    await page.evaluate(async () => {
      const cache = await caches.open('portal-offline-downloads');
      const requests = await cache.keys();
      await Promise.all(
        requests.filter((_, index) => index % 2).map((request) => cache.delete(request)),
      );
    });
    await page.reload();
    await stored(page, SORTING);
    downloads = await openDownloads(page);
    await expect(downloads.getByRole('button', { name: 'Remove: Data Grid' })).toBeVisible();
    await goOffline();
    await page.goto(SORTING);
    await wakeDemos(page);
    await expect(page.getByRole('gridcell', { name: 'Bergen' })).toBeVisible();
  });
});

test('an unofficial host has no worker', async ({ page }) => {
  await open(page, OVERVIEW.replace('localhost', '127.0.0.1'));
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Styling' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Available offline' })).toHaveCount(0);
  // On an official host, the worker is registered once the page has loaded and the browser is idle.
  await settle(page);
  expect(await left(page)).toEqual({ registrations: 0, caches: [] });
});

/** Responds with the status 200. */
function respond(response: ServerResponse, body: string, type = 'text/html'): true {
  response.writeHead(200, { 'Content-Type': type }).end(body);
  return true;
}

/** Starts to wait for another worker to take over. */
async function watchTakeOver(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const taken = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
    Object.assign(window, { taken });
  });
  return () =>
    page.evaluate(async () => void (await (window as unknown as { taken: unknown }).taken));
}

test('a host that returns a page for files that it does not have yet breaks nothing for good', async ({
  page,
}) => {
  await firstVisit(page, OVERVIEW);
  deploy('b');
  intercept = ({ url = '' }, response) =>
    /^\/assets\//.test(url) &&
    !existsSync(path.join(sites.a, url.split('?')[0] ?? '')) &&
    respond(response, '<!doctype html><title>Not here</title>');
  await lookForUpdate(page);
  await page.reload();
  await expect(text(page, 'Second edition of the overview')).toBeVisible();

  intercept = undefined;
  await lookForUpdate(page);
  await page.reload();
  await openDownloads(page);
  const types = await page.evaluate(async () => {
    const found = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (/\.(?:js|css)$/.test(new URL(request.url).pathname)) {
          found.push((await cache.match(request))?.headers.get('Content-Type'));
        }
      }
    }
    return found;
  });
  expect(types.filter((type) => !/javascript|css/.test(type ?? ''))).toEqual([]);
});

test("a network's login page is shown, but never stored", async ({ page }) => {
  await firstVisit(page, SORTING);
  intercept = (_request, response) => respond(response, '<title>Log in</title>Log in to the Wi-Fi');
  await page.goto(SORTING);
  await expect(text(page, 'Log in to the Wi-Fi')).toBeVisible();
  await page.goto(BARS);
  await expect(text(page, 'Log in to the Wi-Fi')).toBeVisible();
  intercept = undefined;
  await goOffline();
  await page.goto(SORTING);
  await expect(text(page, 'First edition of sorting')).toBeVisible();
  await page.goto(BARS);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection');

  await test.step('an unavailable page appears when the server responds, without an event', async () => {
    await goOnline();
    await expect(text(page, 'First edition of bars')).toBeVisible({ timeout: 15_000 });
  });
});

test('a stored page is shown if the server accepts connections but never responds', async ({
  page,
}) => {
  await firstVisit(page, SORTING);
  intercept = () => true;
  await page.goto(SORTING, { timeout: 20_000 });
  await expect(text(page, 'The server isn’t responding')).toBeVisible();
  await expect(text(page, 'First edition of sorting')).toBeVisible();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.keyboard.press('Escape');
  expect(await accessibilityViolations(page)).toEqual([]);
  intercept = undefined;
  await page.getByRole('link', { name: 'Reload' }).click();
  await expect(page.getByText('The server isn’t responding')).toHaveCount(0);
  await expect(text(page, 'First edition of sorting')).toBeVisible();
});

test('an update does not discard what was done in a demo', async ({ page }) => {
  await firstVisit(page, SORTING);
  await wakeDemos(page);
  await page.getByRole('button', { name: 'First count 0' }).click();
  deploy('b');
  await lookForUpdate(page);
  const notice = page.getByText('There is a new version of this page');
  await expect(notice).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('button', { name: 'First count 1' })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await expect(text(page, 'Second edition of sorting')).toBeVisible();
});

test('a page opened earlier in a tab is updated, after each deployment', async ({ page }) => {
  test.setTimeout(120_000);
  await firstVisit(page, OVERVIEW);
  await page.getByRole('link', { name: 'sorting', exact: true }).click();
  await expect(text(page, 'First edition of sorting')).toBeVisible();
  await page.goBack();
  await expect(text(page, 'First edition of the overview')).toBeVisible();
  deploy('b');
  await page.getByRole('link', { name: 'sorting', exact: true }).click();
  await expect(text(page, 'Second edition of sorting')).toBeVisible({ timeout: 25_000 });
  for (const [site, edition] of [
    ['a', 'First'],
    ['b', 'Second'],
  ] as const) {
    // A worker that is being installed can't load the rest of its files after the next deployment.
    const isSettled = () =>
      page.evaluate(async () => {
        const registration = await (await navigator.serviceWorker.ready).update();
        return !registration.installing && !registration.waiting;
      });
    await expect.poll(isSettled, { timeout: 25_000 }).toBe(true);
    await answered(page);
    await settle(page);
    deploy(site);
    await lookForUpdate(page);
    await expect(text(page, `${edition} edition of sorting`)).toBeVisible({ timeout: 25_000 });
  }
});

test('the page on the screen is available offline after an update', async ({ page }) => {
  await firstVisit(page, OVERVIEW);
  deploy('b');
  await page.goto(SORTING);
  await expect(text(page, 'Second edition of sorting')).toBeVisible();
  await settle(page);
  const before = await cacheNames(page);
  const taken = await watchTakeOver(page);
  await lookForUpdate(page);
  await taken();
  await expect
    .poll(
      () =>
        page.evaluate(
          async ([known, address]) => {
            const names = await caches.keys();
            const [name] = names.filter(
              (candidate) => candidate.includes('-pages-') && !known.includes(candidate),
            );
            return Boolean(name && (await (await caches.open(name)).match(address)));
          },
          [before, SORTING] as const,
        ),
      { timeout: 15_000 },
    )
    .toBe(true);
  await goOffline();
  await page.reload();
  await expect(text(page, 'Second edition of sorting')).toBeVisible();
});

test('when disabled, pages remove a worker that the host no longer allows to update', async ({
  page,
}) => {
  await firstVisit(page, OVERVIEW);
  deploy('off');
  const worker = readFileSync(path.join(sites.off, 'x/sw.js'), 'utf8');
  intercept = ({ url }, response) =>
    url === '/x/sw.js' && respond(response, worker, 'text/javascript');
  await page.goto(BARS);
  await expect.poll(async () => (await left(page)).registrations, { timeout: 40_000 }).toBe(0);
  // Until now, this page was controlled by the worker.
  await page.goto(OVERVIEW);
  await expect.poll(() => left(page)).toEqual({ registrations: 0, caches: [] });
});

test('when disabled, the worker and its data are removed, and open pages keep working', async ({
  page,
  context,
}) => {
  await firstVisit(page, OVERVIEW);
  await page.evaluate(() => caches.open('of-somebody-else'));
  deploy('off');
  const other = await context.newPage();
  await open(other, BARS);
  await expect
    .poll(() => left(other), { timeout: 20_000 })
    .toEqual({ registrations: 0, caches: ['of-somebody-else'] });

  await page.getByRole('link', { name: 'sorting', exact: true }).click();
  await expect(text(page, 'First edition of sorting')).toBeVisible();
  await wakeDemos(page);
  await expect(page.getByRole('gridcell', { name: 'Bergen' })).toBeVisible();
  expect(await left(page)).toEqual({ registrations: 0, caches: ['of-somebody-else'] });
});
