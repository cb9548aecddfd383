import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Page } from '@playwright/test';

import { readKnownSite } from '../server/feedback/pages';

import { buildVersionedFixture, serveFolder, type FixtureBuild } from './fixtureSite';
import {
  accessibilityViolations,
  expect,
  layoutShift,
  open,
  settle,
  test,
  UNSEEN_SHIFT,
} from './support';

/*
 * A site with two versions: e2e/fixtures/versions. From 8.12.1 to Next, the column header was renamed to column menu,
 * gauges and cell spanning were removed, and pivoting and the radar chart were added.
 */
test.describe.configure({ mode: 'serial' });

let site: FixtureBuild;
let origin: string;
let close: () => void;

test.beforeAll(async () => {
  site = await buildVersionedFixture('versions', 'versions', { LOCALES: 'en,zh' });
  expect(site.code, site.output).toBe(0);
  ({ origin, close } = await serveFolder(site.outDir));
});

test.afterAll(() => close?.());

const summary = (page: Page) => page.locator('summary').filter({ hasText: 'Version:' });
const menu = (page: Page) => page.locator('details').filter({ has: summary(page) });

/** Selects an entry in the version menu. */
async function choose(page: Page, name: string | RegExp): Promise<void> {
  await summary(page).click();
  await menu(page).getByRole('link', { name }).click();
}

const builtPage = (pathname: string) =>
  readFileSync(path.join(site.outDir, pathname, 'index.html'), 'utf8');

/** Returns what a built page tells search engines. */
function headOf(pathname: string): { canonical: string[]; isHidden: boolean } {
  const html = builtPage(pathname);
  const canonical = [...html.matchAll(/<link [^>]*rel="?canonical"? href="?([^\s">]+)/g)];
  return {
    canonical: canonical.map(([, href = '']) => href),
    isHidden: /<meta [^>]*name="?robots"? content="?noindex/.test(html),
  };
}

test('the menu is there before any script runs, newest first, with archives linking to their start pages', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${origin}/x/react-data-grid/sorting/`);
  await summary(page).click();
  const links = await menu(page)
    .getByRole('link')
    .evaluateAll((all) =>
      all.map((link) => [
        link.textContent,
        link.getAttribute('href'),
        link.getAttribute('aria-current'),
        link.getAttribute('rel'),
      ]),
    );
  const elsewhere = (text: string, href: string) => [
    `${text} (on another site)`,
    href,
    null,
    'external noopener',
  ];
  expect(links).toEqual([
    ['Next Unreleased', '/x/next/react-data-grid/sorting/', null, null],
    ['8.12.1 Current', '/x/react-data-grid/sorting/', 'true', null],
    elsewhere('v7', 'https://v7.mui.com/x/react-data-grid/'),
    elsewhere('v6', 'https://v6.mui.com/x/react-data-grid/'),
    elsewhere('v5', 'https://v5.mui.com/x/react-data-grid/'),
    elsewhere('v4', 'https://v4.mui.com/components/data-grid/'),
  ]);
  // If an archived version lacks a product, its link goes to the start page of that version's docs.
  await page.goto(`${origin}/x/react-charts/gauges/`);
  await expect(page.locator('details a[href="https://v5.mui.com/x/introduction/"]')).toHaveCount(1);
  await context.close();
});

test('the menu works by keyboard', async ({ page }) => {
  await open(page, `${origin}/x/react-data-grid/`);
  const link = (name: string | RegExp) => menu(page).getByRole('link', { name });
  await summary(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(link('Next')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(link('8.12.1')).toBeFocused();
  await page.keyboard.press('End');
  await expect(link('v4')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(link('Next')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(link('v4')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link('v4')).toBeHidden();
  await expect(summary(page)).toBeFocused();
});

test('switching keeps the page, and the section if it exists', async ({ page }) => {
  await open(page, `${origin}/x/react-data-grid/sorting/#sort-by-column`);
  await choose(page, 'Next');
  await expect(page).toHaveURL(`${origin}/x/next/react-data-grid/sorting/#sort-by-column`);
  await expect(page.getByText('Rows are sorted by two clicks.')).toBeVisible();
  await expect(summary(page)).toContainText('Next');
  await expect(menu(page).getByRole('link', { name: 'Next', includeHidden: true })).toBeHidden();

  await open(page, `${origin}/x/react-data-grid/sorting/#sort-by-hand`);
  await choose(page, 'Next');
  await expect(page).toHaveURL(`${origin}/x/next/react-data-grid/sorting/`);
  await expect(page.getByRole('status').filter({ hasText: 'Data Grid' })).toHaveCount(0);
});

