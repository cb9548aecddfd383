import { once } from 'node:events';
import http from 'node:http';

import { staticHandler } from '../../server/static';

import { buildFixture } from '../fixtureSite';
import { PORT } from '../ports';
import { expect, test } from '../support';

import {
  FIREFOX,
  isInstalled,
  KEYS,
  type RemoteBrowser,
  startFirefox,
  startWebKit,
} from './webDriver';

/*
 * The main journeys in Firefox and WebKitGTK, which `npm run test:all` installs on Debian and Ubuntu. Chromium's tests
 * prove the details.
 */

const SITE = `http://localhost:${PORT}`;
const WEBDRIVER_PORT = PORT + 20;
/** The site that goes offline, for each browser. */
const OFFLINE_PORTS = [PORT + 21, PORT + 22];

const BROWSERS = [
  { name: 'Firefox', commands: FIREFOX, start: startFirefox },
  { name: 'WebKitGTK', commands: ['WebKitWebDriver'], start: () => startWebKit(WEBDRIVER_PORT) },
] as const;

/** Returns the middle of a visible element that has a text or a name, in the window, after scrolling to it. */
const middleOf = (browser: RemoteBrowser, selector: string, text: string) =>
  browser.run(
    (css, words) => {
      const found = [...document.querySelectorAll<HTMLElement>(css)].find(
        (element) =>
          element.getClientRects().length > 0 &&
          `${element.textContent} ${element.ariaLabel ?? ''}`.includes(words),
      );
      found?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = found?.getBoundingClientRect() ?? new DOMRect();
      return found ? { x: Math.round(x + width / 2), y: Math.round(y + height / 2) } : null;
    },
    selector,
    text,
  );

const pointer = (actions: readonly object[]) =>
  ({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }) as const;

/** Points at an element as soon as it is there and doesn't move any more. */
async function hover(browser: RemoteBrowser, selector: string, text = ''): Promise<void> {
  let before: unknown;
  await expect
    .poll(async () => {
      const middle = await middleOf(browser, selector, text);
      const isStill = middle !== null && JSON.stringify(middle) === JSON.stringify(before);
      before = middle;
      return isStill;
    }, `${selector} ${text}`)
    .toBe(true);
  await browser.act([pointer([{ type: 'pointerMove', ...(before as object) }])]);
}

async function click(browser: RemoteBrowser, selector: string, text = ''): Promise<void> {
  await hover(browser, selector, text);
  await browser.act([
    pointer([
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]),
  ]);
}

/** Presses keys one after the other, or together. */
const press = (browser: RemoteBrowser, keys: readonly string[], together = false) => {
  const actions = (type: string, values: readonly string[]) =>
    values.map((value) => ({ type, value }));
  return browser.act([
    {
      type: 'key',
      id: 'keyboard',
      actions: together
        ? [...actions('keyDown', keys), ...actions('keyUp', keys.toReversed())]
        : keys.flatMap((key) => [...actions('keyDown', [key]), ...actions('keyUp', [key])]),
    },
  ]);
};

async function open(browser: RemoteBrowser, address: string): Promise<void> {
  await browser.goto(new URL(address, SITE).href);
  await expect
    .poll(() => browser.run(() => document.documentElement.dataset.hasHydrated), 'hydration')
    .toBe('true');
}

const textOf = (browser: RemoteBrowser, selector: string) =>
  browser.run((css) => document.querySelector(css)?.textContent ?? '', selector);

