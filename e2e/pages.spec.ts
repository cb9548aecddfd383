import { createHash } from 'node:crypto';

import type { Page } from '@playwright/test';

import { isApiPage, REPRESENTATIVE_API_PAGES } from './apiPages';
import { lookedAtPaths } from './lookedAt';
import {
  type AccessibilityViolation,
  accessibilityViolations,
  type Closeness,
  expect,
  layoutShift,
  open,
  sidewaysScroll,
  test,
  UNSEEN_SHIFT,
  wakeDemos,
} from './support';

/** Markup of the documented library that axe objects to, and that we show as it is: the rule, and the element. */
const LIBRARY_MARKUP = [
  // The pickers' toolbar has its date as an <h4>, whatever heading is above it.
  { rule: 'heading-order', element: /MuiDatePickerToolbar-title/ },
  // The Data Grid's overlays stand among its rows, inside the role grid.
  { rule: 'aria-required-children', element: /MuiDataGrid-main/ },
];

/** Pages whose demos move by nature inside their own frame, and how far they may. */
const MOVING: Readonly<Record<string, number>> = {
  // The Data Grid draws columns first, and then fits them to their content.
  '/x/react-data-grid/column-dimensions/': 0.02,
  // Rows of automatic height are measured once they are drawn.
  '/x/react-data-grid/row-height/': 0.02,
};

/**
 * What axe finds, but for the library's markup.
 *
 * @param selector - Parts of the page. Default: all of it.
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

/** Those of the API reference are hundreds that are made alike: a few of each kind; `apiPages.spec.ts` has all. */
const paths = lookedAtPaths().filter(
  (pathname) => !isApiPage(pathname) || REPRESENTATIVE_API_PAGES.includes(pathname),
);

/** Those that are opened in both widths, and looked at as a whole in all views. */
const THOROUGH = ['/x/', '/x/react-data-grid/', ...REPRESENTATIVE_API_PAGES];

const STYLINGS = ['MUI System', 'Tailwind', 'CSS'];

/** The demos that have a choice of styling. */
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

/**
 * How a page is opened, and what it becomes then, which differs in all: between them, a page is seen in both widths, both
 * modes and both directions, and the site in all eight views.
 */
const JOURNEYS: readonly (readonly [View, View])[] = (['desktop', 'phone'] as const).flatMap(
  (device) =>
    (['light', 'dark'] as const).map((scheme): readonly [View, View] => [
      { device, scheme, direction: 'ltr' },
      {
        device: device === 'phone' ? 'desktop' : 'phone',
        scheme: scheme === 'light' ? 'dark' : 'light',
        direction: 'rtl',
      },
    ]),
);

/** The journeys of a page: one, the same at each run, while others have other pages; two on the thorough ones. */
function journeysOf(pathname: string): readonly (readonly [View, View])[] {
  const [byte = 0] = createHash('sha256').update(pathname).digest();
  return JOURNEYS.filter((_journey, index) =>
    // From desktop and from phone.
    THOROUGH.includes(pathname) ? index % 2 === 0 : index === byte % JOURNEYS.length,
  );
}

const nameOf = ({ device, scheme, direction }: View) => `${device} ${scheme} ${direction}`;

/** Gives the page another width, and time to lay itself out in it. */
async function resize(page: Page, device: View['device']): Promise<void> {
  await page.setViewportSize(SIZES[device]);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** Shows the page in another mode and direction, as choices in another tab do, and waits for its demos. */
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
  // Colours between two modes are neither's: charts have transitions of their own.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished.catch(() => {})),
    ),
  );
}

/** For a page with a dozen grids, looked at several times, on a machine that does other things as well. */
test.setTimeout(300_000);

for (const pathname of paths) {
  for (const [first, then] of journeysOf(pathname)) {
    test(`${pathname} works: ${nameOf(first)}, ${nameOf(then)}`, async ({ page }) => {
      const expectNoSidewaysScroll = (what: string) =>
        expect
          .poll(() => sidewaysScroll(page), { message: `sideways scroll, ${what}` })
          .toBeLessThanOrEqual(0);
      const check = async (what: string, selector?: string, closeness?: Closeness) => {
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
      const stylings = (await page.locator(STYLED).count()) > 0 ? STYLINGS : [];
      await check(nameOf(first));
      for (const styling of stylings.slice(1)) {
        await choose(styling);
        await check(`${nameOf(first)}, ${styling}`, STYLED);
      }

      await resize(page, then.device);
      await expectNoSidewaysScroll(`${then.device} ${first.direction}`);
      await show(page, then);
      // What is around the page's main part is on all pages, in one of the eight views each.
      await (THOROUGH.includes(pathname)
        ? check(nameOf(then))
        : check(nameOf(then), 'main', 'view'));
      // From the last, which is shown by now, to the one that it began with.
      for (const styling of stylings.slice(0, -1).reverse()) {
        await choose(styling);
        await check(`${nameOf(then)}, ${styling}`, STYLED, 'view');
      }
      await resize(page, first.device);
      await expectNoSidewaysScroll(`${first.device} ${then.direction}`);
    });
  }
}