test('switching follows a page that has moved, in both directions, and says so', async ({
  page,
}) => {
  await open(page, `${origin}/x/react-data-grid/column-header/`);
  await choose(page, 'Next');
  await expect(page).toHaveURL(`${origin}/x/next/react-data-grid/column-menu/`);
  const note = page.locator('main').getByText('“Column header” has moved.');
  await expect(note).toHaveText('“Column header” has moved. This is its page in Next.');
  await choose(page, '8.12.1');
  await expect(page).toHaveURL(`${origin}/x/react-data-grid/column-header/`);
  await expect(page.locator('main').getByText('“Column menu” has moved.')).toBeVisible();
});

test('switching from a page without a counterpart leads to the nearest one, which says so until the next navigation', async ({
  page,
}) => {
  await open(page, `${origin}/x/next/react-data-grid/pivoting/`);
  await choose(page, '8.12.1');
  await expect(page).toHaveURL(`${origin}/x/react-data-grid/`);
  const text = '“Pivoting” isn’t in 8.12.1. This is the nearest page.';
  const note = page.locator('main').getByText(text);
  await expect(note).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: text })).toHaveCount(1);
  expect(await layoutShift(page)).toBeLessThan(UNSEEN_SHIFT);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Data Grid');
  await expect(note).toHaveCount(0);

  await page.goBack();
  await choose(page, '8.12.1');
  await expect(note).toBeVisible();
  await page.getByRole('link', { name: 'Charts', exact: true }).first().click();
  await expect(page).toHaveURL(`${origin}/x/react-charts/`);
  await expect(page.getByText(text)).toHaveCount(0);
});

test('pages whose file is not named like their folder are the same page, too', async ({ page }) => {
  await open(page, `${origin}/x/react-charts/bar-chart/`);
  await choose(page, 'Next');
  await expect(page).toHaveURL(`${origin}/x/next/react-charts/bar-chart/`);
  const banner = page.getByRole('complementary', { name: 'Version' });
  await expect(banner.getByRole('link', { name: 'This page in 8.12.1' })).toHaveAttribute(
    'href',
    '/x/react-charts/bar-chart/',
  );
  await choose(page, '8.12.1');
  await expect(page).toHaveURL(`${origin}/x/react-charts/bar-chart/`);

  await test.step('or lead to their product, which says so', async () => {
    await open(page, `${origin}/x/next/react-charts/radar-chart/`);
    await choose(page, '8.12.1');
    await expect(page).toHaveURL(`${origin}/x/react-charts/`);
    await expect(
      page
        .locator('main')
        .getByText('“Radar chart reference” isn’t in 8.12.1. This is the nearest page.'),
    ).toBeVisible();
  });
});

test('each version is a separate build: links between them load the full page, and Back returns', async ({
  page,
}) => {
  const buildOf = () =>
    page.locator('#page-record').evaluate((record) => {
      return (JSON.parse(record.textContent ?? '') as { build: string }).build;
    });
  await open(page, `${origin}/x/next/react-data-grid/sorting/`);
  const next = await buildOf();
  await page.locator('.navbar__brand').click();
  await expect(page).toHaveURL(`${origin}/x/`);
  await expect(summary(page)).toContainText('8.12.1');
  await expect.poll(buildOf).not.toBe(next);
  const current = await buildOf();

  await page.goBack();
  await expect(page).toHaveURL(`${origin}/x/next/react-data-grid/sorting/`);
  await expect(page.getByText('Rows are sorted by two clicks.')).toBeVisible();
  await expect.poll(buildOf).toBe(next);

  await choose(page, '8.12.1');
  await expect(page).toHaveURL(`${origin}/x/react-data-grid/sorting/`);
  await expect.poll(buildOf).toBe(current);
  await page.goBack();
  await expect(page).toHaveURL(`${origin}/x/next/react-data-grid/sorting/`);
  await expect(summary(page)).toContainText('Next');
});

