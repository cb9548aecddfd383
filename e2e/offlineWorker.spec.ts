import type { Page } from '@playwright/test';

import { serveOfflineSite, type OfflineSite } from './offlineSite';
import { expect, test } from './support';

/*
 * The real worker on a small site, which is built in seconds. What depends on real pages is in offline.spec.ts.
 */
test.describe.configure({ mode: 'serial' });
test.use({ allowsConsoleErrors: true });

let site: OfflineSite;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await serveOfflineSite(3);
});
test.beforeEach(() => {
  site.deploy('a');
  site.allowRoot(true);
  site.setOnline(true);
});
test.afterAll(() => site.close());

const pageAt = (index: number) => `${site.origin}/x/page-${index}/`;

async function visit(page: Page, index: number): Promise<void> {
  await page.goto(pageAt(index));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const stored = (page: Page, index: number) =>
  expect
    .poll(() => page.evaluate(async (url) => Boolean(await caches.match(url)), pageAt(index)))
    .toBe(true);

const scopes = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );

const edition = (page: Page) => page.locator('p').first();

test('a worker for a part of the host is replaced when the host allows all of it', async ({
  page,
}) => {
  site.allowRoot(false);
  await visit(page, 0);
  expect(await scopes(page)).toEqual(['/x/']);
  site.allowRoot(true);
  await page.reload();
  await expect.poll(() => scopes(page)).toEqual(['/']);
  await visit(page, 1);
  await stored(page, 1);
  site.setOnline(false);
  await page.reload();
  await expect(edition(page)).toHaveText('Edition a');
});

test('pages stay new and are available offline if the host no longer allows all of it', async ({
  page,
}) => {
  await visit(page, 0);
  await stored(page, 0);
  site.allowRoot(false);
  site.deploy('b');
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto(pageAt(1));
  await expect(edition(page)).toHaveText('Edition b');
  await stored(page, 1);
  site.setOnline(false);
  await page.reload();
  await expect(edition(page)).toHaveText('Edition b');
  await page.goto(pageAt(2));
  await expect(page.getByRole('heading')).toHaveText('No connection');
  expect(loads).toBe(3);
});

test('pages are stored and served by a worker that is stopped again and again', async ({
  page,
  context,
}) => {
  await visit(page, 0);
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  for (const index of [1, 2, 0]) {
    await session.send('ServiceWorker.stopAllWorkers');
    await page.goto(pageAt(index));
    await expect(edition(page)).toHaveText('Edition a');
    await stored(page, index);
  }
  site.setOnline(false);
  for (const index of [1, 2, 0]) {
    await session.send('ServiceWorker.stopAllWorkers');
    await page.goto(pageAt(index));
    await expect(page.getByRole('heading')).toHaveText(`Page ${index}`);
  }
});

test("a worker without parameters, as a page of an earlier build registers it, isn't installed", async ({
  page,
}) => {
  await visit(page, 0);
  const error = await page.evaluate(() =>
    navigator.serviceWorker.register('/x/sw.js', { scope: '/x/page-9/' }).then(
      () => 'installed',
      ({ message }: Error) => message,
    ),
  );
  expect(error).toContain('ServiceWorker script evaluation failed');
});

test('everything that the worker and its tools have stored is removed when it is disabled', async ({
  page,
}) => {
  await visit(page, 0);
  await stored(page, 0);
  const names = () => page.evaluate(() => caches.keys());
  await expect.poll(names).toContain(`workbox-precache-v2-${site.origin}/`);
  await page.evaluate(() => caches.open('workbox-precache-v2-of-somebody-else'));
  site.deploy('off');
  await page.goto(pageAt(1));
  await expect.poll(() => scopes(page), { timeout: 20_000 }).toEqual([]);
  await expect.poll(names).toEqual(['workbox-precache-v2-of-somebody-else']);
});
