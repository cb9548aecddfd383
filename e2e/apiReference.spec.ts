import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import type { Page } from '@playwright/test';

import {
  accessibilityViolations,
  expect,
  layoutShift,
  open,
  root,
  settle,
  test,
  UNSEEN_SHIFT,
} from './support';

/** The largest API page. */
const GRID = '/x/api/data-grid/data-grid/';
const COLUMN = '/x/api/data-grid/grid-col-def/';
const TEXT_PAGE = '/x/introduction/installation/';

const props = (page: Page) => page.getByRole('table', { name: 'Props', exact: true });
const row = (page: Page, id: string) => page.locator(`[id="${id}"]`);
const filter = (page: Page) =>
  page.getByRole('searchbox', { name: 'Filter by name, type or description' });
const counts = (page: Page) => page.locator('main [role="status"]').filter({ hasText: / of / });

/** Returns how far the page scrolls sideways, in pixels. */
const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Returns the HTML that was built for a page. */
const built = (pathname: string) => readFileSync(path.join(root, 'build', pathname, 'index.html'));

/** Returns the size of the scripts that a page references, in bytes (gzip). */
function scriptBytes(pathname: string): number {
  const names = new Set(String(built(pathname)).match(/assets\/js\/[\w~.-]+\.js/g));
  return [...names].reduce(
    (sum, name) => sum + gzipSync(readFileSync(path.join(root, 'build', name))).length,
    0,
  );
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all tables are shown, and no control without a function', async ({ page }) => {
    await page.goto(GRID);
    await expect(props(page).getByRole('row')).not.toHaveCount(0);
    await expect(row(page, 'data-grid-prop-rows')).toBeVisible();
    await expect(row(page, 'data-grid-slot-toolbar')).toBeVisible();
    await expect(row(page, 'data-grid-class-cell')).toBeVisible();
    await expect(filter(page)).toBeHidden();
    await page.getByText(/^\d+ deprecated props?$/).click();
    await expect(row(page, 'data-grid-prop-autoHeight')).toBeVisible();
  });

  test('names in types link to their pages', async ({ page }) => {
    await page.goto(GRID);
    await row(page, 'data-grid-prop-columns').getByRole('link', { name: 'GridColDef' }).click();
    await expect(page).toHaveURL(new RegExp(`${COLUMN}$`));
  });
});

test('the page is within its budgets, and no table is in its JavaScript', async ({ page }) => {
  expect(gzipSync(built(GRID), { level: 9 }).length).toBeLessThanOrEqual(45_000);
  // React and the text of the page, but nothing for its 400 rows.
  expect(scriptBytes(GRID)).toBeLessThan(scriptBytes(TEXT_PAGE) + 8_000);
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/assets/js/')) {
      scripts.push(await response.text());
    }
  });
  await open(page, GRID);
  await settle(page);
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThanOrEqual(
    5_000,
  );
  expect(scripts.filter((script) => script.includes('MuiDataGrid-cell'))).toEqual([]);
  expect(await layoutShift(page)).toBeLessThan(UNSEEN_SHIFT);
});

