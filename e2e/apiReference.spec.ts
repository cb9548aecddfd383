import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import AxeBuilder from '@axe-core/playwright';
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

/** Returns the targets that axe finds too small or too close to others. */
async function smallOnes(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withRules('target-size').analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
}

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

test('the filter and the props come right after the import, and demos last', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, GRID);
  const titles = page.locator('main h2.anchor');
  expect((await titles.allTextContents()).map((title) => title.replace('\u200b', ''))).toEqual([
    'Import',
    'Props',
    'Slots',
    'CSS classes',
    'Demos',
    'Size',
  ]);
  await expect(filter(page)).toBeInViewport();
  await expect(row(page, 'data-grid-prop-columns')).toBeInViewport();
});

test.describe('demos', () => {
  test.use({ javaScriptEnabled: false });

  test('are five links, and the others are unfolded without scripts and in print', async ({
    page,
  }) => {
    await page.goto(GRID);
    const links = page.locator('.api-demos a:visible');
    await expect(links).toHaveCount(5);
    const more = page.getByText(/^\d+ more pages$/);
    await more.click();
    await expect(links).not.toHaveCount(5);
    await more.click();
    await expect(links).toHaveCount(5);
    await page.emulateMedia({ media: 'print' });
    const folded = page.locator('.api-more a').last();
    expect(await folded.evaluate((link) => link.checkVisibility())).toBe(true);
  });
});

test('the filter shows the first match, and keeps the focus', async ({ page }) => {
  await open(page, GRID);
  await settle(page);
  await row(page, 'data-grid-class-cell').scrollIntoViewIfNeeded();
  await page.keyboard.press('/');
  await page.keyboard.type('toolbar');
  await expect(row(page, 'data-grid-prop-showToolbar')).toBeInViewport({ ratio: 1 });
  await expect(filter(page)).toBeFocused();
  const gap = await page.evaluate(() => {
    const field = document.querySelector('input[type="search"]')?.getBoundingClientRect();
    const first = document.querySelector('.api-table tbody tr:not([hidden])');
    return (first?.getBoundingClientRect().top ?? 0) - (field?.bottom ?? 0);
  });
  expect(gap).toBeGreaterThan(0);
  // A match is in view: the page stays where it is.
  const before = await page.evaluate(() => window.scrollY);
  await page.keyboard.type(' ');
  await page.keyboard.type('s');
  await expect(filter(page)).toHaveValue('toolbar s');
  await settle(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('defaults have no backticks, and break only between words', async ({ page }) => {
  for (const pathname of [GRID, '/x/api/date-pickers/date-picker/']) {
    await open(page, pathname);
    const cells = page.locator('.api-default');
    expect((await cells.allTextContents()).filter((text) => text.includes('`'))).toEqual([]);
    const broken = await cells.evaluateAll((elements) =>
      elements.flatMap((element) => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\w$"']+/g)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            found.push(...(lines.size > 1 ? [word] : []));
          }
        }
        return found;
      }),
    );
    expect(broken, pathname).toEqual([]);
  }
});

test('since is only said of what release 7 lacks, and names a release that proves it', async ({
  page,
}) => {
  await open(page, GRID);
  const since = page.locator('.api-chip').filter({ hasText: /since|new/ });
  const texts = await since.allTextContents();
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => !/^(?:since 8\.\d+\.\d+|new in v8)$/.test(text))).toEqual([]);
  expect(texts).toContain('new in v8');
  expect(texts.some((text) => text.startsWith('since'))).toBe(true);
  // Inherited in release 7.
  for (const name of ['className', 'style']) {
    await expect(row(page, `data-grid-prop-${name}`).locator('.api-chip')).toHaveCount(0);
  }
});

/** Smallest width and height of a target, in pixels (WCAG 2.2, level AA). */
const TARGET = 24;

/** Returns targets that are too small. */
const smallTargets = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll(
    (elements, target) =>
      elements
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width < target - 0.01 || box.height < target - 0.01)
        .map(
          ({ element, box }) => `${element.outerHTML.slice(0, 90)} ${box.width} x ${box.height}`,
        ),
    TARGET,
  );

const TARGETS =
  '.theme-doc-toc-desktop a, .api-anchor, .api-section summary, [data-event-category="api"] button';

test('targets are large enough', async ({ page }) => {
  await open(page, GRID);
  await expect(page.locator('.theme-doc-toc-desktop a').first()).toBeVisible();
  expect(await smallTargets(page, TARGETS)).toEqual([]);
  expect(await smallOnes(page)).toEqual([]);
});

