import { readFileSync } from 'node:fs';
import path from 'node:path';

import AxeBuilder from '@axe-core/playwright';
import {
  test as base,
  expect,
  type APIRequestContext,
  type BrowserContext,
  type Frame,
  type Page,
  type Request,
} from '@playwright/test';

import { AUDIT, noteVisits } from './visits';

export { sitemapPaths } from './visits';

export const root = path.resolve(__dirname, '..');

/** Pending requests of pages. */
const pending = new WeakMap<Page, Set<Request>>();

function watchRequests(page: Page): void {
  const requests = new Set<Request>();
  pending.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/** What the current test has requested. A worker runs one test at a time. */
let visited = new Set<string>();

/** What is watched for requests already. */
const watched = new WeakSet<object>();

/** Returns the URLs that a test requests: in its page, in further contexts, and by itself with `page.request`. */
function watchVisits(page: Page, baseURL: string | undefined): ReadonlySet<string> {
  visited = new Set();
  const watchContext = (context: BrowserContext) => {
    if (!watched.has(context)) {
      watched.add(context);
      context.on('request', (request) => {
        if (['document', 'fetch', 'xhr', 'script', 'other'].includes(request.resourceType())) {
          visited.add(request.url());
        }
      });
    }
    return context;
  };
  watchContext(page.context());
  const browser = page.context().browser();
  if (browser && !watched.has(browser)) {
    watched.add(browser);
    const newContext = browser.newContext.bind(browser);
    browser.newContext = async (options) => watchContext(await newContext(options));
    const requests = Object.getPrototypeOf(page.request) as APIRequestContext;
    // oxlint-disable-next-line typescript/unbound-method -- the proxy passes `this` on
    requests.fetch = new Proxy(requests.fetch, {
      apply(target, self, parameters: Parameters<APIRequestContext['fetch']>) {
        const [request] = parameters;
        visited.add(new URL(typeof request === 'string' ? request : request.url(), baseURL).href);
        return Reflect.apply(target, self, parameters);
      },
    });
  }
  return visited;
}

declare global {
  interface Window {
    /** Requests a page of the site, and parses it. The site's policy lets no script parse a string (Trusted Types). */
    fetchPage: (path: string) => Promise<Document>;
  }
}

/** Defines `window.fetchPage`. Runs in the page. */
function defineFetchPage(): void {
  window.fetchPage = (path) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open('GET', path);
      request.responseType = 'document';
      request.onloadend = () =>
        request.status === 200 && request.responseXML
          ? resolve(request.responseXML)
          : reject(new Error(`${path}: ${request.status}`));
      request.send();
    });
}

