import type { Page } from '@playwright/test';

import { latestVersion } from '../src/core/versions';
import { releaseOf } from '../src/core/versions/packages';

import {
  accessibilityViolations,
  expect,
  open,
  prefer,
  root,
  sidewaysScroll,
  test,
} from './support';

/* The menu "Copy page", and what a page says about itself to search engines. */

const PAGE = '/x/introduction/licensing/';
const MARKDOWN = '/x/introduction/licensing.md';

const summary = (page: Page) => page.locator('summary', { hasText: 'Copy page' });
const menu = (page: Page) => page.locator('details').filter({ has: summary(page) });
const entry = (page: Page, name: string) => menu(page).getByText(name, { exact: true });

test.describe('with access to the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('copies the page as Markdown and says so, also after a navigation', async ({ page }) => {
    await open(page, PAGE);
    await summary(page).click();
    await entry(page, 'Copy as Markdown').click();
    await expect(menu(page).getByRole('status')).toHaveText('Copied');
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    expect(await copied()).toContain('# Licensing\n');

    await page.getByRole('link', { name: 'AI support via MCP' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('AI support via MCP');
    await summary(page).click();
    await entry(page, 'Copy as Markdown').click();
    await expect(menu(page).getByRole('status')).toHaveText('Copied');
    expect(await copied()).toContain('# AI support via MCP\n');
  });
});

test('says that the browser did not allow copying', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.write = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
  });
  await open(page, PAGE);
  await summary(page).click();
  await entry(page, 'Copy as Markdown').click();
  await expect(menu(page).getByRole('status')).toContainText('did not allow copying');
});

test('leads to the Markdown, to assistants that read it, and to the setup of editors', async ({
  page,
}) => {
  await open(page, PAGE);
  await summary(page).focus();
  await page.keyboard.press('Enter');
  await expect(entry(page, 'View as Markdown')).toHaveAttribute('href', MARKDOWN);
  await expect(entry(page, 'Open in Claude')).toHaveAttribute(
    'href',
    new RegExp(`${encodeURIComponent(MARKDOWN)}$`),
  );
  const setup = entry(page, 'Connect an editor (MCP)');
  await expect(setup).toHaveAttribute('href', '/x/introduction/mcp/');

  await setup.focus();
  await page.keyboard.press('Escape');
  await expect(setup).toBeHidden();
  await expect(summary(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(setup).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(setup).toBeHidden();
});

test.describe('without a connection', () => {
  test.use({ allowsConsoleErrors: true });

  test('says that the Markdown could not be loaded', async ({ page }) => {
    await page.route(`**${MARKDOWN}`, (route) => route.abort());
    await open(page, PAGE);
    await summary(page).click();
    await entry(page, 'Copy as Markdown').click();
    await expect(menu(page).getByRole('status')).toContainText('could not be loaded');
  });

  test('works as soon as it is visible, even if its code cannot be loaded', async ({ page }) => {
    await page.route('**/island-page-menu*', (route) => route.abort());
    await open(page, PAGE);
    await summary(page).click();
    await expect(entry(page, 'View as Markdown')).toBeVisible();
    await expect(entry(page, 'Copy as Markdown')).toHaveCount(0);
  });
});

test('is a link to the Markdown without JavaScript, and not printed', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(PAGE);
  await summary(page).click();
  await expect(entry(page, 'View as Markdown')).toHaveAttribute('href', MARKDOWN);
  await page.emulateMedia({ media: 'print' });
  await expect(summary(page)).toBeHidden();
  await context.close();
});

for (const [width, mode, direction] of [
  [360, 'light', 'rtl'],
  [1440, 'dark', 'ltr'],
] as const) {
  test(`fits and can be read (${width} px, ${mode}, ${direction})`, async ({ page }) => {
    await prefer(page, mode, direction);
    await page.setViewportSize({ width, height: 800 });
    await open(page, PAGE);
    await summary(page).click();
    await expect(entry(page, 'Copy as Markdown')).toBeVisible();
    await expect(menu(page).locator('div')).toBeInViewport({ ratio: 1 });
    expect(await accessibilityViolations(page, '.theme-doc-markdown > header')).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  });
}

test('search engines get one article and its breadcrumbs', async ({ page }) => {
  await open(page, '/x/react-date-pickers/custom-layout/components-api/');
  const data = page.locator('script[type="application/ld+json"]');
  await expect(data).toHaveCount(1);
  const graph = JSON.parse((await data.textContent()) ?? '') as {
    '@graph': Record<string, unknown>[];
  };
  expect(graph['@graph'].map((item) => item['@type'])).toEqual(['TechArticle', 'BreadcrumbList']);
  expect(graph['@graph'][0]).toHaveProperty('version', releaseOf(latestVersion(root)));
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', String(graph['@graph'][0]?.url));
  // The product, the page, and its tab. The heading of a group has no address.
  expect(graph['@graph'][1]?.itemListElement).toHaveLength(3);
});
