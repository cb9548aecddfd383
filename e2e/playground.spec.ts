import { accessibilityViolations, expect, open, sitemapPaths, test } from './support';

// @visits /sitemap.xml

const radiusOf = (element: Element) => getComputedStyle(element).borderTopLeftRadius;

test('the playground shows components without the theme, and with it on request', async ({
  page,
}) => {
  await open(page, '/playground/');
  const grid = page.locator('.MuiDataGrid-root').first();
  const none = page.getByRole('radio', { name: 'No theme' });
  await expect(none).toBeChecked();
  // The surfaces are server-rendered, before any script runs.
  const surface = page.locator('.MuiPaper-root').first();
  expect(await surface.evaluate(radiusOf), "Material UI's own radius").toBe('4px');

  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await expect(grid.getByRole('gridcell', { name: 'Köln' })).toBeVisible();
  expect(await grid.evaluate(radiusOf)).toBe('4px');

  await page.getByRole('radio', { name: 'The portal’s theme' }).check();
  await expect.poll(() => grid.evaluate(radiusOf)).toBe('12px');
  await none.check();
  await expect.poll(() => grid.evaluate(radiusOf)).toBe('4px');
});

test("the playground is accessible, and isn't indexed by search engines", async ({ page }) => {
  await open(page, '/playground/');
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.locator('[data-island="playground"][data-island-ready]').waitFor();
  await page.getByRole('radio', { name: 'Material UI’s theme' }).check();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    expect(await accessibilityViolations(page)).toEqual([]);
  }
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(sitemapPaths()).not.toContain('/playground/');
  expect(sitemapPaths()).toContain('/x/react-date-pickers/playground/');
});

test('navigating from the playground to a page restores the theme', async ({ page }) => {
  await open(page, '/playground/');
  await page.getByRole('link', { name: 'Data Grid' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Data Grid/);
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  const grid = page.locator('.MuiDataGrid-root').first();
  await grid.scrollIntoViewIfNeeded();
  await expect.poll(() => grid.evaluate(radiusOf)).toBe('12px');
});
