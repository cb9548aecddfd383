import type { Page } from '@playwright/test';

import { isApiPage, REPRESENTATIVE_API_PAGES } from './apiPages';
import {
  type AccessibilityViolation,
  accessibilityViolations,
  expect,
  layoutShift,
  open,
  sidewaysScroll,
  sitemapPaths,
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

async function violations(page: Page, isQuick: boolean): Promise<AccessibilityViolation[]> {
  return (await accessibilityViolations(page, undefined, { isQuick })).filter(
    (violation) =>
      !LIBRARY_MARKUP.some(
        ({ rule, element }) => rule === violation.rule && element.test(violation.html),
      ),
  );
}

/** Those of the API reference are hundreds that are made alike: a few of each kind; `apiPages.spec.ts` has all. */
const paths = sitemapPaths().filter(
  (pathname) => !isApiPage(pathname) || REPRESENTATIVE_API_PAGES.includes(pathname),
);

/** Those that are looked at in all respects in each view; on others, right to left has the colours of left to right. */
const THOROUGH = ['/x/', '/x/react-data-grid/', ...REPRESENTATIVE_API_PAGES];

const STYLINGS = ['Tailwind', 'CSS'];

type Scheme = 'light' | 'dark';
type Direction = 'ltr' | 'rtl';

/** How each viewport shows a page, first and then: between them in both modes, both ways. */
const VIEWPORTS: Record<
  string,
  { viewport: { width: number; height: number }; views: [Scheme, Direction][] }
> = {
  desktop: {
    viewport: { width: 1280, height: 900 },
    views: [
      ['light', 'ltr'],
      ['dark', 'rtl'],
    ],
  },
  phone: {
    viewport: { width: 390, height: 844 },
    views: [
      ['dark', 'ltr'],
      ['light', 'rtl'],
    ],
  },
};

/** Shows the page in another mode and direction, as choices in another tab do, and waits for its demos. */
async function show(page: Page, scheme: Scheme, direction: Direction): Promise<void> {
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
}

/** For a page with a dozen grids, looked at several times, on a machine that does other things as well. */
test.setTimeout(180_000);

for (const pathname of paths) {
  for (const [name, { viewport, views }] of Object.entries(VIEWPORTS)) {
    test(`${pathname} works on a ${name}: ${views.map((view) => view.join(' ')).join(', ')}`, async ({
      page,
    }) => {
      const check = async (what: string, isQuick = false) => {
        expect(await violations(page, isQuick), what).toEqual([]);
        expect(await sidewaysScroll(page), `sideways scroll, ${what}`).toBeLessThanOrEqual(0);
      };
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: views[0]?.[0] ?? 'light', reducedMotion: 'reduce' });
      await open(page, pathname);
      await wakeDemos(page);
      expect(await layoutShift(page), 'cumulative layout shift').toBeLessThan(
        MOVING[pathname] ?? UNSEEN_SHIFT,
      );

      for (const [scheme, direction] of views) {
        await show(page, scheme, direction);
        // Of the four views of a page, one in light and one in dark colours.
        await check(`${scheme} ${direction}`, direction === 'rtl' && !THOROUGH.includes(pathname));
      }
      for (const styling of STYLINGS) {
        const choice = page
          .getByRole('toolbar')
          .getByRole('button', { name: styling, exact: true });
        if ((await choice.count()) > 0) {
          await choice.first().click();
          await wakeDemos(page);
          await check(styling);
        }
      }
    });
  }
}
