import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Page } from '@playwright/test';

import { answerForGoogleTag, foreignRequests, TAG_ORIGIN } from './googleTag';
import { SERVICES_PORT } from './servicesPort';
import { expect, open, root, settle, test } from './support';

// @visits /assets/js/**

const SITE = `http://localhost:${SERVICES_PORT}`;

/** Stores the answer that the reader gave on an earlier visit. */
const answered = (page: Page, answer: 'granted' | 'denied') =>
  page.addInitScript((consent) => {
    // Frames with an opaque origin have no storage.
    if (window === window.top) {
      localStorage.setItem('consent', consent);
    }
  }, answer);

/** Stores the answer in another tab of the same browser, without the page's own controls. */
async function answerElsewhere(page: Page, answer: 'granted' | 'denied'): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(`${SITE}/img/favicon.svg`);
  await other.evaluate((consent) => localStorage.setItem('consent', consent), answer);
  await other.close();
}

/** The names in code on the page that explains what is stored and sent. */
const toldNames = new Set(
  [
    ...readFileSync(
      path.join(root, 'unversioned_docs/guides/privacy/privacy.mdx'),
      'utf8',
    ).matchAll(/`([^`]+)`/g),
  ].map(([, name = '']) => name),
);

const queueLength = (page: Page) => page.evaluate(() => window.dataLayer?.length ?? 0);

const countedPage = {
  page_title: 'Counted pages | MUI X',
  page_location: `${SITE}/x/counted`,
  productCategoryId: 'x',
};

for (const { name, prepare } of [
  { name: 'before the reader has answered', prepare: () => Promise.resolve() },
  {
    name: 'when the reader has refused',
    prepare: (page: Page) => answered(page, 'denied'),
  },
  {
    name: 'when the browser says Do Not Track, whatever was answered',
    prepare: async (page: Page) => {
      await answered(page, 'granted');
      await page.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' }),
      );
    },
  },
  {
    name: 'when the browser says Global Privacy Control, whatever was answered',
    prepare: async (page: Page) => {
      await answered(page, 'granted');
      await page.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
      );
    },
  },
]) {
  test(`${name}, no other host is contacted and nothing is queued`, async ({ page }) => {
    const urls = foreignRequests(page);
    await prepare(page);
    await open(page, `${SITE}/x/counted/`);
    await page.getByRole('button', { name: 'Show code' }).click();
    await page.getByRole('link', { name: 'quiet hours', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Quiet hours' })).toBeVisible();
    await settle(page);
    expect(urls).toEqual([]);
    expect(await queueLength(page)).toBe(0);
    expect(await page.context().cookies()).not.toContainEqual(
      expect.objectContaining({ name: '_ga' }),
    );
  });
}

test('with consent, the tag receives consent, the page, user properties and one page view, in order', async ({
  page,
}) => {
  const tag = await answerForGoogleTag(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, `${SITE}/x/counted/?secret=1#the-end`);
  await page.getByRole('button', { name: 'Show code' }).click();
  await page.getByRole('button', { name: 'Allow', exact: true }).click();
  await expect.poll(() => tag.events()).toEqual([['page_view', countedPage]]);
  expect(tag.scripts).toEqual([`${TAG_ORIGIN}/gtag/js?id=G-TEST`]);

  const steps = tag.sent.filter(([command]) => command !== 'event');
  expect(steps).toEqual([
    [
      'consent',
      'default',
      {
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'granted',
      },
    ],
    ['js', expect.any(String)],
    [
      'set',
      { page_title: countedPage.page_title, page_location: `${SITE}/x/counted`, page_referrer: '' },
    ],
    ['config', 'G-TEST', { send_page_view: false }],
    ['set', 'user_properties', { codeVariant: 'TS' }],
    ['set', 'user_properties', { codeStyling: 'MUI System' }],
    ['set', 'user_properties', { userLanguage: 'en' }],
    ['set', 'user_properties', { devicePixelRatio: 1 }],
    ['set', 'user_properties', { colorScheme: 'dark' }],
    ['set', 'user_properties', { colorMode: 'system' }],
  ]);
  const isEvent = tag.sent.map(([command]) => command === 'event');
  expect(isEvent.indexOf(true)).toBe(steps.length);
  expect(JSON.stringify(tag.sent)).not.toMatch(/secret|the-end/);
});

