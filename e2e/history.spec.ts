import type { Page } from '@playwright/test';

import { expect, open, settle, test } from './support';

/* Back and forward, on the production build. */

/** Pages that follow one another by "Next", each longer than a screen. */
const FIRST = '/x/react-data-grid/filtering/';
const STEPS = 5;

const positionOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls as a reader would, and waits until the page knows about it. */
async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate(
    (top) =>
      new Promise<void>((resolve) => {
        window.addEventListener('scroll', () => resolve(), { once: true });
        window.scrollTo(0, top);
      }),
    y,
  );
}

interface Visit {
  url: string;
  title: string;
  y: number;
}

/** Reads some pages in a row: scrolls down each one and follows its link to the next. Returns where the reader was. */
async function read(page: Page): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (let step = 0; step <= STEPS; step += 1) {
    await scrollTo(page, 300 + 70 * step);
    const heading = page.getByRole('heading', { level: 1 });
    const title = (await heading.textContent()) ?? '';
    visits.push({ url: page.url(), title, y: await positionOf(page) });
    if (step < STEPS) {
      // Not by a click, which would first scroll to the link.
      await page.locator('.pagination-nav__link--next').dispatchEvent('click');
      await expect(heading).not.toHaveText(title);
      await expect.poll(() => positionOf(page)).toBe(0);
    }
  }
  return visits;
}

/** Expects the page of a visit, at the position that the reader left. */
async function expectVisit(page: Page, { url, title, y }: Visit): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveURL(url);
  await expect.poll(() => positionOf(page)).toBe(y);
  await settle(page);
  expect(await positionOf(page)).toBe(y);
}

for (const [name, options] of [
  ['a desktop', { viewport: { width: 1280, height: 800 } }],
  ['a phone', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use(options);

    test('ten steps back and forward lead to where the reader was on each page', async ({
      page,
    }) => {
      await open(page, FIRST);
      const visits = await read(page);
      for (const visit of visits.slice(0, -1).reverse()) {
        await page.evaluate(() => history.back());
        await expectVisit(page, visit);
      }
      for (const visit of visits.slice(1)) {
        await page.evaluate(() => history.forward());
        await expectVisit(page, visit);
      }
    });

    test('so do pages that are not loaded yet: after a reload, on a slow network', async ({
      page,
    }) => {
      await open(page, FIRST);
      const visits = await read(page);
      await page.reload();
      await expectVisit(page, visits[STEPS]!);
      await page.route('**/x/**', async (route) => {
        // Two frames, after which the browser would have restored a position by itself.
        await page.evaluate(
          () =>
            new Promise((resolve) =>
              requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined))),
            ),
        );
        await route.continue();
      });
      for (const visit of visits.slice(0, -1).reverse()) {
        await page.evaluate(() => history.back());
        await expectVisit(page, visit);
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  });
}

test('back from a section leads to where the link to it was followed', async ({ page }) => {
  await open(page, FIRST);
  await scrollTo(page, 200);
  await page.locator('.table-of-contents a').last().dispatchEvent('click');
  await expect.poll(() => positionOf(page)).toBeGreaterThan(300);
  const below = await positionOf(page);
  await page.evaluate(() => history.back());
  await expect.poll(() => positionOf(page)).toBe(200);
  await page.evaluate(() => history.forward());
  await expect.poll(() => positionOf(page)).toBe(below);
});

test('back from a page that was reloaded leads to the page before, even before the code has loaded', async ({
  page,
}) => {
  await open(page, FIRST);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await page.locator('.pagination-nav__link--next').dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title ?? '');
  let isFirst = true;
  await page.route('**/assets/js/main.*', async (route) => {
    if (isFirst) {
      isFirst = false;
      await page.evaluate(() => history.back());
      await page.waitForURL(`**${FIRST}`, { waitUntil: 'commit' });
    }
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await expect(page.locator('article p').first()).toBeVisible();
});
