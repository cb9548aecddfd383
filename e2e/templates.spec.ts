import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';

import { latestVersion } from '../src/core/versions';
import { releaseOf } from '../src/core/versions/packages';

import { PORT } from './ports';
import { expect, gate, layoutShift, open, root, settle, test, UNSEEN_SHIFT } from './support';

// @visits /x/templates/**

const PAGE = '/x/templates/sticky-footer/';
const PREVIEW = `${PAGE}preview/`;

const cards = (page: Page) => page.locator('[data-gallery-item]');

/** Returns the titles of the visible cards. */
const shownTitles = (page: Page) => page.locator('[data-gallery-item]:visible a').allTextContents();

test.describe('the gallery', () => {
  test('filters by product, keeps the choice in the address, and shows all again', async ({
    page,
  }) => {
    await open(page, '/x/templates/');
    const total = await cards(page).count();
    const [first] = await page.getByRole('checkbox').all();
    const value = (await first?.getAttribute('value')) ?? '';
    const expected = await page
      .locator(`[data-gallery-item][data-type~="${value}"] a`)
      .allTextContents();
    await first?.check({ force: true });
    await expect.poll(() => shownTitles(page)).toEqual(expected);
    await expect(page.getByText(`${expected.length} of ${total} templates`)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`\\?type=${value}$`));

    await page.reload();
    await expect.poll(() => shownTitles(page)).toEqual(expected);
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(() => shownTitles(page)).toHaveLength(total);
  });

  test('leads to the templates, with one picture for each color mode', async ({ page }) => {
    await open(page, '/x/templates/');
    const card = cards(page).filter({ hasText: 'Sticky footer' });
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator('img:visible')).toHaveCount(1);
    const light = await card.locator('img:visible').getAttribute('src');
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    await expect(card.locator('img:visible')).not.toHaveAttribute('src', light ?? '');
    await card.getByRole('link', { name: 'Sticky footer' }).click();
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Sticky footer');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, allowsConsoleErrors: true });

    test('shows all templates and no filters', async ({ page }) => {
      await page.goto('/x/templates/');
      await expect(page.getByRole('checkbox')).toHaveCount(0);
      const all = await cards(page).count();
      expect(await shownTitles(page)).toHaveLength(all);
    });
  });
});

test.describe('the source on the page of a template', () => {
  test('is loaded file by file, in the language of the reader, with the keyboard', async ({
    page,
  }) => {
    await open(page, PAGE);
    const files = page.getByRole('tablist', { name: 'Files of the template' });
    await files.scrollIntoViewIfNeeded();
    const first = files.getByRole('tab').first();
    await expect(first).toHaveText('App.tsx');
    const code = page.getByRole('tabpanel').locator('code:visible').first();
    await expect(code).toContainText('export default function App()');

    await first.focus();
    const response = page.waitForResponse(/assets\/templates\/sticky-footer-\d+\..*\.json$/);
    await page.keyboard.press('ArrowDown');
    await response;
    const second = files.getByRole('tab').nth(1);
    await expect(second).toBeFocused();
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel').locator('code:visible')).toContainText('import');

    await page.keyboard.press('Home');
    await page.getByRole('button', { name: 'JavaScript' }).click();
    await expect(first).toHaveText('App.jsx');
    await expect(page.getByText('sticky-footer my-app --js')).toBeVisible();
  });
});

