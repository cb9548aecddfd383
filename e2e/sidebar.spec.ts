import type { Page } from '@playwright/test';

import { expect, open, settle, test } from './support';

const LICENSING = '/x/introduction/licensing/';
const SORTING = '/x/react-data-grid/sorting/';
const PAGINATION = '/x/react-data-grid/pagination/';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const current = (page: Page) => sidebar(page).locator('[aria-current="page"]');

/** Locates the button of a collapsed group on the page, and the list item that contains it. */
function foldedGroup(page: Page) {
  const button = sidebar(page).getByRole('button', { expanded: false }).first();
  return { button, item: sidebar(page).locator('li').filter({ has: button }).last() };
}

/** Counts the scripts that are requested from now on. */
function countScripts(page: Page): () => number {
  let scripts = 0;
  page.on('request', (request) => (scripts += request.resourceType() === 'script' ? 1 : 0));
  return () => scripts;
}

/** Marks the current document. Returns a function that checks whether the page is still the same document. */
async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  return () => page.evaluate(() => 'isSameDocument' in window);
}

test('the sidebar loads its code only on interaction', async ({ page }) => {
  await open(page, LICENSING);
  await expect(current(page)).toHaveAttribute('href', LICENSING);
  await settle(page);
  const scripts = countScripts(page);
  await heading(page).hover();
  await page.mouse.wheel(0, 400);
  await page.waitForLoadState('networkidle');
  expect(scripts()).toBe(0);

  await sidebar(page).hover();
  await expect.poll(scripts).toBeGreaterThan(0);
  await expect(current(page)).toHaveAttribute('href', LICENSING);
});

test('a group opens with the first click and by keyboard', async ({ page }) => {
  await open(page, LICENSING);
  const { button } = foldedGroup(page);
  const label = (await button.getAttribute('aria-label')) ?? (await button.innerText());
  // The click comes before any code has loaded.
  await button.click();
  const opened = sidebar(page).getByRole('button', { expanded: true, name: label });
  await expect(opened).toBeVisible();
  await opened.press('Enter');
  const closed = sidebar(page).getByRole('button', { expanded: false, name: label });
  await closed.press('Space');
  await expect(opened).toBeVisible();
});

test("links navigate on the client, whether or not the sidebar's code is loaded", async ({
  page,
}) => {
  let hold = true;
  const held: (() => void)[] = [];
  await open(page, SORTING);
  const isSameDocument = await markDocument(page);
  // From here on, scripts do not arrive.
  await page.route('**/assets/js/*.js', async (route) => {
    if (hold) {
      await new Promise<void>((resolve) => held.push(resolve));
    }
    await route.continue();
  });
  await sidebar(page).locator(`a[href="${PAGINATION}"]`).click();
  hold = false;
  held.forEach((release) => release());
  await expect(page).toHaveURL(PAGINATION);
  await expect(heading(page)).toHaveText(/pagination/i);
  await expect(current(page)).toHaveAttribute('href', PAGINATION);
  expect(await isSameDocument()).toBe(true);

  await sidebar(page).locator(`a[href="${SORTING}"]`).click();
  await expect(current(page)).toHaveAttribute('href', SORTING);
  expect(await isSameDocument()).toBe(true);
});

