import type { Page } from '@playwright/test';

import { expect, layoutShift, open, test, UNSEEN_SHIFT } from './support';

const PAGE = '/x/introduction/installation/';
const LIGHT_BACKGROUND = 'rgb(246, 247, 251)';
const DARK_BACKGROUND = 'rgb(22, 24, 38)';
const DARK_KEYWORD = 'rgb(211, 161, 245)';

const block = (page: Page) => page.locator('pre.code:visible').first();
const keyword = (page: Page) => page.locator('pre.code:visible .token.keyword:visible').first();

/** Stores a color mode, as if it had been chosen on an earlier visit. */
async function choose(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('mode', value), mode);
}

/** Delays a style sheet until it is released. */
async function hold(page: Page, scheme: 'light' | 'dark'): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/static/styles/code-${scheme}.css*`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Records each background color that code has in any frame, starting with the first frame. */
async function watchBackgrounds(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const look = () => {
      const code = document.querySelector('pre.code');
      // Frames before the first paint do not count.
      if (code && performance.getEntriesByName('first-paint').length > 0) {
        seen.add(getComputedStyle(code).backgroundColor);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { seenBackgrounds: seen });
  });
  return () =>
    page.evaluate(() => [
      ...(window as unknown as { seenBackgrounds: Set<string> }).seenBackgrounds,
    ]);
}

for (const system of ['light', 'dark'] as const) {
  for (const choice of ['light', 'dark'] as const) {
    test(`with ${choice} chosen and the system set to ${system}, code has the colors of ${choice} only`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: system });
      await choose(page, choice);
      const backgrounds = await watchBackgrounds(page);
      await open(page, PAGE);
      const expected = choice === 'dark' ? DARK_BACKGROUND : LIGHT_BACKGROUND;
      await expect(block(page)).toHaveCSS('background-color', expected);
      expect(await backgrounds()).toEqual([expected]);
    });
  }
}

test("the page doesn't wait for the hidden scheme", async ({ page }) => {
  const release = await hold(page, 'dark');
  await page.goto(PAGE, { waitUntil: 'commit' });
  await expect(block(page)).toHaveCSS('background-color', LIGHT_BACKGROUND);
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);
  release();
});

test("a page in a mode other than the system's waits for its own colors", async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await choose(page, 'dark');
  const release = await hold(page, 'dark');
  const backgrounds = await watchBackgrounds(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const requested = page.waitForRequest(/code-dark\.css/);
  // The bundled style sheet, which is the only other resource that the first paint waits for.
  const bundled = page.waitForResponse(/\/assets\/css\/styles\.[^/]+\.css$/);
  const opened = page.goto(PAGE);
  await requested;
  await (await bundled).finished();
  release();
  await opened;
  await expect(block(page)).toHaveCSS('background-color', DARK_BACKGROUND);
  expect(await backgrounds()).toEqual([DARK_BACKGROUND]);
  expect(requests.filter((path) => path.endsWith('code-dark.css'))).toHaveLength(1);
});

test('code follows a mode change in the same frame, without a request', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, PAGE);
  await expect(block(page)).toHaveCSS('background-color', LIGHT_BACKGROUND);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const seen = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const code = document.querySelector('pre.code:not([hidden])');
        new MutationObserver(() =>
          resolve(code ? [getComputedStyle(code).backgroundColor] : []),
        ).observe(document.documentElement, { attributeFilter: ['data-theme'] });
        localStorage.setItem('mode', 'dark');
        // Like a change in another tab.
        window.dispatchEvent(new StorageEvent('storage', { key: 'mode', newValue: 'dark' }));
      }),
  );
  expect(seen).toEqual([DARK_BACKGROUND]);
  await expect(keyword(page)).toHaveCSS('color', DARK_KEYWORD);
  expect(requests.filter((url) => url.includes('/static/styles/'))).toEqual([]);
  expect(await layoutShift(page)).toBeLessThanOrEqual(UNSEEN_SHIFT);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

  test('the page and its code are light', async ({ page }) => {
    await page.goto(PAGE);
    await expect(block(page)).toHaveCSS('background-color', LIGHT_BACKGROUND);
  });
});

test('the colors are cached for a day at a URL that changes with them', async ({ page }) => {
  const [response] = await Promise.all([
    page.waitForResponse(/\/static\/styles\/code-light\.css\?[\da-f]{8}$/),
    page.goto(PAGE),
  ]);
  expect(response.headers()['cache-control']).toBe('public, max-age=86400');
});
