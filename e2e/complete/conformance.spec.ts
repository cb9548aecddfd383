import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

import {
  buildConformanceSite,
  serveFolder,
  servePlainFolder,
  type ServedSite,
} from '../fixtureSite';
import { expect, open, root, settle, test } from '../support';

import { DIFFERENCES } from './differences';
import {
  readPage,
  readPart,
  unusedDifferences,
  type PageSnapshot,
  type Theme,
} from './pageSnapshot';

/*
 * A site with a page for every feature that Docusaurus documents, built with its classic theme and with the portal: both
 * say and do the same, except for `differences.ts`.
 */
test.describe.configure({ mode: 'serial', timeout: 1_200_000 });

const THEMES = ['classic', 'portal'] as const;

/** The first page of the docs. */
const START = '/x/';

const sites = new Map<Theme, ServedSite>();

/** Paths of all pages of the site with the classic theme. */
let paths: string[] = [];

/** Pages of the site with the classic theme, as they are opened. */
const expected = new Map<string, PageSnapshot>();

test.beforeAll(async () => {
  for (const theme of THEMES) {
    const { code, output, outDir } = await buildConformanceSite(theme);
    expect(code, output).toBe(0);
    sites.set(theme, await (theme === 'classic' ? servePlainFolder : serveFolder)(outDir));
    const folders = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
      .filter((file) => path.basename(file) === 'index.html')
      .map((file) => `/${path.dirname(file).split(path.sep).join('/')}/`)
      .sort();
    if (theme === 'classic') {
      paths = folders;
    } else {
      expect(folders).toEqual(expect.arrayContaining(paths));
    }
  }
});
test.afterAll(() => sites.forEach(({ close }) => close()));

/** Opens a page in both sites. Ads, which lead to pages that the site lacks, react to nothing. */
async function openBoth(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<Record<Theme, Page>> {
  const openOne = async () => {
    const page = await browser.newPage({ reducedMotion: 'reduce', ...options });
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('[data-ad-slot] { pointer-events: none; }');
      document.adoptedStyleSheets = [sheet];
    });
    return page;
  };
  return { classic: await openOne(), portal: await openOne() };
}

/** Collects what the portal says on the console. */
function listen(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`${page.url()} ${message.text()}`));
  page.on('pageerror', (error) => messages.push(`${page.url()} ${error.message}`));
  return messages;
}

async function visit(page: Page, theme: Theme, pathname: string): Promise<void> {
  await open(page, `${sites.get(theme)?.origin}${pathname}`);
  await settle(page);
}

/** Compares snapshots part by part, so that the report shows the difference. */
function compare(portal: PageSnapshot, classic: PageSnapshot, where: string): void {
  for (const [name, text] of Object.entries(classic)) {
    expect.soft(portal[name], `${where}: ${name}`).toBe(text);
  }
}

/** What reacts to a click in the text of a page. */
const STEPS = 'main [role="tab"], main details > summary, main [data-step]';

/** Clicks everything in the text that reacts, one after the other. Returns what the page shows after each click. */
async function takeSteps(page: Page, theme: Theme): Promise<string[]> {
  const shown: string[] = [];
  const steps = page.locator(STEPS).filter({ visible: true });
  // Others appear, such as tabs in tabs.
  for (let index = 0; index < (await steps.count()); index += 1) {
    const step = steps.nth(index);
    if (
      await step.evaluate((element) =>
        element.closest('[data-article-header], .theme-doc-toc-mobile'),
      )
    ) {
      continue;
    }
    await step.click();
    await settle(page);
    const { search } = new URL(page.url());
    shown.push(`${search}\n${await readPart(page, theme, 'main')}`);
  }
  return shown;
}

/** Returns the addresses of other forms of a page: for programs, and in its menu. */
const addressesOn = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLAnchorElement | HTMLLinkElement>(
        '[data-article-header] a[href], link[rel="alternate"]',
      ),
    ]
      // In the head, they have the address at which the site is published.
      .map(({ href }) => href.replace('https://docs.example.com', location.origin))
      .filter((href) => href.startsWith(location.origin)),
  );

