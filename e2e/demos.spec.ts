import {
  expect,
  layoutShift,
  open,
  settle,
  sitemapPaths,
  test,
  UNSEEN_SHIFT,
  wakeDemos,
} from './support';

// @visits /sitemap.xml

const PAGE = '/x/react-charts/bars/';
/** A class name that occurs only in Material UI's code. */
const MUI_CODE = 'MuiTouchRipple';
const firstDemo = 'figure:has([data-island])';

test('a demo and its code are readable without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/x/react-tree-view/rich-tree-view/selection/');
  const demo = page.locator(firstDemo).first();
  await expect(demo.getByRole('tree')).toBeVisible();
  await expect(demo.locator('pre')).toBeVisible();
  await expect(demo.locator('pre.code > code:visible')).toHaveCount(1);
  await expect(demo.locator('pre.code > code:visible')).toContainText('export default function');
  await context.close();
});

test('nothing of MUI is loaded while demos are off-screen and controls unused', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) {
      // The last ones may arrive when the test has ended.
      scripts.push(await response.text().catch(() => ''));
    }
  });
  await page.setViewportSize({ width: 1280, height: 320 });
  await page.clock.install();
  await open(page, '/x/introduction/installation/');
  // Shorter than the time after which the page assumes that someone is reading.
  await page.clock.runFor(3000);
  await settle(page);
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.filter((text) => text.includes(MUI_CODE))).toEqual([]);

  await page.getByRole('button', { name: 'Dark mode' }).hover();
  await expect.poll(() => scripts.some((text) => text.includes(MUI_CODE))).toBe(true);
});

test("the server's HTML isn't hydrated before the reader interacts", async ({ page }) => {
  await page.clock.install();
  await open(page, '/x/react-tree-view/rich-tree-view/selection/');
  const island = page.locator('figure [data-island]').first();
  await expect(island.getByRole('tree')).toBeInViewport();
  // Shorter than the time after which the page assumes that someone is reading.
  await page.clock.runFor(3000);
  await settle(page);
  await expect(island).not.toHaveAttribute('data-island-ready');
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await expect(island).toHaveAttribute('data-island-ready', '');
});

