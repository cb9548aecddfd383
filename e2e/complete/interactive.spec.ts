import { readdirSync } from 'node:fs';
import path from 'node:path';

import type { Page } from '@playwright/test';

import { startDevServer } from '../devServer';
import { buildFixture, serveFolder } from '../fixtureSite';
import { DEV_PORT } from '../ports';
import { expect, open, root, test } from '../support';

/*
 * Pages with components that have state, effects, handlers and contexts show the same in development and after the build:
 * at first, and after each of their steps (`data-step`), which are clicks, or text for fields.
 */
test.describe.configure({ mode: 'serial', timeout: 600_000 });
// The development build logs a lot to the console.
test.use({ allowsConsoleErrors: true });

const NAMES = readdirSync(path.join(root, 'e2e/fixtures/interactive'))
  .filter((file) => file.endsWith('.mdx') && file !== 'index.mdx')
  .map((file) => file.replace('.mdx', ''));

/** Pages whose text needs no code in the browser. */
const STATIC = [
  'css',
  'markup',
  'static-component',
  'static-details',
  'static-partial',
  'static-tabs',
  'theme-switch',
];

/** Pages with a choice of the reader that is kept. */
const KEPT = ['color-mode', 'lazy-tabs'];

/** Returns whether a page loads the code of its text. */
const isInteractive = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('script[type="application/json"]')].some(({ textContent }) =>
      textContent.includes('"isInteractive":true'),
    ),
  );

const article = (page: Page) => page.locator('[data-article]');

/** Hides ads, which differ, and which lead to pages that the site doesn't have. */
const hideAds = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-ad-slot] { display: none; }');
    document.adoptedStyleSheets = [sheet];
  });

/** Returns what an article shows, without its header and footer. */
const textOf = (page: Page) =>
  article(page).evaluate((element) =>
    [...element.children]
      .filter((child) => !child.matches('header, [data-search-skip]'))
      .map((child) => (child as HTMLElement).innerText.trim())
      .filter(Boolean)
      .join('\n'),
  );

/** Returns what an article shows when it no longer changes. The development server always has requests that are pending. */
async function settled(page: Page): Promise<string> {
  let shown: string | undefined;
  const isSame = async () => {
    const before = shown;
    shown = await textOf(page);
    return shown === before;
  };
  await expect.poll(isSame, { intervals: [250] }).toBe(true);
  return shown ?? '';
}

/** Does the steps of a page. Returns what it shows at first and after each of them. */
async function visit(page: Page, name: string): Promise<string[]> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    new RegExp(`^${name.replaceAll('-', ' ')}`, 'i'),
  );
  const steps = article(page).locator('[data-step]');
  const shown = [await settled(page)];
  for (let index = 0; index < (await steps.count()); index += 1) {
    const step = steps.nth(index);
    if (await step.evaluate((element) => element instanceof HTMLInputElement)) {
      await step.fill('text');
    } else {
      await step.click();
    }
    shown.push(await settled(page));
  }
  return shown;
}

const follow = async (page: Page, name: string) => {
  await article(page).getByRole('link', { name, exact: true }).click();
  await page.waitForURL(`**/x/${name}/`);
};

test('pages with components show the same in development and after the build', async ({
  page,
  browser,
  consoleErrors,
}) => {
  await hideAds(page);
  const expected = new Map<string, string[]>();
  const development = await startDevServer('interactive', DEV_PORT);
  try {
    // Compiles the site.
    await page.goto(`${development.origin}/x/`, { timeout: 120_000 });
    for (const name of NAMES) {
      await open(page, `${development.origin}/x/${name}/`);
      expected.set(name, await visit(page, name));
      await page.evaluate(() => localStorage.clear());
    }
  } finally {
    await development.stop();
  }

  const { code, output, outDir } = await buildFixture('interactive');
  expect(code, output).toBe(0);
  const site = await serveFolder(outDir);
  try {
    consoleErrors.length = 0;
    for (const name of NAMES) {
      await test.step(name, async () => {
        const shows = expected.get(name);
        await open(page, `${site.origin}/x/${name}/`);
        expect.soft(await visit(page, name), `${name}, opened`).toEqual(shows);
        expect.soft(await isInteractive(page), `${name}, code`).toBe(!STATIC.includes(name));
        await page.evaluate(() => localStorage.clear());

        await open(page, `${site.origin}/x/`);
        await follow(page, name);
        expect.soft(await visit(page, name), `${name}, by a link`).toEqual(shows);
        await page.evaluate(() => localStorage.clear());

        await page.goBack();
        await expect(article(page).getByRole('link', { name, exact: true })).toBeVisible();
        await page.goForward();
        const again = await visit(page, name);
        if (!KEPT.includes(name)) {
          expect.soft(again, `${name}, back`).toEqual(shows);
        }
        await page.evaluate(() => localStorage.clear());
      });
    }
    // The table of contents, which React renders after a navigation.
    await open(page, `${site.origin}/x/`);
    await follow(page, 'markup');
    const contents = page.locator('.table-of-contents a');
    await expect(contents.first()).toHaveText('H2O, old and styled');
    expect(await contents.evaluateAll((links) => links.map(({ innerHTML }) => innerHTML))).toEqual([
      'H<sub>2</sub>O, <del>old</del> and <span class="note">styled</span>',
      '<math><msup><mi>x</mi><mn>2</mn></msup></math> custom end',
    ]);

    // A generated page of a category, by a link and directly.
    await page.getByRole('navigation', { name: 'Docs sidebar' }).getByText('Group').click();
    for (const isReloaded of [false, true]) {
      if (isReloaded) {
        await page.reload();
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('The group');
      await expect(page.locator('main article a')).toHaveCount(2);
    }
    await page.locator('main article a', { hasText: 'One' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^One/);

    await page.goto(`${site.origin}/x/css/`);
    const badge = page.getByText('static badge');
    await expect(badge).toHaveCSS('color', 'rgb(4, 5, 6)');
    await page.goto(`${site.origin}/x/imported/`);
    const toggle = article(page).getByRole('button', { name: 'More' }).locator('..');
    await expect(toggle).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
    await page.close();
    expect(consoleErrors).toEqual([]);

    const phone = await browser.newPage({
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    });
    await hideAds(phone);
    for (const name of NAMES) {
      await open(phone, `${site.origin}/x/${name}/`);
      expect.soft(await visit(phone, name), `${name}, on a phone`).toEqual(expected.get(name));
      await phone.evaluate(() => localStorage.clear());
    }
    await phone.close();
  } finally {
    site.close();
  }
});
