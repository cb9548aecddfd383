import { readFileSync } from 'node:fs';
import path from 'node:path';

import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Frame, type Page, type Request } from '@playwright/test';

export const root = path.resolve(__dirname, '..');

/** Pages of the production build, from its sitemap. */
export function sitemapPaths(): string[] {
  const xml = readFileSync(path.join(root, 'build/sitemap.xml'), 'utf8');
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** Requests of pages that are not answered yet. */
const pending = new WeakMap<Page, Set<Request>>();

function watchRequests(page: Page): void {
  const requests = new Set<Request>();
  pending.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/** A test whose page must stay silent: any console message, page error or failed request fails it. */
export const test = base.extend<{ mayComplain: boolean; complaints: string[] }>({
  /** For tests that bring complaints about on purpose. */
  mayComplain: [false, { option: true }],
  complaints: [
    async ({ page, mayComplain }, use) => {
      watchRequests(page);
      const complaints: string[] = [];
      page.on('console', (message) => {
        // Docusaurus' own word on blocked storage, which one of the tests brings about.
        if (!message.text().startsWith('Docusaurus browser storage is not available')) {
          complaints.push(`${message.type()}: ${message.text()}`);
        }
      });
      page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
      page.on('requestfailed', (request) => {
        // A page that is left may cancel what it was still fetching.
        if (request.failure()?.errorText !== 'net::ERR_ABORTED') {
          complaints.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
        }
      });
      page.on('response', (response) => {
        if (response.status() >= 400) {
          complaints.push(`${response.status()}: ${response.url()}`);
        }
      });
      await use(complaints);
      expect(mayComplain ? [] : complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Something that a test lets happen when it is time, such as the answer to a request. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** Opens a page and waits until React runs it. */
export async function open(page: Page, pathname: string): Promise<void> {
  await page.goto(pathname);
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
}

/** How often {@link settle} looks, at the most, at a page that never stops changing or waits for an answer. */
const SETTLE_LOOKS = 20;

/**
 * Waits until the page has nothing left to do: it is loaded, its fonts and requests are there, and during two frames
 * and until the browser is idle nothing in it changes.
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
      // After a click, a quiet Chromium may never be idle.
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
      observer.disconnect();
      return changes === 0;
    });
    if (isQuiet && (pending.get(page)?.size ?? 0) === 0) {
      return;
    }
  }
}

/** Brings every demo near the viewport and waits until each runs. */
export async function wakeDemos(page: Page): Promise<void> {
  // A sign of the reader, for which demos wait that the server has drawn.
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  // In one go, since each step of a test takes a while on a busy machine.
  const asleep = await page.evaluate(async (patience) => {
    const READY = 'data-island-ready';
    const isReady = (demo: Element) =>
      new Promise<boolean>((resolve) => {
        const end = (value: boolean) => {
          observer.disconnect();
          clearTimeout(timer);
          resolve(value);
        };
        const observer = new MutationObserver(() => demo.hasAttribute(READY) && end(true));
        // eslint-disable-next-line no-restricted-syntax -- the longest that a demo may take
        const timer = setTimeout(() => end(false), patience);
        observer.observe(demo, { attributeFilter: [READY] });
        if (demo.hasAttribute(READY)) {
          end(true);
        }
      });
    for (const demo of document.querySelectorAll('figure [data-island]')) {
      // One in a styling that is not chosen is not shown.
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
 * A sum of layout shifts that nobody sees. Not nought: where a font arrives in the moment between two frames, Chromium
 * counts the text that it had laid out without painting it.
 */
export const UNSEEN_SHIFT = 0.002;

/** Sum of layout shifts that no input caused, since the page was opened. */
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
        // A shift is recorded with its frame, and the observer is told in a task after it.
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

/** What axe objects to: rule, element and reason. */
export interface AccessibilityViolation {
  rule: string;
  html: string;
  summary: string;
}

/** Marks the text whose colors axe compares. */
const COLORS_MARK = 'data-axe-colors';

/** axe itself, for a page that has none yet: it is half a megabyte, which a page need not read at each look. */
const AXE_SOURCE = `if (!('axe' in window)) {${readFileSync(
  require.resolve('axe-core/axe.min.js', { paths: [require.resolve('@axe-core/playwright')] }),
  'utf8',
)}
axe.configure({ rules: [{ id: 'color-contrast', selector: '[${COLORS_MARK}]' }] });
}`;

/**
 * Marks text for the comparison of colors, which takes axe longer than all else: of all text that looks the same and
 * stands in elements of the same kinds (the cells of a grid, the keywords of a code block) the first that axe
 * compares: it is in view in its box, and longer than a character.
 *
 * @returns How many elements are marked.
 */
function markColors(frame: Frame): Promise<number> {
  return frame.evaluate((mark) => {
    const looks = new Map<string, number>();
    const known = new Map<Element, number>();
    /** A number that two elements share if they and all around them have the same tags, classes and colors. */
    const lookOf = (element: Element): number => {
      const before = known.get(element);
      if (before !== undefined) {
        return before;
      }
      const style = getComputedStyle(element);
      const look = [
        element.parentElement ? lookOf(element.parentElement) : '',
        element.tagName,
        element.getAttribute('class'),
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
      ].join('|');
      const number = looks.get(look) ?? looks.size;
      looks.set(look, number);
      known.set(element, number);
      return number;
    };

    /** Whether no box that scrolls or clips leaves it out. */
    const isInView = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        if (getComputedStyle(box).overflow !== 'visible') {
          const edge = box.getBoundingClientRect();
          if (left < edge.left || right > edge.right || top < edge.top || bottom > edge.bottom) {
            return false;
          }
        }
      }
      return true;
    };

    const chosen = new Map<number, { element: Element; isComparable: boolean }>();
    for (const element of document.querySelectorAll('body *')) {
      const text = [...element.childNodes]
        .map((node) => (node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : ''))
        .join('')
        .trim();
      // A field shows text that is no node of it.
      const isField = element.matches('input, select, textarea');
      if ((!text && !isField) || !element.checkVisibility({ visibilityProperty: true })) {
        continue;
      }
      const look = lookOf(element);
      const before = chosen.get(look);
      if (!before?.isComparable) {
        const isComparable = (text.length > 1 || isField) && isInView(element);
        if (!before || isComparable) {
          chosen.set(look, { element, isComparable });
        }
      }
    }
    for (const { element } of chosen.values()) {
      element.setAttribute(mark, '');
    }
    return chosen.size;
  }, COLORS_MARK);
}

/**
 * Takes the marks away.
 *
 * @returns From how many elements.
 */
const unmarkColors = (frame: Frame) =>
  frame.evaluate((mark) => {
    const marked = document.querySelectorAll(`[${mark}]`);
    for (const element of marked) {
      element.removeAttribute(mark);
    }
    return marked.length;
  }, COLORS_MARK);

/** How often a page is looked at, at the most, whose elements are replaced meanwhile. */
const LOOKS = 5;

/**
 * How closely axe looks: `all` it knows; `quick`, without what asks where each element is painted, which takes longer
 * than all else; `view`, what another mode, width or direction can change on a page that was looked at before.
 */
export type Closeness = 'all' | 'quick' | 'view';

const PAINTED_RULES = ['color-contrast', 'target-size'];

const VIEW_RULES = [...PAINTED_RULES, 'link-in-text-block', 'scrollable-region-focusable'];

/**
 * What axe finds on the page as it is now. Of text that looks the same, one is compared with its background.
 *
 * @param selector - Parts of the page. Default: all of it.
 * @param closeness - Default: `all`.
 */
export async function accessibilityViolations(
  page: Page,
  selector?: string,
  closeness: Closeness = 'all',
): Promise<AccessibilityViolation[]> {
  const frames = page.frames();
  const isThere = frames.length === 1 && (await page.evaluate(() => 'axe' in window));
  const builder = new AxeBuilder({ page, axeSource: `${isThere ? '' : AXE_SOURCE};void 0` })
    // Without it, axe puts the results of frames together in a page of its own: three seconds, each time.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
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
    // A chart that is drawn anew, in another width or direction, would go unseen: the marks went with its elements.
    expect(look, 'looks at a page that does not come to rest').toBeLessThan(LOOKS);
    const marked = await Promise.all(compared.map(markColors));
    ({ violations } = await builder.analyze());
    const kept = await Promise.all(compared.map(unmarkColors));
    isWhole = marked.every((count, index) => count === kept[index]);
  }
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => ({ rule: id, html, summary: failureSummary })),
  );
}

/** Pixels that the page scrolls sideways. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
