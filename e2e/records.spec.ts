import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

import type { Page, Route } from '@playwright/test';

import type { PageRecord } from '../src/plugins/bundle/records/types';

import { readBuild } from './builtSite';
import { expect, open, root, settle, sitemapPaths, test } from './support';

// @visits all

const SORTING = '/x/react-data-grid/sorting/';
const STYLE = '/x/react-data-grid/style/';
const CHARTS = '/x/react-charts/';
const BARS = '/x/react-charts/bars/';
const DEMO = '/x/react-data-grid/sorting/demos/SortInvoices/';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Counts the documents that the page loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

/** Navigates to a URL that no link on the page has, as a link on the site would. */
async function go(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState({ key: to }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: { key: to } }));
  }, address);
}

/** Opens a page by its link, in the sidebar or anywhere else, without hovering over it. */
async function follow(page: Page, pathname: string): Promise<void> {
  // Some buttons that collapse the sidebar also have an address.
  const link = page.locator(`a[href="${pathname}"]:not([role="button"])`).first();
  await link.evaluate((element: HTMLElement) => element.click());
}

/** Returns everything that tells readers where they are: from the current page, and from the page as served. */
async function whereabouts(page: Page) {
  return page.evaluate(async () => {
    const served = await window.fetchPage(window.location.pathname);
    const [shown, asServed] = [document, served].map((from) => ({
      title: from.title,
      head: [...from.head.querySelectorAll('[data-rh]')].map((element) => element.outerHTML).sort(),
      classes: [...from.documentElement.classList].sort(),
      heading: from.querySelector('h1')?.textContent,
      breadcrumbs: from.querySelector('nav.theme-doc-breadcrumbs')?.textContent,
      current: [...from.querySelectorAll('.menu [aria-current="page"]')].map((link) =>
        link.getAttribute('href'),
      ),
      highlighted: [...from.querySelectorAll('.menu .menu__link--active')].map(
        (link) => link.textContent,
      ),
      neighbors: [...from.querySelectorAll('.pagination-nav__link')].map((link) =>
        link.getAttribute('href'),
      ),
    }));
    return { shown, asServed };
  });
}

async function expectPage(page: Page, pathname: string, title: string | RegExp): Promise<void> {
  await expect(heading(page)).toHaveText(title);
  await expect(page).toHaveURL(pathname);
  await expect(async () => {
    const { shown, asServed } = await whereabouts(page);
    expect(shown).toEqual(asServed);
  }).toPass({ timeout: 5_000 });
}

test('a reader navigates pages of all kinds in one document', async ({ page }) => {
  const loads = countLoads(page);
  await open(page, SORTING);
  await expectPage(page, SORTING, 'Data Grid sorting');
  const { shown } = await whereabouts(page);
  expect(shown?.current).toEqual([SORTING]);
  expect(shown?.neighbors).toHaveLength(2);

  await page.locator('.pagination-nav__link--next').click();
  await expectPage(page, shown?.neighbors.at(-1) ?? '', /^Data Grid /);
  await follow(page, STYLE);
  await expectPage(page, STYLE, /styl/i);
  await follow(page, CHARTS);
  await expectPage(page, CHARTS, 'Charts');
  await follow(page, BARS);
  await expectPage(page, BARS, /bar/i);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Tree View' })
    .click();
  await expectPage(page, '/x/react-tree-view/', 'Tree View');
  await go(page, DEMO);
  await expectPage(page, DEMO, 'Sort invoices');
  await page.getByRole('link', { name: 'Data Grid sorting' }).click();
  await expectPage(page, `${SORTING}#SortInvoices`, 'Data Grid sorting');
  await go(page, '/playground/');
  await expectPage(page, '/playground/', 'Playground');
  await page.getByRole('link', { name: 'Data Grid' }).first().click();
  await expectPage(page, '/x/react-data-grid/', 'Data Grid');

  await page.goBack();
  await expectPage(page, '/playground/', 'Playground');
  await page.goBack();
  await expectPage(page, `${SORTING}#SortInvoices`, 'Data Grid sorting');
  await page.goBack();
  await expectPage(page, DEMO, 'Sort invoices');
  await page.goForward();
  await expectPage(page, `${SORTING}#SortInvoices`, 'Data Grid sorting');
  expect(loads()).toBe(1);
});

test("a link to a heading on the same page doesn't fetch the page's HTML", async ({ page }) => {
  await open(page, SORTING);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.locator('.table-of-contents a').nth(2).click();
  await expect(page).toHaveURL(/#/);
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((url) => url.endsWith('/'))).toEqual([]);
});

