import { expect, layoutShift, open, test, UNSEEN_SHIFT, wakeDemos } from './support';

const PAGE = '/x/react-charts/bars/';
/** A class name that stands in Material UI's code only. */
const MUI_CODE = 'MuiTouchRipple';
const firstDemo = 'figure:has([data-island])';

test('a demo and its code are readable without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/x/react-tree-view/rich-tree-view/selection/');
  const demo = page.locator(firstDemo).first();
  await expect(demo.getByRole('tree')).toBeVisible();
  await demo.getByText('Show code').click();
  await expect(demo.locator('pre')).toContainText('export default function');
  await context.close();
});

test('nothing of MUI is loaded while demos are out of view and controls untouched', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) {
      scripts.push(await response.text());
    }
  });
  await page.setViewportSize({ width: 1280, height: 320 });
  await open(page, '/x/introduction/installation/');
  await page.waitForTimeout(1500);
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.filter((text) => text.includes(MUI_CODE))).toEqual([]);

  await page.getByRole('button', { name: 'Dark mode' }).hover();
  await expect.poll(() => scripts.some((text) => text.includes(MUI_CODE))).toBe(true);
});

test('what the server has drawn waits for a sign of the reader', async ({ page }) => {
  await open(page, '/x/react-tree-view/rich-tree-view/selection/');
  const island = page.locator('figure [data-island]').first();
  await expect(island.getByRole('tree')).toBeInViewport();
  await page.waitForTimeout(500);
  await expect(island).not.toHaveAttribute('data-island-ready');
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await expect(island).toHaveAttribute('data-island-ready', '');
});

test("the server's HTML of a demo is kept, and does not move the page", async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const served = document.querySelector('figure [data-island-root] > *');
      (served as HTMLElement & { isServed?: boolean }).isServed = true;
    });
  });
  await open(page, '/x/react-tree-view/rich-tree-view/selection/');
  await wakeDemos(page);
  const island = page.locator('figure [data-island]').first();
  const kept = await island
    .locator('[data-island-root] > *')
    .first()
    .evaluate((node) => (node as HTMLElement & { isServed?: boolean }).isServed);
  expect(kept).toBe(true);
  expect(await layoutShift(page)).toBeLessThan(UNSEEN_SHIFT);
});

test('shows code as TypeScript or JavaScript, copies it, and resets the demo', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/x/react-data-grid/sorting/');
  const demo = page.locator(firstDemo).first();
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.getByRole('grid')).toBeVisible();

  await demo.getByText('Show code').click();
  await expect(demo.locator('pre')).toContainText('interface');
  await demo.getByRole('button', { name: 'JS' }).click();
  await expect(demo.locator('pre')).not.toContainText('interface');
  await demo.getByRole('button', { name: 'Copy' }).click();
  await expect(demo.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('export default function');
  expect(copied).not.toContain('interface');
  await expect(demo.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();

  const header = demo.getByRole('columnheader').first();
  await header.click();
  const sorted = await header.getAttribute('aria-sort');
  await demo.getByRole('button', { name: 'Reset' }).click();
  await expect(header).not.toHaveAttribute('aria-sort', sorted ?? '');
});

test('a demo comes alive after a client navigation, too', async ({ page }) => {
  await open(page, '/x/react-charts/');
  await page.getByRole('link', { name: 'Axis', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/axis|axes/i);
  const island = page.locator('figure [data-island]').first();
  await island.scrollIntoViewIfNeeded();
  await expect(island.locator('svg').first()).toBeVisible();
  const demo = page.locator(firstDemo).first();
  await demo.getByText('Show code').click();
  await expect(demo.locator('pre')).toContainText('export default function');
});

test('a client navigation shows what the server has drawn, and does not move the page', async ({
  page,
}) => {
  await open(page, '/x/react-tree-view/quickstart/');
  const link = page.locator('.menu a[href="/x/react-tree-view/rich-tree-view/selection/"]');
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/selection/i);
  const island = page.locator('figure [data-island]').last();
  await expect(island.getByRole('tree')).toBeAttached();
  await wakeDemos(page);
  expect(await layoutShift(page)).toBeLessThan(UNSEEN_SHIFT);
});

test.describe('without a network', () => {
  test.use({ mayComplain: true });

  test('says that a demo could not be loaded, and tries again', async ({ page }) => {
    let broken = true;
    await page.route('**/assets/js/*.js', (route) =>
      broken && !/main|runtime/.test(route.request().url()) && hydrated
        ? route.abort()
        : route.continue(),
    );
    let hydrated = false;
    await page.setViewportSize({ width: 1280, height: 200 });
    await open(page, PAGE);
    hydrated = true;
    const demo = page.locator(firstDemo).last();
    await demo.scrollIntoViewIfNeeded();
    await expect(demo.getByText('could not be loaded')).toBeVisible();
    broken = false;
    await demo.locator('[data-island]').click();
    await expect(demo.locator('[data-island]')).toHaveAttribute('data-island-ready', '');
    await expect(demo.getByText('could not be loaded')).toBeHidden();
  });
});
