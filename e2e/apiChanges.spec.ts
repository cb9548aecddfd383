import { accessibilityViolations, expect, test } from './support';

const PAGE = '/x/api/changes/from-7/';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('changes since release 7 are listed, with counts and anchors', async ({ page }) => {
    await page.goto(PAGE);
    const charts = page
      .getByRole('table', { name: 'Changes by product' })
      .getByRole('row', { name: /^Charts 7\.\d+\.\d+ → 8\.\d+\.\d+/ });
    await expect(charts.getByRole('cell')).toHaveCount(7);
    await charts.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 2, name: 'Charts' })).toBeInViewport();

    await page.goto(`${PAGE}#charts-bar-chart`);
    const chart = page.locator('#charts-bar-chart');
    await expect(chart).toBeInViewport();
    await expect(chart).toContainText(/Removed props:.*legend/);
    await expect(chart.getByRole('link', { name: 'BarChart' })).toHaveAttribute(
      'href',
      '/x/api/charts/bar-chart/',
    );
  });
});

test('the summary fits a phone and is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PAGE);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  expect(await accessibilityViolations(page, '#charts-bar-chart')).toEqual([]);
  expect(await accessibilityViolations(page, '.table-scroll')).toEqual([]);
});
