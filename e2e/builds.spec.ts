import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { buildFixture, withSite } from './fixtureSite';
import { expect, open, root, settle, test, wakeDemos } from './support';

test.describe.configure({ mode: 'serial', timeout: 600_000 });

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

test.describe('a demo that throws', () => {
  test.use({ mayComplain: true });

  test('shows its error with a reset button, and leaves the page alone', async ({ page }) => {
    const { code, output, outDir } = await buildFixture('throwing');
    expect(code, output).toBe(0);
    await withSite(outDir, async (origin) => {
      await open(page, `${origin}/x/`);
      const steady = page.getByRole('button', { name: /Counted/ });
      await steady.click();
      await page.getByRole('button', { name: 'Break' }).click();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('The orders could not be read <b>at all</b>');
      await steady.click();
      await expect(steady).toHaveText('Counted 2');

      await alert.getByRole('button', { name: 'Reset' }).click();
      await expect(page.getByRole('button', { name: 'Break' })).toBeVisible();
      await expect(steady).toHaveText('Counted 2');
    });
  });
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
      sheet.replaceSync('[data-part="ad"] { pointer-events: none; }');
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

test.describe('with a license key and the package', () => {
  const KEY = 'bm90LWEtcmVhbC1saWNlbmNlLWtleQ==';
  const folder = path.join(root, 'test-results/license');

  test.beforeAll(() => {
    const licensePackage = path.join(folder, 'node_modules/@mui/x-license');
    mkdirSync(licensePackage, { recursive: true });
    writeFileSync(path.join(licensePackage, 'package.json'), '{ "main": "index.js" }');
    writeFileSync(
      path.join(licensePackage, 'index.js'),
      `const keeper = typeof window === 'undefined' ? process : window;
exports.LicenseInfo = { setLicenseKey(key) { keeper.licenseKeyLength = key.length; } };`,
    );
  });

  test('the key is set only in the runtime of demos, and is never printed', async ({ page }) => {
    const { code, output, outDir } = await buildFixture('licensed', {
      MUI_X_LICENSE_KEY: KEY,
      // A folder from which the package resolves as npm would install it, without touching the site's own folder.
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: 'test-results/license/generated',
    });
    expect(code, output).toBe(0);
    expect(output).not.toContain(KEY);

    const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
    const holders = files.filter(
      (file) =>
        /\.(?:js|json|html|css|txt|xml|map)$/.test(file) &&
        readFileSync(path.join(outDir, file), 'utf8').includes(KEY),
    );
    expect(holders).toEqual([expect.stringMatching(/^assets[\\/]js[\\/][^\\/]+\.js$/)]);
    const html = readFileSync(path.join(outDir, 'x/index.html'), 'utf8');
    expect(html).not.toContain(path.basename(holders[0] ?? ''));
    expect(html).toContain(`A key of <!-- -->${KEY.length}<!-- --> characters`);

    await withSite(outDir, async (origin) => {
      await open(page, `${origin}/x/`);
      await wakeDemos(page);
      await expect(page.getByText(`A key of ${KEY.length} characters is set.`)).toBeVisible();
    });
  });
});

test("Algolia replaces the portal's search, and its code is loaded on first use", async ({
  page,
}) => {
  const keys = {
    ALGOLIA_APP_ID: 'PORTAL1',
    ALGOLIA_API_KEY: 'may-search-and-nothing-else',
    ALGOLIA_INDEX_NAME: 'docs',
  };
  // Another test may be building the same fixture at the same time.
  const { code, output, outDir } = await buildFixture('unasked', keys, { name: 'algolia' });
  expect(code, output).toBe(0);
  expect(existsSync(path.join(outDir, 'search/manifest.json'))).toBe(false);
  expect(existsSync(path.join(outDir, 'assets/search'))).toBe(false);

  const hit = {
    objectID: '1',
    type: 'lvl1',
    url: 'https://docs.example.com/x/#sort',
    hierarchy: { lvl0: 'Data Grid', lvl1: 'Sorting' },
    _highlightResult: { hierarchy: { lvl1: { value: '<mark>Sort</mark>ing' } } },
  };
  await page.route('https://portal1-dsn.algolia.net/**', (route) =>
    route.fulfill({
      json: { results: [{ hits: [hit], nbHits: 1, query: 'sort', index: 'docs' }] },
      headers: { 'Access-Control-Allow-Origin': '*' },
    }),
  );
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url());
  });
  await withSite(outDir, async (origin) => {
    await open(page, `${origin}/x/`);
    await settle(page);
    const before = scripts.length;
    await page.keyboard.press('Control+k');
    const field = page.getByRole('searchbox');
    await expect(field).toBeFocused();
    expect(scripts.length).toBeGreaterThan(before);
    const request = page.waitForRequest('https://portal1-dsn.algolia.net/**');
    await field.fill('sort');
    expect((await request).postData()).toContain('"docs"');
    await expect(page.getByRole('option').first()).toContainText('Sorting');
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
    await expect(page.getByRole('button', { name: /^Search/ })).toBeVisible();
  });
});
