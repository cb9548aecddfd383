import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import type { Page } from '@playwright/test';

import { readBuild } from '../builtSite';
import {
  buildFixture,
  buildPlainSite,
  buildVersionedFixture,
  serveFolder,
  withSite,
} from '../fixtureSite';
import { expect, open, root, test } from '../support';

/*
 * Builds that take long, or that must fail with messages which unit tests prove, too. `npm run test:all` runs this folder.
 */
test.describe.configure({ mode: 'serial' });

const summary = (page: Page) => page.locator('summary').filter({ hasText: 'Version:' });
const menu = (page: Page) => page.locator('details').filter({ has: summary(page) });

test('a missing demo fails the build with the paths of page and demo', async () => {
  const { code, output } = await buildFixture('missing');
  expect(code).not.toBe(0);
  expect(output).toContain('e2e/fixtures/missing/missing.mdx:8');
  expect(output).toContain('e2e/fixtures/missing/demos/NoSuchDemo.tsx');
});

test("a demo that doesn't compile fails the build with the paths of page and demo", async () => {
  const { code, output } = await buildFixture('broken');
  expect(code).not.toBe(0);
  expect(output).toContain('e2e/fixtures/broken/demos/DoesNotCompile.tsx');
  expect(output).toContain('e2e/fixtures/broken/broken.mdx');
});

test('an unknown locale fails the build with the known locales', async () => {
  const { code, output } = await buildFixture('translated', { LOCALES: 'en,xx' });
  expect(code).not.toBe(0);
  expect(output).toContain('LOCALES: unknown "xx". Allowed values: en, zh');
});

test('a build in two languages translates only titles', async ({ page }) => {
  const { code, output, outDir } = await buildFixture('translated', { LOCALES: 'en,zh' });
  expect(code, output).toBe(0);
  expect(output).toContain('/x/own has no title in the language "zh". Using English.');
  expect(existsSync(path.join(outDir, 'zh/_headers'))).toBe(false);

  await withSite(outDir, async (origin) => {
    // The page of an ad on which the mouse rests would be preloaded. This site lacks it.
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('[data-island="ad slot"] { pointer-events: none; }');
      document.adoptedStyleSheets = [sheet];
    });
    await open(page, `${origin}/zh/x/`);
    await page.getByRole('link', { name: 'sorting', exact: true }).press('Enter');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toContainText('数据表格排序');
    await expect(page).toHaveTitle('数据表格排序 | MUI X');
    await expect(page).toHaveURL(`${origin}/zh/x/react-data-grid/sorting/`);
    await expect(page.getByText('Rows are sorted by a click.')).toHaveCount(1);
    // The shell's own text, although Docusaurus includes a Chinese translation of it.
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toHaveCount(1);
    const style = page.locator('link[rel="stylesheet"][href*="static/styles/code-light.css"]');
    await expect(style).toHaveAttribute('href', /^\/zh\/static\/styles\/code-light\.css\?/);
    const alternates = page.locator('link[rel="alternate"][hreflang]');
    expect(
      await alternates.evaluateAll((links) =>
        links.map((link) => [
          link.getAttribute('hreflang'),
          new URL(link.getAttribute('href') ?? '').pathname,
        ]),
      ),
    ).toEqual([
      ['en', '/x/react-data-grid/sorting/'],
      ['zh-Hans', '/zh/x/react-data-grid/sorting/'],
      ['x-default', '/x/react-data-grid/sorting/'],
    ]);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute('href', /\/zh\/x\/react-data-grid\/sorting\/$/);

    await test.step("feedback contains the page's path without the language, and the language", async () => {
      await page.route('**/feedback', (route) => route.fulfill({ json: { ok: true } }));
      const request = page.waitForRequest('**/feedback');
      await page.getByRole('button', { name: 'Yes', exact: true }).click();
      await page.getByRole('button', { name: 'Cancel', exact: true }).click();
      expect((await request).postDataJSON()).toMatchObject({
        page: '/x/react-data-grid/sorting',
        locale: 'zh',
        rating: 1,
      });
    });

    await test.step('the language selector keeps the page, its query and its hash', async () => {
      await open(page, `${origin}/zh/x/react-data-grid/sorting/?a=1#sort-by-column`);
      const menu = page.getByRole('navigation', { name: 'Main' });
      await menu.getByText('Language: 简体中文').click();
      await expect(menu.getByRole('link', { name: '简体中文' })).toHaveAttribute(
        'aria-current',
        'true',
      );
      await menu.getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveURL(`${origin}/x/react-data-grid/sorting/?a=1#sort-by-column`);
      await expect(heading).toContainText('Data Grid sorting');
      // Before hydration, the links of the menu have neither query nor hash.
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');

      await menu.getByText('Language: English').click();
      await menu.getByRole('link', { name: '简体中文' }).click();
      await expect(page).toHaveURL(`${origin}/zh/x/react-data-grid/sorting/?a=1#sort-by-column`);
      await expect(heading).toContainText('数据表格排序');
    });

    await test.step('the language selector opens and closes by keyboard', async () => {
      await open(page, `${origin}/x/react-data-grid/sorting/`);
      const menu = page.getByRole('navigation', { name: 'Main' });
      const selector = menu.getByText('Language: English');
      const english = menu.getByRole('link', { name: 'English' });
      await selector.focus();
      await page.keyboard.press('Enter');
      await expect(english).toBeVisible();
      await expect(english).toHaveAttribute('aria-current', 'true');

      await page.keyboard.press('Tab');
      await expect(english).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(english).toBeHidden();
      await expect(page.locator('summary:focus')).toContainText('Language: English');

      await page.keyboard.press('Space');
      await expect(english).toBeVisible();
      // From English to Chinese, and to what comes after the menu.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(english, 'when the focus has gone on').toBeHidden();

      await selector.click();
      await expect(english).toBeVisible();
      await heading.click();
      await expect(english, 'after a click elsewhere').toBeHidden();
    });

    await test.step("the language selector is in the phone's menu", async () => {
      const before = page.viewportSize();
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      await page.getByRole('button', { name: /main menu/ }).click();
      await expect(page.getByRole('link', { name: 'English' })).toHaveAttribute(
        'aria-current',
        'true',
      );
      await page.setViewportSize(before ?? { width: 1280, height: 720 });
    });

    await test.step('the root of a language redirects to its docs', async () => {
      await page.goto(`${origin}/zh/`);
      await expect(page).toHaveURL(`${origin}/zh/x/`);
    });
  });
});

