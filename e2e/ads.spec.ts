import type { BrowserContext, Page, Route } from '@playwright/test';

import { answerForGoogleTag, foreignRequests } from './googleTag';
import { PORT } from './ports';
import { SERVICES_PORT } from './servicesPort';
import {
  accessibilityViolations,
  expect,
  gate,
  layoutShift,
  open,
  settle,
  test,
  UNSEEN_SHIFT,
} from './support';

test.use({ viewport: { width: 900, height: 800 } });

const SITE = `http://localhost:${SERVICES_PORT}`;
const DEPARTURES = `${SITE}/x/ads/departures/`;

/** The random decisions, in the order in which a page view makes them. */
interface Draws {
  shape: 'inline' | 'image';
  /** Whether the ad-block notice would be shown. */
  notice?: boolean;
  /** Index of the in-house ad. */
  inHouse?: 0 | 1 | 2 | 3;
}

/** Sets up a reader who has answered the consent prompt, and fixes the random decisions on every page. */
async function prepare(
  page: Page,
  { shape, notice = false, inHouse = 1 }: Draws,
  consent: 'granted' | 'denied' = 'granted',
): Promise<void> {
  const numbers = [shape === 'inline' ? 0.1 : 0.9, notice ? 0.1 : 0.9, inHouse / 4 + 0.1];
  await page.addInitScript(
    ({ numbers, consent }) => {
      if (window.origin === 'null') {
        // The frame of the ad network's script, which has no storage.
        return;
      }
      localStorage.setItem('consent', consent);
      // A page view draws all its numbers synchronously. Other code draws at other times.
      let count = 0;
      Math.random = () => {
        if (count === 0) {
          queueMicrotask(() => {
            count = 0;
          });
        }
        count += 1;
        return numbers[count - 1] ?? 0.5;
      };
    },
    { numbers, consent },
  );
}

const IMAGE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="130" height="100"><rect width="130" height="100" fill="teal"/></svg>';

/** Fulfills requests for ad images. Returns their URLs. */
async function answerForImages(page: Page): Promise<string[]> {
  const images: string[] = [];
  await page.route('https://images.ads.example/**', (route) => {
    images.push(route.request().url());
    return route.fulfill({ contentType: 'image/svg+xml', body: IMAGE });
  });
  return images;
}

/** The ad network's script: adds its ad a number of milliseconds after it has run. */
const scriptWithAd = (milliseconds: number) => `
  var place = document.getElementById('_double_js');
  setTimeout(function () {
    var ad = document.createElement('div');
    ad.id = 'double-ad';
    ad.innerHTML = '<a href="https://click.ads.example/" style="display:block"><img src="https://images.ads.example/a.svg" width="130" height="100" alt=""> Acme Boards</a>';
    place.after(ad);
  }, ${milliseconds});`;

/** Fulfills requests for the ad network's script. Returns their URLs. */
async function answerForScript(
  page: Page,
  answer: string | ((route: Route) => Promise<void>),
): Promise<string[]> {
  const requests: string[] = [];
  await page.route('https://script.ads.example/**', (route) => {
    requests.push(route.request().url());
    return typeof answer === 'string'
      ? route.fulfill({ contentType: 'text/javascript', body: answer })
      : answer(route);
  });
  return requests;
}

const AD = {
  statlink: '//click.ads.example/1',
  company: 'Acme Boards',
  description: 'Boards that <b>build</b> themselves.',
  image: 'https://images.ads.example/logo.svg',
  statimp: '//images.ads.example/impression?t=[timestamp]',
  pixel: 'https://images.ads.example/pixel-1||https://images.ads.example/pixel-2',
  timestamp: '1763',
};

/** Fulfills requests for the JSON ad. Returns a function that counts the requests. */
async function answerForJson(
  page: Page,
  answer: (attempt: number) => unknown,
): Promise<() => number> {
  let attempts = 0;
  await page.route('https://json.ads.example/**', async (route) => {
    attempts += 1;
    const body = await answer(attempts);
    await route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      contentType: 'application/json',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  });
  return () => attempts;
}

