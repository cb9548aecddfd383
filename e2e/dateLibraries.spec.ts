import type { Page } from '@playwright/test';

import { expect, open, test } from './support';

/** A string that occurs only in the code of the library. */
const MARKS = {
  'Day.js': '$isDayjsObject',
  'date-fns': 'Format string contains an unescaped latin alphabet character',
  Luxon: 'Invalid DateTime',
  'Moment.js': '_isAMomentObject',
} as const;

type DateLibrary = keyof typeof MARKS;

const isLibrary = (name: string): name is DateLibrary => name in MARKS;
const LIBRARIES = Object.keys(MARKS).filter(isLibrary);

/** Collects the page's scripts, and returns a function that names the date libraries in them. */
function librariesOf(page: Page): () => Promise<DateLibrary[]> {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) {
      // A script that is canceled by leaving the page has no text.
      scripts.push(response.text().catch(() => ''));
    }
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    const texts = await Promise.all(scripts);
    return LIBRARIES.filter((name) => texts.some((text) => text.includes(MARKS[name])));
  };
}

const PAGE = '/x/react-date-pickers/adapters-locale/';

/** Waits until the first demo that is shown is running. */
async function runFirstDemo(page: Page): Promise<void> {
  // Demos at the top of the page start when the reader does something.
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  const demo = page.locator('article figure:has([data-island])').filter({ visible: true }).first();
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.locator('[data-island-ready]')).toHaveCount(1);
}

for (const name of LIBRARIES) {
  test(`a reader who chooses ${name} sees it on every page, and loads no library that isn't used there`, async ({
    page,
  }) => {
    await open(page, PAGE);
    await page.getByRole('tab', { name, exact: true }).first().click();

    const libraries = librariesOf(page);
    await page.reload();
    for (const tab of await page.getByRole('tab', { name, exact: true }).all()) {
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    }
    await runFirstDemo(page);
    // The other demos of this page use Day.js, and may be in view.
    expect(new Set([...(await libraries()), 'Day.js'])).toEqual(new Set([name, 'Day.js']));

    await page.goto('/x/react-date-pickers/timezone/');
    await expect(page.getByRole('tab', { name, exact: true }).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });
}

test('a library is loaded when its tab is chosen', async ({ page }) => {
  const libraries = librariesOf(page);
  await open(page, PAGE);
  await runFirstDemo(page);
  expect(await libraries()).toEqual(['Day.js']);
  await page.getByRole('tab', { name: 'Luxon', exact: true }).first().click();
  await runFirstDemo(page);
  expect(await libraries()).toEqual(['Day.js', 'Luxon']);
});

for (const path of ['date-picker', 'time-picker', 'date-calendar', 'validation']) {
  test(`the page ${path} loads only Day.js`, async ({ page }) => {
    const libraries = librariesOf(page);
    await open(page, `/x/react-date-pickers/${path}/`);
    await runFirstDemo(page);
    expect(await libraries()).toEqual(['Day.js']);
  });
}