test("pages of the next version state their version in the HTML, and aren't indexed", async ({
  page,
}) => {
  expect(headOf('x/next/react-data-grid/sorting')).toEqual({
    canonical: ['https://docs.example.com/x/react-data-grid/sorting/'],
    isHidden: true,
  });
  expect(headOf('x/next/react-data-grid/column-menu').canonical).toEqual([
    'https://docs.example.com/x/react-data-grid/column-header/',
  ]);
  expect(headOf('x/next/react-data-grid/pivoting').canonical).toEqual([
    'https://docs.example.com/x/next/react-data-grid/pivoting/',
  ]);
  expect(headOf('x/react-data-grid/sorting')).toEqual({
    canonical: ['https://docs.example.com/x/react-data-grid/sorting/'],
    isHidden: false,
  });
  expect(builtPage('x/next/react-data-grid/sorting')).toContain('This page is of');
  expect(builtPage('x/react-data-grid/sorting')).not.toContain('This page is of');

  await open(page, `${origin}/x/next/react-data-grid/sorting/`);
  const banner = page.getByRole('complementary', { name: 'Version' });
  await expect(banner).toContainText(
    'This page is of Next, on Data Grid 8.29.5 and Charts 8.29.1. It is not released yet.',
  );
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'https://docs.example.com/x/react-data-grid/sorting/',
  );
  await expect(page.locator('.theme-doc-version-badge')).toHaveCount(0);
  expect(await layoutShift(page)).toBeLessThan(UNSEEN_SHIFT);
  expect(await accessibilityViolations(page)).toEqual([]);
  await banner.getByRole('link', { name: 'This page in 8.12.1' }).click();
  await expect(page).toHaveURL(`${origin}/x/react-data-grid/sorting/`);
  await expect(banner).toHaveCount(0);

  await open(page, `${origin}/x/next/react-data-grid/pivoting/`);
  await expect(banner.getByRole('link', { name: 'The nearest page in 8.12.1' })).toHaveAttribute(
    'href',
    '/x/react-data-grid/',
  );
});