test('a build of one version contains no other versions and no links to them', async ({ page }) => {
  const { code, output, outDir } = await buildVersionedFixture('versions', 'one-version', {
    VERSIONS: '8.12.1',
  });
  expect(code, output).toBe(0);
  const alone = await serveFolder(outDir);
  await open(page, `${alone.origin}/x/react-data-grid/sorting/`);
  await summary(page).click();
  await expect(menu(page).getByRole('link')).toHaveCount(5);
  await expect(menu(page).getByRole('link', { name: 'Next' })).toHaveCount(0);
  expect((await page.request.get(`${alone.origin}/x/next/`)).status()).toBe(404);
  alone.close();
});

test('an unknown version fails the build with the known versions', async () => {
  const { code, output } = await buildVersionedFixture('versions', 'no-version', {
    VERSIONS: '8.12.1,9',
  });
  expect(code).not.toBe(0);
  expect(output).toContain('VERSIONS: unknown "9". Allowed values: current, 8.12.1');
});

test.describe('a site with missing configuration fails to build, with what to add', () => {
  for (const [what, from, message] of [
    [
      'a plugin that others need',
      "plugin('color-mode'), ",
      // Two plugins need it, and Docusaurus checks all plugins concurrently.
      'requires the plugin "color-mode", which provides the color mode that ',
    ],
    [
      'the plugin of the directive',
      ", plugin('demos')",
      '"remarkDemos" requires the plugin "demos". Add "src/plugins/demos/index.ts" to "themes" in docusaurus.config, after theme-classic.',
    ],
    [
      'the option of the docs plugin',
      'rehypePlugins: [rehypeCodeBlocks],',
      'The plugin "code-blocks" requires "rehypeCodeBlocks" in the option "rehypePlugins" of the docs plugin.',
    ],
  ] as const) {
    test(what, async () => {
      const { code, output } = await buildPlainSite('plain-broken', (config) => {
        expect(config).toContain(from);
        return config.replace(from, '');
      });
      expect(code, output).not.toBe(0);
      expect(output).toContain(message);
    });
  }
});

test("shared files don't grow with the number of pages", async () => {
  const sizes: number[] = [];
  for (const count of [5, 60]) {
    const fixture = `pages-${count}`;
    const docs = path.join('test-results/docs', fixture);
    rmSync(path.join(root, docs), { recursive: true, force: true });
    for (let index = 0; index < count; index += 1) {
      const folder = path.join(root, docs, `tiny-page-${index}`);
      mkdirSync(folder, { recursive: true });
      writeFileSync(
        path.join(folder, `tiny-page-${index}.mdx`),
        // The first one is the home page, which every page knows.
        `---\ntitle: Tiny page ${index}\ndescription: A page with one sentence.\n${index ? '' : 'slug: /\n'}---\n\nThis is page ${index} of ${count}.\n`,
      );
    }
    const { code, output, outDir } = await buildFixture(fixture, {}, { docs });
    expect(code, output).toBe(0);
    const { shared, pages } = readBuild(outDir);
    expect(pages.filter(({ name }) => /^x.index|tiny-page/.test(name))).toHaveLength(count);
    expect(shared).not.toMatch(/tiny-page-[1-9]/);
    sizes.push(gzipSync(shared, { level: 9 }).length);
  }
  const [few = 0, many = 0] = sizes;
  expect(Math.abs(many - few), `${few} and ${many} bytes`).toBeLessThan(200);
});
