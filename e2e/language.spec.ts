import { expect, open, test } from './support';

/* The language selector itself is tested on a site with two languages, in builds.spec.ts. */

test('a site in one language has no language selector in the navbar', async ({ page }) => {
  await open(page, '/x/react-data-grid/sorting/');
  // The other menu of the navbar.
  await expect(page.locator('.navbar summary')).toHaveCount(1);
  await expect(page.getByText('English', { exact: true })).toHaveCount(0);
});

test("a site in one language has no language selector in the phone's menu", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/playground/');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(page.getByRole('link', { name: 'GitHub' })).toBeVisible();
  await expect(page.getByText('English', { exact: true })).toHaveCount(0);
});
