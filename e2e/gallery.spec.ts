import { gzipSync } from 'node:zlib';

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { expect, open, settle, test } from './support';

const PAGE = '/x/react-charts/examples/';

const cards = (page: Page) => page.locator('[data-gallery-item]:visible');
const filter = (page: Page, name: RegExp) =>
  page.getByRole('form', { name: 'Filter the examples' }).getByRole('checkbox', { name });
const status = (page: Page) => page.getByRole('status').filter({ hasText: 'examples' });

/** Opens the page and waits until its filters work: they are loaded after the page is interactive. */
async function openGallery(page: Page, search = ''): Promise<number> {
  const loaded = page.waitForFunction(() => document.readyState === 'complete');
  await open(page, `${PAGE}${search}`);
  await loaded;
  await settle(page);
  return page.locator('[data-gallery-item]').count();
}

test('shows a complete picture of each example, without loading their code', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(request.url());
    }
  });
  const total = await openGallery(page);
  expect(total).toBeGreaterThan(30);
  const pictures = page.locator('[data-gallery-item] svg[viewBox]');
  await expect(pictures).toHaveCount(total);
  const shapes = await pictures.evaluateAll((all) =>
    all.map((svg) => svg.querySelectorAll('path, rect, circle').length),
  );
  expect(shapes.filter((count) => count === 0)).toEqual([]);
  const ids = await page
    .locator('[data-gallery] [id]')
    .evaluateAll((all) => all.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(scripts.filter((url) => /charts/i.test(url))).toEqual([]);
});

test('is smaller than its budget', async ({ request }) => {
  const html = await (await request.get(PAGE)).text();
  expect(gzipSync(html).length).toBeLessThan(32 * 1024);
});

test('pictures are inert and follow the color mode', async ({ page }) => {
  await openGallery(page);
  const stage = page.locator('[data-gallery-item] [inert]').first();
  await expect(stage).toHaveAttribute('aria-hidden', 'true');
  // A label of the data: pictures have no axes.
  const label = page.locator('[data-gallery-item] [inert] text').first();
  const color = () => label.evaluate((element) => getComputedStyle(element).fill);
  const light = await color();
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await expect.poll(color).not.toBe(light);
});

test('filters by type and feature, and writes the selection into the address', async ({ page }) => {
  const total = await openGallery(page);
  await expect(status(page)).toHaveText(`${total} of ${total} examples`);
  await expect(page.getByRole('button', { name: 'Show all' })).toBeHidden();
  await filter(page, /^Pie/).check();
  await expect(page).toHaveURL(/\?type=pie$/);
  const pies = await cards(page).count();
  expect(pies).toBeLessThan(total);
  await expect(status(page)).toHaveText(`${pies} of ${total} examples`);
  await filter(page, /^Lines/).check();
  expect(await cards(page).count()).toBeGreaterThan(pies);
  await page.locator('[data-gallery] summary').click();
  await filter(page, /^Time axis/).check();
  await page.keyboard.press('Escape');
  await expect(filter(page, /^Time axis/)).toBeHidden();
  await expect(page).toHaveURL(/\?type=lines,pie&feature=time-axis$/);
  for (const labels of await cards(page).allTextContents()) {
    expect(labels).toContain('Time axis');
  }
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(cards(page)).toHaveCount(total);
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
});

test('a shared address shows the same selection', async ({ page }) => {
  await openGallery(page, '?type=bars&feature=stacked');
  await expect(filter(page, /^Bars/)).toBeChecked();
  await page.locator('[data-gallery] summary').click();
  await expect(filter(page, /^Stacked/)).toBeChecked();
  for (const labels of await cards(page).allTextContents()) {
    expect(labels).toMatch(/Bars.*Stacked/);
  }
});

test('works by keyboard', async ({ page }) => {
  await openGallery(page);
  await filter(page, /^Pie/).focus();
  await page.keyboard.press('Space');
  await expect(filter(page, /^Pie/)).toBeChecked();
  await expect(filter(page, /^Pie/)).toBeFocused();
  await expect(page).toHaveURL(/\?type=pie$/);
});

test('opens an example with its demo and its code, and links to its guide', async ({ page }) => {
  await openGallery(page, '?type=pie');
  const card = cards(page).first();
  const link = card.getByRole('link', { name: /^Code/ });
  // For browsers without JavaScript.
  expect((await page.request.get((await link.getAttribute('href')) ?? '')).ok()).toBe(true);
  await link.click();
  const title = card.getByRole('link').first();
  const target = await title.getAttribute('href');
  const [, id = ''] = (target ?? '').split('#');
  const dialog = page.getByRole('dialog', { name: (await title.textContent()) ?? '' });
  await expect(dialog.locator('.MuiPieArc-root').first()).toBeVisible();
  await expect(dialog.getByText('Loading the example')).toBeHidden();
  const code = dialog.locator('code:visible').first();
  await expect(code).toContainText('export default function');
  await expect(dialog.getByRole('button', { name: 'Open in StackBlitz' })).toBeVisible();
  const guide = dialog.getByRole('link', { name: 'Open in the guide' });
  expect(new URL((await guide.getAttribute('href')) ?? '').hash).toBe(
    new URL(target ?? '', page.url()).hash,
  );
  await dialog.getByText('More', { exact: true }).click();
  const alone = await dialog
    .getByRole('link', { name: 'Open the demo on its own page' })
    .getAttribute('href');
  expect((await page.request.get(alone ?? '')).ok()).toBe(true);
  await expect(dialog).toHaveAccessibleName((await title.textContent()) ?? '');
  const address = page.url();
  expect(new URL(address).searchParams.get('example')).toBe(id);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\?type=pie$/);
  await page.goForward();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(/\?type=pie$/);
  await page.goto(address);
  await expect(dialog.locator('.MuiPieArc-root').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\?type=pie$/);
  // A click anywhere on the picture.
  await card.click({ position: { x: 60, y: 60 } });
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  await page.goBack();
  await expect(filter(page, /^Pie/)).toBeChecked();
});

test('has no accessibility violations, and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openGallery(page);
  const { violations } = await new AxeBuilder({ page }).include('[data-gallery]').analyze();
  expect(violations).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  // The types are one row, two examples are beside each other, and both are on the first screen.
  const types = await page
    .getByRole('group', { name: 'Chart type' })
    .locator('label')
    .evaluateAll((all) => new Set(all.map((label) => label.getBoundingClientRect().top)).size);
  expect(types).toBe(1);
  await expect(cards(page).nth(1)).toBeInViewport();
  const [one, two] = await Promise.all([0, 1].map((index) => cards(page).nth(index).boundingBox()));
  expect(one?.y).toBe(two?.y);
});

test('its filters wrap, and stay in view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openGallery(page);
  const types = page.getByRole('group', { name: 'Chart type' });
  expect(await types.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await cards(page).nth(20).scrollIntoViewIfNeeded();
  await expect(filter(page, /^Pie/)).toBeInViewport();
  await filter(page, /^Pie/).check();
  await expect(cards(page).first()).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all examples are shown, without filters', async ({ page }) => {
    await page.goto(PAGE);
    expect(await cards(page).count()).toBeGreaterThan(30);
    await expect(page.getByRole('form', { name: 'Filter the examples' })).toBeHidden();
  });
});