test('pages are the same, and so is what a click shows', async ({ browser }) => {
  const pages = await openBoth(browser);
  const messages = listen(pages.portal);
  const addresses = new Set<string>();
  for (const pathname of paths) {
    await test.step(pathname, async () => {
      const steps: string[][] = [];
      for (const theme of THEMES) {
        const page = pages[theme];
        await visit(page, theme, pathname);
        const snapshot = await readPage(page, theme);
        if (theme === 'classic') {
          expected.set(pathname, snapshot);
        } else {
          compare(snapshot, expected.get(pathname) ?? {}, pathname);
          (await addressesOn(page)).forEach((address) => addresses.add(address));
        }
        steps.push(await takeSteps(page, theme));
        await page.evaluate(() => localStorage.clear());
      }
      const [classic, portal] = steps;
      expect.soft(portal, `${pathname}, after clicks`).toEqual(classic);
    });
  }
  for (const address of addresses) {
    const response = await pages.portal.request.get(address);
    expect.soft(response.status(), address).toBe(200);
  }
  expect.soft(messages).toEqual([]);
});

test('pages are the same after a navigation inside of the portal', async ({ browser }) => {
  const { portal: page } = await openBoth(browser);
  const messages = listen(page);
  for (const pathname of paths.filter((candidate) => candidate !== START)) {
    await test.step(pathname, async () => {
      await visit(page, 'portal', START);
      // The portal follows all links in the text of a page.
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href, textContent: href });
        document.querySelector('[data-article]')?.prepend(link);
      }, pathname);
      await page.getByRole('link', { name: pathname, exact: true }).click();
      const { title = '', ...others } = expected.get(pathname) ?? {};
      // The address changes before the page does.
      await page.waitForURL((url) => url.pathname === pathname);
      await expect.soft(page).toHaveTitle(title);
      await expect.soft(page.locator('html')).not.toHaveClass(/nprogress-busy/);
      await settle(page);
      compare(await readPage(page, 'portal'), others, `to ${pathname}`);
      await page.goBack();
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(/^Start/);
    });
  }
  expect.soft(messages).toEqual([]);
});

test('menus and pages are the same on phones', async ({ browser }) => {
  const pages = await openBoth(browser, {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const messages = listen(pages.portal);
  for (const pathname of paths) {
    await test.step(pathname, async () => {
      const shown: string[][] = [];
      for (const theme of THEMES) {
        const page = pages[theme];
        await visit(page, theme, pathname);
        const texts = [await readPart(page, theme, 'main h1, main h2')];
        await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
        await settle(page);
        texts.push(await readPart(page, theme, '.navbar-sidebar'));
        const back = page.locator('.navbar-sidebar__back:not([inert] *)');
        if (await back.isVisible()) {
          await back.click();
          await settle(page);
          texts.push(await readPart(page, theme, '.navbar-sidebar'));
        }
        shown.push(texts);
      }
      expect.soft(shown[1], pathname).toEqual(shown[0]);
    });
  }
  expect.soft(messages).toEqual([]);
});

test('menus, sidebars and the announcement bar do the same', async ({ browser }) => {
  const pages = await openBoth(browser);
  const messages = listen(pages.portal);
  const shown = { classic: [] as string[], portal: [] as string[] };
  for (const theme of THEMES) {
    const page = pages[theme];
    const read = async (selector: string) => {
      await settle(page);
      shown[theme].push(await readPart(page, theme, selector));
    };
    for (const pathname of [START, '/x/other/one/']) {
      await visit(page, theme, pathname);
      const groups = page.locator(
        '.theme-doc-sidebar-menu > li > .menu__list-item-collapsible > :is([role="button"], .menu__caret)',
      );
      for (let index = 0; index < (await groups.count()); index += 1) {
        await groups.nth(index).click();
        await read('.theme-doc-sidebar-menu');
      }
      await page.getByRole('button', { name: 'Collapse sidebar', exact: true }).click();
      await read('.theme-doc-sidebar-container');
      await page.getByRole('button', { name: 'Expand sidebar', exact: true }).click();
      await read('.theme-doc-sidebar-container');
    }
    await page.getByRole('navigation', { name: 'Main' }).getByText('More').hover();
    await read('nav.navbar .dropdown__menu');
    await page.locator('nav.navbar').getByRole('link', { name: 'Tabs' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Tabs/);

    await page.locator('.theme-announcement-bar').getByRole('button', { name: 'Close' }).click();
    await page.reload();
    await settle(page);
    await expect(page.locator('.theme-announcement-bar')).toBeHidden();
  }
  expect(shown.portal).toEqual(shown.classic);
  expect.soft(messages).toEqual([]);
});

test('each listed difference exists', () => {
  expect(unusedDifferences()).toEqual([]);
  for (const { what, test: file } of DIFFERENCES) {
    expect(file === undefined || existsSync(path.join(root, file)), what).toBe(true);
  }
});