test("each page is viewed once, with its own title; hashes and queries don't count as pages", async ({
  page,
}) => {
  const tag = await answerForGoogleTag(page);
  await answered(page, 'granted');
  const views = () =>
    tag
      .events()
      .filter(([name]) => name === 'page_view')
      .map(([, { page_title, page_location }]) => [page_title, page_location]);
  const counted = ['Counted pages | MUI X', `${SITE}/x/counted`];
  const quiet = ['Quiet hours | MUI X', `${SITE}/x/ads/quiet`];

  await open(page, `${SITE}/x/counted/`);
  await expect.poll(views).toEqual([counted]);
  await page.getByRole('link', { name: 'a link to its own end' }).click();
  await expect(page).toHaveURL(/#the-end$/);
  await page.goBack();
  await page.getByRole('link', { name: 'quiet hours', exact: true }).click();
  await expect.poll(views).toEqual([counted, quiet]);
  await page.goBack();
  await expect.poll(views).toEqual([counted, quiet, counted]);
  await settle(page);
  expect(views()).toHaveLength(3);
});

test('clicks are recorded by action: with mouse, keyboard and middle button', async ({ page }) => {
  const tag = await answerForGoogleTag(page);
  await answered(page, 'granted');
  await open(page, `${SITE}/x/counted/`);
  await expect.poll(() => tag.events()).toHaveLength(1);
  const clicks = () =>
    tag
      .events()
      .slice(1)
      .map(([name, { eventAction, eventLabel }]) => [name, eventAction, eventLabel]);
  const demo = '/x/counted/demos/Tally/';
  const expected: unknown[][] = [];
  /** Expects this click, and no other, to be recorded next. */
  const tell = async (...click: unknown[]) => {
    expected.push(click);
    await expect.poll(clicks).toEqual(expected);
  };

  await page.getByRole('button', { name: 'Show code' }).click();
  await tell('demo', 'expand', demo);
  await page.getByRole('button', { name: 'Hide code' }).press('Enter');
  await tell('demo', 'collapse', demo);
  const opened = page.context().waitForEvent('page');
  await page.getByRole('toolbar').getByText('More', { exact: true }).click();
  await page.getByRole('link', { name: 'View the source file' }).click({ button: 'middle' });
  await (await opened).close();
  await tell('demo', 'source', demo);

  // Interactions inside a demo are not recorded.
  await page.getByRole('button', { name: 'Counted 0 times' }).click();
  await expect(page.getByRole('button', { name: 'Counted 1 times' })).toBeVisible();

  const code = page.locator('figure[data-language=bash]');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await code.getByRole('button', { name: 'Copy' }).click();
  await tell('code', 'copy-click', undefined);
  await code.locator('pre').press('Control+c');
  await tell('code', 'copy-keyboard', undefined);

  // The button's code loads on the click, and the island then replays the click.
  await page.locator('.color-mode-buttons button[value=dark]').first().click();
  await tell('settings', 'dark', undefined);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('dialog').getByRole('switch', { name: 'Dense' }).check();
  await tell('settings', 'dense', undefined);
  await page.getByRole('dialog').getByRole('radio', { name: 'JavaScript' }).press('Space');
  await tell('settings', 'JS', undefined);
  await expect
    .poll(() => tag.sent)
    .toContainEqual(['set', 'user_properties', { codeVariant: 'JS' }]);

  const sentNames = tag.sent.flatMap(([command, name, parameters]) =>
    command === 'event'
      ? [name, ...Object.keys(parameters ?? {}), ...clicks().map(([, action]) => action)]
      : name === 'user_properties'
        ? Object.keys(parameters ?? {})
        : [],
  );
  expect(sentNames.filter((name) => !toldNames.has(String(name)))).toEqual([]);
});

test('web vitals of the page load are reported with the page', async ({ page }) => {
  const tag = await answerForGoogleTag(page);
  await answered(page, 'granted');
  await open(page, `${SITE}/x/counted/`);
  const ttfb = () => tag.sent.find(([command, name]) => command === 'event' && name === 'TTFB');
  await expect.poll(ttfb).toBeDefined();
  expect(ttfb()?.[2]).toEqual({
    value: expect.any(Number),
    metric_value: expect.any(Number),
    metric_delta: expect.any(Number),
    metric_id: expect.any(String),
    metric_label: '/x/counted',
  });
});

test('withdrawing consent stops analytics and deletes its cookies, and can be undone', async ({
  page,
}) => {
  const tag = await answerForGoogleTag(page);
  await open(page, `${SITE}/x/counted/`);
  await answerElsewhere(page, 'granted');
  await expect.poll(() => tag.events()).toHaveLength(1);
  const cookies = async () =>
    (await page.context().cookies()).map(({ name }) => name).filter((name) => /^_ga/.test(name));
  await expect.poll(cookies).toHaveLength(2);

  await answerElsewhere(page, 'denied');
  await expect.poll(cookies).toEqual([]);
  const [queued, sent] = [await queueLength(page), tag.sent.length];
  await page.getByRole('button', { name: 'Show code' }).click();
  await page.getByRole('link', { name: 'quiet hours', exact: true }).click();
  await expect(page).toHaveTitle('Quiet hours | MUI X');
  await settle(page);
  expect([await queueLength(page), tag.sent.length]).toEqual([queued, sent]);

  await answerElsewhere(page, 'granted');
  await expect
    .poll(() => tag.events().map(([, { page_title }]) => page_title))
    .toEqual(['Counted pages | MUI X', 'Quiet hours | MUI X']);
  expect(tag.scripts).toHaveLength(1);
});

test("the tag's cookies are deleted if the browser has refused since the last visit", async ({
  page,
}) => {
  await answered(page, 'granted');
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  await page
    .context()
    .addCookies(
      ['_ga', '_ga_TEST', 'codeVariant'].map((name) => ({ name, value: '1', url: SITE })),
    );
  const urls = foreignRequests(page);
  await open(page, `${SITE}/x/counted/`);
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .toEqual(['codeVariant']);
  expect(urls).toEqual([]);
});

test.describe('the policy', () => {
  // The browser reports the blocked script.
  test.use({ allowsConsoleErrors: true });

  test("allows no other script of the tag's host", async ({ page, request }) => {
    const policy = (await request.get(`${SITE}/x/counted/`)).headers()['content-security-policy'];
    expect(policy).toMatch(/script-src [^;]* https:\/\/tag\.example\/gtag\/js;/);
    await open(page, `${SITE}/x/counted/`);
    await page.route(`${TAG_ORIGIN}/**`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    const load = (src: string) =>
      page.evaluate(
        (address) =>
          new Promise<string>((resolve) => {
            const script = document.createElement('script');
            script.onload = () => resolve('loaded');
            try {
              script.src = address;
              document.head.append(script);
            } catch {
              // The Trusted Types policy accepts the same scripts as the Content-Security-Policy.
              resolve('refused');
            }
          }),
        src,
      );
    expect(await load(`${TAG_ORIGIN}/gtag/js?id=G-OTHER`)).toBe('loaded');
    expect(await load(`${TAG_ORIGIN}/other.js`)).toBe('refused');
  });
});

test.describe('a tag that is blocked', () => {
  test.use({ allowsConsoleErrors: true });

  test('does no harm, and nothing more is queued', async ({ page, consoleErrors }) => {
    await page.route(`${TAG_ORIGIN}/**`, (route) => route.abort('blockedbyclient'));
    await answered(page, 'granted');
    const failed = page.waitForEvent('requestfailed');
    await open(page, `${SITE}/x/counted/`);
    await failed;
    const queued = await queueLength(page);
    await page.getByRole('button', { name: 'Show code' }).click();
    await expect(page.getByRole('button', { name: 'Hide code' })).toBeVisible();
    await page.getByRole('link', { name: 'quiet hours', exact: true }).click();
    await expect(page).toHaveTitle('Quiet hours | MUI X');
    await settle(page);
    expect(await queueLength(page)).toBe(queued);
    // Only the browser's own message about the request, none from our code.
    expect(consoleErrors.filter((error) => !error.includes('ERR_BLOCKED_BY_CLIENT'))).toEqual([]);
  });

  test('does no harm if it throws, immediately or later', async ({ page, consoleErrors }) => {
    await page.route(`${TAG_ORIGIN}/**`, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `window.dataLayer.push = function () { throw new Error('the tag'); }; throw new Error('the tag');`,
      }),
    );
    await answered(page, 'granted');
    const thrown = page.waitForEvent('pageerror');
    await open(page, `${SITE}/x/counted/`);
    await thrown;
    await page.getByRole('button', { name: 'Show code' }).click();
    await page.getByRole('link', { name: 'quiet hours', exact: true }).click();
    await expect(page).toHaveTitle('Quiet hours | MUI X');
    await settle(page);
    expect(consoleErrors).toEqual(['page error: the tag']);
  });
});