for (const [what, opens] of [
  ['a field', false],
  ['the search', true],
] as const) {
  test(`what is typed before the code is there waits for it, and reaches ${what}`, async ({
    page,
  }) => {
    let release = () => {};
    const typed = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/js/*', async (route) => {
      await typed;
      await route.continue();
    });
    await page.goto('/x/react-date-pickers/date-picker/', { waitUntil: 'commit' });
    await page.locator('script[data-scripts]').waitFor({ state: 'attached' });
    const sections = page.getByRole('spinbutton');
    await (opens ? page.keyboard.press('/') : sections.first().click());
    await page.keyboard.type(opens ? 'time zone' : '12252024');
    await expect(page.locator('html')).toHaveAttribute('aria-busy', 'true');
    release();
    if (opens) {
      await expect(page.getByRole('dialog').locator('input').first()).toHaveValue('time zone');
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    } else {
      await expect(sections.nth(2)).toHaveAttribute('aria-valuenow', '2024');
      await expect(sections.first()).toHaveAttribute('aria-valuenow', '12');
    }
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  });
}

test("the server's HTML of a demo is kept, without a layout shift", async ({ page }) => {
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

  const tools = demo.getByRole('toolbar');
  const code = demo.locator('pre.code > code:visible');
  await tools.getByRole('button', { name: 'Show code' }).click();
  await expect(code).toContainText('interface');
  await tools.getByRole('button', { name: 'JavaScript' }).click();
  await expect(code).toContainText('export default function');
  await expect(code).not.toContainText('interface');
  await tools.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(tools.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('export default function');
  expect(copied).not.toContain('interface');
  await expect(tools.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();

  const header = demo.getByRole('columnheader').first();
  await header.click();
  const sorted = await header.getAttribute('aria-sort');
  await tools.getByText('More', { exact: true }).click();
  await tools.getByRole('button', { name: 'Reset the demo' }).click();
  await expect(header).not.toHaveAttribute('aria-sort', sorted ?? '');
});

test('all demos of a page follow the language choice, and so does the next page', async ({
  page,
}) => {
  await open(page, '/x/react-data-grid/sorting/');
  const [first, second] = await page.locator(firstDemo).all();
  if (!first || !second) {
    throw new Error('the page needs two demos');
  }
  for (const demo of [first, second]) {
    await demo.getByRole('button', { name: 'Show code' }).click();
  }
  const languageOf = (demo: typeof first) => demo.getByRole('button', { name: 'JavaScript' });
  await languageOf(first).click();
  await expect(languageOf(second)).toHaveAttribute('aria-pressed', 'true');
  for (const demo of [first, second]) {
    await expect(demo.locator('pre.code > code:visible')).toHaveAttribute('data-for-variant', 'JS');
  }
  await open(page, '/x/react-data-grid/column-definition/');
  await expect(languageOf(page.locator(firstDemo).first())).toHaveAttribute('aria-pressed', 'true');
});

test('a URL with a file name as the hash opens the code of the demo', async ({ page }) => {
  await open(page, '/x/react-data-grid/sorting/#SortOnServer.js');
  const demo = page.locator('figure#SortOnServer');
  await expect(demo).toBeInViewport();
  await expect(demo.locator('pre.code > code:visible')).toHaveAttribute('data-for-variant', 'JS');
  await expect(demo.locator('pre.code > code:visible')).toContainText(
    'export default function SortOnServer',
  );
  await expect(page.getByRole('button', { name: 'Hide code' })).toHaveCount(1);
});

for (const hash of ['#%3Cimg%20src=x%20onerror=alert(1)%3E.tsx', '#SortOnServer%E0%A4%A.tsx']) {
  test(`a URL with ${hash} does nothing`, async ({ page }) => {
    await open(page, `/x/react-data-grid/sorting/${hash}`);
    await expect(page.getByRole('button', { name: 'Show code' }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Hide code' })).toHaveCount(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
}

test('a demo has a page of its own, which links back', async ({ page, context }) => {
  await open(page, '/x/react-charts/axis/');
  const demo = page.locator(firstDemo).first();
  const id = (await demo.getAttribute('id')) ?? '';
  const opened = context.waitForEvent('page');
  await demo.getByText('More', { exact: true }).click();
  await demo.getByRole('link', { name: 'Open the demo on its own page' }).click();
  const alone = await opened;
  await expect(alone).toHaveURL(`/x/react-charts/axis/demos/${id}/`);
  await expect(alone.locator('[data-island] svg').first()).toBeVisible();
  await expect(alone.locator('head > meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(alone.getByRole('heading', { level: 1 })).toBeVisible();
  await alone.locator('header a').click();
  await expect(alone).toHaveURL(`/x/react-charts/axis/#${id}`);
  await expect(alone.locator(`figure#${id}`)).toBeInViewport();
});

test('pages of single demos are not in the sitemap', () => {
  const paths = sitemapPaths();
  expect(paths).toContain('/x/react-charts/axis/');
  // Demos have the names of their components. Pages, such as the Data Grid's demo applications, are in lower case.
  expect(paths.filter((path) => /\/demos\/[A-Z]/.test(path))).toEqual([]);
});

test('a demo is hydrated after a client navigation, too', async ({ page }) => {
  await open(page, '/x/react-charts/');
  await page.getByRole('link', { name: 'Axis', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/axis|axes/i);
  const island = page.locator('figure [data-island]').first();
  await island.scrollIntoViewIfNeeded();
  await expect(island.locator('svg').first()).toBeVisible();
  const demo = page.locator(firstDemo).first();
  await demo.getByRole('button', { name: 'Show code' }).click();
  await expect(demo.locator('pre.code > code:visible')).toContainText('export default function');
});

test("a client navigation shows the server's HTML without a layout shift", async ({ page }) => {
  await open(page, '/x/react-tree-view/quickstart/');
  const link = page.locator('.menu a[href="/x/react-tree-view/rich-tree-view/selection/"]');
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/selection/i);
  const island = page.locator('figure [data-island]').last();
  await expect(island.getByRole('tree')).toBeAttached();
  await wakeDemos(page);
  expect(await layoutShift(page)).toBeLessThan(UNSEEN_SHIFT);
});

test.describe('offline', () => {
  test.use({ allowsConsoleErrors: true });

  test("reports that a demo couldn't be loaded, and tries again", async ({ page }) => {
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
    await expect(demo.getByText('couldn’t be loaded')).toBeVisible();
    broken = false;
    await demo.locator('[data-island]').click();
    await expect(demo.locator('[data-island]')).toHaveAttribute('data-island-ready', '');
    await expect(demo.getByText('couldn’t be loaded')).toBeHidden();
  });
});
