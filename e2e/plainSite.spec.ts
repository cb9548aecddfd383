import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Locator } from '@playwright/test';

import { buildPlainSite, servePlainFolder } from './fixtureSite';
import { expect, open, test, wakeDemos } from './support';

test.describe.configure({ mode: 'serial' });

test.describe('a plain Docusaurus site with live demos and code variants', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  let outDir: string;
  let origin: string;
  let close: () => void = () => undefined;

  test.beforeAll(async () => {
    const build = await buildPlainSite('plain');
    expect(build.code, build.output).toBe(0);
    expect(build.output).not.toContain('[WARNING]');
    ({ outDir } = build);
    ({ origin, close } = await servePlainFolder(outDir));
  });
  test.afterAll(() => close());

  const backgroundOf = (locator: Locator) =>
    locator.evaluate((element) => getComputedStyle(element).backgroundColor);

  test('contains its demos as HTML, and hydrates them', async ({ page }) => {
    const html = readFileSync(path.join(outDir, 'index.html'), 'utf8');
    expect(html.replaceAll('<!-- -->', '')).toContain('1 visitors from Lisbon');
    await open(page, origin);
    await wakeDemos(page);
    const button = page.getByRole('button', { name: /visitors from Lisbon/ });
    await button.click();
    await expect(button).toHaveText('2 visitors from Lisbon');
    await page.locator('#Visitors').getByText('More', { exact: true }).click();
    await page.locator('#Visitors').getByRole('button', { name: 'Reset the demo' }).click();
    await expect(button).toHaveText('1 visitors from Lisbon');
  });

  test('switches demos and code blocks between TypeScript and JavaScript, and remembers the choice', async ({
    page,
  }) => {
    await open(page, origin);
    const demo = page.locator('#Visitors');
    await demo.getByRole('button', { name: 'Show code' }).click();
    await expect(demo.getByText('interface Visit')).toBeVisible();
    const block = page.locator('figure[data-language="tsx"]');
    await expect(block.getByText('src/Total.tsx')).toBeVisible();
    await expect(block.getByText('readonly', { exact: true })).toBeVisible();

    await demo.getByRole('button', { name: 'JavaScript' }).click();
    await expect(demo.getByText('interface Visit')).toBeHidden();
    await expect(demo.locator('[data-code]')).toContainText('useState([FIRST])');
    await expect(block.getByText('src/Total.jsx')).toBeVisible();
    await expect(block.getByText('readonly', { exact: true })).toBeHidden();

    await test.step('on the next page, and after a reload', async () => {
      await page.getByRole('link', { name: 'The other page' }).click();
      await expect(page.getByRole('heading', { name: 'Other page' })).toBeVisible();
      const other = page.locator('figure[data-language="ts"] code:visible');
      await expect(other).toHaveText('export const limit = 5;');
      await page.reload();
      await expect(other).toHaveText('export const limit = 5;');
    });
  });

  test('switches demos and code blocks between stylings', async ({ page }) => {
    await open(page, origin);
    const demo = page.locator('#Panel');
    const tools = demo.getByRole('toolbar');
    // Not its code, which contains the same text.
    const stage = demo.getByRole('group', { name: 'Panel, live' });
    await expect(stage.getByText('Styled by sx')).toBeVisible();
    await expect(page.getByText('npm install @mui/material')).toBeVisible();

    await tools.getByRole('button', { name: 'Tailwind' }).click();
    const panel = stage.getByText('Styled by utilities');
    await expect(panel).toHaveCSS('padding', '16px');
    await expect(page.getByText('npm install tailwindcss')).toBeVisible();
    await expect(page.getByText('npm install @mui/material')).toBeHidden();

    await tools.getByRole('button', { name: 'CSS', exact: true }).click();
    await expect(stage.getByText('Styled by a style sheet')).toHaveCSS('padding', '16px');
    await expect(panel).toBeHidden();
  });

  test('copies code', async ({ page }) => {
    await open(page, origin);
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    const copy = page.locator('figure[data-language="tsx"]').getByRole('button');
    await copy.click();
    await expect(copy).toHaveText('Copied');
    expect(await clipboard()).toMatch(/^export function total\(amounts: readonly number\[\]\)/);
    await page.locator('#Visitors').getByRole('button', { name: 'Copy', exact: true }).click();
    await expect.poll(clipboard).toContain('export default function Visitors()');
  });

  test("follows the color mode of theme-classic's button, including before first paint", async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, origin);
    await wakeDemos(page);
    const html = page.locator('html');
    const code = page.locator('figure[data-language="tsx"] pre');
    const demo = page.getByRole('group', { name: 'Panel, live' }).getByText('Styled by sx');
    await expect(html).toHaveAttribute('data-theme', 'light');
    const light = [await backgroundOf(code), await demo.evaluate((e) => getComputedStyle(e).color)];

    const mode = page.getByRole('button', { name: /^Switch between dark and light mode/ });
    await expect(async () => {
      await mode.click();
      await expect(html).toHaveAttribute('data-theme', 'dark', { timeout: 500 });
    }).toPass();
    await expect.poll(() => backgroundOf(code)).not.toBe(light[0]);
    await expect.poll(() => demo.evaluate((e) => getComputedStyle(e).color)).not.toBe(light[1]);

    await page.reload({ waitUntil: 'commit' });
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await expect.poll(() => backgroundOf(code)).not.toBe(light[0]);
  });

  test('runs edited code', async ({ page }) => {
    await open(page, origin);
    const demo = page.locator('#Visitors');
    await demo.getByRole('button', { name: 'Show code' }).click();
    await demo.getByRole('button', { name: 'Edit' }).click();
    const editor = demo.getByRole('textbox');
    await editor.fill((await editor.inputValue()).replace('visitors from', 'guests of'));
    const frame = page.frameLocator('iframe');
    await frame.getByRole('button', { name: '1 guests of Lisbon' }).click();
    await expect(frame.getByRole('button', { name: '2 guests of Lisbon' })).toBeVisible();
  });

  test('shows a demo on its own page', async ({ page }) => {
    await open(page, `${origin}/demos/Visitors/`);
    await wakeDemos(page);
    // Docusaurus' own template doesn't hold clicks until React has hydrated the demo.
    await expect(page.locator('[data-island-ready]')).toBeAttached();
    const button = page.getByRole('button', { name: /visitors from Lisbon/ });
    await button.click();
    await expect(button).toHaveText('2 visitors from Lisbon');
    await page.getByRole('link', { name: 'Plain page' }).click();
    await expect(page.getByRole('heading', { name: 'Plain page' })).toBeVisible();
    expect(readFileSync(path.join(outDir, 'sitemap.xml'), 'utf8')).not.toContain('/demos/');
  });
});
