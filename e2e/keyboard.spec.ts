import type { Page } from '@playwright/test';

import { expect, open, test } from './support';

/** Presses Tab until the predicate accepts the focused element. Fails after too many attempts. */
async function tabTo(
  page: Page,
  isThere: (element: Element) => boolean,
  limit = 80,
): Promise<void> {
  for (let count = 0; count < limit; count += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    if ((await focused.count()) > 0 && (await focused.evaluate(isThere))) {
      return;
    }
  }
  throw new Error(`not reached within ${limit} tabs`);
}

test('the first Tab focuses the skip link', async ({ page }) => {
  await open(page, '/x/react-data-grid/sorting/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: /skip to main content/i });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const isInMain = await page
    .locator(':focus')
    .evaluate((element) => element.closest('main') !== null);
  expect(isInMain).toBe(true);
});

test('the navigation opens, closes and follows links', async ({ page }) => {
  await open(page, '/x/react-data-grid/sorting/');
  await tabTo(
    page,
    (element) => element.closest('nav.menu') !== null && element.textContent === 'Tree View',
  );
  const group = page.locator(':focus');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('.menu a[href="/x/react-tree-view/quickstart/"]')).toBeVisible();
  await tabTo(
    page,
    (element) => element.getAttribute('href') === '/x/react-tree-view/quickstart/',
    10,
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/x/react-tree-view/quickstart/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the focus enters a demo, works in it, and leaves it', async ({ page }) => {
  await open(page, '/x/react-tree-view/rich-tree-view/selection/');
  await tabTo(page, (element) => element.closest('figure [data-island]') !== null, 120);
  const tree = page.locator('figure [data-island] [role=tree]').first();
  await expect(tree).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[role=treeitem]:focus')).toHaveCount(1);
  const tools = page.locator('figure').first().getByRole('toolbar');
  const toggle = tools.getByRole('button').first();
  await tabTo(page, (element) => element.closest('[role=toolbar]') !== null, 10);
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveText('Hide code');
  await expect(page.locator('figure').first().locator('pre')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(tools.locator(':focus')).toHaveAccessibleName('TypeScript (TS)');
  await page.keyboard.press('End');
  const more = tools.locator('summary');
  await expect(more).toBeFocused();
  await expect(more).toHaveText('More');
  await page.keyboard.press('ArrowUp');
  await expect(tools.getByRole('link', { name: 'View the source file' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await expect(tools.getByRole('link', { name: 'View the source file' })).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(tools.locator(':focus')).toHaveCount(0);
});

test('the color mode can be switched by keyboard', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/x/introduction/installation/');
  await tabTo(page, (element) => element.getAttribute('aria-label') === 'Dark mode');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: 'Dark mode' })).toBeFocused();
});

test('on a phone the menu opens and follows links', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/x/react-charts/');
  await page.getByRole('button', { name: /toggle navigation bar/i }).press('Enter');
  await page.getByRole('link', { name: 'Axis', exact: true }).press('Enter');
  await expect(page).toHaveURL('/x/react-charts/axis/');
});
