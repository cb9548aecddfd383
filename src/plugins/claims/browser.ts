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
