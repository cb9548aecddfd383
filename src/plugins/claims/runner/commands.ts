import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';

/** Media features as in Playwright's `page.emulateMedia`. */
export interface MediaFeatures {
  media?: 'screen' | 'print' | null;
  colorScheme?: 'dark' | 'light' | null;
  reducedMotion?: 'reduce' | 'no-preference' | null;
  forcedColors?: 'active' | 'none' | null;
}

/** Emulates media features in the page that contains the test's frame. */
export const emulateMedia: BrowserCommand<[MediaFeatures]> = async ({ page }, features) => {
  await page.emulateMedia(features);
};

/** Moves the mouse to the corner of the page that contains the test's frame, away from what claims render. */
export const moveMouseAway: BrowserCommand<[]> = async ({ page }) => {
  const { width, height } = page.viewportSize() ?? { width: 1, height: 1 };
  await page.mouse.move(width - 1, height - 1);
};
