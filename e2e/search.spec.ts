import type { Locator, Page } from '@playwright/test';

import {
  accessibilityViolations,
  expect,
  gate,
  layoutShift,
  open,
  settle,
  test,
  UNSEEN_SHIFT,
} from './support';

const PAGE = '/x/introduction/licensing/';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search the docs' });
const button = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });
const options = (page: Page) => dialog(page).getByRole('option');

/** The result that Enter would open. */
const chosen = (page: Page): Locator => dialog(page).locator('[aria-selected="true"]');

async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await field(page).fill(query);
  await expect(page.getByText(/pages? found$/)).toBeAttached();
}

test.describe('the search opens', () => {
  for (const key of ['Control+k', 'Meta+k', '/']) {
    test(`with ${key}, focuses its field, and returns the focus`, async ({ page }) => {
      await open(page, PAGE);
      const link = page.getByRole('link', { name: 'GitHub' });
      await link.focus();
      await page.keyboard.press(key);
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(link).toBeFocused();
    });
  }

  test('with its button, and with a letter on it', async ({ page }) => {
    await open(page, PAGE);
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('s');
    await expect(field(page)).toHaveValue('s');
  });

  test('with what was typed while it was loading', async ({ page }) => {
    await open(page, PAGE);
    await settle(page);
    const code = gate();
    await page.route(/\/assets\/js\//, async (route) => {
      await code.opened;
      await route.continue();
    });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('valueGetter');
    await expect(field(page)).toHaveCount(0);
    code.open();
    await expect(field(page)).toHaveValue('valueGetter');
  });

  test('but leaves the slash to the filter of an API page', async ({ page }) => {
    await open(page, '/x/api/data-grid/data-grid/');
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await expect(dialog(page)).toBeHidden();
  });
});

