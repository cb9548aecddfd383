import { readFileSync } from 'node:fs';

import type { Frame, FrameLocator, Locator, Page } from '@playwright/test';

import { SERVICES_PORT } from './servicesPort';
import { expect, layoutShift, open, test, UNSEEN_SHIFT, wakeDemos } from './support';

const PAGE = '/x/common-concepts/custom-components/';
const DEMO = `${PAGE}demos/FontIcons/`;
const PLAIN = '/x/react-tree-view/rich-tree-view/selection/';
const FONT = /material-icons.*\.woff2$/;
const STYLE_SHEET = /\/static\/styles\/icon-font\.css/;

/** Collects the URLs that a page requests for the icon font and its style sheet. */
function iconRequests(page: Page): { fonts: string[]; styleSheets: string[] } {
  const fonts: string[] = [];
  const styleSheets: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (FONT.test(url)) {
      fonts.push(url);
    } else if (STYLE_SHEET.test(url)) {
      styleSheets.push(url);
    }
  });
  return { fonts, styleSheets };
}

const iconIn = (page: Page | Locator | FrameLocator, name: string) =>
  page.locator('.material-icons', { hasText: new RegExp(`^${name}$`) }).first();

/** Returns the width of an icon's text in pixels, including any part that is cut off. */
const textWidth = (icon: Locator) =>
  icon.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return Math.round(range.getBoundingClientRect().width);
  });

const hasFont = (page: Page | Frame) =>
  page.evaluate(() =>
    [...document.fonts].some(
      ({ family, status }) =>
        family.replaceAll('"', '') === 'Material Icons' && status === 'loaded',
    ),
  );

/** Expects an icon to be rendered: its text is one glyph, as wide as its square box. */
async function expectPicture(icon: Locator, size: number): Promise<void> {
  await expect.poll(() => textWidth(icon)).toBe(size);
  const box = await icon.boundingBox();
  expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual([size, size]);
}

/** Expects that nothing is painted in an icon's box, neither the glyph nor its name. */
async function expectBlank(icon: Locator, size: number): Promise<void> {
  const page = icon.page();
  await icon.scrollIntoViewIfNeeded();
  const box = await icon.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + window.scrollX, y: y + window.scrollY, width, height };
  });
  expect([box.width, box.height]).toEqual([size, size]);
  // Playwright's own screenshots wait for fonts.
  const session = await page.context().newCDPSession(page);
  const shoot = async () => {
    const { data } = await session.send('Page.captureScreenshot', { clip: { ...box, scale: 1 } });
    return data;
  };
  const painted = await shoot();
  const style = await page.addStyleTag({
    content: '.material-icons { opacity: 0 !important }',
  });
  const blank = await shoot();
  await style.evaluate((element: Element) => element.remove());
  await session.detach();
  expect(painted).toBe(blank);
}

/**
 * Waits until the browser shows text whose font has not loaded yet, which it does after some seconds (the font's block
 * period). Detected with a word whose font never loads.
 */
async function pastBlockPeriod(page: Page): Promise<void> {
  await page.route('**/never.woff2', () => new Promise(() => {}));
  const word = await page.evaluateHandle(() => {
    document.fonts.add(new FontFace('Never', 'url(/never.woff2)', { display: 'block' }));
    const element = document.createElement('b');
    element.textContent = 'word';
    element.style.cssText = 'position:fixed;inset:0 auto auto 0;font:40px Never';
    document.body.append(element);
    return element;
  });
  const session = await page.context().newCDPSession(page);
  const shoot = async () => {
    const clip = { x: 0, y: 0, width: 120, height: 60, scale: 1 };
    return (await session.send('Page.captureScreenshot', { clip })).data;
  };
  const blank = await shoot();
  await expect.poll(shoot, { message: 'text without its font', timeout: 10_000 }).not.toBe(blank);
  await word.evaluate((element) => element.remove());
  await session.detach();
}

