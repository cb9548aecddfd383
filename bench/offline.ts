import type { Browser, BrowserContext, Page } from '@playwright/test';

import { CACHE_PREFIX, LEDGER_PATH } from '../src/plugins/offline/format';
import { LIMITS } from '../src/plugins/offline/worker/serve';

import { serveOfflineSite, type OfflineSite } from './offlineSite';

const TABS = 50;
const REQUESTS = 1000;
/** Requests at a time. */
const AT_ONCE = 25;
/** Interval at which the worker is stopped, in milliseconds. */
const STOP_MS = 100;
const TIMEOUT_MS = 120_000;
/** Time to wait until the caches of the old deployment are removed, in milliseconds. */
const CLEAN_MS = 20_000;

const pageOf = (site: OfflineSite, index: number) => `${site.origin}/x/page-${index % site.pages}/`;

async function controlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: TIMEOUT_MS,
    // Tabs in the background have no animation frames.
    polling: 200,
  });
}

/** Opens pages of deployment A in many tabs, deploys B, and waits until all show B. */
async function deployment(context: BrowserContext, site: OfflineSite): Promise<string[]> {
  site.deploy('a');
  const tabs: Page[] = [];
  const loads = new Map<Page, number>();
  let errors = 0;
  for (let index = 0; index < TABS; index += 1) {
    const tab = await context.newPage();
    tab.on('load', () => loads.set(tab, (loads.get(tab) ?? 0) + 1));
    tab.on('pageerror', () => (errors += 1));
    await tab.goto(pageOf(site, index));
    tabs.push(tab);
  }
  await Promise.all(tabs.map(controlled));
  loads.clear();
  const before = site.missing.length;
  const start = performance.now();
  site.deploy('b');
  await tabs[0]?.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await Promise.all(
    tabs.map((tab) =>
      tab.waitForFunction(() => document.body.textContent?.includes('Edition b'), undefined, {
        timeout: TIMEOUT_MS,
        polling: 200,
      }),
    ),
  );
  const seconds = (performance.now() - start) / 1000;
  // Old caches are removed when a tab is opened after the last old one is gone.
  const fresh = await context.newPage();
  await fresh.goto(pageOf(site, 0));
  await controlled(fresh);
  const isClean = await fresh
    .waitForFunction(
      async (prefix) =>
        (await caches.keys()).every((name) => !name.startsWith(prefix) || !name.endsWith('-a')),
      CACHE_PREFIX,
      { timeout: CLEAN_MS },
    )
    .then(
      () => true,
      () => false,
    );
  site.setOnline(false);
  let offline = 0;
  for (const tab of tabs) {
    await tab.reload();
    offline += (await tab.getByText('Edition b').count()) > 0 ? 1 : 0;
  }
  site.setOnline(true);
  const counts = tabs.map((tab) => loads.get(tab) ?? 0);
  return [
    `${TABS} tabs show the new edition after ${seconds.toFixed(1)} s, each reloaded ${Math.min(...counts) - 1} to ${Math.max(...counts) - 1} times`,
    `errors on pages: ${errors}; requests for missing files: ${site.missing.length - before}; of ${TABS} pages, ${offline} are available offline; old caches ${isClean ? 'were' : 'were NOT'} removed`,
  ];
}

/** Requests pages and files while the worker is stopped again and again, and looks at what it has stored. */
async function kills(context: BrowserContext, site: OfflineSite): Promise<string[]> {
  site.deploy('a');
  const page = await context.newPage();
  await page.goto(pageOf(site, 0));
  await controlled(page);
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  let stops = 0;
  let isDone = false;
  const stopping = (async () => {
    while (!isDone) {
      await session.send('ServiceWorker.stopAllWorkers');
      stops += 1;
      await new Promise((resolve) => setTimeout(resolve, STOP_MS));
    }
  })();
  const result = await page.evaluate(
    async ({ requests, atOnce, pages }) => {
      let failed = 0;
      let wrong = 0;
      let next = 0;
      const work = async () => {
        while (next < requests) {
          const index = next % pages;
          next += 1;
          try {
            const response = await fetch(`/x/page-${index}/`, { headers: { Accept: 'text/html' } });
            const text = await response.text();
            wrong += response.status === 200 && text.includes(`<h1>Page ${index}</h1>`) ? 0 : 1;
          } catch {
            failed += 1;
          }
        }
      };
      await Promise.all(Array.from({ length: atOnce }, work));
      return { failed, wrong };
    },
    { requests: REQUESTS, atOnce: AT_ONCE, pages: site.pages },
  );
  isDone = true;
  await stopping;
  // One more visit, after which the ledger is saved.
  await page.goto(pageOf(site, 1));
  await page.waitForFunction(
    async ([prefix, ledger]) => {
      const name = (await caches.keys()).find((each) => each.startsWith(`${prefix}pages-`));
      return Boolean(name && (await (await caches.open(name)).match(ledger)));
    },
    [CACHE_PREFIX, LEDGER_PATH] as const,
    { timeout: TIMEOUT_MS },
  );
  const stored = await page.evaluate(
    async ([prefix, ledger]) => {
      const name = (await caches.keys()).find((each) => each.startsWith(`${prefix}pages-`)) ?? '';
      const cache = await caches.open(name);
      const keys = (await cache.keys()).map(({ url }) => new URL(url).pathname);
      const bad = await Promise.all(
        keys
          .filter((key) => key !== ledger)
          .map(async (key) => !(await (await cache.match(key))?.text())?.includes('Edition a')),
      );
      return { entries: keys.length - 1, bad: bad.filter(Boolean).length };
    },
    [CACHE_PREFIX, LEDGER_PATH] as const,
  );
  site.setOnline(false);
  await page.goto(pageOf(site, 1));
  const isOffline = (await page.getByText('Edition a').count()) > 0;
  site.setOnline(true);
  return [
    `${REQUESTS} requests, worker stopped ${stops} times: ${result.failed} failed, ${result.wrong} with a wrong response`,
    `stored: ${stored.entries} pages (limit ${LIMITS.page.entries}), ${stored.bad} of them incomplete; a page ${isOffline ? 'is' : 'is NOT'} available offline`,
  ];
}

/** Deploys under open tabs, and stops the worker under load, on a small site with the real worker. */
export async function offline(browser: Browser): Promise<string[]> {
  const site = await serveOfflineSite(TABS);
  const lines: string[] = [];
  try {
    for (const run of [deployment, kills]) {
      const context = await browser.newContext();
      lines.push(
        ...(await run(context, site).catch((error: Error) => [`${run.name}: ${error.message}`])),
      );
      await context.close();
    }
  } finally {
    await site.close();
  }
  return lines;
}
