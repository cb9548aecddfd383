import type { Page } from '@playwright/test';

import { expect, open, test } from './support';

const EXTRA = /work-sans|roboto-condensed/;

/** Collects the URLs of the extra fonts' files that a page requests from now on. */
function extraFonts(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (EXTRA.test(request.url())) {
      urls.push(request.url());
    }
  });
  return urls;
}

const familyOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).fontFamily);

const CASES = [
  { part: 'query', address: '/x/introduction/support/?theme=onepirate' },
  { part: 'hash', address: '/x/introduction/support/#onepirate' },
];

for (const { part, address } of CASES) {
  test(`onepirate in the ${part} loads the extra fonts once and applies them`, async ({ page }) => {
    const urls = extraFonts(page);
    await open(page, address);
    await expect.poll(() => familyOf(page, 'h1')).toContain('Roboto Condensed');
    expect(await familyOf(page, 'main p')).toContain('Work Sans');
    const faces = await page.evaluate(() =>
      [...document.fonts]
        .filter(({ family, status }) => /Work|Condensed/.test(family) && status === 'loaded')
        .map(({ family, weight }) => `${family.replaceAll('"', '')} ${weight}`),
    );
    expect(faces.sort()).toEqual(['Roboto Condensed 700', 'Work Sans 300', 'Work Sans 400']);
    expect(urls).toHaveLength(3);

    await test.step('another page returns to its own fonts without new requests', async () => {
      await page.getByRole('link', { name: 'Charts' }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Charts');
      await expect.poll(() => familyOf(page, 'h1')).toContain('Bricolage');
      await page.goBack();
      await expect.poll(() => familyOf(page, 'h1')).toContain('Roboto Condensed');
      expect(urls).toHaveLength(3);
    });
  });
}

test("other paths don't load the extra fonts", async ({ page }) => {
  const urls = extraFonts(page);
  await open(page, '/x/introduction/support/?theme=pirate');
  await page.getByRole('link', { name: 'Charts' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Charts');
  expect(urls).toEqual([]);
  expect(await familyOf(page, 'h1')).toContain('Bricolage');
});

test.describe('if the files are missing', () => {
  test.use({ allowsConsoleErrors: true });

  test('the page keeps its own fonts without errors', async ({ page, consoleErrors }) => {
    await page.route(EXTRA, (route) => route.abort());
    const refused = page.waitForEvent('requestfailed');
    await open(page, '/x/introduction/support/?onepirate');
    await refused;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await familyOf(page, 'h1')).toContain('Bricolage');
    expect(consoleErrors.filter((error) => error.startsWith('page error'))).toEqual([]);
  });
});