test.describe('a site without analytics', () => {
  test('contacts no other host, even with consent', async ({ page }) => {
    const urls = foreignRequests(page);
    await answered(page, 'granted');
    await open(page, '/x/react-data-grid/sorting/');
    await page.getByRole('button', { name: 'Show code' }).first().click();
    await page.locator('.menu a[href="/x/react-data-grid/quickstart/"]').click();
    await expect(page).toHaveURL('/x/react-data-grid/quickstart/');
    await settle(page);
    expect(urls).toEqual([]);
    expect(await queueLength(page)).toBe(0);
  });

  test('stores nothing at first, and later only what its privacy page lists', async ({ page }) => {
    const kept = () =>
      page.evaluate(() => [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
        ...document.cookie.split('; ').flatMap((cookie) => cookie.split('=', 1)),
      ]);
    await open(page, '/x/introduction/installation/');
    await settle(page);
    expect(await kept()).toEqual(['']);

    await page.getByRole('tab', { name: 'pnpm' }).first().click();
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Settings' });
    for (const name of ['Dark', 'Right to left', 'JavaScript', 'Tailwind']) {
      await drawer.getByRole('radio', { name }).check();
    }
    await drawer.getByRole('switch', { name: 'Dense' }).check();
    const names = (await kept()).map((name) => name.replace(/(npm2yarn-)\w{3}$/, '$1…'));
    expect(names).toHaveLength(7);
    expect(names.filter((name) => !toldNames.has(name))).toEqual([]);
  });

  test('contains no analytics code', () => {
    const folder = path.join(root, 'build/assets/js');
    const withTag = readdirSync(folder)
      .filter((file) => file.endsWith('.js'))
      .filter((file) =>
        /ga-disable|dataLayer|gtag/.test(readFileSync(path.join(folder, file), 'utf8')),
      );
    expect(withTag).toEqual([]);
  });
});
