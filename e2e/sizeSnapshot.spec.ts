import type { Page } from '@playwright/test';

import {
  accessibilityViolations,
  expect,
  layoutShift,
  open,
  sitemapPaths,
  test,
  UNSEEN_SHIFT,
} from './support';

// @visits /sitemap.xml

const PAGE = '/size-snapshot/';

const table = (page: Page, product: string) => page.getByRole('table', { name: product });

/** Returns the sizes in a column of a table, in display order. For the base column, the maximum size. */
const column = (page: Page, product: string, index: number) =>
  table(page, product)
    .locator(`tbody tr > :nth-child(${index})`)
    .evaluateAll((cells) =>
      cells.map((cell) => Number(cell.getAttribute('data-value') ?? Number.NaN)),
    );

const descending = (values: readonly number[]) => [...values].sort((a, b) => b - a);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all sizes are listed, largest first, and can be filtered by product', async ({ page }) => {
    await page.goto(PAGE);
    for (const product of ['Data Grid', 'Date and Time Pickers', 'Charts', 'Tree View']) {
      const gzip = await column(page, product, 4);
      expect(gzip.length, product).toBeGreaterThan(10);
      expect(gzip).toEqual(descending(gzip));
    }
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);

    await page
      .getByRole('navigation', { name: 'Products' })
      .getByRole('link', { name: /^Charts/ })
      .click();
    await expect(table(page, 'Charts')).toBeVisible();
    await expect(table(page, 'Data Grid')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await page.getByRole('link', { name: 'All products' }).click();
    await expect(table(page, 'Data Grid')).toBeVisible();
  });
});

test('sizes are plausible, and link to their pages', async ({ page }) => {
  await page.goto(PAGE);
  const row = table(page, 'Data Grid').getByRole('row', { name: /^DataGrid / });
  const [minified = 0, gzip = 0] = await row
    .locator('td[data-value]')
    .evaluateAll((cells) => cells.map((cell) => Number(cell.getAttribute('data-value'))));
  expect(gzip).toBeGreaterThan(60_000);
  expect(gzip).toBeLessThan(200_000);
  expect(minified).toBeGreaterThan(2 * gzip);

  const paths = new Set(sitemapPaths());
  const links = await page
    .locator('.sizes tbody a')
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  expect(links.length).toBeGreaterThan(250);
  expect(links.filter((link) => !paths.has(link))).toEqual([]);
});

test('columns can be sorted by keyboard, with an announcement', async ({ page }) => {
  await open(page, PAGE);
  const charts = table(page, 'Charts');
  const minified = charts.getByRole('button', { name: 'Minified' });
  await minified.focus();
  await page.keyboard.press('Enter');
  await expect(charts.getByRole('columnheader', { name: 'Minified' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  const largest = await column(page, 'Charts', 3);
  expect(largest).toEqual(descending(largest));
  await page.keyboard.press('Space');
  expect(await column(page, 'Charts', 3)).toEqual(descending(largest).reverse());
  await expect(page.getByRole('status').filter({ hasText: 'Sorted' })).toHaveText(
    'Sorted by Minified, ascending',
  );
  // The other tables are unchanged.
  const grid = await column(page, 'Data Grid', 4);
  expect(grid).toEqual(descending(grid));
});

test('no size is in JavaScript, and nothing shifts', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\.js$/.test(new URL(response.url()).pathname)) {
      scripts.push(response.text());
    }
  });
  await open(page, PAGE);
  expect(await layoutShift(page)).toBeLessThan(UNSEEN_SHIFT);
  const code = (await Promise.all(scripts)).join('\n');
  expect(code.length).toBeGreaterThan(10_000);
  expect(code).not.toContain('GridFilterPanel');
});

test('after a client navigation the tables are shown and can be sorted', async ({ page }) => {
  await open(page, PAGE);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Charts' })
    .click();
  await expect(page).toHaveURL(/\/x\/react-charts\/$/);
  await page.goBack();
  await table(page, 'Charts').getByRole('button', { name: 'Name' }).click();
  await expect(table(page, 'Charts').getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});

for (const [colorScheme, direction] of [
  ['light', 'ltr'],
  ['dark', 'rtl'],
] as const) {
  test(`the page is accessible in ${colorScheme}, ${direction}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, PAGE);
    await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
    expect(await accessibilityViolations(page, 'main')).toEqual([]);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const direction of ['ltr', 'rtl'] as const) {
    test(`names and all numbers are visible, ${direction}`, async ({ page }) => {
      await open(page, PAGE);
      await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
      const overflow = await page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('.table-scroll')].map(
          ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
        ),
      );
      expect(overflow.filter((pixels) => pixels > 0)).toEqual([]);
    });
  }

  test('names break between their words', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await open(page, PAGE);
    const broken = await page.locator('.sizes tbody th a').evaluateAll((names) =>
      names.flatMap(({ childNodes, textContent }) => {
        const isBroken = [...childNodes].some((part) => {
          const range = document.createRange();
          range.selectNodeContents(part);
          const lines = [...range.getClientRects()].map(({ top }) => Math.round(top));
          return new Set(lines).size > 1;
        });
        return isBroken ? [textContent] : [];
      }),
    );
    expect(broken).toEqual([]);
  });
});