test.describe('targets on a touch screen', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('are large enough, also in the contents and the menu', async ({ page }) => {
    await open(page, GRID);
    await page.getByText('On this page').click();
    const contents = '.theme-doc-toc-mobile';
    await expect(page.locator(`${contents} li a`).first()).toBeVisible();
    expect(await smallTargets(page, `${TARGETS}, ${contents} button, ${contents} li a`)).toEqual(
      [],
    );
    expect(await smallOnes(page)).toEqual([]);
    await page.getByText('On this page').click();
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(page.locator('.navbar-sidebar__close')).toBeInViewport();
    expect(await smallTargets(page, '.navbar-sidebar__brand button')).toEqual([]);
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

test('filtering costs little more than the layout of the rows that it hides and shows', async ({
  page,
}) => {
  await open(page, GRID);
  await filter(page).focus();
  await page.keyboard.type('x');
  await expect(counts(page)).toBeVisible();
  const { filtering, layout } = await filter(page).evaluate((input: HTMLInputElement) => {
    const rows = [...document.querySelectorAll<HTMLElement>('.api-table tbody tr')];
    const timed = (change: () => void) => {
      const start = performance.now();
      change();
      // Includes the layout that the browser would do before painting.
      document.body.getBoundingClientRect();
      return performance.now() - start;
    };
    const median = (times: number[]) =>
      [...times].sort((a, b) => a - b)[times.length >> 1] ?? Infinity;
    const filtered: number[] = [];
    const toggled: number[] = [];
    // Alternately, so that both have the same machine.
    for (const value of ['r', 'ro', 'row', 'ro', '', 'o', 'on', 'onc', 'on', '']) {
      input.value = value;
      filtered.push(timed(() => input.dispatchEvent(new Event('input', { bubbles: true }))));
      const hidden = rows.map((row) => row.hidden);
      toggled.push(timed(() => rows.forEach((row) => (row.hidden = !row.hidden))));
      rows.forEach((row, index) => (row.hidden = hidden[index] ?? false));
      document.body.getBoundingClientRect();
    }
    return { filtering: median(filtered), layout: median(toggled) };
  });
  expect(filtering, `layout: ${layout.toFixed(1)} ms`).toBeLessThan(layout * 2);
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
  await page.evaluate(() => {
    window.location.hash = 'data-grid-prop-rows';
  });
  await expect(row(page, 'data-grid-prop-rows')).toBeInViewport();
  await expect(filter(page)).toHaveValue('');
  // The row is below the titles of the columns, which stay in view.
  const titles = page.getByRole('table', { name: 'Props' }).locator('thead');
  await expect(titles).toBeInViewport({ ratio: 1 });
  const [above, below] = [
    await titles.boundingBox(),
    await row(page, 'data-grid-prop-rows').boundingBox(),
  ];
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
});

test('links in tables navigate on the client, and the next page is complete', async ({ page }) => {
  await open(page, GRID);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await row(page, 'data-grid-prop-columns').getByRole('link', { name: 'GridColDef' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/GridColDef/);
  await expect(row(page, 'grid-col-def-field')).toBeVisible();
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

test('what is typed while the next page is loading filters that page', async ({ page }) => {
  await open(page, GRID);
  let release = () => {};
  const isTyped = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/grid-col-def/', async (route) => {
    await isTyped;
    await route.continue();
  });
  await row(page, 'data-grid-prop-columns').getByRole('link', { name: 'GridColDef' }).click();
  await page.keyboard.type('/sortable');
  await expect(filter(page)).toHaveValue('');
  release();
  await expect(row(page, 'grid-col-def-sortable')).toBeVisible();
  await expect(row(page, 'grid-col-def-field')).toBeHidden();
  await expect(filter(page)).toHaveValue('sortable');
});

test('the table of contents lists the sections and their rows, and marks the current one', async ({
  page,
}) => {
  await open(page, GRID);
  const toc = page.locator('.theme-doc-toc-desktop');
  await expect(toc.getByRole('link')).toHaveText([
    'Import',
    'Props',
    'Slots',
    'CSS classes',
    'Demos',
    'Size',
  ]);
  await toc.getByRole('link', { name: 'Slots', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Slots' })).toBeInViewport();
  await expect(toc.getByRole('link', { name: 'Slots', exact: true })).toHaveClass(/link--active/);
  await page.mouse.move(0, 0);
  await toc.getByLabel(/^\d+ props$/).click();
  await toc.getByRole('link', { name: 'sortModel', exact: true }).click();
  await expect(row(page, 'data-grid-prop-sortModel')).toBeInViewport();
});

for (const width of [1440, 1920]) {
  test(`a default is ${width < 1600 ? 'below' : 'beside'} its type (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, GRID);
    const cell = async (name: string) => {
      const box = await row(page, 'data-grid-prop-density').locator(`.api-${name}`).boundingBox();
      return box ?? { x: 0, y: 0, width: 0, height: 0 };
    };
    const [type, value, text] = [await cell('type'), await cell('default'), await cell('text')];
    if (width < 1600) {
      expect(value.x).toBe(type.x);
      expect(value.y).toBeGreaterThanOrEqual(type.y + type.height);
    } else {
      expect(value.x).toBeGreaterThanOrEqual(type.x + type.width);
      // The free width is used.
      expect(text.x + text.width).toBeGreaterThan(1500);
    }
    expect(text.y).toBe(type.y);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const direction of ['ltr', 'rtl']) {
    test(`the page doesn't scroll horizontally, and the contents are one tap away, ${direction}`, async ({
      page,
    }) => {
      await page.addInitScript((dir) => localStorage.setItem('direction', dir), direction);
      await open(page, GRID);
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
      await page.getByText('On this page').click();
      const toc = page.locator('.theme-doc-toc-mobile');
      await toc.getByRole('link', { name: 'Slots', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Slots' })).toBeInViewport();
      await expect(row(page, 'data-grid-slot-toolbar')).toHaveCSS('display', 'block');
      // The bar is still there, and its list leads to the filter.
      await page.getByText('On this page').click();
      await toc.getByRole('button', { name: 'Filter by name' }).click();
      await expect(filter(page)).toBeFocused();
      await expect(toc.getByRole('link', { name: 'Slots', exact: true })).toBeHidden();

      // The filter stays in view, and so do the contents, which list only what matches.
      await page.keyboard.type('rowHeight');
      await expect(counts(page)).toContainText('0 of');
      await filter(page).blur();
      await page.mouse.wheel(0, 300);
      await expect(filter(page)).toBeInViewport({ ratio: 1 });
      await page.getByText('On this page').click();
      await expect(toc.getByRole('link', { name: 'Props', exact: true })).toBeVisible();
      await expect(toc.getByRole('link', { name: 'Slots', exact: true })).toBeHidden();
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
