import { readFileSync } from 'node:fs';
import path from 'node:path';

import { compileTailwind as compile, type TailwindSheets } from './live/tailwind';

let sheets: TailwindSheets | undefined;

/** Tailwind's own style sheets, as they are installed. */
function installedSheets(): TailwindSheets {
  const folder = path.dirname(require.resolve('tailwindcss/package.json'));
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  return (sheets ??= { theme: read('theme.css'), utilities: read('utilities.css') });
}

/**
 * Tailwind's style sheet for some files at build: what they use, and nothing else. The same is made in the browser of
 * what readers edit.
 *
 * @param files - Code of the files.
 * @param css - Style sheets of the demo, which may use Tailwind's directives.
 */
export function compileTailwind(files: readonly string[], css = ''): Promise<string> {
  return compile(files, installedSheets(), css);
}