/** Stores the reader's answer in another tab of the same browser. */
async function answerElsewhere(
  context: BrowserContext,
  answer: 'granted' | 'denied',
): Promise<void> {
  const other = await context.newPage();
  await other.goto(`${SITE}/img/favicon.svg`);
  await other.evaluate((consent) => localStorage.setItem('consent', consent), answer);
  await other.close();
}

/** The slot in the text, which tests have a window narrow enough for, unless they are about the other one. */
const slot = (page: Page) =>
  page.locator('.theme-doc-markdown > [data-island="ad slot"] > [data-ad-slot]');
const visibleSlots = (page: Page) => page.locator('[data-ad-slot]').filter({ visible: true });
const ad = (page: Page) => page.getByRole('complementary', { name: 'Advertisement' });
const frame = (page: Page) => slot(page).locator('iframe');
/** The ad network's ad in its frame, as shown to the reader. */
const framedAd = (page: Page) => frame(page).contentFrame().getByRole('link', { name: 'Acme' });

/** Returns the vertical position of the text below the ad. */
const textBelow = async (page: Page) =>
  (await page.getByRole('heading', { level: 2 }).last().boundingBox())?.y;

/** Returns the names and labels of the ad events that were sent. */
const adEvents = (tag: Awaited<ReturnType<typeof answerForGoogleTag>>) =>
  tag
    .events()
    .filter(([name]) => name === 'ad')
    .map(([, { eventAction, eventLabel }]) => `${String(eventAction)} ${String(eventLabel)}`);

/**
 * Opens the page, waits for the expected ad, and checks that nothing has moved in the meantime.
 *
 * @param watch - Waits for the outcome.
 * @param events - The expected analytics events.
 */
async function expectOutcome(
  page: Page,
  watch: () => Promise<unknown>,
  events: readonly string[],
): Promise<void> {
  const tag = await answerForGoogleTag(page);
  await page.goto(DEPARTURES, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 2 }).last().waitFor();
  const before = await textBelow(page);
  expect((await slot(page).boundingBox())?.height).toBe(126);
  await watch();
  expect(await textBelow(page)).toBe(before);
  expect((await slot(page).boundingBox())?.height).toBe(126);
  expect(await layoutShift(page)).toBeLessThan(UNSEEN_SHIFT);
  await expect.poll(() => adEvents(tag)).toEqual(events);
}

/** Expects that only the ad in the frame is visible. */
async function expectFramedAd(page: Page): Promise<void> {
  await expect(frame(page)).toHaveCSS('visibility', 'visible', { timeout: 12_000 });
  await expect(framedAd(page)).toBeVisible();
  await expect(ad(page).getByRole('link')).toHaveCount(0);
}

async function expectInHouse(page: Page): Promise<void> {
  await expect(ad(page).getByRole('link')).toContainText('MCP support', { timeout: 12_000 });
}

async function expectNotice(page: Page): Promise<void> {
  await expect(ad(page)).toContainText('Ads pay for this site', { timeout: 12_000 });
}

/** Lets time pass, half a second at a time, until a value is as expected. The page's clock must be installed. */
const hurry = <T>(page: Page, value: () => T | Promise<T>) =>
  expect.poll(
    async () => {
      await page.clock.runFor(500);
      return value();
    },
    { intervals: [50], timeout: 15_000 },
  );