/** A test whose page must stay silent: any console message, page error or failed request fails it. */
export const test = base.extend<{ allowsConsoleErrors: boolean; consoleErrors: string[] }>({
  /** For tests that cause such messages on purpose. */
  allowsConsoleErrors: [false, { option: true }],
  consoleErrors: [
    async ({ page, allowsConsoleErrors }, use, info) => {
      watchRequests(page);
      await page.addInitScript(defineFetchPage);
      const consoleErrors: string[] = [];
      page.on('console', (message) => {
        // Docusaurus' own warning about blocked storage, which one test causes.
        if (!message.text().startsWith('Docusaurus browser storage is not available')) {
          consoleErrors.push(`${message.type()}: ${message.text()}`);
        }
      });
      page.on('pageerror', (error) => consoleErrors.push(`page error: ${error.message}`));
      page.on('requestfailed', (request) => {
        // Leaving a page may cancel its pending requests.
        if (request.failure()?.errorText !== 'net::ERR_ABORTED') {
          consoleErrors.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
        }
      });
      const visited = watchVisits(page, info.project.use.baseURL);
      page.on('response', (response) => {
        if (response.status() >= 400) {
          consoleErrors.push(`${response.status()}: ${response.url()}`);
        }
      });
      await use(consoleErrors);
      noteVisits(info.file, visited);
      expect(allowsConsoleErrors ? [] : consoleErrors).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * For tests of many pages: all tests of a worker share a browser context, and so the HTTP cache with compiled scripts.
 * Whatever a page stores is removed after its test. The first visit, with an empty cache, is tested for each kind of page
 * in `budgets.spec.ts`.
 */
export const sharedTest = test.extend<object, { sharedContext: BrowserContext }>({
  sharedContext: [
    async ({ browser }, provide, { project }) => {
      const { baseURL, reducedMotion } = project.use;
      const context = await browser.newContext({ baseURL, reducedMotion });
      await provide(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: ({ sharedContext }, provide) => provide(sharedContext),
  page: async ({ sharedContext, baseURL }, provide) => {
    const page = await sharedContext.newPage();
    await provide(page);
    const session = await sharedContext.newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', {
      origin: baseURL ?? '',
      storageTypes: 'all',
    });
    await page.close();
  },
});

export { expect };

/** Notes which pages a test audits, for the ledger of `npm test`. */
export function noteAudit(...pathnames: readonly string[]): void {
  base.info().annotations.push({ type: AUDIT, description: pathnames.join(' ') });
}

/** A gate that a test opens when it is time, for example to let a response through. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** Opens a page and waits until React has hydrated it. */
export async function open(page: Page, pathname: string): Promise<void> {
  await page.goto(pathname);
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
}

/** Opens the following pages in a color mode and a direction, as if the reader had chosen them before. */
export async function prefer(
  page: Page,
  mode: 'light' | 'dark',
  direction: 'ltr' | 'rtl',
): Promise<void> {
  await page.addInitScript(
    ([chosenMode, chosenDirection]) => {
      localStorage.setItem('mode', chosenMode);
      localStorage.setItem('direction', chosenDirection);
    },
    [mode, direction] as const,
  );
}

/** Maximum number of times that {@link settle} checks a page that never stops changing or waits for a response. */
const SETTLE_LOOKS = 20;

/**
 * Waits until the page has nothing left to do: it is loaded, its fonts and requests are complete, and nothing in it
 * changes during two frames and until the browser is idle.
 */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  for (let look = 0; look < SETTLE_LOOKS; look += 1) {
    const isQuiet = await page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      let changes = 0;
      const observer = new MutationObserver((records) => (changes += records.length));
      observer.observe(document, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
      await document.fonts.ready;
      await frame();
      await frame();
      // After a click, a quiet Chromium may never become idle.
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
      observer.disconnect();
      return changes === 0;
    });
    if (isQuiet && (pending.get(page)?.size ?? 0) === 0) {
      return;
    }
  }
}

/** Scrolls every demo into view and waits until it is running. */
export async function wakeDemos(page: Page): Promise<void> {
  // User activity, which server-rendered demos wait for.
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  // All in one call, because each step of a test takes a while on a busy machine.
  const asleep = await page.evaluate(async (timeout) => {
    const READY = 'data-island-ready';
    const isReady = (demo: Element) =>
      new Promise<boolean>((resolve) => {
        const end = (value: boolean) => {
          observer.disconnect();
          clearTimeout(timer);
          resolve(value);
        };
        const observer = new MutationObserver(() => demo.hasAttribute(READY) && end(true));
        // oxlint-disable-next-line syntax/restricted -- the longest that a demo may take
        const timer = setTimeout(() => end(false), timeout);
        observer.observe(demo, { attributeFilter: [READY] });
        if (demo.hasAttribute(READY)) {
          end(true);
        }
      });
    for (const demo of document.querySelectorAll('figure [data-island]')) {
      // A demo in a styling that is not selected is not shown.
      if (demo.checkVisibility({ visibilityProperty: true })) {
        demo.scrollIntoView({ block: 'center', behavior: 'instant' });
        if (!(await isReady(demo))) {
          return demo.getAttribute('data-island');
        }
      }
    }
    return undefined;
  }, 20_000);
  expect(asleep, 'a demo that did not start').toBeUndefined();
}

/**
 * A sum of layout shifts that is invisible. Not zero, because if a font arrives between two frames, Chromium counts the
 * shift of text that it had laid out but not painted.
 */
export const UNSEEN_SHIFT = 0.002;

/** Returns the sum of layout shifts since the page was opened, except those caused by input. */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[]) {
            sum += entry.hadRecentInput ? 0 : entry.value;
          }
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        // A shift is recorded with its frame, and the observer is notified in a later task.
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            requestIdleCallback(
              () => {
                add(observer.takeRecords());
                resolve(sum);
              },
              { timeout: 500 },
            ),
          ),
        );
      }),
  );
}

