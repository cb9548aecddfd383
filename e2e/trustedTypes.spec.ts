import path from 'node:path';

import type { Page } from '@playwright/test';

import { servePlainFolder, type ServedSite } from './fixtureSite';
import { expect, open, root, settle, test, wakeDemos } from './support';

/*
 * Every test of the other files would fail as well if the policy refused something: the browser reports it on the
 * console. This file checks that it refuses what it should, and what no other file does: printing.
 */

const TEXT = '/x/introduction/licensing/';

/** Runs what an attacker might, and returns what came of each attempt. */
const attempts = (page: Page) =>
  page.evaluate(async () => {
    const attempt = (run: () => unknown) => {
      try {
        run();
        return 'accepted';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const script = () => document.createElement('script');
    const { trustedTypes } = window as unknown as {
      trustedTypes?: { createPolicy: (name: string, rules: object) => unknown };
    };
    const register = (path: string) =>
      navigator.serviceWorker.register(path).then(
        (registration) => registration.unregister().then(() => 'accepted'),
        (error: Error) => error.name,
      );
    const main = '/assets/js/main.js';
    /** Returns what becomes of markup. */
    const inPage = (html: string) => {
      const paragraph = document.createElement('p');
      paragraph.innerHTML = html;
      return paragraph.innerHTML;
    };
    return {
      handler: inPage('<b onclick="a()">a</b>'),
      id: inPage('<span id="a">a</span>'),
      comment: inPage('<!-- <span> -->'),
      frame: inPage('<iframe srcdoc="a"></iframe>'),
      address: inPage('<a href="javascript:a()">a</a>'),
      document: new DOMParser().parseFromString('<script></script>', 'text/html').scripts.length,
      otherOrigin: attempt(() => (script().src = 'https://other.example/assets/js/main.js')),
      otherPath: attempt(() => (script().src = '/x/sw.js/other.js')),
      otherFolder: attempt(() => (script().src = '/assets/js/../main.js')),
      worker: attempt(() => new Worker('data:text/javascript,1')),
      serviceWorker: await register('/assets/js/../sw.js'),
      code: attempt(() => (script().text = 'window.ran = true')),
      // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the policy refuses it
      timer: attempt(() => window.setTimeout('window.ran = true')),
      policy: attempt(() => trustedTypes?.createPolicy('own', {})),
      another: attempt(() => trustedTypes?.createPolicy('default', {})),
      // What pages do themselves.
      offline: await register('/x/sw.js?params=%7B%22offlineMode%22%3Afalse%7D'),
      label: inPage('<span class="a" style="color: red">a<sub>2</sub></span>'),
      link: inPage('<a href="/x/" target="_blank"><img src="/img/logo.svg" alt="a"></a>'),
      bundle: attempt(() => (script().src = main)),
      ownOrigin: attempt(() => (script().src = location.origin + main)),
    };
  });

const REFUSED = {
  handler: ' a',
  id: ' a',
  comment: '  --&gt;',
  frame: '  ',
  address: ' a',
  document: 0,
  otherOrigin: 'TypeError',
  otherPath: 'TypeError',
  otherFolder: 'TypeError',
  worker: 'TypeError',
  serviceWorker: 'TypeError',
  code: 'TypeError',
  timer: 'TypeError',
  policy: 'TypeError',
  another: 'TypeError',
  offline: 'accepted',
  label: '<span class="a" style="color: red">a<sub>2</sub></span>',
  link: '<a href="/x/" target="_blank"><img src="/img/logo.svg" alt="a"></a>',
  bundle: 'accepted',
  ownOrigin: 'accepted',
};

test.describe('strings that become markup or scripts', () => {
  // The browser reports each.
  test.use({ allowsConsoleErrors: true });

  let plain: ServedSite;
  test.beforeAll(async () => {
    plain = await servePlainFolder(path.join(root, 'build'));
  });
  test.afterAll(() => plain.close());

  test('are refused or cleaned, unless they are what the site itself needs', async ({ page }) => {
    await open(page, TEXT);
    expect(await attempts(page)).toEqual(REFUSED);
  });

  test('are refused on a host that sends no headers', async ({ page }) => {
    await open(page, `${plain.origin}${TEXT}`);
    expect(await attempts(page)).toEqual(REFUSED);
  });
});

test('a browser without Trusted Types shows pages as before', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'trustedTypes'));
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) {
      return route.fallback();
    }
    const response = await route.fetch();
    const without = (text: string) =>
      text.replace("; require-trusted-types-for 'script'; trusted-types default", '');
    await route.fulfill({
      response,
      headers: {
        ...response.headers(),
        'content-security-policy': without(response.headers()['content-security-policy'] ?? ''),
      },
      body: without(await response.text()),
    });
  });
  await open(page, TEXT);
  expect(await page.evaluate(() => 'trustedTypes' in window)).toBe(false);
  await page.locator('.navbar').getByRole('link', { name: 'Charts' }).click();
  await expect(page).toHaveTitle(/^Charts/);
});

test('structured data moves with a navigation, and the policy accepts it', async ({ page }) => {
  await open(page, TEXT);
  const headline = () =>
    page.evaluate(() => {
      const data = document.querySelector('head script[type="application/ld+json"]');
      return /"headline":"([^"]*)"/.exec(data?.textContent ?? '')?.[1];
    });
  expect(await headline()).toBe('Licensing');
  await page.locator('.navbar').getByRole('link', { name: 'Charts' }).click();
  await expect(page).toHaveTitle(/^Charts/);
  await expect.poll(headline).toMatch(/^Charts/);
  await settle(page);
});

test('the Data Grid prints a copy of its rows', async ({ page }) => {
  await page.addInitScript(() => {
    // The frame that is printed has its own window.
    const { contentWindow } = Object.getOwnPropertyDescriptors(HTMLIFrameElement.prototype);
    Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', {
      get(this: HTMLIFrameElement) {
        const frame = contentWindow.get?.call(this) as Window;
        frame.print = () => {
          document.body.dataset.printed = String(
            frame.document.querySelectorAll('.MuiDataGrid-root [role=row]').length,
          );
        };
        return frame;
      },
    });
  });
  await open(page, '/x/react-data-grid/export/');
  await wakeDemos(page);
  const grid = page
    .locator('figure')
    .filter({ has: page.getByRole('button', { name: 'Export' }) })
    .first();
  await grid.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Print' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', /^([2-9]|\d{2,})$/);
});
