import theme from 'tailwindcss/theme.css?raw';
import utilities from 'tailwindcss/utilities.css?raw';

import { compileTailwind } from '../tailwind';

/** The style sheet of a demo with Tailwind's class names. Loaded only for such a demo. */
export function tailwindSheet(files: readonly string[], css: string): Promise<string> {
  return compileTailwind(files, { theme, utilities }, css);
}