/** A violation found by axe: rule, element and reason. */
export interface AccessibilityViolation {
  rule: string;
  html: string;
  summary: string;
}

/** Attribute that marks the text whose colors axe compares. Its value is a hash of how the text looks. */
const COLORS_MARK = 'data-axe-colors';

/** Attribute that axe adds to marked text whose contrast it has found to be sufficient. */
const COLORS_PASSED = 'data-axe-colors-passed';

/**
 * Hashes of text outside of demos that axe has compared on a page before, and found to be readable: most of a page's
 * text looks like that of other pages. In demos, something else may be behind it.
 */
const readable = new Set<string>();

/** The source of axe, for a page that has not loaded it yet. Its 500 kB need not be parsed for every check. */
const AXE_SOURCE = `if (!('axe' in window)) {${readFileSync(
  require.resolve('axe-core/axe.min.js', { paths: [require.resolve('@axe-core/playwright')] }),
  'utf8',
)}
axe.configure({
  rules: [{ id: 'color-contrast', selector: '[${COLORS_MARK}]' }],
  checks: [{
    id: 'color-contrast',
    after(results) {
      for (const { result, node } of results) {
        if (result === true) node.element?.setAttribute('${COLORS_PASSED}', '');
      }
      return results;
    },
  }],
});
}`;

/**
 * Marks text for the color contrast check, which takes axe longer than everything else. Of all text that looks the same
 * and is in elements of the same kinds (the cells of a grid, the keywords of a code block), it marks only the first
 * that axe can compare: one that is in view in its container, and longer than one character. It marks none of the
 * {@link readable} text.
 *
 * @returns The number of marked elements.
 */
function markColors(frame: Frame): Promise<number> {
  return frame.evaluate(
    ([mark, known]) => {
      /** cyrb53: 53 bits, so that two of some thousand looks won't have the same hash. */
      const hashOf = (text: string): string => {
        let high = 0xdeadbeef;
        let low = 0x41c6ce57;
        for (let index = 0; index < text.length; index += 1) {
          const code = text.charCodeAt(index);
          high = Math.imul(high ^ code, 2654435761);
          low = Math.imul(low ^ code, 1597334677);
        }
        high =
          Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
        low =
          Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
        return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
      };

      const looks = new Map<Element, string>();
      /**
       * Returns the same hash for elements that have the same tags, classes and colors, including those of all
       * ancestors.
       */
      const lookOf = (element: Element): string => {
        const before = looks.get(element);
        if (before !== undefined) {
          return before;
        }
        const style = getComputedStyle(element);
        const look = hashOf(
          [
            element.parentElement ? lookOf(element.parentElement) : '',
            element.tagName,
            // The root element's classes are the names of the page and its version.
            element.parentElement && element.getAttribute('class'),
            style.display,
            style.visibility,
            style.position,
            style.color,
            style.fill,
            style.backgroundColor,
            style.backgroundImage,
            style.opacity,
            style.filter,
            style.textShadow,
            style.fontSize,
            style.fontWeight,
          ].join('|'),
        );
        looks.set(element, look);
        return look;
      };

      /** Returns whether an element is not cut off by any ancestor that scrolls or clips. */
      const isInView = (element: Element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        for (
          let box = element.parentElement;
          box && box !== document.body;
          box = box.parentElement
        ) {
          if (getComputedStyle(box).overflow !== 'visible') {
            const edge = box.getBoundingClientRect();
            if (left < edge.left || right > edge.right || top < edge.top || bottom > edge.bottom) {
              return false;
            }
          }
        }
        return true;
      };

      const skipped = new Set(known);
      const chosen = new Map<string, { element: Element; isComparable: boolean }>();
      for (const element of document.querySelectorAll('body *')) {
        const text = [...element.childNodes]
          .map((node) => (node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : ''))
          .join('')
          .trim();
        // The text of a form field is not a child node.
        const isField = element.matches('input, select, textarea');
        if ((!text && !isField) || !element.checkVisibility({ visibilityProperty: true })) {
          continue;
        }
        const look = lookOf(element);
        const before = chosen.get(look);
        if (!before?.isComparable && !skipped.has(look)) {
          const isComparable = (text.length > 1 || isField) && isInView(element);
          if (!before || isComparable) {
            chosen.set(look, { element, isComparable });
          }
        }
      }
      for (const [look, { element }] of chosen) {
        element.setAttribute(mark, look);
      }
      return chosen.size;
    },
    [COLORS_MARK, [...readable]] as const,
  );
}

