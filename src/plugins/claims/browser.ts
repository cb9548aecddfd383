import { commands } from 'vitest/browser';

import type { MediaFeatures } from './runner/commands';

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (features: MediaFeatures) => Promise<void>;
    moveMouseAway: () => Promise<void>;
  }
}

/**
 * Emulates media features in the browser: printing, the color scheme, reduced motion or forced colors. The values stay
 * until the next call; a feature that is `null` returns to the browser's own value.
 */
export const emulateMedia = (features: MediaFeatures): Promise<void> =>
  commands.emulateMedia(features);

/**
 * Moves the mouse to the corner of the window, because Chrome sends events for a mouse when something appears below it.
 * Only a claim that renders something new after it has used the mouse needs to call this: each claim starts with the
 * mouse out of the way.
 */
export const moveMouseAway = (): Promise<void> => commands.moveMouseAway();

/**
 * Resolves after the browser has painted twice, so that effects, observers of sizes and promises that were due before
 * have run. For claims that something does not happen.
 */
export async function nextPaint(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
