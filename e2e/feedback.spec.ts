import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import type { BrowserContext, Locator, Page, Route } from '@playwright/test';

import { createDatabase } from '../server/feedback/database';
import { libsqlSource } from '../server/feedback/store';
import { staticHandler } from '../server/static';
import { currentVersion, latestVersion } from '../src/core/versions';
import { releaseOf } from '../src/core/versions/packages';

import { FEEDBACK_DATABASE_URL } from './feedbackDatabase';
import { answerForGoogleTag } from './googleTag';
import { SERVICES_PORT } from './servicesPort';
import {
  accessibilityViolations,
  expect,
  layoutShift,
  open,
  root,
  gate,
  settle,
  test,
  UNSEEN_SHIFT,
} from './support';

// @reads server/serve.ts

const PAGE = '/x/introduction/support/';
const OTHER_PAGE = '/x/introduction/licensing/';
/** The page's path as it is in answers. */
const CANONICAL = '/x/introduction/support';
const VERSION = releaseOf(latestVersion(root));
const KEY = `feedback-${CANONICAL}-${VERSION}`;
const FAILURE = "Couldn't submit feedback. Please try again later.";
const THANKS = 'Thank you. You can change your answer at any time.';

const prompt = (page: Page) => page.getByRole('region', { name: 'Was this page helpful?' });
const rating = (page: Page, name: 'Yes' | 'No') =>
  prompt(page).getByRole('button', { name, exact: true });
const form = (page: Page) => page.getByRole('form', { name: /^Comment on this/ });
const comment = (page: Page) => form(page).getByRole('textbox', { name: 'Comment (optional)' });
const button = (page: Page, name: string) => form(page).getByRole('button', { name });
const sectionButton = (page: Page, section: string) =>
  page.getByRole('button', { name: `Comment on this section: ${section}` });

interface Sent {
  [field: string]: unknown;
}

type Reply = (route: Route) => Promise<void>;

const accept: Reply = (route) => route.fulfill({ json: { ok: true } });
const refuse =
  (status: number): Reply =>
  (route) =>
    route.fulfill({ status, json: { error: { message: 'No' } } });

/** Fakes the server. It accepts all answers unless `reply` is changed. */
async function answerFeedback(target: Page | BrowserContext, url = '**/feedback') {
  const sent: Sent[] = [];
  const server = { sent, reply: accept };
  await target.route(url, async (route) => {
    sent.push(route.request().postDataJSON() as Sent);
    await server.reply(route);
  });
  return server;
}

const kept = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as unknown, key);
const queueLength = async (page: Page) =>
  ((await kept(page, 'feedback-queue')) as unknown[] | null)?.length ?? 0;

/** An answer about another page that is waiting to be sent. */
const waiting = (name: string) => ({
  submission: {
    page: `/x/${name}`,
    version: VERSION,
    locale: 'en',
    rating: 1,
    reasons: [],
    comment: '',
    section: null,
    codeVariant: 'TS',
    codeStyling: 'MUI System',
  },
});

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

/** Ticks a box. The form may still be starting, and then repeats the click, which `check()` doesn't wait for. */
async function choose(box: Locator): Promise<void> {
  await box.click();
  await expect(box).toBeChecked();
}

