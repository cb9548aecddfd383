import type { Locator, Page } from '@playwright/test';

import { answerForGoogleTag } from './googleTag';
import { SERVICES_PORT } from './servicesPort';
import {
  accessibilityViolations,
  expect,
  layoutShift,
  open,
  settle,
  test,
  UNSEEN_SHIFT,
} from './support';

/** The site with services that need consent. Its pages are in e2e/fixtures/services. */
const SERVICES = `http://localhost:${SERVICES_PORT}`;
const PAGE = `${SERVICES}/x/`;
const CHOICE_PAGE = `${SERVICES}/x/privacy/`;

const banner = (page: Page) => page.getByRole('dialog', { name: 'Allow analytics and ads?' });
const answer = (page: Page, name: 'Allow' | 'Essential only') =>
  banner(page).getByRole('button', { name });
const choice = (page: Page) => page.getByRole('group', { name: 'Your consent' });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('consent'));

/** Waits as long as the banner would take to appear. It is shown when the browser is idle. */
async function waitForIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await settle(page);
  await page.waitForLoadState('networkidle');
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) {
    throw new Error('not shown');
  }
  return box;
}

// The site's analytics starts once it is allowed.
test.beforeEach(async ({ context }) => {
  await answerForGoogleTag(context);
});

test('the banner appears on the first visit without a layout shift', async ({ page }) => {
  const html = await (await page.request.get(PAGE)).text();
  expect(html).not.toContain('Essential only');
  await open(page, PAGE);
  await expect(banner(page)).toBeVisible();
  await expect(banner(page)).not.toHaveAttribute('aria-modal');
  await expect(banner(page)).toHaveAccessibleDescription(/^An analytics service would learn/);
  await expect(page.locator('body')).toBeFocused();
  expect(await layoutShift(page)).toBeLessThan(UNSEEN_SHIFT);
  expect(await stored(page)).toBeNull();

  await test.step('is small, at the end of the line, with two equal buttons', async () => {
    const box = await boxOf(banner(page));
    expect(box.width).toBeLessThanOrEqual(380);
    expect(box.x + box.width).toBe(1280 - 16);
    expect(box.y + box.height).toBe(720 - 16);
    const [allow, essential] = [
      await boxOf(answer(page, 'Allow')),
      await boxOf(answer(page, 'Essential only')),
    ];
    expect(allow.width).toBe(essential.width);
    expect(allow.height).toBe(essential.height);
  });

  await test.step('the page next to the banner works', async () => {
    await page.getByRole('link', { name: 'The next page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Handover');
    await expect(banner(page)).toBeVisible();
  });
});

for (const [name, kept] of [
  ['Allow', 'granted'],
  ['Essential only', 'denied'],
] as const) {
  test(`"${name}" is remembered on other pages and visits`, async ({ page }) => {
    await open(page, PAGE);
    await answer(page, name).click();
    await expect(banner(page)).toBeHidden();
    expect(await stored(page)).toBe(kept);
    expect(await page.locator('[data-consent-banner]').count()).toBe(0);

    await page.getByRole('link', { name: 'The next page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Handover');
    await waitForIdle(page);
    await expect(banner(page)).toBeHidden();

    // Not even the banner's code is loaded.
    const scripts: string[] = [];
    page.on('response', (response) => {
      const isOwn = response.url().startsWith(SERVICES);
      if (isOwn && response.request().resourceType() === 'script') {
        scripts.push(response.url());
      }
    });
    await page.reload();
    await waitForIdle(page);
    await expect(banner(page)).toBeHidden();
    const texts = await Promise.all(
      scripts.map(async (url) => (await page.request.get(url)).text()),
    );
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => text.includes('Allow analytics and ads?'))).toEqual([]);
  });
}