BROWSERS.forEach(({ name, commands, start }, index) => {
  test.describe(name, () => {
    test.describe.configure({ mode: 'default' });
    test.skip(
      !process.env.CI && !commands.some(isInstalled),
      `needs ${commands.join(' or ')}; on Debian and Ubuntu, npm run test:all installs it`,
    );
    let browser: RemoteBrowser;
    test.beforeAll(async () => {
      browser = await start();
    });
    test.afterAll(() => browser.close());

    test('a click on a header sorts a grid', async () => {
      await open(browser, '/x/react-data-grid/sorting/');
      await click(browser, 'figure [role=columnheader]');
      await expect
        .poll(() =>
          browser.run(() =>
            document.querySelector('figure [aria-sort]')?.getAttribute('aria-sort'),
          ),
        )
        .toBe('ascending');
    });

    test('a date is picked', async () => {
      await open(browser, '/x/react-date-pickers/date-picker/');
      await click(browser, 'figure button[aria-label^="Choose date"]');
      const before = await textOf(browser, 'figure [role=group]');
      await click(browser, '[role=dialog] [role=gridcell]', '17');
      await expect.poll(() => textOf(browser, 'figure [role=group]')).not.toBe(before);
    });

    test('a tooltip of a chart appears', async () => {
      await open(browser, '/x/react-charts/bars/');
      await hover(browser, 'figure .MuiBarElement-root');
      await expect.poll(() => textOf(browser, '.MuiChartsTooltip-root')).toMatch(/\d/);
    });

    test('edited code runs', async () => {
      await open(browser, '/x/react-data-grid/sorting/');
      await click(browser, 'figure [role=toolbar] button', 'Show code');
      await click(browser, 'figure pre');
      await press(browser, [KEYS.Enter]);
      await expect
        .poll(() => browser.run(() => document.activeElement?.localName))
        .toBe('textarea');
      await press(browser, [KEYS.Control, 'a'], true);
      await press(browser, [...'export default () => <p>one two</p>;']);
      await expect
        .poll(() => browser.run(() => document.querySelector('iframe')?.dataset.seen), {
          timeout: 15_000,
        })
        .toBe('true');
      expect(await textOf(browser, 'figure [role=status]')).toBe('');
    });

    test('the code of a demo is copied at the first click', async () => {
      await open(browser, '/x/react-data-grid/sorting/');
      await click(browser, 'figure [role=toolbar] button', 'Copy');
      await expect.poll(() => textOf(browser, 'figure [role=toolbar]')).toContain('Copied');
    });

    test('the search finds a page', async () => {
      await open(browser, '/x/introduction/installation/');
      await press(browser, [KEYS.Control, 'k'], true);
      await press(browser, [...'funnel']);
      await expect.poll(() => textOf(browser, '[role=option]')).toContain('Funnel');
      await press(browser, [KEYS.Enter]);
      await expect.poll(() => textOf(browser, 'h1')).toContain('Funnel');
    });

    test('the color mode and the text direction are kept', async () => {
      await click(browser, '.navbar button', 'Dark');
      const shown = () =>
        browser.run(() => [document.documentElement.dataset.theme, document.documentElement.dir]);
      await expect.poll(shown).toEqual(['dark', 'ltr']);
      await browser.run(() => localStorage.setItem('direction', 'rtl'));
      await open(browser, '/x/introduction/installation/');
      expect(await shown()).toEqual(['dark', 'rtl']);
      await browser.run(() => localStorage.clear());
    });

    test('feedback is sent', async () => {
      await open(browser, '/x/introduction/support/');
      const prompt = '[aria-label="Was this page helpful?"]';
      await click(browser, `${prompt} button`, 'Yes');
      await click(browser, `${prompt} form button`, 'Submit');
      await expect.poll(() => textOf(browser, `${prompt} [role=status]`)).toContain('Thank you');
      await browser.run(() => localStorage.clear());
    });

    test('the menu opens on a phone, and Escape closes it', async () => {
      await browser.resize(480, 800);
      await open(browser, '/x/introduction/installation/');
      await click(browser, '.navbar__toggle');
      const isOpen = () =>
        browser.run(() => document.querySelector('.navbar-sidebar--show') !== null);
      await expect.poll(isOpen).toBe(true);
      await press(browser, [KEYS.Escape]);
      await expect.poll(isOpen).toBe(false);
      await browser.resize(1280, 900);
    });

    test('a visited page is there without a network', async () => {
      const port = OFFLINE_PORTS[index];
      const origin = `http://localhost:${port}`;
      const { code, output, outDir } = await buildFixture(
        'offline',
        { SITE_URL: origin },
        { name: `offline-${port}` },
      );
      expect(code, output).toBe(0);
      const server = http.createServer(staticHandler(outDir)).listen(port, '127.0.0.1');
      await once(server, 'listening');
      const page = `${origin}/x/react-data-grid/sorting/`;
      await open(browser, page);
      // The worker stores what the page had loaded before the worker was there.
      await expect
        .poll(
          () =>
            browser.run(async () => {
              const urls = performance
                .getEntriesByType('resource')
                .map(({ name: url }) => url)
                .filter((url) => url.includes('/assets/'));
              const stored = await Promise.all(
                [location.href, ...urls].map((url) => caches.match(url)),
              );
              return navigator.serviceWorker.controller !== null && !stored.includes(undefined);
            }),
          { timeout: 30_000 },
        )
        .toBe(true);
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      await open(browser, page);
      expect(await textOf(browser, 'article')).toContain('First edition of sorting');
    });
  });
});