test("a page without icons doesn't fetch the font", async ({ page }) => {
  const { fonts, styleSheets } = iconRequests(page);
  await open(page, PLAIN);
  await wakeDemos(page);
  await page.getByRole('link', { name: 'Charts' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Charts');
  expect([...fonts, ...styleSheets]).toEqual([]);
});

test("a page with icons fetches the site's own font once, and shows icons", async ({
  page,
  baseURL,
}) => {
  const { fonts, styleSheets } = iconRequests(page);
  await open(page, PAGE);
  await wakeDemos(page);
  await expectPicture(iconIn(page, 'palette'), 24);
  await expectPicture(iconIn(page, 'expand_less'), 18);
  expect(fonts).toHaveLength(1);
  expect(styleSheets).toHaveLength(1);
  expect([...fonts, ...styleSheets].every((url) => url.startsWith(baseURL ?? '-'))).toBe(true);
  expect(await layoutShift(page)).toBeLessThanOrEqual(UNSEEN_SHIFT);
});

test("a demo's own page has the font, too", async ({ page }) => {
  await open(page, DEMO);
  await wakeDemos(page);
  await expectPicture(iconIn(page, 'palette'), 24);
  expect(await layoutShift(page)).toBeLessThanOrEqual(UNSEEN_SHIFT);
});

test.describe('in dark mode and RTL', () => {
  test.use({ colorScheme: 'dark' });

  test('icons are the same', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('direction', 'rtl'));
    await open(page, DEMO);
    await wakeDemos(page);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const icon = iconIn(page, 'sports_martial_arts');
    await expectPicture(icon, 24);
  });
});

test('icons are blank while the font loads, without a layout shift', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(FONT, async (route) => {
    await released;
    await route.continue();
  });
  await open(page, DEMO);
  await wakeDemos(page);
  const icon = iconIn(page, 'palette');
  await expectBlank(icon, 24);
  await pastBlockPeriod(page);
  await expectBlank(icon, 24);
  release();
  await expectPicture(icon, 24);
  expect(await layoutShift(page)).toBeLessThanOrEqual(UNSEEN_SHIFT);
});