/**
 * Removes the marks.
 *
 * @returns The number of elements that still had one, and the hashes of those outside of demos that axe has passed.
 */
const unmarkColors = (frame: Frame) =>
  frame.evaluate(
    ([mark, passed]) => {
      const marked = document.querySelectorAll(`[${mark}]`);
      const hashes: string[] = [];
      for (const element of marked) {
        if (element.hasAttribute(passed) && !element.closest('[data-island-root]')) {
          hashes.push(element.getAttribute(mark) ?? '');
        }
        element.removeAttribute(mark);
        element.removeAttribute(passed);
      }
      return { count: marked.length, hashes };
    },
    [COLORS_MARK, COLORS_PASSED] as const,
  );

/** Maximum number of checks of a page whose elements are replaced during a check. */
const LOOKS = 5;

/**
 * How thoroughly axe checks: `all` rules; `quick`, without the rules that depend on where elements are painted, which
 * take longest; or `view`, only what another mode, width or direction can change on a page that was checked before.
 */
export type Closeness = 'all' | 'quick' | 'view';

/** Rules that axe leaves off by default: the former because it is experimental, the latter because it is of WCAG 2.2. */
const ADDITIONAL_RULES = {
  'label-content-name-mismatch': { enabled: true },
  'target-size': { enabled: true },
};

const PAINTED_RULES = ['color-contrast', 'target-size'];

const VIEW_RULES = [...PAINTED_RULES, 'link-in-text-block', 'scrollable-region-focusable'];

/**
 * Returns the violations that axe finds on the page in its current state. Of text that looks the same, only one
 * instance is checked for contrast.
 *
 * @param selector - Parts of the page. Default: the whole page.
 * @param closeness - How thoroughly to check. Default: `all`.
 */
export async function accessibilityViolations(
  page: Page,
  selector?: string,
  closeness: Closeness = 'all',
): Promise<AccessibilityViolation[]> {
  const frames = page.frames();
  const isThere = frames.length === 1 && (await page.evaluate(() => 'axe' in window));
  const builder = new AxeBuilder({ page, axeSource: `${isThere ? '' : AXE_SOURCE};void 0` })
    // Otherwise, axe combines the results of frames in a new page, which takes three seconds each time.
    .setLegacyMode()
    .options({ resultTypes: ['violations'], rules: ADDITIONAL_RULES });
  if (selector) {
    builder.include(selector);
  }
  if (closeness === 'quick') {
    builder.disableRules(PAINTED_RULES);
  } else if (closeness === 'view') {
    builder.withRules(VIEW_RULES);
  }
  const compared = closeness === 'quick' ? [] : frames;
  let violations: Awaited<ReturnType<typeof builder.analyze>>['violations'] = [];
  let isWhole = false;
  for (let look = 0; !isWhole; look += 1) {
    // A chart that is redrawn, in another width or direction, would be missed, because the marks are lost with its
    // elements.
    expect(look, 'looks at a page that does not come to rest').toBeLessThan(LOOKS);
    const marked = await Promise.all(compared.map(markColors));
    ({ violations } = await builder.analyze());
    const kept = await Promise.all(compared.map(unmarkColors));
    isWhole = marked.every((count, index) => count === kept[index]?.count);
    // A frame's text may look like a page's, and have another document behind it.
    kept.slice(0, 1).forEach(({ hashes }) => hashes.forEach((hash) => readable.add(hash)));
  }
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => ({ rule: id, html, summary: failureSummary })),
  );
}

/** Returns how far the page scrolls sideways, in pixels. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