test('the filter works by keyboard, announces matches, and is cleared with Escape', async ({
  page,
}) => {
  const chunks: string[] = [];
  await open(page, GRID);
  await settle(page);
  page.on('request', (request) => chunks.push(request.url()));
  const all = await page.locator('.api-table tbody tr').count();
  await page.keyboard.press('/');
  await expect(filter(page)).toBeFocused();
  await page.keyboard.type('column menu');
  await expect(counts(page)).toHaveText(/^\d+ of \d+ props, \d+ of \d+ slots, \d+ of \d+ classes$/);
  expect(chunks.some((url) => url.includes('/assets/js/'))).toBe(true);
  await expect(row(page, 'data-grid-prop-disableColumnMenu')).toBeVisible();
  await expect(row(page, 'data-grid-prop-rows')).toBeHidden();
  const shown = await page.locator('.api-table tbody tr:not([hidden])').count();
  expect(shown).toBeLessThan(all / 4);
  // In the filter field, a slash is an ordinary character.
  await page.keyboard.type('/');
  await expect(filter(page)).toHaveValue('column menu/');
  await expect(page.getByText('No props match.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(filter(page)).toHaveValue('');
  await expect(page.locator('.api-table tbody tr:not([hidden])')).toHaveCount(all);
  await expect(page.getByText('No props match.')).toHaveCount(0);
});

test('filtering takes at most 50 ms per key at a quarter of the CPU', async ({ page }) => {
  await open(page, GRID);
  await filter(page).focus();
  await page.keyboard.type('x');
  await expect(counts(page)).toBeVisible();
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const times: number[] = [];
  for (const query of ['r', 'ro', 'row', 'ro', '', 'o', 'on', 'onc']) {
    times.push(
      await filter(page).evaluate((input: HTMLInputElement, value) => {
        input.value = value;
        const start = performance.now();
        input.dispatchEvent(new Event('input', { bubbles: true }));
        // Includes the layout that the browser would do before painting.
        document.body.getBoundingClientRect();
        return performance.now() - start;
      }, query),
    );
  }
  const median = times.sort((a, b) => a - b)[times.length / 2] ?? Infinity;
  expect(median, `all: ${times.map(Math.round).join(', ')} ms`).toBeLessThan(50);
});

test('the layout is a table, or a list if chosen, and survives a reload without a flash', async ({
  page,
}) => {
  await open(page, GRID);
  const display = () =>
    row(page, 'data-grid-prop-rows').evaluate((element) => getComputedStyle(element).display);
  expect(await display()).toBe('grid');
  const layout = page.getByRole('group', { name: 'Layout' });
  await layout.getByRole('button', { name: 'List' }).click();
  expect(await display()).toBe('block');
  // Read at the first paint, before any of the page's code runs.
  await page.addInitScript(() => {
    new MutationObserver((_records, observer) => {
      if (document.getElementById('__docusaurus')) {
        observer.disconnect();
        Object.assign(window, {
          firstLayout: document.documentElement.getAttribute('data-api-layout'),
        });
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await open(page, GRID);
  expect(await page.evaluate(() => 'firstLayout' in window && window.firstLayout)).toBe('list');
  expect(await display()).toBe('block');
  await expect(layout.getByRole('button', { name: 'List' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await layout.getByRole('button', { name: 'Table' }).click();
  expect(await display()).toBe('grid');
});

test('the link next to a name copies its URL and sets the hash', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, GRID);
  const link = row(page, 'data-grid-prop-density').getByRole('link', { name: 'Link to density' });
  await expect(link).toHaveCSS('opacity', '0');
  await link.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(link).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(link).toHaveAttribute('data-copied', 'yes');
  await expect(page.getByText('Link copied')).toBeAttached();
  await expect(page).toHaveURL(new RegExp(`${GRID}#data-grid-prop-density$`));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await expect(link).not.toHaveAttribute('data-copied');
});

test('a hash reveals a deprecated prop, and clears a filter', async ({ page }) => {
  await open(page, `${GRID}#data-grid-prop-autoHeight`);
  await expect(row(page, 'data-grid-prop-autoHeight')).toBeInViewport();
  await filter(page).focus();
  await page.keyboard.type('density');
  await expect(row(page, 'data-grid-prop-rows')).toBeHidden();
  const toc = page.locator('.api-toc');
  await toc.getByRole('link', { name: 'rows', exact: true }).first().click();
  await expect(row(page, 'data-grid-prop-rows')).toBeInViewport();
  await expect(filter(page)).toHaveValue('');
});

test('links in tables navigate on the client, and the next page is complete', async ({ page }) => {
  await open(page, GRID);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await row(page, 'data-grid-prop-columns').getByRole('link', { name: 'GridColDef' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/GridColDef/);
  await expect(row(page, 'grid-col-def-field')).toBeVisible();
  await expect(page.locator('.api-toc').getByRole('link', { name: 'field' }).first()).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('sortable');
  await expect(row(page, 'grid-col-def-sortable')).toBeVisible();
  await expect(row(page, 'grid-col-def-field')).toBeHidden();
  await page.goBack();
  await expect(row(page, 'data-grid-prop-columns')).toBeVisible();
  await expect(row(page, 'data-grid-class-cell')).toBeAttached();
  await expect(filter(page)).toHaveValue('');
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test('the table of contents lists the rows and marks the current section', async ({ page }) => {
  await open(page, GRID);
  const toc = page.locator('.api-toc');
  for (const name of ['rows', 'toolbar', 'cell']) {
    await expect(toc.getByRole('link', { name, exact: true }).first()).toBeAttached();
  }
  await toc.getByRole('link', { name: 'toolbar', exact: true }).first().click();
  await expect(row(page, 'data-grid-slot-toolbar')).toBeInViewport();
  await expect(toc.getByRole('link', { name: 'Slots', exact: true })).toHaveClass(/link--active/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const direction of ['ltr', 'rtl']) {
    test(`the page doesn't scroll horizontally, and the contents are one tap away, ${direction}`, async ({
      page,
    }) => {
      await page.addInitScript((dir) => localStorage.setItem('direction', dir), direction);
      await open(page, GRID);
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
      await page.getByRole('button', { name: 'On this page' }).click();
      const toc = page.locator('.theme-doc-toc-mobile');
      await toc.getByRole('link', { name: 'toolbar', exact: true }).first().click();
      await expect(row(page, 'data-grid-slot-toolbar')).toBeInViewport();
      await expect(row(page, 'data-grid-slot-toolbar')).toHaveCSS('display', 'block');
    });
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const direction of ['ltr', 'rtl']) {
    for (const layout of ['table', 'list']) {
      test(`is accessible as a ${layout}, ${colorScheme} and ${direction}`, async ({ page }) => {
        await page.addInitScript(
          (stored) => Object.entries(stored).forEach((entry) => localStorage.setItem(...entry)),
          { direction, apiLayout: layout },
        );
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await open(page, `${GRID}#data-grid-prop-autoHeight`);
        await row(page, 'data-grid-prop-cellModesModel').getByText('Full type').click();
        await page.keyboard.press('/');
        await page.keyboard.type('cell');
        await expect(counts(page)).toBeVisible();
        expect(await accessibilityViolations(page)).toEqual([]);
      });
    }
  }
}
