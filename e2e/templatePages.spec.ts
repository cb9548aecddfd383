import { readFileSync } from 'node:fs';

import type { Response } from '@playwright/test';
import { gzipSync } from 'fflate';

import { TEMPLATE_SCRIPTS } from '../bench/budgets';
import { pictureFiles } from '../src/plugins/templates/check';

import { pathsToAudit } from './auditedPages';
import {
  accessibilityViolations,
  expect,
  layoutShift,
  noteAudit,
  open,
  prefer,
  root,
  settle,
  sharedTest as test,
  sidewaysScroll,
  UNSEEN_SHIFT,
} from './support';
import {
  openForPicture,
  PICTURE_CONTEXT,
  pictureDifference,
  takePicture,
  templatePreviews,
} from './templatePictures';

const VIEWS = [
  { mode: 'light', direction: 'ltr', width: 1280 },
  { mode: 'dark', direction: 'rtl', width: 360 },
  { mode: 'dark', direction: 'ltr', width: 360 },
  { mode: 'light', direction: 'rtl', width: 1280 },
] as const;

/** The previews of this run. */
const previews = templatePreviews(root).filter(({ address }) => pathsToAudit().includes(address));

/** The share of a picture's areas that may differ: text is drawn slightly differently on each machine. */
const PICTURE_TOLERANCE = 0.03;

previews.forEach(({ address, layout }) => {
  const { id } = layout;
  test.describe(address, () => {
    VIEWS.forEach(({ mode, direction, width }, index) => {
      test(`is accessible, silent and still: ${mode}, ${direction}, ${width} px`, async ({
        page,
      }) => {
        noteAudit(address);
        await page.setViewportSize({ width, height: 800 });
        await prefer(page, mode, direction);
        await open(page, address);
        await page.locator('[data-island-ready]').waitFor({ state: 'attached' });
        await settle(page);
        const violations = await accessibilityViolations(
          page,
          undefined,
          index === 0 ? 'all' : 'view',
        );
        // A link that skips to the content is outside all landmarks. axe knows it only as the first link of a page, but
        // here, the bar's link comes first.
        const isSkipLink = ({ rule, html }: (typeof violations)[number]) =>
          rule === 'region' && /^<a [^>]*href="#/.test(html);
        expect(violations.filter((violation) => !isSkipLink(violation))).toEqual([]);
        expect(await sidewaysScroll(page)).toBe(0);
        expect(await layoutShift(page)).toBeLessThan(UNSEEN_SHIFT);
      });
    });

    test('loads no more scripts than its budget, and has controls that the Tab key reaches', async ({
      page,
    }) => {
      noteAudit(address);
      let bytes = 0;
      const pending: Promise<void>[] = [];
      const count = (response: Response) => {
        if (response.request().resourceType() === 'script') {
          pending.push(
            response.body().then((body) => {
              bytes += gzipSync(new Uint8Array(body), { level: 9 }).length;
            }),
          );
        }
      };
      page.on('response', count);
      await open(page, address);
      await page.locator('[data-island-ready]').waitFor({ state: 'attached' });
      await settle(page);
      // What the Tab key brings into view loads more.
      page.off('response', count);
      await Promise.all(pending);
      expect(TEMPLATE_SCRIPTS, `bench/budgets.ts has a budget for ${id}`).toHaveProperty([id]);
      expect(bytes / 1000).toBeLessThanOrEqual(TEMPLATE_SCRIPTS[id] ?? 0);

      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const island = page.locator('[data-island=template]');
      const focused = await island.evaluateHandle((element) => {
        const seen = new Set<Element>();
        element.addEventListener('focusin', ({ target }) => seen.add(target as Element));
        return seen;
      });
      // Past the bar, and through the first controls of the application.
      for (let press = 0; press < 20; press += 1) {
        await page.keyboard.press('Tab');
      }
      expect(await focused.evaluate((seen) => seen.size)).toBeGreaterThan(1);
    });

    (['light', 'dark'] as const).forEach((mode) => {
      test(`looks like its ${mode} picture`, async ({ browser, baseURL }) => {
        noteAudit(address);
        const context = await browser.newContext(PICTURE_CONTEXT);
        const page = await context.newPage();
        try {
          await openForPicture(page, `${baseURL}${address}`, mode);
          const now = await takePicture(page);
          await page.goto('about:blank');
          const difference = await pictureDifference(
            page,
            readFileSync(pictureFiles(layout)[mode]),
            now,
          );
          expect(
            difference,
            `the picture is outdated: npm run templates:pictures -- ${id}`,
          ).toBeLessThan(PICTURE_TOLERANCE);
        } finally {
          await context.close();
        }
      });
    });
  });
});
