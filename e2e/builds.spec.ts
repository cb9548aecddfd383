import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { buildFixture, withSite, type FixtureBuild } from './fixtureSite';
import { expect, open, root, settle, test, wakeDemos } from './support';

// Sites that differ in few options share a build. More builds are in `complete`, for a run of everything.
test.describe.configure({ mode: 'serial' });

test.describe('a site with a license key and a demo that throws', () => {
  const KEY = 'bm90LWEtcmVhbC1saWNlbmNlLWtleQ==';
  const folder = path.join(root, 'test-results/license');
  let site: FixtureBuild;

  test.beforeAll(async () => {
    const licensePackage = path.join(folder, 'node_modules/@mui/x-license');
    mkdirSync(licensePackage, { recursive: true });
    writeFileSync(path.join(licensePackage, 'package.json'), '{ "main": "index.js" }');
    writeFileSync(
      path.join(licensePackage, 'index.js'),
      `const keeper = typeof window === 'undefined' ? process : window;
exports.LicenseInfo = { setLicenseKey(key) { keeper.licenseKeyLength = key.length; } };`,
    );
    site = await buildFixture('licensed', {
      MUI_X_LICENSE_KEY: KEY,
      // A folder from which the package resolves as npm would install it, without touching the site's own folder.
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: 'test-results/license/generated',
    });
    expect(site.code, site.output).toBe(0);
  });

  test('the key is set only in the runtime of demos, and is never printed', async ({ page }) => {
    const { output, outDir } = site;
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

  test.describe('the demo that throws', () => {
    test.use({ allowsConsoleErrors: true });

    test('shows its error with a reset button, and leaves the page alone', async ({ page }) => {
      await withSite(site.outDir, async (origin) => {
        await open(page, `${origin}/x/throwing/`);
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
});

test.describe("a site with Algolia's search that doesn't ask readers", () => {
  let outDir = '';

  test.beforeAll(async () => {
    const site = await buildFixture('unasked', {
      ALGOLIA_APP_ID: 'PORTAL1',
      ALGOLIA_API_KEY: 'may-search-and-nothing-else',
      ALGOLIA_INDEX_NAME: 'docs',
      FEEDBACK_ENDPOINT: '',
    });
    expect(site.code, site.output).toBe(0);
    ({ outDir } = site);
  });

  test('has no prompt, and its pages contain no feedback code', async ({ page }) => {
    await withSite(outDir, async (origin) => {
      await open(page, `${origin}/x/`);
      await expect(page.getByRole('heading', { name: 'A section' })).toBeVisible();
      await settle(page);
      await expect(page.getByRole('region', { name: 'Was this page helpful?' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: /Comment on/ })).toHaveCount(0);
    });
    const folder = path.join(outDir, 'assets/js');
    const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
    expect(
      scripts.filter((file) =>
        /feedback-queue|Was this page/.test(readFileSync(path.join(folder, file), 'utf8')),
      ),
    ).toEqual([]);
  });

  test("loads Algolia's code on first use, instead of the portal's search", async ({ page }) => {
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
});
