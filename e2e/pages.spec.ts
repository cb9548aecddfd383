import { createHash } from 'node:crypto';

import type { Page } from '@playwright/test';

import { isApiPage, REPRESENTATIVE_API_PAGES } from './apiPages';
import {
  auditedPaths,
  currentPathOf,
  pathsToAudit,
  previewAt,
  THOROUGH_PAGES,
} from './auditedPages';
import {
  type AccessibilityViolation,
  accessibilityViolations,
  type Closeness,
  expect,
  layoutShift,
  noteAudit,
  open,
  sharedTest as test,
  sidewaysScroll,
  UNSEEN_SHIFT,
  wakeDemos,
} from './support';

/** Markup of the documented library that fails axe rules and is left as it is: the rule, and the element. */
const LIBRARY_MARKUP = [
  // The pickers' toolbar renders its date as an <h4>, whatever the level of the heading above it.
  { rule: 'heading-order', element: /MuiDatePickerToolbar-title/ },
  // A tree item contains the items below it, which its name doesn't.
  { rule: 'label-content-name-mismatch', element: /role=.?"treeitem/ },
  // A digital clock's "06" is named "6 hours".
  { rule: 'label-content-name-mismatch', element: /MuiMultiSectionDigitalClockSection-item/ },
  // The Data Grid renders its overlays next to its rows, inside the element with role grid.
  { rule: 'aria-required-children', element: /MuiDataGrid-main/ },
  // With a part of the rows selected, the Data Grid sets aria-checked on the native checkbox that selects all.
  { rule: 'aria-conditional-attr', element: /name=.?"select_all_rows/ },
];

/** Pages whose demos shift inside their own frame by design, with the maximum layout shift. */
const MOVING: Readonly<Record<string, number>> = {
  // The Data Grid renders columns first, and then fits them to their content.
  '/x/react-data-grid/column-dimensions/': 0.02,
  // Rows with automatic height are measured after they are rendered.
  '/x/react-data-grid/row-height/': 0.02,
};

/**
 * Returns the violations that axe finds, except those in the library's markup.
 *
 * @param selector - Parts of the page. Default: the whole page.
 */
async function violations(
  page: Page,
  selector?: string,
  closeness?: Closeness,
): Promise<AccessibilityViolation[]> {
  return (await accessibilityViolations(page, selector, closeness)).filter(
    (violation) =>
      !LIBRARY_MARKUP.some(
        ({ rule, element }) => rule === violation.rule && element.test(violation.html),
      ),
  );
}

/**
 * The pages to check. Of the hundreds of generated API reference pages, only a few of each kind are included;
 * `apiPages.spec.ts` checks all of them.
 */
const paths = pathsToAudit().filter(
  (pathname) =>
    !previewAt(pathname) && (!isApiPage(pathname) || REPRESENTATIVE_API_PAGES.includes(pathname)),
);

/** All pages that are audited, in this run or not, so that a page has the same views in each run. */
const allPaths = auditedPaths();

const STYLINGS = ['MUI System', 'Tailwind', 'CSS'];

/** Demos with a choice of styling. */
const STYLED = 'figure:has([data-for-styling])';

const SIZES = {
  desktop: { width: 1280, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

interface View {
  device: keyof typeof SIZES;
  scheme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
}

/** The view that a page is opened in, and the view that it is then switched to, if any. */
type ViewPair = readonly [View, View?];

/**
 * Pairs of two views that differ in every respect. This way, pages are checked in both widths, both color modes
 * and both directions, and the site as a whole in all eight views.
 */
const VIEWPORT_MATRIX = (['desktop', 'phone'] as const).flatMap((device) =>
  (['light', 'dark'] as const).map((scheme): readonly [View, View] => [
    { device, scheme, direction: 'ltr' },
    {
      device: device === 'phone' ? 'desktop' : 'phone',
      scheme: scheme === 'light' ? 'dark' : 'light',
      direction: 'rtl',
    },
  ]),
);

/**
 * Returns a page's pairs. Most pages have one, picked by a hash of the path so that it is the same on every run.
 * Thorough ones have two. A page that is checked in two versions shows nearly the same in both, so one version is
 * opened in the first view, and the other in the second.
 */
function viewportsOf(pathname: string): readonly ViewPair[] {
  if (THOROUGH_PAGES.includes(pathname)) {
    // One that starts on desktop, and one that starts on a phone.
    return VIEWPORT_MATRIX.filter((_pair, index) => index % 2 === 0);
  }
  const current = currentPathOf(pathname);
  const [byte = 0] = createHash('sha256').update(current).digest();
  const pairs = VIEWPORT_MATRIX.filter((_pair, index) => index === byte % VIEWPORT_MATRIX.length);
  const isShared = allPaths.some((path) => path !== pathname && currentPathOf(path) === current);
  // The first views are all from left to right, so half of the pages begin with the other version.
  const isFirst = (pathname === current) === Boolean(byte & 4);
  return isShared ? pairs.map(([first, then]) => [isFirst ? first : then]) : pairs;
}

const nameOf = ({ device, scheme, direction }: View) => `${device} ${scheme} ${direction}`;

/** Resizes the page, and waits until it is laid out. */
async function resize(page: Page, device: View['device']): Promise<void> {
  await page.setViewportSize(SIZES[device]);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** Switches mode and direction, as changes in another tab do, and waits for the demos. */
async function show(page: Page, { scheme, direction }: View): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await page.evaluate((value) => {
    localStorage.setItem('direction', value);
    window.dispatchEvent(new StorageEvent('storage', { key: 'direction' }));
  }, direction);
  await expect(page.locator('html')).toHaveAttribute('data-theme', scheme);
  await expect(page.locator('html')).toHaveAttribute('dir', direction);
  if (direction === 'rtl' && (await page.locator('figure [data-island-ready]').count()) > 0) {
    await page.locator('style[data-emotion^="css-rtl"]').first().waitFor({ state: 'attached' });
  }
  // In the middle of a transition, colors belong to neither mode. Charts have transitions of their own.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished.catch(() => {})),
    ),
  );
}

/** Long enough for a page with a dozen grids that is checked several times, on a busy machine. */
test.setTimeout(300_000);

for (const pathname of paths) {
  for (const [first, then] of viewportsOf(pathname)) {
    const title = then ? `${nameOf(first)}, ${nameOf(then)}` : nameOf(first);
    test(`${pathname} works: ${title}`, async ({ page }) => {
      noteAudit(pathname);
      const expectNoSidewaysScroll = (what: string) =>
        expect
          .poll(() => sidewaysScroll(page), { message: `sideways scroll, ${what}` })
          .toBeLessThanOrEqual(0);
      const check = async (what: string, selector?: string, closeness?: Closeness) => {
        // A link half below the navbar would be too small a target.
        await page.evaluate(() => window.scrollTo(0, 0));
        expect(await violations(page, selector, closeness), what).toEqual([]);
        await expectNoSidewaysScroll(what);
      };
      const choose = async (styling: string) => {
        await page
          .getByRole('toolbar')
          .getByRole('button', { name: styling, exact: true })
          .first()
          .click();
        await wakeDemos(page);
      };

      await page.setViewportSize(SIZES[first.device]);
      await page.emulateMedia({ colorScheme: first.scheme, reducedMotion: 'reduce' });
      await open(page, pathname);
      await wakeDemos(page);
      expect(await layoutShift(page), 'cumulative layout shift').toBeLessThan(
        MOVING[pathname] ?? UNSEEN_SHIFT,
      );
      if (first.direction === 'rtl') {
        await show(page, first);
      }
      const stylings = (await page.locator(STYLED).count()) > 0 ? STYLINGS : [];
      await check(nameOf(first));
      for (const styling of stylings.slice(1)) {
        await choose(styling);
        await check(`${nameOf(first)}, ${styling}`, STYLED);
      }

      await resize(page, first.device === 'phone' ? 'desktop' : 'phone');
      await expectNoSidewaysScroll(`the other width, ${first.direction}`);
      if (then === undefined) {
        return;
      }
      await show(page, then);
      // The parts around a page's main part are the same on all pages, so each page needs to be checked in full in one
      // view only.
      await (THOROUGH_PAGES.includes(pathname)
        ? check(nameOf(then))
        : check(nameOf(then), 'main', 'view'));
      // From the last styling, which is currently shown, back to the first.
      for (const styling of stylings.slice(0, -1).reverse()) {
        await choose(styling);
        await check(`${nameOf(then)}, ${styling}`, STYLED, 'view');
      }
      await resize(page, first.device);
      await expectNoSidewaysScroll(`${first.device} ${then.direction}`);
    });
  }
}