test('navigating to and from pages with icons shows no text in their place', async ({ page }) => {
  const { fonts } = iconRequests(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(STYLE_SHEET, async (route) => {
    await released;
    await route.continue();
  });
  await open(page, '/x/react-data-grid/sorting/');
  await wakeDemos(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('main').locator(`a[href="${PAGE}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Slots');
  await wakeDemos(page);
  const icon = iconIn(page, 'palette');
  await expectBlank(icon, 24);
  release();
  await expectPicture(icon, 24);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('sorting');
  await wakeDemos(page);
  await expect(page.locator('link[href*="icon-font.css"]')).toHaveCount(0);
  await page.goForward();
  await wakeDemos(page);
  await expectPicture(icon, 24);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  expect(fonts).toHaveLength(1);
});

test('an edit can add an icon on a page without the font', async ({ page }) => {
  const { fonts } = iconRequests(page);
  await open(page, PLAIN);
  const demo = page.locator('figure').first();
  const show = demo.getByText('Show code');
  if (await show.isVisible()) {
    await show.click();
  }
  const code = demo.locator('pre.code');
  await expect(code).toBeVisible();
  await code.focus();
  await page.keyboard.press('Enter');
  const editor = demo.getByRole('textbox', { name: /^Code of .+, editable/ });
  const showing = (jsx: string) =>
    `import { Icon } from '@mui/material';\n\nexport default function Edited() {\n  return ${jsx};\n}\n`;

  await editor.fill(showing('<p id="said">none</p>'));
  const frame = demo.frameLocator('iframe');
  await expect(frame.locator('#said')).toHaveText('none');
  expect(fonts).toEqual([]);

  await editor.fill(showing('<Icon>star</Icon>'));
  await expectPicture(iconIn(frame, 'star'), 24);
  expect(fonts).toHaveLength(1);
  expect(fonts[0]).toContain('/live/assets/');
});

test("a demo's sandbox contains the font", async ({ page, context }) => {
  const sent: URLSearchParams[] = [];
  await context.route(/^https:\/\/stackblitz\.com\//, async (route) => {
    sent.push(new URLSearchParams(route.request().postData() ?? ''));
    await route.fulfill({ contentType: 'text/html', body: '<title>Opened</title>' });
  });
  await open(page, PAGE);
  const demo = page.locator('figure#FontIcons');
  await demo.scrollIntoViewIfNeeded();
  const opened = context.waitForEvent('page');
  await demo.getByRole('button', { name: 'Open in StackBlitz' }).click();
  await expect(await opened).toHaveTitle('Opened');
  const file = (name: string) => sent[0]?.get(`project[files][${name}]`) ?? '';
  expect(file('package.json')).toContain('"@fontsource/material-icons": "5.3.0"');
  expect(file('src/main.tsx')).toContain("import './icons.css';");
  expect(file('src/icons.css')).toContain("url('@fontsource/material-icons/files/");
});

test.describe('with a font service', () => {
  const ORIGIN = `http://localhost:${SERVICES_PORT}`;
  const SIGNS = `${ORIGIN}/x/icons/`;
  const SERVICE = 'https://icons.example/';
  const FILES = 'https://icon-files.example/';
  const font = readFileSync(
    require.resolve('@fontsource/material-icons/files/material-icons-latin-400-normal.woff2'),
  );
  // As such services write it, with rules that differ slightly from the site's own.
  const css = `@font-face {
  font-family: 'Material Icons';
  font-style: normal;
  font-weight: 400;
  src: url(${FILES}s/material.woff2) format('woff2');
}
.material-icons { font-family: 'Material Icons'; font-size: 24px; line-height: 1; display: inline-block; }`;

  /** Fakes the service. Returns the URLs that were requested. */
  async function answer(page: Page): Promise<string[]> {
    const asked: string[] = [];
    const headers = { 'Access-Control-Allow-Origin': '*' };
    await page.route(`${SERVICE}**`, async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: 'text/css', body: css });
    });
    await page.route(`${FILES}**`, async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: 'font/woff2', body: font, headers });
    });
    return asked;
  }

  test("style sheet and font come from its hosts, and icons have the component's size", async ({
    page,
  }) => {
    const asked = await answer(page);
    const { fonts } = iconRequests(page);
    await open(page, SIGNS);
    await expectPicture(iconIn(page, 'tv'), 20);
    expect(await hasFont(page)).toBe(true);
    expect(asked).toEqual([`${SERVICE}icon?family=Material+Icons`, `${FILES}s/material.woff2`]);
    expect(fonts).toEqual([]);
    await wakeDemos(page);
    await page.getByRole('button', { name: 'Television room' }).click();
    await expectPicture(iconIn(page, 'nightlight'), 20);
  });

  test('pages without icons request nothing from it, before and after pages with icons', async ({
    page,
  }) => {
    const asked = await answer(page);
    await open(page, `${ORIGIN}/x/`);
    expect(asked).toEqual([]);
    await page.getByRole('link', { name: 'Signs', exact: true }).first().click();
    await expectPicture(iconIn(page, 'tv'), 20);
    await page.getByRole('main').getByRole('link', { name: 'Back to the plan' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Shift plans');
    expect(asked).toHaveLength(2);
  });

  test('nothing waits for it', async ({ page }) => {
    await page.route(`${SERVICE}**`, () => new Promise(() => {}));
    await open(page, SIGNS);
    await wakeDemos(page);
    const button = page.getByRole('button', { name: 'Television room' });
    await expectBlank(iconIn(page, 'tv'), 20);
    await button.click();
    await expect(page.getByRole('button', { name: 'Quiet' })).toBeVisible();
  });

  test.describe('a blocked font service', () => {
    test.use({ allowsConsoleErrors: true });

    for (const blocked of [SERVICE, FILES]) {
      test(`with ${new URL(blocked).hostname} blocked, icons are blank and the page works`, async ({
        page,
      }) => {
        await answer(page);
        await page.route(`${blocked}**`, (route) => route.abort('blockedbyclient'));
        await open(page, SIGNS);
        await wakeDemos(page);
        const icon = iconIn(page, 'tv');
        await expect.poll(() => textWidth(icon)).toBe(0);
        await expectBlank(icon, 20);
        await page.getByRole('button', { name: 'Television room' }).click();
        await expect(page.getByRole('button', { name: 'Quiet' })).toBeVisible();
      });
    }
  });
});
