import { commands } from 'vitest/browser';

import type { MediaFeatures } from './runner/commands';

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (features: MediaFeatures) => Promise<void>;
  }
}

/**
 * Emulates media features in the browser: printing, the color scheme, reduced motion or forced colors. The values stay
 * until the next call; a feature that is `null` returns to the browser's own value.
 */
export const emulateMedia = (features: MediaFeatures): Promise<void> =>
  commands.emulateMedia(features);

/**
 * Resolves after the browser has painted twice, so that effects, observers of sizes and promises that were due before
 * have run. For claims that something does not happen.
 */
export async function nextPaint(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