test.describe('a reader', () => {
  test('answers with the mouse: one request with the rating and its context', async ({ page }) => {
    const { sent } = await answerFeedback(page);
    await page
      .context()
      .addCookies([
        { name: 'codeVariant', value: 'JS', url: `${test.info().project.use.baseURL}` },
      ]);
    await open(page, PAGE);
    await rating(page, 'No').click();
    await expect(rating(page, 'No')).toHaveAttribute('aria-pressed', 'true');
    await expect(form(page).getByRole('checkbox').first()).toBeFocused();
    await choose(form(page).getByRole('checkbox', { name: 'Something is wrong' }));
    await comment(page).fill('Version <b>7</b> is missing');
    await form(page).getByRole('combobox', { name: 'About' }).selectOption('Supported versions');
    expect(sent).toEqual([]);
    await button(page, 'Submit').click();
    await expect(prompt(page).getByRole('status')).toHaveText(THANKS);
    await expect(form(page)).toHaveCount(0);
    await expect(rating(page, 'No')).toBeFocused();
    expect(sent).toEqual([
      {
        reader: expect.stringMatching(
          /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
        ),
        page: CANONICAL,
        version: VERSION,
        locale: 'en',
        rating: 0,
        reasons: ['wrong'],
        comment: 'Version <b>7</b> is missing',
        section: 'supported-versions',
        codeVariant: 'JS',
        codeStyling: 'MUI System',
      },
    ]);
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'feedbackId');
    expect(cookie).toMatchObject({ value: sent[0]?.reader, path: '/', sameSite: 'Lax' });
    const year = 31_536_000;
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - year)).toBeLessThan(60);

    await test.step('sees their answer on return, on this page only, and changes it', async () => {
      await open(page, PAGE);
      await expect(rating(page, 'No')).toHaveAttribute('aria-pressed', 'true');
      await rating(page, 'No').click();
      await expect(comment(page)).toHaveValue('Version <b>7</b> is missing');
      await button(page, 'Cancel').click();
      await settle(page);
      expect(sent).toHaveLength(1);
      await rating(page, 'Yes').click();
      await expect(form(page).getByRole('group', { name: 'What helped?' })).toBeVisible();
      await button(page, 'Cancel').click();
      await expect(prompt(page).getByRole('status')).toHaveText(THANKS);
      expect(sent[1]).toMatchObject({
        reader: sent[0]?.reader,
        rating: 1,
        reasons: [],
        comment: '',
        section: null,
      });
      await open(page, OTHER_PAGE);
      for (const name of ['Yes', 'No'] as const) {
        await expect(rating(page, name)).toHaveAttribute('aria-pressed', 'false');
      }
    });
  });

  test('answers with all reasons and a comment, and the receiver stores them', async ({ page }, {
    testId,
    retry,
  }) => {
    // Here, the real receiver responds. The comment is unique, so that it differs from those of earlier runs.
    const words = `Which plan includes it? (${testId}, ${retry}, ${Date.now()})`;
    await open(page, PAGE);
    await rating(page, 'No').click();
    const reasons = form(page).getByRole('checkbox');
    await expect(reasons.first()).toBeFocused();
    for (const reason of await reasons.all()) {
      await choose(reason);
    }
    await comment(page).fill(words);
    await button(page, 'Submit').click();
    await expect(prompt(page).getByRole('status')).toHaveText(THANKS);

    const database = createDatabase({ url: FEEDBACK_DATABASE_URL });
    try {
      const answers = await libsqlSource(await database.ready()).answers({ page: CANONICAL });
      expect(answers.filter((answer) => answer.comment === words)).toEqual([
        {
          page: CANONICAL,
          version: VERSION,
          locale: 'en',
          rating: 0,
          reasons: ['unclear', 'wrong', 'outdated', 'missing', 'example-broken', 'not-found'],
          comment: words,
          section: null,
          codeVariant: 'TS',
          codeStyling: 'MUI System',
          answeredAt: expect.any(Number),
        },
      ]);
    } finally {
      await database.close();
    }
  });

  test('answers with the keyboard only', async ({ page }) => {
    const { sent } = await answerFeedback(page);
    await open(page, PAGE);
    await rating(page, 'Yes').focus();
    await page.keyboard.press('Enter');
    await expect(form(page).getByRole('checkbox').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(form(page)).toHaveCount(0);
    await expect(rating(page, 'Yes')).toBeFocused();
    await expect.poll(() => sent).toHaveLength(1);

    await page.keyboard.press('Tab');
    await expect(rating(page, 'No')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(form(page).getByRole('checkbox').first()).toBeFocused();
    await page.keyboard.press('Space');
    await comment(page).focus();
    await page.keyboard.type('Too short');
    await page.keyboard.press('Control+Shift+Enter');
    await settle(page);
    expect(sent).toHaveLength(1);
    await page.keyboard.press('Control+Enter');
    await expect(prompt(page).getByRole('status')).toHaveText(THANKS);
    await expect(rating(page, 'No')).toBeFocused();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toMatchObject({ rating: 0, reasons: ['unclear'] });
  });

  test('sends one answer with a double click', async ({ page }) => {
    const server = await answerFeedback(page);
    const answer = gate();
    server.reply = async (route) => {
      await answer.opened;
      await accept(route);
    };
    await open(page, PAGE);
    await rating(page, 'Yes').dblclick();
    await button(page, 'Submit').dblclick();
    answer.open();
    await expect(prompt(page).getByRole('status')).toHaveText(THANKS);
    await settle(page);
    expect(server.sent).toHaveLength(1);
  });

  test('opens another page while the form is open: the rating is sent once', async ({ page }) => {
    const { sent } = await answerFeedback(page);
    await open(page, PAGE);
    await rating(page, 'Yes').click();
    await comment(page).fill('Not to be sent');
    await page.locator('.pagination-nav__link').first().click();
    await expect(page).not.toHaveURL(PAGE);
    await expect.poll(() => sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ rating: 1, comment: '', page: CANONICAL });
    await settle(page);
    expect(sent).toHaveLength(1);
    expect(await queueLength(page)).toBe(0);
  });

  test('leaves the site while the form is open: the rating is sent once', async ({ page }) => {
    // A real server, because tests cannot intercept what a page sends while it is being closed.
    const sent: Sent[] = [];
    const site = staticHandler(path.join(root, 'build'));
    const server = http.createServer((request, response) => {
      if (request.method !== 'POST') {
        site(request, response);
        return;
      }
      void text(request).then((body) => {
        sent.push(JSON.parse(body) as Sent);
        response.setHeader('Content-Type', 'application/json').end('{"ok":true}');
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    try {
      await open(page, origin + PAGE);
      await rating(page, 'No').click();
      await expect(form(page)).toBeVisible();
      await page.goto('about:blank');
      await expect.poll(() => sent).toHaveLength(1);
      expect(sent[0]).toMatchObject({ rating: 0, reasons: [], comment: '', section: null });
      await open(page, origin + OTHER_PAGE);
      await settle(page);
      expect(sent).toHaveLength(1);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
});

test.describe('a section', () => {
  const SECTION = 'Supported versions';

  test('can be commented on next to its heading, by mouse', async ({ page }) => {
    const { sent } = await answerFeedback(page);
    await open(page, PAGE);
    const heading = page.getByRole('heading', { name: SECTION });
    const control = sectionButton(page, SECTION);
    await expect(control).toHaveCSS('opacity', '0');
    await heading.hover();
    await expect(control).toHaveCSS('opacity', '1');
    const [line, box] = [await heading.boundingBox(), await control.boundingBox()];
    if (!line || !box) {
      throw new Error('not shown');
    }
    // Vertically centered on the heading's single line.
    expect(Math.abs(box.y + box.height / 2 - line.y - line.height / 2)).toBeLessThanOrEqual(2);
    const scroll = await page.evaluate(() => window.scrollY);
    await control.click();
    const dialog = page.getByRole('dialog', { name: 'Comment on this section' });
    await expect(dialog.getByRole('button', { name: 'Yes' })).toBeFocused();
    await expect(dialog.getByRole('combobox', { name: 'About' })).toHaveValue('supported-versions');
    await button(page, 'Submit').click();
    await expect(dialog.getByRole('alert')).toHaveText('Choose Yes or No.');
    await dialog.getByRole('button', { name: 'No' }).click();
    await choose(dialog.getByRole('checkbox', { name: 'Out of date' }));
    await button(page, 'Submit').click();
    await expect(dialog).toHaveCount(0);
    await expect(control).toBeFocused();
    await expect(page.getByText(THANKS)).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(scroll);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      rating: 0,
      reasons: ['outdated'],
      section: 'supported-versions',
      scope: 'section',
    });
    // The question is about the page.
    await expect(rating(page, 'No')).toHaveAttribute('aria-pressed', 'false');
  });

  test('has a comment of its own, beside the answer about the page, also on return', async ({
    page,
  }) => {
    const { sent } = await answerFeedback(page);
    await open(page, PAGE);
    await rating(page, 'Yes').click();
    await comment(page).fill('About the page');
    await button(page, 'Submit').click();
    await expect(prompt(page).getByRole('status')).toHaveText(THANKS);

    const openSection = async () => {
      await page.getByRole('heading', { name: SECTION }).hover();
      await sectionButton(page, SECTION).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    };
    await openSection();
    await expect(comment(page)).toHaveValue('');
    await button(page, 'No').click();
    await comment(page).fill('About the section');
    await button(page, 'Submit').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(sent.map((answer) => [answer.rating, answer.comment])).toEqual([
      [1, 'About the page'],
      [0, 'About the section'],
    ]);

    await open(page, PAGE);
    await expect(rating(page, 'Yes')).toHaveAttribute('aria-pressed', 'true');
    await openSection();
    await expect(comment(page)).toHaveValue('About the section');
    await expect(button(page, 'No')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await rating(page, 'Yes').click();
    await expect(comment(page)).toHaveValue('About the page');
  });

  test('can be reached with Tab after its heading, and is then visible', async ({ page }) => {
    await answerFeedback(page);
    await open(page, PAGE);
    await page.getByRole('link', { name: `Direct link to ${SECTION}` }).focus();
    await page.keyboard.press('Tab');
    const control = sectionButton(page, SECTION);
    await expect(control).toBeFocused();
    await expect(control).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(form(page).getByRole('button', { name: 'Yes' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(control).toBeFocused();
  });

  test('has text, a URL and a name that exclude the button', async ({ page }) => {
    const html = await (await page.request.get(PAGE)).text();
    expect(html).not.toContain('Comment on this section');
    await open(page, PAGE);
    await expect(sectionButton(page, SECTION)).toBeAttached();
    const heading = page.locator('#supported-versions');
    expect((await heading.textContent())?.replace('\u200b', '')).toBe(SECTION);
    await expect(heading.getByRole('button')).toHaveCount(0);
    const headings = await page.locator('.theme-doc-markdown :is(h2, h3)[id]').count();
    await expect(page.getByRole('button', { name: /^Comment on this section/ })).toHaveCount(
      headings,
    );
    expect(await layoutShift(page)).toBeLessThan(UNSEEN_SHIFT);

    await test.step('is submitted with its own page only', async () => {
      await page.locator('.pagination-nav__link').first().click();
      await expect(page).not.toHaveURL(PAGE);
      // The page updates after its URL. Until then, both counts are those of the previous page.
      await expect(heading).toHaveCount(0);
      const there = await page.locator('.theme-doc-markdown :is(h2, h3)[id]').count();
      await expect(page.getByRole('button', { name: /^Comment on this section/ })).toHaveCount(
        there,
      );
    });
  });

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

    test('always shows its button, without covering text', async ({ page }) => {
      const { sent } = await answerFeedback(page);
      await open(page, PAGE);
      const control = sectionButton(page, SECTION);
      await control.scrollIntoViewIfNeeded();
      await expect(control).toHaveCSS('opacity', '1');
      await control.tap();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Yes' }).tap();
      await button(page, 'Submit').tap();
      await expect(dialog).toHaveCount(0);
      expect(sent).toHaveLength(1);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBe(0);
    });
  });
});

test.describe('a failed submission', () => {
  test.use({ allowsConsoleErrors: true });

  for (const [name, reply] of [
    ['without a network', (route: Route) => route.abort('internetdisconnected')],
    ['with an error of the server', refuse(503)],
    ['with too many', refuse(429)],
  ] as const) {
    test(`${name} shows a message, keeps what was typed, and is sent once at the next visit`, async ({
      page,
    }) => {
      const server = await answerFeedback(page);
      server.reply = reply;
      await open(page, PAGE);
      await rating(page, 'Yes').click();
      await comment(page).fill('Kept');
      await button(page, 'Submit').click();
      await expect(form(page).getByRole('alert')).toHaveText(FAILURE);
      await expect(comment(page)).toHaveValue('Kept');
      expect(await queueLength(page)).toBe(1);
      expect(server.sent).toHaveLength(1);

      server.reply = accept;
      await open(page, OTHER_PAGE);
      await expect.poll(() => queueLength(page)).toBe(0);
      expect(server.sent).toHaveLength(2);
      expect(server.sent[1]).toEqual(server.sent[0]);
      await open(page, PAGE);
      await expect(rating(page, 'Yes')).toHaveAttribute('aria-pressed', 'true');
      await settle(page);
      expect(server.sent).toHaveLength(2);
    });
  }

  test('that is rejected permanently shows a message and keeps what was typed, but stores nothing', async ({
    page,
  }) => {
    const server = await answerFeedback(page);
    server.reply = refuse(400);
    await open(page, PAGE);
    await rating(page, 'Yes').click();
    await comment(page).fill('Kept');
    await button(page, 'Submit').click();
    await expect(form(page).getByRole('alert')).toHaveText(FAILURE);
    await expect(comment(page)).toHaveValue('Kept');
    expect(await queueLength(page)).toBe(0);
  });

  test('shows a message next to the question after the form was closed', async ({ page }) => {
    const server = await answerFeedback(page);
    server.reply = refuse(500);
    await open(page, PAGE);
    await rating(page, 'No').click();
    await button(page, 'Cancel').click();
    await expect(prompt(page).getByRole('alert')).toHaveText(FAILURE);
    await expect(rating(page, 'No')).toBeFocused();
  });

  test('while offline is sent when the browser is back online', async ({ page, context }) => {
    const { sent } = await answerFeedback(page);
    await open(page, PAGE);
    await rating(page, 'No').click();
    await comment(page).fill('From a train');
    await page.unrouteAll();
    await context.setOffline(true);
    await button(page, 'Submit').click();
    await expect(form(page).getByRole('alert')).toHaveText(FAILURE);
    const later = await answerFeedback(page);
    await context.setOffline(false);
    await expect(prompt(page).getByRole('status')).toHaveText(THANKS);
    await expect(page.getByText(FAILURE)).toHaveCount(0);
    expect(later.sent).toHaveLength(1);
    expect(later.sent[0]).toMatchObject({ comment: 'From a train' });
    expect(sent).toEqual([]);
  });

  test('while offline from the start stores the rating and sends it later', async ({
    page,
    context,
  }) => {
    await open(page, PAGE);
    await context.setOffline(true);
    await rating(page, 'No').click();
    await expect(prompt(page).getByRole('alert')).toHaveText(FAILURE);
    const { sent } = await answerFeedback(page);
    await context.setOffline(false);
    await expect.poll(() => sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ rating: 0 });
  });

  test("because its code can't be fetched sends the rating at the next visit", async ({ page }) => {
    const { sent } = await answerFeedback(page);
    let isBlocked = true;
    await page.route('**/assets/js/*.js', async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      await (isBlocked && body.includes('feedbackId')
        ? route.abort()
        : route.fulfill({ response, body }));
    });
    await open(page, PAGE);
    await rating(page, 'No').click();
    await expect(form(page)).toBeVisible();
    await page.goto('about:blank');
    isBlocked = false;
    await open(page, OTHER_PAGE);
    await expect.poll(() => sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ rating: 0, page: CANONICAL });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('times out after ten seconds', async ({ page }) => {
    const server = await answerFeedback(page);
    server.reply = () => new Promise(() => {});
    await page.clock.install();
    await open(page, PAGE);
    await rating(page, 'Yes').click();
    await button(page, 'Submit').click();
    await expect(button(page, 'Sending…')).toBeVisible();
    await expect.poll(() => server.sent).toHaveLength(1);
    await page.clock.fastForward(9_000);
    await expect(button(page, 'Sending…')).toBeVisible();
    await page.clock.fastForward(1_500);
    await expect(form(page).getByRole('alert')).toHaveText(FAILURE);
    expect(await queueLength(page)).toBe(1);
  });
});

test('stores twenty answers, and sends each once from two tabs', async ({ page, context }) => {
  const { sent } = await answerFeedback(context);
  await page.goto('/img/favicon.svg');
  await page.evaluate(
    (list) => localStorage.setItem('feedback-queue', JSON.stringify(list)),
    Array.from({ length: 20 }, (_, index) => waiting(`page-${index}`)),
  );
  const other = await context.newPage();
  await Promise.all([open(page, PAGE), open(other, OTHER_PAGE)]);
  await expect.poll(() => queueLength(page)).toBe(0);
  await Promise.all(
    [page, other].map((tab) => tab.evaluate(() => window.dispatchEvent(new Event('online')))),
  );
  await settle(page);
  expect(sent.map((answer) => answer.page)).toEqual(
    Array.from({ length: 20 }, (_, index) => `/x/page-${index}`),
  );
});

test.describe('with a full queue', () => {
  test.use({ allowsConsoleErrors: true });

  test('drops the oldest answer', async ({ page }) => {
    const server = await answerFeedback(page);
    server.reply = refuse(503);
    await page.addInitScript(
      (list) => localStorage.setItem('feedback-queue', JSON.stringify(list)),
      Array.from({ length: 20 }, (_, index) => waiting(`page-${index}`)),
    );
    await open(page, PAGE);
    // The visit has tried to send one, which has moved to the end of the queue.
    await expect.poll(() => server.sent).toHaveLength(1);
    await settle(page);
    await rating(page, 'Yes').click();
    const pages = ((await kept(page, 'feedback-queue')) as { submission: Sent }[]).map(
      ({ submission }) => submission.page,
    );
    expect(pages).toHaveLength(20);
    expect(pages[0]).toBe('/x/page-2');
    expect(pages.at(-1)).toBe(CANONICAL);
  });
});

test('an answer in one tab appears in another', async ({ page, context }) => {
  const { sent } = await answerFeedback(context);
  const other = await context.newPage();
  await open(page, PAGE);
  await open(other, PAGE);
  await rating(other, 'No').click();
  await expect(rating(page, 'No')).toHaveAttribute('aria-pressed', 'true');
  await button(other, 'Cancel').click();
  await expect.poll(() => sent).toHaveLength(1);
});

test('works if storage and cookies are blocked', async ({ page }) => {
  const { sent } = await answerFeedback(page);
  await page.addInitScript(() => {
    const denied = {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
      set: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', denied);
    Object.defineProperty(Document.prototype, 'cookie', denied);
  });
  await open(page, PAGE);
  await rating(page, 'Yes').click();
  await button(page, 'Submit').click();
  await expect(prompt(page).getByRole('status')).toHaveText(THANKS);
  await rating(page, 'No').click();
  await button(page, 'Cancel').click();
  await expect.poll(() => sent).toHaveLength(2);
  expect(sent[0]?.reader).toBe(sent[1]?.reader);
});

for (const [name, values] of Object.entries({
  'no JSON': { [KEY]: '{', 'feedback-queue': '[[[' },
  'JSON of other kinds': { [KEY]: '[7]', 'feedback-queue': '{"length":9}' },
  'markup and scripts': {
    [KEY]: JSON.stringify({
      rating: 1,
      reasons: ['<img src=x onerror=alert(1)>'],
      comment: '<img src=x onerror=alert(1)>',
      section: '"><script>alert(1)</script>',
    }),
    'feedback-queue': JSON.stringify([null, { submission: { page: '/x', version: '<b>' } }]),
  },
})) {
  test(`works with ${name} in storage`, async ({ page }) => {
    const { sent } = await answerFeedback(page);
    await page.addInitScript((entries) => {
      Object.entries(entries).forEach(([key, value]) => localStorage.setItem(key, value));
      document.cookie = 'feedbackId=<script>; path=/';
    }, values);
    await open(page, PAGE);
    await rating(page, 'No').click();
    await button(page, 'Submit').click();
    await expect(prompt(page).getByRole('status')).toHaveText(THANKS);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.reader).toMatch(/^[\da-f-]{36}$/);
    await expect(page.locator('img[src=x]')).toHaveCount(0);
  });
}

test('the form reserves its space on click, even if it loads late', async ({ page }) => {
  await answerFeedback(page);
  let released = Promise.resolve();
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (body.includes('What got in the way?')) {
      await released;
    }
    await route.fulfill({ response, body });
  });
  for (const [width, name] of [
    [1280, 'Yes'],
    [1280, 'No'],
    [390, 'Yes'],
    [390, 'No'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/x/');
    await page.evaluate(() => localStorage.clear());
    await open(page, PAGE);
    await rating(page, name).scrollIntoViewIfNeeded();
    await settle(page);
    const before = await layoutShift(page);
    const code = gate();
    released = code.opened;
    await rating(page, name).click();
    const height = async () => (await prompt(page).boundingBox())?.height ?? 0;
    const reserved = await height();
    await expect(form(page)).toBeHidden();
    code.open();
    await expect(form(page)).toBeVisible();
    expect([width, name, (await height()) - reserved]).toEqual([width, name, 0]);
    expect((await layoutShift(page)) - before).toBeLessThan(UNSEEN_SHIFT);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

for (const [colorScheme, direction, width] of [
  ['light', 'ltr', 1280],
  ['dark', 'rtl', 1280],
  ['dark', 'ltr', 390],
  ['light', 'rtl', 390],
] as const) {
  test(`question, form and dialog are accessible, ${colorScheme}, ${direction}, ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await answerFeedback(page);
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.addInitScript((dir) => localStorage.setItem('direction', dir), direction);
    await open(page, PAGE);
    const check = async () => {
      expect(await accessibilityViolations(page)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
    };
    await rating(page, 'No').click();
    await choose(form(page).getByRole('checkbox').first());
    await comment(page).fill('x'.repeat(1900));
    await check();
    await button(page, 'Submit').click();
    await expect(prompt(page).getByRole('status')).toHaveText(THANKS);
    await check();
    await page
      .getByRole('button', { name: /^Comment on this section/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await check();
  });
}

test('stores and sends only what the privacy page lists', async ({ page }) => {
  const site = `http://localhost:${SERVICES_PORT}`;
  const { sent } = await answerFeedback(page, 'https://feedback.example/answers');
  const tag = await answerForGoogleTag(page);
  await page.addInitScript(() => localStorage.setItem('consent', 'granted'));
  await open(page, `${site}/x/counted/`);
  await expect.poll(() => tag.events()).toHaveLength(1);
  const actions = () =>
    tag
      .events()
      .slice(1)
      .map(([name, { eventAction }]) => [name, eventAction]);
  await rating(page, 'Yes').click();
  await button(page, 'Cancel').click();
  await rating(page, 'No').click();
  await choose(form(page).getByRole('checkbox').first());
  await button(page, 'Submit').click();
  await expect(prompt(page).getByRole('status')).toHaveText(THANKS);
  await page
    .getByRole('button', { name: /^Comment on this section/ })
    .first()
    .click();
  await page.keyboard.press('Escape');
  await expect
    .poll(actions)
    .toEqual(['yes', 'cancel', 'no', 'submit', 'section'].map((action) => ['feedback', action]));
  expect(sent).toHaveLength(2);

  const told = readFileSync(path.join(root, 'unversioned_docs/guides/privacy/privacy.mdx'), 'utf8');
  const names = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...document.cookie.split('; ').flatMap((cookie) => cookie.split('=', 1)),
  ]);
  expect(names.filter((name) => name.startsWith('feedback')).toSorted()).toEqual([
    // That site has one version, for the installed release.
    `feedback-/x/counted-${releaseOf(currentVersion(root))}`,
    'feedbackId',
  ]);
  for (const name of ['feedback-…', 'feedback-queue', 'feedbackId', 'feedback', 'issue']) {
    expect(told).toContain(`\`${name}\``);
  }
  for (const [, action] of actions()) {
    expect(told).toContain(`\`${String(action)}\``);
  }
});