test.describe('search results', () => {
  test('are selected with arrow keys and opened with Enter, at the heading', async ({ page }) => {
    await open(page, PAGE);
    await search(page, 'sort on server');
    await expect(chosen(page)).toContainText('Data Grid sorting');
    await page.keyboard.press('ArrowDown');
    await expect(chosen(page)).toContainText('Sort on the server');
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await chosen(page).getAttribute('id')) ?? '',
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/react-data-grid\/sorting\/#sort-on-the-server$/);
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Sort on the server' })).toBeInViewport();
  });

  test('wrap around at both ends', async ({ page }) => {
    await open(page, PAGE);
    await search(page, 'sorting');
    // The first results may be followed by more.
    await settle(page);
    await page.keyboard.press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  });

  test('highlight the words, and show an excerpt of the text', async ({ page }) => {
    await open(page, PAGE);
    await search(page, 'sorting');
    await expect(options(page).first().locator('mark').first()).toHaveText(/sort/i);
  });

  for (const [query, anchor] of [
    ['valueGetter', 'grid-col-def-valueGetter'],
    ['valuegeter', 'grid-col-def-valueGetter'],
    ['MuiDataGrid-cell', 'data-grid-class-cell'],
  ] as const) {
    test(`for ${query} lead to its row in the API reference`, async ({ page }) => {
      await open(page, PAGE);
      await search(page, query);
      await dialog(page).locator(`a[href$="#${anchor}"]`).first().click();
      await expect(page).toHaveURL(new RegExp(`#${anchor}$`));
      await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
    });
  }

  test('open in a new tab with Ctrl+Enter, and the search stays open', async ({
    page,
    context,
  }) => {
    await open(page, PAGE);
    await search(page, 'quick filter');
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.keyboard.press('Control+Enter'),
    ]);
    await expect(tab).toHaveURL(/\/x\//);
    await expect(dialog(page)).toBeVisible();
  });

  test('open even if Enter is pressed before they appear', async ({ page }) => {
    await open(page, PAGE);
    await page.keyboard.press('Control+k');
    await field(page).fill('tree view quickstart');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/react-tree-view\/quickstart\/$/);
  });

  test('is one entry for a member that many types have, followed by the guide', async ({
    page,
  }) => {
    await open(page, PAGE);
    await search(page, 'renderCell');
    const group = dialog(page).getByRole('group', {
      name: /^renderCell: GridColDef and \d+ more$/,
    });
    await expect(group.getByRole('option').first()).toHaveAttribute(
      'href',
      /grid-col-def\/#grid-col-def-renderCell$/,
    );
    const others = group.getByRole('option');
    expect(await others.count()).toBeGreaterThan(1);
    const groups = dialog(page).getByRole('listbox').getByRole('group');
    await expect(groups.nth(1).getByRole('option').first()).toHaveAttribute(
      'href',
      /\/x\/react-data-grid\//,
    );
    await page.keyboard.press('ArrowDown');
    await expect(chosen(page)).toHaveText('GridColTypeDef');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/grid-col-type-def\/#grid-col-type-def-renderCell$/);
  });

  test("is a prop by its name, also if the DataGrid's page is the only one that has it", async ({
    page,
  }) => {
    await open(page, PAGE);
    await search(page, 'onRowSelectionModelChange');
    await expect(chosen(page)).toContainText('onRowSelectionModelChange: DataGrid');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/data-grid\/#data-grid-prop-onRowSelectionModelChange$/);
  });

  test('lists all pages of a large group on request, by keyboard', async ({ page }) => {
    await open(page, PAGE);
    await search(page, 'onChange');
    const group = dialog(page)
      .getByRole('group', { name: /^onChange: DatePicker and \d+ more$/ })
      .first();
    const count = Number(/\d+/.exec((await group.getAttribute('aria-label')) ?? '')?.[0]);
    const more = group.getByRole('option', { name: /^\d+ more$/ });
    await expect(more).toBeVisible();
    const listed = await group.getByRole('option').count();
    for (let press = 1; press < listed; press += 1) await page.keyboard.press('ArrowDown');
    await expect(chosen(page)).toHaveText(/^\d+ more$/);
    await page.keyboard.press('Enter');
    await expect(more).toHaveCount(0);
    await expect(group.getByRole('option')).toHaveCount(count + 1);
    await expect(field(page)).toBeFocused();
    await expect(chosen(page)).toHaveAttribute('href', /-prop-onChange$/);
  });

  test('includes the accessibility page for "keyboard shortcuts"', async ({ page }) => {
    await open(page, PAGE);
    await search(page, 'keyboard shortcuts');
    await expect(options(page).first()).toHaveAttribute('href', /\/accessibility\/$/);
  });

  for (const [query, sentence] of [
    ['DateRangeCalendar', 'DateRangeCalendar is part of the Pro plan.'],
    ['funnel chart', 'FunnelChart is part of the Pro plan.'],
    ['ExportExcel', 'ExportExcel is part of the Premium plan.'],
    ['ChartsDataProviderPro', 'ChartDataProviderPro is part of the Pro plan.'],
    ['TreeItem2', 'TreeItem2 no longer exists in this version. See API changes since release 7.'],
    ['SchedulerX', 'No component, hook or type of this version is called SchedulerX.'],
  ] as const) {
    test(`is explained for ${query}`, async ({ page }) => {
      await open(page, PAGE);
      await page.keyboard.press('Control+k');
      await field(page).fill(query);
      await expect(dialog(page).getByRole('status')).toContainText(sentence);
      await expect(
        dialog(page).locator('p:not([role])').filter({ hasText: sentence }),
      ).toBeVisible();
    });
  }

  test('is not explained where a guide answers', async ({ page }) => {
    await open(page, PAGE);
    await search(page, 'DataGridPro row reordering');
    await expect(options(page).first()).toHaveAttribute('href', /\/row-ordering\/$/);
    await expect(dialog(page).getByText(/part of the Pro plan/)).toHaveCount(0);
  });

  test('can be filtered by product and kind', async ({ page }) => {
    await open(page, PAGE);
    await search(page, 'axis');
    await dialog(page).getByRole('button', { name: 'Charts' }).click();
    await dialog(page).getByRole('button', { name: 'API' }).click();
    await expect(options(page).first()).toHaveAttribute('href', /\/x\/api\/charts\//);
    for (const option of await options(page).all()) {
      await expect(option).toHaveAttribute('href', /\/x\/api\/charts\//);
    }
  });
});

test('suggest similar words if nothing was found', async ({ page }) => {
  await open(page, PAGE);
  await page.keyboard.press('Control+k');
  await field(page).fill('pagginattioon');
  await expect(dialog(page).getByText('No results for pagginattioon.')).toBeVisible();
  await dialog(page)
    .getByRole('button', { name: /pagination/i })
    .first()
    .click();
  await expect(options(page).first()).toBeVisible();
  await expect(field(page)).toBeFocused();
});

test('recent searches are shown, and can be removed', async ({ page }) => {
  await open(page, PAGE);
  await search(page, 'sort on server');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await page.reload();
  await open(page, PAGE);
  await page.keyboard.press('Control+k');
  await dialog(page).getByRole('button', { name: 'sort on server', exact: true }).click();
  await expect(field(page)).toHaveValue('sort on server');
  await dialog(page).getByRole('button', { name: 'Clear' }).click();
  await dialog(page).getByRole('button', { name: 'Forget “sort on server”' }).click();
  await expect(dialog(page).getByText('sort on server', { exact: true })).toBeHidden();
});

test('popular pages are offered before a search, and the filters are one row', async ({ page }) => {
  await open(page, PAGE);
  await page.keyboard.press('Control+k');
  const popular = dialog(page).getByRole('region', { name: 'Popular pages' });
  await expect(popular.getByRole('link').nth(3)).toBeVisible();
  const rows = await dialog(page)
    .getByRole('group')
    .getByRole('button')
    .evaluateAll((all) => new Set(all.map((chip) => chip.getBoundingClientRect().top)).size);
  expect(rows).toBe(1);
  await popular.getByRole('link', { name: 'Bar charts' }).click();
  await expect(page).toHaveURL('/x/react-charts/bars/');
  await expect(dialog(page)).toBeHidden();
});

