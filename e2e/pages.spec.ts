import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { expect, layoutShift, open, sitemapPaths, test, UNSEEN_SHIFT, wakeDemos } from './support';

/** Markup of the documented library that axe objects to, and that we show as it is: the rule, and the element. */
const LIBRARY_MARKUP = [
  // The pickers' toolbar has its date as an <h4>, whatever heading is above it.
  { rule: 'heading-order', element: /MuiDatePickerToolbar-title/ },
];

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes
      .filter(
        ({ html }) =>
          !LIBRARY_MARKUP.some(({ rule, element }) => rule === id && element.test(html)),
      )
      .map(({ html, failureSummary = '' }) => `${id}: ${html}\n${failureSummary}`),
  );
}

/** Pixels that the page scrolls sideways. */
const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Turns the page around as a choice in another tab does, and waits until its demos have followed. */
async function turnAround(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('direction', 'rtl');
    window.dispatchEvent(new StorageEvent('storage', { key: 'direction' }));
  });
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  if ((await page.locator('figure [data-island]').count()) > 0) {
    await page.locator('style[data-emotion^="css-rtl"]').first().waitFor({ state: 'attached' });
  }
}

/** For a page with a dozen grids, looked at three times, on a machine that does other things as well. */
test.setTimeout(180_000);

const VIEWPORTS = {
  desktop: { width: 1280, height: 900 },
  phone: { width: 390, height: 844 },
};

for (const pathname of sitemapPaths()) {
  for (const [name, viewport] of Object.entries(VIEWPORTS)) {
    test(`${pathname} works on a ${name}, in both modes and directions`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await open(page, pathname);
      await wakeDemos(page);

      expect(await violations(page), 'in light mode').toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect(await violations(page), 'in dark mode').toEqual([]);

      expect(await sidewaysScroll(page), 'sideways scroll in pixels').toBeLessThanOrEqual(0);
      expect(await layoutShift(page), 'cumulative layout shift').toBeLessThan(UNSEEN_SHIFT);

      await turnAround(page);
      expect(await violations(page), 'right to left').toEqual([]);
      expect(await sidewaysScroll(page), 'sideways scroll, right to left').toBeLessThanOrEqual(0);
    });
  }
}
