import type { Page } from '@playwright/test';

import { SERVICES_PORT } from './servicesPort';
import { accessibilityViolations, expect, layoutShift, open, test, UNSEEN_SHIFT } from './support';

/** The site with two fictional sponsors. Its pages are in e2e/fixtures/services. */
const SERVICES = `http://localhost:${SERVICES_PORT}`;
/** A page whose table of contents is taller than the window. */
const LONG = `${SERVICES}/x/rota/`;
/** A page without a table of contents. */
const PLAIN = `${SERVICES}/x/privacy/`;

const area = (page: Page) => page.getByRole('complementary', { name: 'Sponsors' });
const acme = (page: Page) =>
  area(page).getByRole('link', { name: 'Acme Pumps Pumps for wells and cellars' });
const become = (page: Page) => area(page).getByRole('link', { name: 'Become a sponsor' });

test.beforeEach(async ({ page }) => {
  // The consent banner would cover what is checked here.
  await page.addInitScript(() => localStorage.setItem('consent', 'denied'));
});

test('sponsors are links that open a new tab and are marked as sponsored', async ({
  page,
  context,
}) => {
  await context.route('https://acme.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Acme</title>' }),
  );
  await open(page, LONG);
  await expect(area(page)).toHaveCount(1);
  await expect(acme(page)).toHaveAttribute('rel', 'sponsored noopener');
  await expect(area(page).getByRole('link', { name: 'Tern & Daughters' })).toHaveAttribute(
    'href',
    'https://tern.example/',
  );
  const opened = context.waitForEvent('page');
  await acme(page).click();
  const other = await opened;
  await expect(other).toHaveURL('https://acme.example/?from=docs');
  await expect(page).toHaveURL(LONG);
});

test('a long table of contents scrolls without moving the sponsors', async ({ page }) => {
  await open(page, LONG);
  const toc = page.locator('.theme-doc-toc-desktop');
  const sizes = await toc.evaluate(({ scrollHeight, clientHeight }) => ({
    scrollHeight,
    clientHeight,
  }));
  expect(sizes.scrollHeight).toBeGreaterThan(sizes.clientHeight + 200);
  await expect(become(page)).toBeInViewport({ ratio: 1 });
  const before = await become(page).boundingBox();

  await toc.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(toc.getByRole('link', { name: 'Sunday: on call' })).toBeInViewport({ ratio: 1 });
  expect(await become(page).boundingBox()).toEqual(before);

  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(2500);
  await expect(toc).toBeInViewport();
  expect((await become(page).boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
});

test('in a short window both can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 360 });
  await open(page, LONG);
  const toc = page.locator('.theme-doc-toc-desktop');
  expect((await toc.boundingBox())?.height).toBeGreaterThan(60);
  await become(page).focus();
  await expect(become(page)).toBeInViewport({ ratio: 1 });
});

for (const [pathname, width, place] of [
  [LONG, 1280, 'beside the text'],
  [LONG, 996, 'after the page'],
  [LONG, 390, 'after the page'],
  [PLAIN, 1280, 'after the page'],
  [PLAIN, 390, 'after the page'],
] as const) {
  test(`${new URL(pathname).pathname} at ${width} px has one area, ${place}, from first paint`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    // As served, before any script runs.
    await page.route('**/assets/js/**', (route) => route.fulfill({ body: '' }));
    await page.goto(pathname);
    const check = async () => {
      await expect(area(page)).toHaveCount(1);
      await expect(page.locator('a[href^="https://acme.example"]:visible')).toHaveCount(1);
      const isAfter = await area(page).evaluate((element) => {
        const paginator = document.querySelector('.pagination-nav');
        return paginator?.nextElementSibling === element;
      });
      expect(isAfter).toBe(place === 'after the page');
    };
    await check();
    const top = async () => (await area(page).boundingBox())?.y;
    const served = await top();

    await page.unrouteAll();
    await open(page, pathname);
    await check();
    expect(await top()).toBeCloseTo(served ?? 0, 0);
    expect(await layoutShift(page)).toBeLessThan(UNSEEN_SHIFT);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBe(0);
  });
}

test('each link is reached once by keyboard', async ({ page }) => {
  await open(page, `${SERVICES}/x/handover/`);
  const visited: (string | null)[] = [];
  // Through the whole page, until focus returns to the start.
  for (let count = 0; count < 60; count += 1) {
    await page.keyboard.press('Tab');
    visited.push(
      await page.evaluate(() => document.activeElement?.getAttribute('data-event-label') ?? null),
    );
    if (await page.evaluate(() => document.activeElement === document.body)) {
      break;
    }
  }
  expect(visited.filter((label) => label !== null)).toEqual([
    'Acme Pumps',
    'Tern & Daughters',
    'Become a sponsor',
  ]);
});

test('images have their size before and after loading, and follow the color scheme', async ({
  page,
}) => {
  const images = area(page).locator('img:visible');
  const boxes = () =>
    images.evaluateAll((elements) =>
      elements.map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return [width, height];
      }),
    );
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await open(page, `${SERVICES}/x/`);
  await expect(images.first()).toHaveJSProperty('complete', true);
  expect(await boxes()).toEqual([
    [40, 40],
    [120, 32],
  ]);
  await expect(images.first()).toHaveAttribute('src', '/img/logo.svg');
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(images.first()).toHaveAttribute('src', '/img/favicon.svg');
  await expect(images).toHaveCount(2);
  expect(await boxes()).toEqual([
    [40, 40],
    [120, 32],
  ]);
});

for (const [colorScheme, direction, width] of [
  ['light', 'ltr', 1280],
  ['dark', 'rtl', 1280],
  ['dark', 'ltr', 390],
  ['light', 'rtl', 390],
] as const) {
  test(`the area is accessible, ${colorScheme}, ${direction}, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.addInitScript((dir) => localStorage.setItem('direction', dir), direction);
    await open(page, LONG);
    expect(await accessibilityViolations(page)).toEqual([]);
    await become(page).scrollIntoViewIfNeeded();
    expect((await become(page).boundingBox())?.height).toBeGreaterThanOrEqual(24);
  });
}

test('the portal, which has no sponsors, has no area for them', async ({ page }) => {
  await open(page, '/x/react-data-grid/sorting/');
  await expect(area(page)).toHaveCount(0);
  await expect(page.getByText('Become a sponsor')).toHaveCount(0);
});
