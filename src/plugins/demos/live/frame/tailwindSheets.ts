import theme from 'tailwindcss/theme.css?raw';
import utilities from 'tailwindcss/utilities.css?raw';

import { compileTailwind } from '../tailwind';

/** Returns the style sheet of a demo with Tailwind's class names. This module is loaded only for such demos. */
export function tailwindSheet(files: readonly string[], css: string): Promise<string> {
  return compileTailwind(files, { theme, utilities }, css);
}