/** Delays a page's HTML until the test releases it. */
async function hold(page: Page, pathname: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(pathname, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('with two clicks the second wins, and no other page is shown before it', async ({ page }) => {
  await open(page, SORTING);
  const releaseFirst = await hold(page, STYLE);
  const releaseSecond = await hold(page, CHARTS);
  const titles = await page.evaluateHandle(() => {
    const seen: string[] = [];
    const read = () => seen.push(document.querySelector('h1')?.textContent ?? 'no heading');
    new MutationObserver(read).observe(document.body, { childList: true, subtree: true });
    return seen;
  });

  await follow(page, STYLE);
  await follow(page, CHARTS);
  const first = page.waitForResponse((response) => response.url().endsWith(STYLE));
  releaseFirst();
  await (await first).finished();
  await settle(page);
  await expect(heading(page)).toHaveText('Data Grid sorting');

  releaseSecond();
  await expectPage(page, CHARTS, 'Charts');
  const seen = new Set((await titles.jsonValue()).map((title) => title.trim()));
  seen.delete('Data Grid sorting');
  expect([...seen]).toEqual(['Charts']);
});

test('a page opened by its file name is hydrated without errors', async ({ page }) => {
  await open(page, `${SORTING}index.html`);
  await expect(heading(page)).toHaveText('Data Grid sorting');
  await follow(page, CHARTS);
  await expectPage(page, CHARTS, 'Charts');
});

test.describe("a page that can't be fetched", () => {
  test.use({ allowsConsoleErrors: true });

  test('a link to a missing page ends on the 404 page, with a full load', async ({ page }) => {
    const loads = countLoads(page);
    await open(page, SORTING);
    await go(page, '/x/there-is-no-such-page/');
    await expect(heading(page)).toHaveText('There is no page here');
    await expect.poll(loads).toBe(2);
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });

    // From there on, navigation works as on any other page.
    await page.evaluate(() => (window.location.hash = 'part'));
    await follow(page, CHARTS);
    await expectPage(page, CHARTS, 'Charts');
    expect(loads()).toBe(2);
    await page.goBack();
    await expect(heading(page)).toHaveText('There is no page here');
  });

  test("offline, a known page opens, and another one shows the browser's error", async ({
    page,
    context,
  }) => {
    const loads = countLoads(page);
    await open(page, SORTING);
    await follow(page, STYLE);
    await expect(heading(page)).toHaveText(/styl/i);

    await context.setOffline(true);
    await follow(page, SORTING);
    await expect(heading(page)).toHaveText('Data Grid sorting');
    await follow(page, STYLE);
    await expect(heading(page)).toHaveText(/styl/i);
    expect(loads()).toBe(1);

    const failed = page.waitForEvent(
      'requestfailed',
      (request) => request.isNavigationRequest() && request.url().endsWith(CHARTS),
    );
    await follow(page, CHARTS);
    expect((await failed).failure()?.errorText).toBe('net::ERR_INTERNET_DISCONNECTED');
  });

  test('a page of a newer build is loaded with its own files', async ({ page }) => {
    const loads = countLoads(page);
    await open(page, SORTING);
    const newer = async (route: Route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(/"build":"\w+"/, '"build":"newer"');
      await route.fulfill({ response, body: html });
    };
    await page.route(CHARTS, newer);
    await page.route(BARS, newer);
    await follow(page, CHARTS);
    await expectPage(page, CHARTS, 'Charts');
    await expect.poll(loads).toBe(2);
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    // The two newer pages are from the same build.
    await follow(page, BARS);
    await expectPage(page, BARS, /bar/i);
    expect(loads()).toBe(2);
  });
});

/** Runs a built runtime. Returns a function with the files that it loads for the chunks of a page's record. */
function startRuntime(runtime: string): (record: PageRecord) => string[] {
  const window = {
    portalChunkFiles: {},
    webpackChunkmui_x_docs_portal: [] as unknown[],
    // URLs of workers are resolved against the page's URL.
    document: { baseURI: 'http://localhost/' },
  };
  let fileOf: (chunk: string) => string = String;
  vm.runInNewContext(runtime, Object.assign(window, { self: window }));
  window.webpackChunkmui_x_docs_portal.push([
    ['test'],
    {},
    (require: { u: typeof fileOf }) => (fileOf = require.u),
  ]);
  return ({ files }) => {
    window.portalChunkFiles = files;
    return Object.keys(files).map((chunk) => fileOf(chunk));
  };
}

test.describe('the built pages', () => {
  const build = path.join(root, 'build');

  test('each have a record that refers only to existing files, and together to all scripts', () => {
    const { pages, runtimeOf, runtimes, workers, scripts } = readBuild(build);
    const names = new Set(pages.map(({ name }) => name));
    const lacking = sitemapPaths().filter((url) => !names.has(`${url.slice(1)}index.html`));
    expect(lacking).toEqual([]);
    // Each version of the docs is a separate build.
    const buildsOf = (isNext: boolean) =>
      new Set(
        pages
          .filter(({ name }) => /^x.next./.test(name) === isNext)
          .map(({ record }) => record.build),
      );
    expect([buildsOf(true).size, buildsOf(false).size]).toEqual([1, 1]);

    const started = new Map(runtimes.map((runtime) => [runtime, startRuntime(runtime)]));
    const pagesOf = new Map<string, string>();
    for (const page of pages) {
      const files = started.get(runtimeOf(page))?.(page.record) ?? [];
      expect(files, page.name).not.toEqual([]);
      for (const file of [...files, ...page.started.map((url) => url.slice(1))]) {
        pagesOf.set(file, page.name);
      }
    }
    const missing = [...pagesOf].filter(([file]) => !existsSync(path.join(build, file)));
    expect(missing).toEqual([]);

    const shared = [...runtimes, ...workers];
    const unknown = scripts.filter((name) => {
      const [hash = name] = name.split('.').slice(-2);
      return !pagesOf.has(`assets/js/${name}`) && !shared.some((code) => code.includes(hash));
    });
    // Nothing loads what only components of static articles import, such as the highlighter of `<CodeBlock>`.
    const isLoaded = (name: string) =>
      scripts.some((script) =>
        readFileSync(path.join(build, 'assets/js', script), 'utf8').includes(
          `.e("${name.split('.')[0]}")`,
        ),
      );
    expect(unknown.filter(isLoaded)).toEqual([]);
  });

  test("aren't listed in the shared files", () => {
    const { shared } = readBuild(build);
    // Product pages are in the navbar.
    const pages = sitemapPaths().filter((url) => url.split('/').length > 4);
    expect(pages.length).toBeGreaterThan(20);
    const listed = pages.filter((url) => shared.includes(url.replace(/^\/x\/|\/$/g, '')));
    // The shell itself links to these two.
    expect(listed).toEqual(['/x/guides/offline/', '/x/guides/privacy/']);
  });
});