test.describe('the bar of a preview', () => {
  test('changes theme, mode, direction and density, and keeps what was typed', async ({ page }) => {
    await open(page, `${PREVIEW}#/subscribe`);
    const email = page.getByRole('textbox', { name: 'Email address' });
    await email.fill('ada@example.com');
    const html = page.locator('html');
    const body = page.locator('body');

    await page.getByRole('combobox', { name: 'Theme' }).selectOption('harbor');
    await expect(html).toHaveAttribute('data-template-theme', 'harbor');
    await expect(body).toHaveCSS('background-color', 'rgb(243, 247, 248)');
    await page.getByRole('button', { name: 'Dark' }).click();
    await expect(body).toHaveCSS('background-color', 'rgb(11, 23, 27)');
    await page.getByRole('button', { name: 'Right to left' }).click();
    await expect(html).toHaveAttribute('dir', 'rtl');
    const height = (await email.boundingBox())?.height ?? 0;
    await page.getByRole('button', { name: 'Compact' }).click();
    await expect.poll(async () => (await email.boundingBox())?.height).toBeLessThan(height);

    await expect(email).toHaveValue('ada@example.com');
    await expect(page).toHaveURL(/#\/subscribe$/);

    // The choices stay.
    await page.reload();
    await expect(html).toHaveAttribute('data-template-theme', 'harbor');
    await expect(page.getByRole('combobox', { name: 'Theme' })).toHaveValue('harbor');
    await expect(body).toHaveCSS('background-color', 'rgb(11, 23, 27)');
  });

  test('does what readers chose before the scripts of the page arrived', async ({ page }) => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/assets/js/**', async (route) => {
      await arrived;
      await route.fallback();
    });
    await page.goto(PREVIEW, { waitUntil: 'commit' });
    const theme = page.getByRole('combobox', { name: 'Theme' });
    await theme.selectOption('almanac');
    await page.getByRole('button', { name: 'Right to left' }).click();
    await page.getByRole('button', { name: 'Dark' }).click();
    arrive();
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-has-hydrated', 'true', { timeout: 25_000 });
    await expect(html).toHaveAttribute('data-template-theme', 'almanac');
    await expect(theme).toHaveValue('almanac');
    await expect(html).toHaveAttribute('dir', 'rtl');
    await expect(html).toHaveAttribute('data-theme', 'dark');
  });

  test('leads back to the page of the template', async ({ page }) => {
    await open(page, PREVIEW);
    await page.getByRole('complementary', { name: 'Preview' }).getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  });

  test('goes back and forward between the routes of the application', async ({ page }) => {
    await open(page, PREVIEW);
    await page.getByRole('link', { name: 'Subscribe' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'All services are up' })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('textbox', { name: 'Email address' })).toBeVisible();
    await expect(page.locator('[data-island-ready]')).toBeAttached();
  });
});

test.describe('before a preview responds', () => {
  test('what readers enter in a form stays, and the form knows it', async ({ page }) => {
    const scripts = gate();
    await page.route('**/assets/js/*.js', async (route) => {
      await scripts.opened;
      await route.continue();
    });
    await page.goto('/x/templates/sign-up/preview/', { waitUntil: 'commit' });
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    const email = page.getByRole('textbox', { name: 'Email' });
    await name.fill('Ada');
    await email.fill('ada@example.com');
    // Repeated once the application responds.
    await page.getByRole('checkbox').click();
    scripts.open();

    await page.locator('[data-island-ready]').waitFor({ state: 'attached' });
    await expect(name).toHaveValue('Ada');
    await expect(page.getByRole('checkbox')).toBeChecked();
    await page.getByRole('button', { name: 'Create an account' }).click();
    await expect(page.getByText('Choose a password.').first()).toBeVisible();
    await expect(page.getByText('Enter your name.')).toHaveCount(0);
    await expect(page.getByText('Enter your email address.')).toHaveCount(0);
    await expect(page.getByText('Accept the rules of the road.')).toHaveCount(0);
  });

  test('a reload in another theme, direction and density moves nothing', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('template-theme', 'harbor');
      localStorage.setItem('direction', 'rtl');
      localStorage.setItem('dense', 'true');
    });
    await open(page, '/x/templates/checkout/preview/');
    await page.locator('[data-island-ready]').waitFor({ state: 'attached' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settle(page);
    expect(await layoutShift(page)).toBeLessThan(UNSEEN_SHIFT);
  });
});

test.describe('the projects', () => {
  const buildFile = (file: string) => path.join(root, 'build', file);

  /** Returns the texts of an archive by path. */
  const filesIn = (archive: string) =>
    Object.fromEntries(
      Object.entries(unzipSync(fs.readFileSync(buildFile(archive)))).map(([name, bytes]) => [
        name,
        strFromU8(bytes),
      ]),
    );

  test('are archives in both languages', () => {
    const ts = filesIn('x/templates/sticky-footer/sticky-footer-ts.zip');
    const js = filesIn('x/templates/sticky-footer/sticky-footer-js.zip');
    expect(Object.keys(ts)).toContain('sticky-footer/src/App.tsx');
    expect(Object.keys(js)).toContain('sticky-footer/src/App.test.jsx');
    expect(Object.keys(js).filter((name) => /\.tsx?$/.test(name))).toEqual([]);
    expect(ts['sticky-footer/README.md']).toContain('/x/templates/sticky-footer/');
  });

  test('have the packages of the newest version', () => {
    const { 'crud-dashboard/package.json': manifest = '' } = filesIn(
      'x/templates/crud-dashboard/crud-dashboard-ts.zip',
    );
    expect(JSON.parse(manifest)).toMatchObject({
      dependencies: { '@mui/x-data-grid': releaseOf(latestVersion(root)) },
    });
  });

  test('are created by one command, from the served package alone', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'create-'));
    const npx = (...args: string[]) =>
      promisify(execFile)(
        'npx',
        ['--yes', `http://localhost:${PORT}/x/templates/create.tgz`, ...args],
        {
          cwd: folder,
          // No registry can be reached, and nothing of an earlier run is used.
          env: {
            ...process.env,
            npm_config_registry: 'http://localhost:9/',
            npm_config_cache: path.join(folder, '.npm'),
            npm_config_update_notifier: 'false',
          },
        },
      );
    try {
      const { stdout } = await npx('sticky-footer', 'my-app', '--js', '--theme', 'harbor');
      expect(stdout).toContain('Created sticky-footer in my-app');
      const read = (file: string) => fs.readFileSync(path.join(folder, 'my-app', file), 'utf8');
      expect(JSON.parse(read('package.json'))).toMatchObject({ name: 'my-app' });
      expect(read('src/main.jsx')).toContain('name="harbor"');
      await expect(npx('sticky-footer', 'my-app')).rejects.toThrow(
        'The folder "my-app" isn\'t empty',
      );
    } finally {
      fs.rmSync(folder, { recursive: true, force: true });
    }
  });

  (['StackBlitz', 'CodeSandbox'] as const).forEach((service) => {
    test(`open in ${service}`, async ({ page, context }) => {
      const sent: URLSearchParams[] = [];
      await context.route(/^https:\/\/(stackblitz\.com|codesandbox\.io)\//, async (route) => {
        sent.push(new URLSearchParams(route.request().postData() ?? ''));
        await route.fulfill({ contentType: 'text/html', body: '<title>Opened</title>' });
      });
      await open(page, PAGE);
      const opened = context.waitForEvent('page');
      await page.getByRole('button', { name: `Open in ${service}` }).click();
      const tab = await opened;
      await expect(tab).toHaveTitle('Opened');
      // What runs there has no access to this page.
      expect(await tab.evaluate(() => window.opener === null)).toBe(true);
      const [fields] = sent;
      if (service === 'StackBlitz') {
        const archive = filesIn('x/templates/sticky-footer/sticky-footer-ts.zip');
        const names = Object.keys(archive).map((name) => name.replace('sticky-footer/', ''));
        names.forEach((name) => expect(fields?.has(`project[files][${name}]`)).toBe(true));
        expect(fields?.get('project[title]')).toBe('Sticky footer');
      } else {
        expect(fields?.get('parameters')).toMatch(/^[\w-]{100,}$/);
        expect(fields?.get('query')).toBe('file=%2Fsrc%2FApp.tsx');
      }
    });
  });
});

test('old addresses in the folder of a version lead to the templates', async ({ request }) => {
  const get = (address: string) => request.get(address, { maxRedirects: 0 });
  for (const file of ['sticky-footer/', 'create.tgz']) {
    const response = await get(`/x/next/templates/${file}?a=1`);
    expect(response.status()).toBe(302);
    expect(response.headers().location).toBe(`/x/templates/${file}?a=1`);
  }
});

test('previews are not in the sitemap, and the pages of templates are', () => {
  const xml = fs.readFileSync(path.join(root, 'build/sitemap.xml'), 'utf8');
  expect(xml).toContain(`${PAGE}</loc>`);
  expect(xml).toContain('/x/templates/</loc>');
  expect(xml).not.toContain('/preview/');
});

test('agents get the source and the command', () => {
  const markdown = fs.readFileSync(path.join(root, 'build/x/templates/sticky-footer.md'), 'utf8');
  expect(markdown).toMatch(
    /npx "https?:\/\/\S+\/x\/templates\/create\.tgz\?[a-f\d]{8}" sticky-footer my-app/,
  );
  expect(markdown).toContain('title="src/components/PageLayout.tsx"');
  expect(markdown).not.toContain('.test.tsx');
});