test('the banner comes first in the tab order, and returns the focus', async ({ page }) => {
  await open(page, PAGE);
  await expect(banner(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('link', { name: 'What data is sent' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(answer(page, 'Allow')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(answer(page, 'Essential only')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeHidden();
  expect(await stored(page)).toBe('granted');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip to main content/i })).toBeFocused();
});

test('Escape refuses in the banner, and does nothing elsewhere', async ({ page }) => {
  await open(page, PAGE);
  await expect(banner(page)).toBeVisible();
  const link = page.getByRole('link', { name: 'The next page' });
  await link.focus();
  await page.keyboard.press('Escape');
  await expect(banner(page)).toBeVisible();
  await answer(page, 'Allow').focus();
  await page.keyboard.press('Escape');
  await expect(banner(page)).toBeHidden();
  expect(await stored(page)).toBe('denied');
  await expect(link).toBeFocused();
});

const REFUSALS = {
  'Do Not Track': () => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }),
  'Global Privacy Control': () =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
};

for (const [name, refuse] of Object.entries(REFUSALS)) {
  test(`${name} counts as a refusal: no banner, and consent can't be given`, async ({ page }) => {
    await page.addInitScript(refuse);
    await open(page, CHOICE_PAGE);
    await waitForIdle(page);
    await expect(banner(page)).toBeHidden();
    await expect(choice(page).getByText('Your browser refuses for you')).toBeVisible();
    await expect(choice(page).getByRole('button', { name: 'Allow' })).toBeDisabled();
    expect(await stored(page)).toBeNull();
  });
}

test('an answer in another tab applies in this one', async ({ page, context }) => {
  await open(page, CHOICE_PAGE);
  await expect(banner(page)).toBeVisible();
  const other = await context.newPage();
  await open(other, PAGE);
  await answer(other, 'Essential only').click();
  await expect(banner(page)).toBeHidden();
  await expect(choice(page).getByText('You don’t allow')).toBeVisible();
});

test('an answer applies within the page if storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await open(page, PAGE);
  await answer(page, 'Allow').click();
  await expect(banner(page)).toBeHidden();
  await page.getByRole('link', { name: 'The next page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Handover');
  await waitForIdle(page);
  await expect(banner(page)).toBeHidden();
  await open(page, PAGE);
  await expect(banner(page)).toBeVisible();
});

test.describe("if the banner's code can't be loaded", () => {
  test.use({ allowsConsoleErrors: true });

  test('the page works, and the next one asks', async ({ page, consoleErrors }) => {
    await page.route('**/assets/js/*.js', async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      await (body.includes('Allow analytics and ads?')
        ? route.abort('failed')
        : route.fulfill({ response, body }));
    });
    const refused = page.waitForEvent('requestfailed');
    await open(page, PAGE);
    await refused;
    // Pending requests are still fulfilled as before.
    await page.unrouteAll({ behavior: 'wait' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shift plans');
    await page.getByRole('link', { name: 'The next page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Handover');
    await expect(banner(page)).toBeVisible();
    expect(consoleErrors.filter((error) => error.startsWith('page error'))).toEqual([]);
  });
});

test('the banner links to the page that explains what data is sent', async ({ page }) => {
  await open(page, PAGE);
  await banner(page).getByRole('link', { name: 'What data is sent' }).click();
  await expect(page).toHaveURL(CHOICE_PAGE);
});

test('that page shows the answer in text, and lets readers change it', async ({ page }) => {
  await open(page, CHOICE_PAGE);
  await expect(choice(page).getByText('You haven’t answered yet')).toBeVisible();
  const below = page.getByText('What follows is of a length');
  const { y } = await boxOf(below);
  for (const [name, words, status] of [
    ['Allow', 'You allow analytics and ads from a network.', 'Now allowed.'],
    ['Essential only', 'You don’t allow analytics and ads from a network.', 'Now refused.'],
  ] as const) {
    await choice(page).getByRole('button', { name }).click();
    await expect(choice(page).getByText(words)).toBeVisible();
    await expect(choice(page).getByRole('status')).toHaveText(status);
    await expect(choice(page).getByRole('button', { name })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(banner(page)).toBeHidden();
    expect((await boxOf(below)).y).toBe(y);
  }
  await page.reload();
  await expect(choice(page).getByText('You don’t allow')).toBeVisible();
  await expect(choice(page).getByRole('status')).toBeEmpty();
  expect(await layoutShift(page)).toBeLessThan(UNSEEN_SHIFT);
});

for (const width of [390, 320]) {
  test(`at ${width} px the banner has the full width and the end of the page stays reachable`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await open(page, PAGE);
    const box = await boxOf(banner(page));
    expect(box.x).toBe(0);
    expect(box.width).toBe(width);
    expect(box.y + box.height).toBe(700);
    expect(box.height).toBeLessThan(220);
    expect(await layoutShift(page)).toBeLessThan(UNSEEN_SHIFT);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const last = await boxOf(page.locator('.pagination-nav__link').last());
    expect(last.y + last.height).toBeLessThanOrEqual(box.y);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBe(0);
  });
}

test('on a phone the menu covers the banner', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page, PAGE);
  await expect(banner(page)).toBeVisible();
  await page.getByRole('button', { name: /toggle navigation/i }).click();
  await expect(page.locator('.navbar-sidebar')).toBeInViewport();
  await expect
    .poll(() =>
      page.evaluate(() => document.elementFromPoint(60, 650)?.closest('.navbar-sidebar') !== null),
    )
    .toBe(true);
});

for (const [colorScheme, direction, width] of [
  ['light', 'ltr', 1280],
  ['dark', 'rtl', 1280],
  ['dark', 'ltr', 390],
  ['light', 'rtl', 390],
] as const) {
  test(`banner and choice are accessible, ${colorScheme}, ${direction}, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.addInitScript((dir) => localStorage.setItem('direction', dir), direction);
    await open(page, CHOICE_PAGE);
    await expect(banner(page)).toBeVisible();
    if (width > 600) {
      expect((await boxOf(banner(page))).x).toBe(
        direction === 'rtl' ? 16 : 1280 - 16 - (await boxOf(banner(page))).width,
      );
    }
    expect(await accessibilityViolations(page)).toEqual([]);
    await answer(page, 'Allow').click();
    await expect(choice(page).getByText('You allow')).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
  });
}

test("the banner isn't animated for readers who prefer reduced motion", async ({ page }) => {
  const animation = () =>
    banner(page).evaluate((element) => getComputedStyle(element).animationName);
  await open(page, PAGE);
  expect(await animation()).toBe('none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await animation()).not.toBe('none');
});

test('a site without services that require consent never asks', async ({ page }) => {
  await open(page, '/x/');
  await waitForIdle(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Charts' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Charts');
  await waitForIdle(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