test.describe("if the sidebar's code can't be loaded", () => {
  test.use({ allowsConsoleErrors: true });

  test('links work', async ({ page }) => {
    await open(page, SORTING);
    await page.route('**/assets/js/*.js', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await sidebar(page).hover();
    await failed;
    await page.unroute('**/assets/js/*.js');
    await sidebar(page).locator(`a[href="${PAGINATION}"]`).click();
    await expect(heading(page)).toHaveText(/pagination/i);
    await expect(current(page)).toHaveAttribute('href', PAGINATION);
  });
});

test('the current page is marked after following a link in the text', async ({ page }) => {
  await open(page, SORTING);
  const isSameDocument = await markDocument(page);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(SORTING);
  const { pathname } = new URL(page.url());
  await expect(current(page)).toHaveAttribute('href', pathname);
  await page.goBack();
  await expect(current(page)).toHaveAttribute('href', SORTING);
  expect(await isSameDocument()).toBe(true);
});

test('links to the next page name it where its label in the sidebar is that of others', async ({
  page,
}) => {
  await open(page, '/x/react-data-grid/filtering/customization/');
  const previous = page.locator('.pagination-nav__link--prev');
  await expect(previous).toHaveAttribute('href', '/x/react-data-grid/filtering/');
  await expect(previous).toContainText('Data Grid filtering');
});

test('an open group stays open on the next page', async ({ page }) => {
  await open(page, SORTING);
  const { button } = foldedGroup(page);
  const label = (await button.getAttribute('aria-label')) ?? (await button.innerText());
  await button.click();
  const opened = sidebar(page).getByRole('button', { expanded: true, name: label });
  await expect(opened).toBeVisible();
  await sidebar(page).locator(`a[href="${PAGINATION}"]`).click();
  await expect(heading(page)).toHaveText(/pagination/i);
  await expect(opened).toBeVisible();
});

/** Returns where the current entry is in the sidebar: 0 at the top, 1 at the bottom. */
const place = (page: Page) =>
  current(page).evaluate((entry) => {
    const menu = entry.closest('.menu');
    // The entry may just have been replaced.
    return menu
      ? (entry.getBoundingClientRect().top - menu.getBoundingClientRect().top) / menu.clientHeight
      : NaN;
  });

const scrollOf = (page: Page) => sidebar(page).evaluate(({ scrollTop }) => scrollTop);

test('the entry of each page is in view, and groups of other pages close', async ({ page }) => {
  await open(page, '/x/react-data-grid/tree-data/');
  await expect.poll(() => place(page)).toBeCloseTo(1 / 3, 1);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).toHaveURL('/x/react-data-grid/row-grouping/');
  await expect.poll(() => place(page)).toBeCloseTo(1 / 3, 1);
  const grouping = sidebar(page).getByRole('button', { name: /Row grouping/ });
  await expect(grouping).toHaveAttribute('aria-expanded', 'true');
  for (const url of ['recipes-row-grouping', 'aggregation']) {
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).toHaveURL(`/x/react-data-grid/${url}/`);
    await expect.poll(() => place(page)).toBeCloseTo(1 / 3, 1);
  }
  await expect(grouping).toHaveAttribute('aria-expanded', 'false');
  await page.goBack();
  await expect(grouping).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => place(page)).toBeCloseTo(1 / 3, 1);
});

test('the sidebar stays where the reader has scrolled it, also when an entry is clicked', async ({
  page,
}) => {
  await open(page, '/x/react-data-grid/row-grouping/');
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(0);
  const revealed = await scrollOf(page);
  await sidebar(page).hover();
  await page.mouse.wheel(0, 60);
  await expect.poll(() => scrollOf(page)).toBe(revealed + 60);
  await settle(page);
  expect(await scrollOf(page)).toBe(revealed + 60);

  const entry = sidebar(page).getByRole('link', { name: /^Aggregation/ });
  const before = await entry.boundingBox();
  await entry.click();
  await expect(current(page)).toHaveText(/^Aggregation/);
  await settle(page);
  expect((await entry.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
});

test('the sidebar appears when a window is widened, and without JavaScript', async ({
  browser,
  page,
}) => {
  await page.setViewportSize({ width: 600, height: 800 });
  await open(page, SORTING);
  await expect(sidebar(page)).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(current(page)).toHaveAttribute('href', SORTING);

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(SORTING);
  await expect(current(plain)).toHaveAttribute('href', SORTING);
  await plain.close();
});

test('on phones the sidebar is in the menu, and is loaded with it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, SORTING);
  const isSameDocument = await markDocument(page);
  const menu = page.locator('.navbar-sidebar');
  await expect(menu.locator('.theme-doc-sidebar-menu')).toHaveCount(0);
  const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
  await toggle.click();
  const entries = menu.locator('.theme-doc-sidebar-menu');
  await expect(entries.locator('[aria-current="page"]')).toHaveAttribute('href', SORTING);

  await menu.locator(`a[href="${PAGINATION}"]`).click();
  await expect(heading(page)).toHaveText(/pagination/i);
  await expect(entries).not.toBeInViewport();
  await toggle.click();
  await expect(entries.locator('[aria-current="page"]')).toHaveAttribute('href', PAGINATION);
  expect(await isSameDocument()).toBe(true);
});