test('the shell stays in the version', async ({ page }) => {
  await open(page, `${origin}/x/next/react-data-grid/sorting/`);
  const navbar = page.getByRole('navigation', { name: 'Main' });
  await expect(navbar.getByRole('link', { name: 'Charts' })).toHaveAttribute(
    'href',
    '/x/next/react-charts/',
  );
  const current = navbar.getByRole('link', { name: 'Data Grid' });
  await expect(current).toHaveClass(/navbar__link--active/);
  // The navbar's logo and the version menu's links are the same in every version, so they are left out.
  const strays = await page
    .locator('aside a, main a, nav.pagination-nav a, .theme-doc-breadcrumbs a')
    .evaluateAll((links) =>
      links
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => /^\/x\/(?!next\/)/.test(href)),
    );
  expect(strays).toEqual(['/x/react-data-grid/sorting/']);
  await expect(page.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/x/next/');

  await test.step('and so does feedback', async () => {
    await page.route('**/feedback', (route) => route.fulfill({ json: { ok: true } }));
    const request = page.waitForRequest('**/feedback');
    await page.getByRole('button', { name: 'Yes', exact: true }).click();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    expect((await request).postDataJSON()).toMatchObject({
      page: '/x/next/react-data-grid/sorting',
      version: 'Next',
    });
    // The receiver knows the pages of all versions, although each was built alone.
    const known = readKnownSite(site.outDir);
    expect(known?.hasPage('Next', '/x/next/react-data-grid/sorting')).toBe(true);
    expect(known?.hasPage('8.12.1', '/x/react-data-grid/sorting')).toBe(true);
    expect(known?.hasPage('8.12.1', '/x/next/react-data-grid/sorting')).toBe(false);
  });

  await test.step('and so does the search, although search engines skip the version', async () => {
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('pivoting');
    await expect(page.getByRole('option', { name: /^Pivoting/ })).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${origin}/x/next/react-data-grid/pivoting/`);
  });
});

test('the Chinese site has versions of its own', async ({ page }) => {
  await open(page, `${origin}/zh/x/next/react-data-grid/pivoting/`);
  await expect(page.getByRole('link', { name: 'The nearest page in 8.12.1' })).toHaveAttribute(
    'href',
    '/zh/x/react-data-grid/',
  );
  await choose(page, '8.12.1');
  await expect(page).toHaveURL(`${origin}/zh/x/react-data-grid/`);
  await expect(page.locator('main').getByText(/isn’t in 8\.12\.1/)).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'https://docs.example.com/zh/x/react-data-grid/',
  );
});

test('a URL with the current version redirects, with or without rules on the host', async ({
  page,
  request,
}) => {
  const response = await request.get(`${origin}/x/8.12.1/react-charts/`, { maxRedirects: 0 });
  expect(response.status()).toBe(302);
  expect(response.headers().location).toBe('/x/react-charts/');
  await page.goto(`${origin}/zh/x/8.12.1/react-charts/gauges/?a=1#top`);
  await expect(page).toHaveURL(`${origin}/zh/x/react-charts/gauges/?a=1#top`);
});

test.describe('the page for what is not there', () => {
  test.use({ allowsConsoleErrors: true });

  const notFound = async (page: Page, address: string) => {
    await open(page, origin + address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page here');
  };

  test('stays in the version, and says nothing in the console', async ({ page, consoleErrors }) => {
    await notFound(page, '/x/next/react-charts/gone/');
    await expect(summary(page)).toContainText('Next');
    const places = page.locator('main').getByRole('link');
    expect(
      await places.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual([
      '/x/next/',
      '/x/next/react-data-grid/',
      '/x/next/react-date-pickers/',
      '/x/next/react-charts/',
      '/x/next/react-tree-view/',
    ]);
    const navbar = page.getByRole('navigation', { name: 'Main' });
    await expect(navbar.getByRole('link', { name: 'Charts' })).toHaveAttribute(
      'href',
      '/x/next/react-charts/',
    );
    expect(consoleErrors.filter((error) => !error.includes('404'))).toEqual([]);

    await places.filter({ hasText: 'Charts' }).click();
    await expect(page).toHaveURL(`${origin}/x/next/react-charts/`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Charts');
    await expect(summary(page)).toContainText('Next');
  });

  test('is left for the product in the other version, which says so', async ({ page }) => {
    await notFound(page, '/x/next/react-charts/gone/');
    await choose(page, '8.12.1');
    await expect(page).toHaveURL(`${origin}/x/react-charts/`);
    await expect(
      page.locator('main').getByText('This page wasn’t found. This is the nearest page in 8.12.1.'),
    ).toBeVisible();
  });

  test('leads from capital letters to the page, in each version, and nowhere else', async ({
    page,
    request,
  }) => {
    const response = await request.get(`${origin}/X/Next/React-Charts/?a=B`, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe('/x/next/react-charts/?a=B');

    // A host that knows nothing of it.
    await page.route(/\/X\/|\/x\/8\.12\.1\/|React/, (route) =>
      route.fulfill({
        status: 404,
        contentType: 'text/html',
        body: readFileSync(path.join(site.outDir, '404.html'), 'utf8'),
      }),
    );
    await page.goto(`${origin}/X/Next/React-Charts/?a=B#Top`);
    await expect(page).toHaveURL(`${origin}/x/next/react-charts/?a=B#Top`);
    await page.goto(`${origin}/x/React-Charts/bar-chart`);
    await expect(page).toHaveURL(/\/x\/react-charts\/bar-chart\/?$/);
    await page.goto(`${origin}/X/8.12.1/React-Charts/`);
    await expect(page).toHaveURL(`${origin}/x/react-charts/`);
    await page.goto(`${origin}/x/React-Gone/`);
    await settle(page);
    await expect(page).toHaveURL(`${origin}/x/React-Gone/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page here');
  });
});

test.describe('on a host without redirect rules', () => {
  test.use({ allowsConsoleErrors: true });

  test('the 404 page redirects', async ({ page }) => {
    await page.route(`${origin}/x/8.12.1/**`, (route) =>
      route.fulfill({
        status: 404,
        contentType: 'text/html',
        body: readFileSync(path.join(site.outDir, '404.html'), 'utf8'),
      }),
    );
    await page.goto(`${origin}/x/8.12.1/react-charts/gauges/`);
    await expect(page).toHaveURL(`${origin}/x/react-charts/gauges/`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Gauges');
    await page.goto(`${origin}/x/8.12.1`);
    await expect(page).toHaveURL(`${origin}/x/`);
  });
});

test('on a phone the menu is in the mobile menu, with large touch targets', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${origin}/x/next/react-data-grid/pivoting/`);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await page.getByRole('button', { name: /Back to main menu/ }).click();
  const last = page.getByRole('link', { name: '8.12.1 Current' });
  await expect(page.getByRole('link', { name: 'Next Unreleased' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  expect((await last.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await last.click();
  await expect(page).toHaveURL(`${origin}/x/react-data-grid/`);
  await expect(last).toBeHidden();
  await expect(page.locator('main').getByText(/isn’t in 8\.12\.1/)).toBeVisible();
});
