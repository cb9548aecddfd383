import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Locator, Page } from '@playwright/test';

import { buildFixture, serveFolder, type ServedSite } from './fixtureSite';
import { expect, open, test } from './support';

/** Strings that occur in the code of one styling only. */
const CODE = { tailwind: 'hover:bg-red-800', css: 'invoices-overdue' };

test.describe.configure({ mode: 'serial' });

let site: ServedSite;
let outDir: string;

test.beforeAll(async () => {
  const built = await buildFixture('stylings');
  expect(built.code, built.output).toBe(0);
  outDir = built.outDir;
  site = await serveFolder(outDir);
});
test.afterAll(() => site.close());

const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');

/** Opens the demo in three stylings, and waits until it is running. */
async function openDemo(page: Page): Promise<{ demo: Locator; tools: Locator }> {
  await open(page, `${site.origin}/x/`);
  const demo = page.locator('figure#OverdueInvoices');
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.getByRole('grid')).toBeVisible();
  return { demo, tools: demo.getByRole('toolbar') };
}

/** Collects the scripts and style sheets that a page loads from now on, as text. */
function fetchedBy(page: Page): () => Promise<string[]> {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\.(js|css)$/.test(response.url())) {
      texts.push(response.text());
    }
  });
  return () => Promise.all(texts);
}

test('a styling is fetched only when it is chosen', async ({ page }) => {
  const fetched = fetchedBy(page);
  const has = async (text: string) =>
    (await fetched()).some((candidate) => candidate.includes(text));
  const { demo, tools } = await openDemo(page);
  await expect(demo.locator('[data-island-ready]')).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  expect([await has(CODE.tailwind), await has(CODE.css)]).toEqual([false, false]);

  await tools.getByRole('button', { name: 'CSS' }).click();
  await expect(demo.locator('.invoices [role=grid]')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect([await has(CODE.tailwind), await has(CODE.css)]).toEqual([false, true]);
  expect(await page.locator('link[data-demo-styles]').count()).toBe(1);
});

test('late content is marked in each styling', async ({ page }) => {
  const { demo, tools } = await openDemo(page);
  const row = demo.getByRole('row', { name: /R-2045/ });
  const onTime = demo.getByRole('row', { name: /R-2041/ });
  for (const name of ['MUI System', 'Tailwind', 'CSS']) {
    await tools.getByRole('button', { name }).click();
    await expect(row).toHaveCount(1);
    await expect(row).toBeVisible();
    await expect(row).toHaveCSS('color', 'rgb(255, 255, 255)');
    await expect(row).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(onTime).not.toHaveCSS('color', 'rgb(255, 255, 255)');
  }
});

test("changing the styling doesn't shift content under the pointer", async ({ page }) => {
  const { demo, tools } = await openDemo(page);
  await tools.getByRole('button', { name: 'Show code' }).click();
  await expect(demo.locator('pre.code > code:visible')).toContainText('export default function');
  await tools.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const place = () => tools.evaluate((element) => element.getBoundingClientRect().top);
  const before = await place();
  for (const [name, text] of [
    ['Tailwind', CODE.tailwind],
    ['CSS', CODE.css],
    ['MUI System', 'bgcolor'],
  ] as const) {
    await tools.getByRole('button', { name }).click();
    await expect(demo.getByRole('grid')).toBeVisible();
    await expect(demo.locator('pre.code > code:visible')).toContainText(text);
    expect(Math.abs((await place()) - before)).toBeLessThan(1);
  }
});

test('the choice is stored for the next visit, and a demo without it stays unchanged', async ({
  page,
}) => {
  const { tools } = await openDemo(page);
  await tools.getByRole('button', { name: 'Tailwind' }).click();
  const { demo, tools: after } = await openDemo(page);
  await expect(after.getByRole('button', { name: 'Tailwind' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(demo.locator('.bg-red-700').first()).toBeVisible();
  const greeting = page.locator('figure#Greeting');
  await expect(greeting.getByText('Good morning, Ngozi')).toBeVisible();
  await expect(greeting.getByRole('group', { name: 'Styling' })).toHaveCount(0);
});

test('a URL can specify the styling', async ({ page }) => {
  await open(page, `${site.origin}/x/#css-OverdueInvoices.tsx`);
  const demo = page.locator('figure#OverdueInvoices');
  await expect(demo.locator('.invoices [role=grid]')).toBeVisible();
  await expect(demo.locator('pre.code > code:visible')).toContainText(CODE.css);
  await expect(demo.getByRole('tab')).toHaveText([
    'OverdueInvoices.tsx',
    'invoices.ts',
    'OverdueInvoices.css',
  ]);
});

test("a demo's own page shows one styling, and isn't in the sitemap", async ({ page }) => {
  await open(page, `${site.origin}/x/demos/OverdueInvoices/`);
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(1);
  await expect(page.locator('head > meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(read('sitemap.xml')).toContain('/x/plain/');
  expect(read('sitemap.xml')).not.toContain('/demos/');
});

test("Tailwind's styles are only on pages with a Tailwind demo", async ({ page }) => {
  expect(read('x/index.html')).toContain('tailwindcss');
  expect(read('x/plain/index.html')).not.toContain('tailwindcss');
  const shared = readdirSync(path.join(outDir, 'assets/css'));
  expect(shared.length).toBeGreaterThan(0);
  shared.forEach((file) => expect(read(`assets/css/${file}`)).not.toContain('tailwindcss'));

  const fetched = fetchedBy(page);
  await open(page, `${site.origin}/x/plain/`);
  await expect(page.getByText('Good morning, Ngozi')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect((await fetched()).filter((text) => text.startsWith('/*! tailwindcss'))).toEqual([]);
  await expect(page.locator('link[data-demo-styles]')).toHaveCount(0);
});