test.describe("the network's script", () => {
  test('fills the slot if its ad is there immediately', async ({ page }) => {
    await prepare(page, { shape: 'image' });
    await answerForImages(page);
    const requests = await answerForScript(page, scriptWithAd(0));
    await expectOutcome(page, () => expectFramedAd(page), ['display double-image']);
    expect(requests).toEqual(['https://script.ads.example/ad.js?placement=docs']);
  });

  test('keeps the slot if its ad is there at the fifth attempt', async ({ page }) => {
    await prepare(page, { shape: 'image' });
    await answerForImages(page);
    await answerForScript(page, scriptWithAd(1700));
    await expectOutcome(page, () => expectFramedAd(page), ['display double-image']);
  });

  test('takes the slot back if its ad is there at the ninth attempt', async ({ page }) => {
    await prepare(page, { shape: 'image' });
    await answerForImages(page);
    await answerForScript(page, scriptWithAd(3800));
    await expectOutcome(page, async () => {
      await expectInHouse(page);
      await expectFramedAd(page);
    }, ['display in-house-MCP support', 'display double-image']);
  });

  test('leaves the slot to an in-house ad if it brings none', async ({ page }) => {
    await prepare(page, { shape: 'image' });
    await page.clock.install();
    await answerForScript(page, '');
    await expectOutcome(page, async () => {
      await expectInHouse(page);
      // The slot has stopped looking for an ad.
      await hurry(page, () => frame(page).count()).toBe(0);
      await expectInHouse(page);
    }, ['display in-house-MCP support']);
  });

  test('leaves the slot to an in-house ad and logs nothing if it throws', async ({ page }) => {
    await prepare(page, { shape: 'image', notice: true });
    await answerForScript(page, 'throw new Error("The network is at fault.")');
    await expectOutcome(page, () => expectInHouse(page), ['display in-house-MCP support']);
  });

  test('runs in one frame at a time, and in none on a page without an ad', async ({ page }) => {
    await prepare(page, { shape: 'image' });
    await answerForGoogleTag(page);
    await answerForImages(page);
    const requests = await answerForScript(page, scriptWithAd(0));
    await open(page, DEPARTURES);
    await expectFramedAd(page);
    expect(page.frames()).toHaveLength(2);

    await page.getByRole('link', { name: 'Arrivals', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Arrivals');
    await expectFramedAd(page);
    expect(page.frames()).toHaveLength(2);

    await page.getByRole('link', { name: 'Back to departures' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Departures');
    await expectFramedAd(page);
    // A navigation to a heading is not a page view.
    await page.evaluate(() => {
      window.location.hash = '#in-the-morning';
    });
    await expectFramedAd(page);
    expect(requests).toHaveLength(3);

    await page.getByRole('link', { name: 'quiet hours', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quiet hours');
    await expect(slot(page)).toHaveCount(0);
    expect(page.frames()).toHaveLength(1);
  });

  test('is removed when the reader leaves the page immediately', async ({ page }) => {
    await prepare(page, { shape: 'image' });
    await answerForGoogleTag(page);
    await answerForImages(page);
    await answerForScript(page, scriptWithAd(1500));
    await open(page, DEPARTURES);
    await frame(page).waitFor({ state: 'attached' });
    await page.getByRole('link', { name: 'Arrivals', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Arrivals');
    await expectFramedAd(page);
    await expect(slot(page)).toHaveCount(1);
    expect(page.frames()).toHaveLength(2);
  });
});

test.describe('withdrawing consent in another tab', () => {
  /** A script that shows its ad, and keeps sending requests for as long as it runs. */
  const BUSY = `${scriptWithAd(0)}
    setInterval(function () {
      new Image().src = 'https://images.ads.example/beat?' + performance.now();
    }, 20);`;

  test("ends the network's script at once, with all its requests", async ({ page, context }) => {
    await prepare(page, { shape: 'image' });
    const images = await answerForImages(page);
    await answerForScript(page, BUSY);
    await answerForGoogleTag(page);
    await open(page, DEPARTURES);
    await expectFramedAd(page);
    await expect.poll(() => images.length).toBeGreaterThan(3);

    await answerElsewhere(context, 'denied');
    await expect(frame(page)).toHaveCount(0);
    await expectInHouse(page);
    expect(page.frames()).toHaveLength(1);
    const foreign = foreignRequests(page);
    await page.getByRole('link', { name: 'Arrivals', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Arrivals');
    await expectInHouse(page);
    expect(foreign).toEqual([]);
  });

  test("removes the network's ad, and stops asking for one", async ({ page, context }) => {
    await prepare(page, { shape: 'inline' });
    await answerForImages(page);
    await answerForGoogleTag(page);
    const requests = await answerForJson(page, (attempt) => ({ ads: attempt < 99 ? [] : [AD] }));
    await open(page, DEPARTURES);
    await expect.poll(requests).toBeGreaterThan(1);

    await answerElsewhere(context, 'denied');
    await expectInHouse(page);
    const foreign = foreignRequests(page);
    await page.getByRole('link', { name: 'Arrivals', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Arrivals');
    await expectInHouse(page);
    expect(foreign).toEqual([]);
  });
});

test.describe("a network's script that misbehaves", () => {
  // The browser itself reports it.
  test.use({ allowsConsoleErrors: true });

  test("can't access anything of the page or the reader", async ({ page }) => {
    await prepare(page, { shape: 'image' });
    await answerForImages(page);
    await answerForScript(
      page,
      `var tried = {};
      function attempt(name, act) { try { act(); tried[name] = 'done'; } catch (error) { tried[name] = error.name; } }
      attempt('page', function () { window.parent.document.title = 'Taken over'; });
      attempt('storage', function () { localStorage.setItem('consent', 'granted'); });
      attempt('cookies', function () { document.cookie = 'ad=1'; });
      attempt('address', function () { window.top.location.href = 'https://evil.example/'; });
      document.documentElement.dataset.tried = JSON.stringify(tried);
      ${scriptWithAd(0)}`,
    );
    await open(page, DEPARTURES);
    await expectFramedAd(page);
    const tried = await frame(page).contentFrame().locator('html').getAttribute('data-tried');
    expect(JSON.parse(tried ?? '')).toEqual({
      page: 'SecurityError',
      storage: 'SecurityError',
      cookies: 'SecurityError',
      address: 'SecurityError',
    });
    await expect(page).toHaveTitle('Departures | MUI X');
    await expect(page).toHaveURL(DEPARTURES);
  });
});

test.describe('a blocked network', () => {
  // The browser itself reports the blocked request.
  test.use({ allowsConsoleErrors: true });

  test('leaves the slot to an in-house ad', async ({ page }) => {
    await prepare(page, { shape: 'image' });
    await answerForScript(page, (route) => route.abort('blockedbyclient'));
    await expectOutcome(page, () => expectInHouse(page), ['display in-house-MCP support']);
  });

  test('leaves the slot to the notice if it was drawn', async ({ page }) => {
    await prepare(page, { shape: 'image', notice: true });
    await answerForScript(page, (route) => route.abort('blockedbyclient'));
    await expectOutcome(page, () => expectNotice(page), ['display ad-block-notice']);
  });

  test('leaves the slot to the notice in the inline shape, too', async ({ page }) => {
    await prepare(page, { shape: 'inline', notice: true });
    await page.route('https://json.ads.example/**', (route) => route.abort('blockedbyclient'));
    await expectOutcome(page, () => expectNotice(page), ['display ad-block-notice']);
  });

  test('does no harm if the frame itself is blocked', async ({ page }) => {
    await prepare(page, { shape: 'image' });
    await page.route('**/ads/#*', (route) => route.abort('blockedbyclient'));
    await expectOutcome(page, () => expectInHouse(page), ['display in-house-MCP support']);
  });
});

test.describe('JSON ads', () => {
  test('fill the slot with the first ad that has a link', async ({ page }) => {
    await prepare(page, { shape: 'inline' });
    const images = await answerForImages(page);
    const attempts = await answerForJson(page, () => ({
      ads: [{ company: 'No link' }, AD, { ...AD, company: 'Second' }],
    }));
    await expectOutcome(page, async () => {
      const link = ad(page).getByRole('link');
      await expect(link).toHaveAttribute('href', 'https://click.ads.example/1');
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /sponsored.*noopener|noopener.*sponsored/);
      // Markup is shown as text.
      await expect(link).toContainText('Acme Boards Boards that <b>build</b> themselves.');
    }, ['display double-inline']);
    expect(attempts()).toBe(1);
    await expect
      .poll(() =>
        images.map((url) => new URL(url)).map(({ pathname, search }) => pathname + search),
      )
      .toEqual(expect.arrayContaining(['/logo.svg', '/impression?t=1763', '/pixel-1', '/pixel-2']));
    expect(images).toHaveLength(4);
  });

  test('take the slot back after nine empty responses', async ({ page }) => {
    await prepare(page, { shape: 'inline', notice: true });
    await page.clock.install();
    await answerForImages(page);
    const attempts = await answerForJson(page, (attempt) => ({ ads: attempt < 10 ? [] : [AD] }));
    await expectOutcome(page, async () => {
      await expectNotice(page);
      await hurry(page, attempts).toBe(10);
      await expect(ad(page).getByRole('link')).toContainText('Acme Boards');
    }, ['display ad-block-notice', 'display double-inline']);
    expect(attempts()).toBe(10);
  });

  test('leave the slot to an in-house ad if all responses are empty', async ({ page }) => {
    await prepare(page, { shape: 'inline' });
    await page.clock.install();
    const attempts = await answerForJson(page, () => ({ ads: [] }));
    await expectOutcome(page, async () => {
      await expectInHouse(page);
      await hurry(page, attempts).toBe(10);
      // After ten attempts, the next pause would be 2.5 s.
      await page.clock.runFor(3000);
      await settle(page);
      await expectInHouse(page);
    }, ['display in-house-MCP support']);
    expect(attempts()).toBe(10);
  });

  test("aren't requested after the page is left", async ({ page }) => {
    await prepare(page, { shape: 'inline' });
    await answerForGoogleTag(page);
    await page.clock.install();
    const attempts = await answerForJson(page, () => ({ ads: [] }));
    await open(page, DEPARTURES);
    await expect.poll(attempts).toBeGreaterThan(1);
    await page.getByRole('link', { name: 'quiet hours', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quiet hours');
    const asked = attempts();
    // Longer than the longest pause between two attempts.
    await page.clock.runFor(3000);
    await settle(page);
    expect(attempts()).toBe(asked);
  });

  for (const [kind, body] of [
    ['malformed', '{"ads": ['],
    ['of another kind', '<!doctype html><script>alert(1)</script>'],
    ['of 10 MB', JSON.stringify({ ads: [{ ...AD, description: 'a'.repeat(10_000_000) }] })],
  ] as const) {
    test(`leave the slot to an in-house ad without the notice if the response is ${kind}`, async ({
      page,
    }) => {
      await prepare(page, { shape: 'inline', notice: true });
      const attempts = await answerForJson(page, () => body);
      await expectOutcome(page, () => expectInHouse(page), ['display in-house-MCP support']);
      expect(attempts()).toBe(1);
    });
  }

  test('show hostile content as text, and fetch nothing else', async ({ page }) => {
    await prepare(page, { shape: 'inline' });
    const images = await answerForImages(page);
    const foreign = foreignRequests(page);
    page.on('dialog', (dialog) => void dialog.dismiss());
    await answerForJson(page, () => ({
      ads: [
        { ...AD, statlink: 'javascript:document.title="Taken over"', company: 'Script' },
        { ...AD, statlink: 'data:text/html,<script>alert(1)</script>', company: 'Data' },
        {
          statlink: 'https://click.ads.example/2',
          company: '<img src=x onerror="document.title=\'Taken over\'">',
          description: '</span><script>document.title="Taken over"</script>\u202Egnp.exe',
          image: 'https://evil.example/logo.png',
          statimp: 'https://evil.example/impression',
          pixel: 'javascript:alert(1)||https://images.ads.example.evil.example/p||/x/',
        },
      ],
    }));
    await expectOutcome(page, async () => {
      const link = ad(page).getByRole('link');
      await expect(link).toHaveAttribute('href', 'https://click.ads.example/2');
      await expect(link).toContainText('<img src=x onerror=');
      await expect(link).toContainText('</span><script>');
      expect(await ad(page).locator('img, script').count()).toBe(0);
    }, ['display double-inline']);
    await expect(page).toHaveTitle('Departures | MUI X');
    expect(images).toEqual([]);
    expect(foreign.filter((url) => url.includes('evil'))).toEqual([]);
  });

  test('take the slot back if the response is slow', async ({ page }) => {
    await prepare(page, { shape: 'inline' });
    await answerForImages(page);
    const answer = gate();
    await answerForJson(page, async () => {
      await answer.opened;
      return { ads: [AD] };
    });
    await expectOutcome(page, async () => {
      await expectInHouse(page);
      answer.open();
      await expect(ad(page).getByRole('link')).toContainText('Acme Boards', { timeout: 12_000 });
    }, ['display in-house-MCP support', 'display double-inline']);
  });
});

test.describe('the ad slot', () => {
  test('shows an in-house ad without an image offline, and keeps its height', async ({
    page,
    context,
  }) => {
    await prepare(page, { shape: 'image' });
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }),
    );
    const foreign = foreignRequests(context);
    await answerForGoogleTag(page);
    await page.clock.install();
    await open(page, DEPARTURES);
    await page.clock.runFor(4000);
    await settle(page);
    await expect(ad(page).getByRole('link')).toBeVisible();
    await expect(ad(page).locator('img')).toHaveCount(0);
    expect((await slot(page).boundingBox())?.height).toBe(126);
    expect(foreign.filter((url) => url.includes('ads.example'))).toEqual([]);
  });

  test('is empty for robots', async ({ browser }) => {
    const context = await browser.newContext({
      userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    });
    const page = await context.newPage();
    await prepare(page, { shape: 'image' });
    await answerForGoogleTag(page);
    await page.clock.install();
    await open(page, DEPARTURES);
    await page.clock.runFor(4000);
    await settle(page);
    await expect(slot(page)).toBeEmpty();
    await context.close();
  });

  for (const consent of ['denied', 'unknown'] as const) {
    test(`requests no network if consent is ${consent}`, async ({ page }) => {
      if (consent === 'denied') {
        await prepare(page, { shape: 'image' }, 'denied');
      }
      const foreign = foreignRequests(page);
      await open(page, DEPARTURES);
      await expect(ad(page).getByRole('link')).toBeVisible();
      await settle(page);
      expect(foreign).toEqual([]);
      await expect(frame(page)).toHaveCount(0);
    });
  }

  test('is 142 px high on phones, 126 px on wider screens, with margins', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await prepare(page, { shape: 'image' }, 'denied');
    await open(page, DEPARTURES);
    await expectInHouse(page);
    expect((await slot(page).boundingBox())?.height).toBe(142);
    await expect(slot(page)).toHaveCSS('margin-top', '24px');
    await expect(slot(page)).toHaveCSS('margin-bottom', '24px');
    expect(await layoutShift(page)).toBeLessThan(UNSEEN_SHIFT);
    await page.setViewportSize({ width: 600, height: 844 });
    expect((await slot(page).boundingBox())?.height).toBe(126);
  });

  test('is before the second heading, or below the table of contents on wide screens', async ({
    page,
  }) => {
    await prepare(page, { shape: 'image', inHouse: 1 }, 'denied');
    await open(page, DEPARTURES);
    await expectInHouse(page);
    await expect(page.locator('[data-island="ad slot"] + h2')).toHaveText(/In the evening/);
    await expect(visibleSlots(page)).toHaveCount(1);

    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(slot(page)).toBeHidden();
    await expect(visibleSlots(page)).toHaveCount(1);
    await expectInHouse(page);
    await expect(ad(page)).toHaveCount(1);
    const below = await visibleSlots(page).boundingBox();
    const toc = await page.locator('.theme-doc-toc-desktop').boundingBox();
    expect(below?.height).toBe(126);
    expect(below?.y).toBeGreaterThan((toc?.y ?? Infinity) + (toc?.height ?? 0));
    // Nothing of the ad is cut off.
    const { scrollHeight, clientHeight } = await ad(page)
      .getByRole('link')
      .evaluate((link) => ({ scrollHeight: link.scrollHeight, clientHeight: link.clientHeight }));
    expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
    expect(await layoutShift(page)).toBeLessThan(UNSEEN_SHIFT);
  });

  test('can be reached and followed by keyboard, in order', async ({ page }) => {
    await prepare(page, { shape: 'image', inHouse: 1 }, 'denied');
    await open(page, DEPARTURES);
    await expectInHouse(page);
    await page.getByRole('link', { name: 'Arrivals' }).last().focus();
    await page.getByRole('heading', { name: 'In the evening' }).getByRole('link').focus();
    await page.keyboard.press('Shift+Tab');
    await expect(ad(page).getByRole('link')).toBeFocused();
  });

  test('reports clicks to analytics', async ({ page }) => {
    await prepare(page, { shape: 'inline' });
    const tag = await answerForGoogleTag(page);
    await answerForImages(page);
    await page
      .context()
      .route('https://click.ads.example/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: 'Acme' }),
      );
    await answerForJson(page, () => ({ ads: [AD] }));
    await open(page, DEPARTURES);
    const popup = page.waitForEvent('popup');
    await ad(page).getByRole('link').click();
    const opened = await popup;
    await opened.waitForLoadState();
    expect(await opened.evaluate(() => window.opener === null)).toBe(true);
    await expect
      .poll(() => adEvents(tag))
      .toEqual(['display double-inline', 'click double-inline']);
  });

  for (const [shape, inHouse, mode, dir] of [
    ['image', 0, 'light', 'ltr'],
    ['inline', 2, 'dark', 'rtl'],
    ['image', 3, 'dark', 'ltr'],
  ] as const) {
    test(`has no accessibility violations: ${shape} ${inHouse}, ${mode}, ${dir}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: mode });
      await prepare(page, { shape, inHouse }, 'denied');
      await page.addInitScript((direction) => {
        if (window.origin !== 'null') {
          localStorage.setItem('direction', direction);
        }
      }, dir);
      await open(page, DEPARTURES);
      await expect(ad(page).getByRole('link')).toBeVisible();
      expect(await accessibilityViolations(page, '[data-ad-slot]')).toEqual([]);
    });
  }
});

test.describe("the site's own configuration", () => {
  const REAL = `http://localhost:${PORT}`;

  test('shows in-house ads without external requests', async ({ page }) => {
    const foreign = foreignRequests(page);
    await open(page, `${REAL}/x/react-charts/bars/`);
    await expect(ad(page).getByRole('link')).toBeVisible();
    await settle(page);
    expect(foreign).toEqual([]);
    await expect(frame(page)).toHaveCount(0);
  });

  for (const path of ['/x/', '/playground/', '/x/react-charts/bars/demos/CashFlow/']) {
    test(`${path} has no slot`, async ({ page }) => {
      test.info().annotations.push({ type: 'path', description: path });
      await page.goto(REAL + path);
      await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
      await expect(page.locator('[data-ad-slot]')).toHaveCount(0);
    });
  }

  test.describe('the 404 page', () => {
    // The browser itself reports the 404.
    test.use({ allowsConsoleErrors: true });

    test('has no slot', async ({ page }) => {
      await open(page, `${REAL}/no-such-page/`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[data-ad-slot]')).toHaveCount(0);
    });
  });
});
