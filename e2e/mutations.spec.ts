import {
  expectToSurvive,
  HALVES,
  hydrated,
  KINDS,
  mutate,
  PAGES,
  regions,
  wordsOf,
} from './mutations';
import { expect, settle, test } from './support';

/** Errors that React reports when it renders again, and scripts that a mutation has stopped. */
test.use({ allowsConsoleErrors: true });

/** A page that a test goes to from the guide. */
const NEXT = '/x/react-data-grid/quickstart/';

// Pages of other kinds: e2e/complete/mutations.spec.ts.
for (const kinds of HALVES) {
  test(`the article of a guide survives while it loads: ${kinds.join(', ')}`, async ({
    browser,
    baseURL,
  }) => {
    await expectToSurvive(browser, 'guide', kinds, baseURL);
  });
}

test('pages survive changes after a navigation, and on the way back', async ({ page }) => {
  await page.goto(PAGES.guide);
  const whole = await wordsOf(page);
  await hydrated(page);
  for (const kind of KINDS) {
    for (const region of regions) {
      await page.evaluate(mutate, { kind, region, time: -1 });
    }
    // The links of the page may be among what was removed.
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      document.querySelector('[data-article]')?.append(link);
      link.click();
    }, NEXT);
    await expect(page.locator('h1')).toContainText('quickstart');
    expect(await wordsOf(page), kind).toBeGreaterThan(200);
    await page.goBack();
    await expect(page.locator('h1')).toContainText('sorting');
    expect((await wordsOf(page)) / whole, kind).toBeGreaterThan(0.7);
  }
});

test('"Try again" on the message after a crash shows the page again', async ({ page }) => {
  await page.goto(PAGES.guide);
  await hydrated(page);
  const whole = await wordsOf(page);
  await settle(page);
  // Errors while React renders the form of the feedback prompt: it tries a second time before it gives up.
  await page.evaluate(() => {
    const createElement = document.createElement.bind(document);
    let errors = 2;
    document.createElement = (name: string, options?: ElementCreationOptions) => {
      if (name === 'div' && errors > 0) {
        errors -= 1;
        throw new Error('An extension has broken the page.');
      }
      return createElement(name, options);
    };
  });
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'This page crashed' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('h1')).toContainText('sorting');
  expect((await wordsOf(page)) / whole).toBeGreaterThan(0.9);
});
