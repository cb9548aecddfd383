import type { Page } from '@playwright/test';

import { expect, open, settle, test } from './support';

const PAGE = '/x/introduction/installation/';
const COPY = process.platform === 'darwin' ? 'Meta+c' : 'Control+c';

const tailwindCommand = (page: Page) =>
  page.locator('pre:visible', { hasText: 'tailwindcss@4' }).first();

test('commands and code of a page follow the chosen styling without shifting visible content', async ({
  page,
}) => {
  await open(page, PAGE);
  await expect(tailwindCommand(page)).toHaveCount(0);
  // The first block that is entirely in view, after code that gets longer with the other styling.
  const heading = page.locator('#set-up-your-build-tool');
  await heading.evaluate((element) => element.scrollIntoView());
  const before = await heading.boundingBox();

  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Tailwind' }).check();
  await expect(tailwindCommand(page)).toHaveCount(1);
  await expect(page.locator('pre:visible', { hasText: 'enableCssLayer' })).toHaveCount(1);
  await settle(page);
  const after = await heading.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
});

test('code is shown as JavaScript with its file names before any bundle script runs', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([
    { name: 'codeVariant', value: 'JS', url: baseURL ?? '' },
    { name: 'codeStyling', value: 'Tailwind', url: baseURL ?? '' },
  ]);
  await page.route('**/assets/js/**', (route) => route.fulfill({ body: '' }));
  await page.goto(PAGE);
  await expect(tailwindCommand(page)).toBeVisible();
  const block = page.locator('figure:visible', { hasText: 'app/OrdersGrid' });
  await expect(block.locator('figcaption')).toHaveText('app/OrdersGrid.jsx', {
    useInnerText: true,
  });
  const code = block.locator('code:visible');
  await expect(code).toContainText('const columns = [');
  await expect(code).not.toContainText('GridColDef');
});

test.describe('the copy shortcut', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  test('copies the focused block, or the one under the pointer, unless text is selected', async ({
    page,
  }) => {
    await open(page, PAGE);
    const blocks = page.locator('pre[data-code]:visible');
    await blocks.nth(1).hover();
    await page.keyboard.press(COPY);
    await expect.poll(() => copied(page)).toBe((await blocks.nth(1).innerText()).trim());

    await blocks.first().focus();
    await page.keyboard.press(COPY);
    await expect.poll(() => copied(page)).toBe((await blocks.first().innerText()).trim());
    const figure = blocks.first().locator('..');
    await expect(figure.getByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(figure.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();

    const heading = page.getByRole('heading', { level: 1 });
    await heading.selectText();
    await page.keyboard.press(COPY);
    await expect.poll(() => copied(page)).toContain('Installation');
  });
});

test("an invalid percent-encoded hash doesn't break the page, even when typed into the URL", async ({
  page,
}) => {
  await open(page, `${PAGE}#%E0%A4%A`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await page.evaluate(() => {
    window.location.hash = '#%';
  });
  await settle(page);
  await expect(heading).toBeVisible();
  await page.evaluate(() => {
    window.location.hash = '#<img src=x onerror=alert(1)>.tsx';
  });
  await settle(page);
  await expect(heading).toBeVisible();
});