test.describe('an address without a page', () => {
  // The browser itself reports the 404.
  test.use({ allowsConsoleErrors: true });

  test('is searched, and the reader can change the search', async ({ page }) => {
    await page.goto('/x/react-data-grid/row-groupin/');
    const field = page.getByRole('searchbox', { name: 'Search the docs' });
    await expect(field).toHaveValue('data grid row groupin');
    const results = page.getByRole('search').getByRole('link');
    await expect(results.filter({ hasText: /^Data Grid row grouping$/ })).toBeVisible();
    expect(await accessibilityViolations(page, 'main')).toEqual([]);
    expect(await layoutShift(page)).toBeLessThan(UNSEEN_SHIFT);
    await field.fill('date picker');
    await results.filter({ hasText: /^Date Picker$/ }).click();
    await expect(page).toHaveURL('/x/react-date-pickers/date-picker/');
  });
});

test.describe('an address of something else', () => {
  test.use({ allowsConsoleErrors: true });

  test('of a licensed component leads to guides about it', async ({ page }) => {
    await page.goto('/x/api/date-pickers/date-range-picker/');
    await expect(page.getByText('DateRangePicker is part of the Pro plan.')).toBeVisible();
    const results = page.getByRole('search').getByRole('link');
    await expect(results.filter({ hasText: /^Date Range Picker$/ })).toBeVisible();
  });

  test('without similar pages has no suggestions', async ({ page }) => {
    await page.goto('/x/nope/');
    await expect(page.getByText('No pages found.')).toBeVisible();
    await expect(page.getByRole('search').getByRole('link')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: 'Data Grid' })).toBeVisible();
  });
});

test.describe('offline', () => {
  // Excerpts that were not loaded before are requested, and fail.
  test.use({ allowsConsoleErrors: true });

  test('works after it has been used once', async ({ page, context }) => {
    await open(page, PAGE);
    await search(page, 'sorting');
    // Excerpts and the words of the prose are loaded after the first results.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    for (const query of ['editable cells', 'valueFormatter', 'bar chart colors']) {
      await field(page).fill(query);
      await expect(options(page).first()).toBeVisible();
      await expect(page.getByText(/pages? found$/)).toBeAttached();
    }
  });
});

test.describe("an index that can't be loaded", () => {
  test.use({ allowsConsoleErrors: true });

  test('is reported, and requested again', async ({ page }) => {
    await open(page, PAGE);
    let refused = 0;
    await page.context().route('**/search/manifest.json', (route) => {
      refused += 1;
      return route.abort();
    });
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('alert')).toHaveText(/couldn’t be loaded/);
    const before = refused;
    await field(page).fill('sorting');
    await expect.poll(() => refused).toBe(before + 1);
    await page.context().unroute('**/search/manifest.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(options(page).first()).toContainText('Data Grid sorting');
    await expect(page.getByRole('alert')).toBeHidden();
  });
});

test.describe('the dialog', () => {
  for (const width of [1280, 390]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`is accessible at ${width} pixels, ${colorScheme}, in both directions`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await open(page, PAGE);
        await search(page, 'column');
        for (const direction of ['ltr', 'rtl']) {
          await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
          expect(await accessibilityViolations(page, 'dialog[open]')).toEqual([]);
          const box = await dialog(page).boundingBox();
          expect(box?.x).toBeGreaterThanOrEqual(0);
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
        }
      });
    }
  }

  test('aligns English titles to the right in RTL', async ({ page }) => {
    await open(page, PAGE);
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    await search(page, 'freeze first column');
    const row = dialog(page).getByRole('option').first();
    const space = await row.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element.querySelector('[dir=auto]')!);
      const [words, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
      const { paddingRight } = getComputedStyle(element);
      return {
        before: box.right - Number.parseFloat(paddingRight) - words.right,
        after: words.left - box.left,
      };
    });
    expect(space.before).toBeLessThan(2);
    expect(space.after).toBeGreaterThan(40);
  });

  test("fills a phone's screen, and opens without a layout shift", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, PAGE);
    const search = await button(page).boundingBox();
    const settings = await page.getByRole('button', { name: 'Settings' }).boundingBox();
    expect((search?.x ?? 0) + (search?.width ?? 0)).toBeLessThanOrEqual(settings?.x ?? 0);
    await button(page).click();
    await expect(field(page)).toBeFocused();
    expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 800 });
    await dialog(page).getByRole('button', { name: 'Close search' }).click();
    await expect(dialog(page)).toBeHidden();
    expect(await layoutShift(page)).toBeLessThan(UNSEEN_SHIFT);
  });
});
