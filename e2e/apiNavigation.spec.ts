import type { Locator, Page } from '@playwright/test';

import { expect, open, test } from './support';

/** How readers get from the docs to the API reference and back, and what shows them where they are. */

const BARS = '/x/react-charts/bars/';

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Bar charts' });
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumbs' });
const canonical = (page: Page) => page.locator('link[rel="canonical"]').getAttribute('href');

/** Returns the marked entries of the sidebar, and how they are marked. */
const marked = (page: Page) =>
  sidebar(page)
    .locator('a[aria-current]')
    .evaluateAll((links) =>
      links.map((link) => [link.textContent, link.getAttribute('aria-current')]),
    );

const texts = (list: Locator) => list.getByRole('listitem').allInnerTexts();

test.describe('the tabs of a page', () => {
  test("link to the API of the page's components, in the same frame", async ({ page }) => {
    await open(page, BARS);
    await expect(tabs(page).getByRole('link')).toHaveText([
      'Documentation',
      'Components API',
      'Hooks API',
    ]);
    await tabs(page).getByRole('link', { name: 'Components API' }).click();
    await expect(page).toHaveURL(`${BARS}components-api/`);

    await expect(page).toHaveTitle(/^Bar charts: components API \|/);
    expect(await canonical(page)).toMatch(/\/x\/react-charts\/bars\/components-api\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Bar charts/);
    await expect(tabs(page).locator('[aria-current="page"]')).toHaveText('Components API');
    await expect(page.getByRole('heading', { level: 2, name: 'BarChart' })).toBeVisible();
    await expect.poll(() => marked(page)).toEqual([['Bars overview', 'true']]);
    expect((await texts(crumbs(page))).slice(-2)).toEqual(['Bars overview', 'Components API']);

    await tabs(page).getByRole('link', { name: 'Documentation' }).click();
    await expect(page).toHaveURL(BARS);
    await expect.poll(() => marked(page)).toEqual([['Bars overview', 'page']]);
  });

  test('can be reached by keyboard', async ({ page }) => {
    await open(page, BARS);
    await tabs(page).getByRole('link', { name: 'Documentation' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(tabs(page).getByRole('link', { name: 'Hooks API' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${BARS}hooks-api/`);
    await expect(page.getByRole('heading', { level: 2, name: 'useBarSeries' })).toBeVisible();
  });

  test("aren't on a page that lists no components or hooks", async ({ page }) => {
    await open(page, '/x/react-charts/quickstart/');
    await expect(page.getByRole('link', { name: 'Components API' })).toHaveCount(0);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('are links', async ({ page }) => {
      await page.goto(BARS);
      await tabs(page).getByRole('link', { name: 'Hooks API' }).click();
      await expect(page).toHaveURL(`${BARS}hooks-api/`);
      await expect(tabs(page).locator('[aria-current="page"]')).toHaveText('Hooks API');
    });
  });
});

test.describe('the sidebar', () => {
  test("marks a listed symbol in its product's open API reference", async ({ page }) => {
    await open(page, '/x/api/charts/bar-chart/');
    await expect.poll(() => marked(page)).toEqual([['BarChart', 'page']]);
    await expect(sidebar(page).getByRole('link', { name: 'BarElement' })).toBeVisible();
  });

  test("marks and links the index for a symbol that isn't listed", async ({ page }) => {
    await open(page, '/x/api/charts/use-x-scale/');
    await expect.poll(() => marked(page)).toEqual([['Index', 'true']]);
    expect((await texts(crumbs(page))).slice(-3)).toEqual(['API reference', 'Index', 'useXScale']);
    await sidebar(page).getByRole('link', { name: 'Index' }).click();
    await expect(page).toHaveURL('/x/api/charts/');
    await expect.poll(() => marked(page)).toEqual([['Index', 'page']]);
  });

  test('distinguishes the Data Grid from its index', async ({ page }) => {
    await open(page, '/x/api/data-grid/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Data Grid API/);
    await sidebar(page).getByRole('link', { name: 'DataGrid', exact: true }).click();
    await expect(page).toHaveURL('/x/api/data-grid/data-grid/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^DataGrid API/);
  });
});

test('an index links to each of its symbols', async ({ page }) => {
  await open(page, '/x/api/tree-view/');
  const headings = page.locator('main h2');
  await expect(headings.first()).toHaveText(/^Components/);
  await page.locator('main').getByRole('link', { name: 'useTreeViewApiRef', exact: true }).click();
  await expect(page).toHaveURL('/x/api/tree-view/use-tree-view-api-ref/');
  // The index's list is only in its HTML, not in JavaScript. It must still be there after going back.
  await page.goBack();
  await expect(page.getByRole('link', { name: 'useTreeItemModel', exact: true })).toBeVisible();
});

test("a page links to the API of its demos' imports, and the API page links back to the demos", async ({
  page,
}) => {
  await open(page, BARS);
  const main = page.locator('main');
  await expect(main.locator('h2').last()).toHaveText(/^API/);
  await main.getByRole('link', { name: 'PiecewiseColorLegend', exact: true }).click();
  await expect(page).toHaveURL('/x/api/charts/piecewise-color-legend/');
  await main.getByRole('link', { name: 'Air quality' }).click();
  await expect(page).toHaveURL(`${BARS}#AirQuality`);
});

test('API pages have no pagination across the alphabet or products', async ({ page }) => {
  for (const pathname of ['/x/api/charts/bar-chart/', '/x/api/charts/', '/x/react-tree-view/']) {
    await open(page, pathname);
    await expect(page.locator('.pagination-nav__link--prev')).toHaveCount(0);
  }
  await open(page, '/x/api/charts/bar-chart/');
  await expect(page.locator('.pagination-nav__link')).toHaveCount(0);
});
