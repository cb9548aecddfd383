import { readFileSync } from 'node:fs';
import path from 'node:path';

import { compileTailwind as compile, type TailwindSheets } from './live/tailwind';

let sheets: TailwindSheets | undefined;

/** Returns the style sheets of the installed Tailwind package. */
function installedSheets(): TailwindSheets {
  const folder = path.dirname(require.resolve('tailwindcss/package.json'));
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  return (sheets ??= { theme: read('theme.css'), utilities: read('utilities.css') });
}

/**
 * Compiles the Tailwind style sheet for the given files at build time. It contains only what the files use. The browser
 * compiles the same style sheet for code that readers edit.
 *
 * @param files - Code of the files.
 * @param css - Style sheets of the demo, which may use Tailwind's directives.
 */
export function compileTailwind(files: readonly string[], css = ''): Promise<string> {
  return compile(files, installedSheets(), css);
}
