import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { compile } from 'tailwindcss';

/** Whatever may be a class, and such with quotes in brackets (`content-['→']`): Tailwind decides which of these are. */
const CANDIDATES = [/[^\s"'`]+/g, /(?:[^\s"'`[\]]|\[[^\s\]]*\])+/g];

const FOLDER = path.dirname(require.resolve('tailwindcss/package.json'));

/** Without preflight, which would style the page around the demo; `dark:` follows the page's scheme. */
const BASE = `@layer theme, base, mui, components, utilities;
@import 'tailwindcss/theme.css' layer(theme);
@import 'tailwindcss/utilities.css' layer(utilities);
@custom-variant dark (&:where([data-theme='dark'], [data-theme='dark'] *));
`;

/**
 * Tailwind's style sheet for some files: what they use, and nothing else.
 *
 * @param files - Code of the files.
 * @param css - Style sheets of the demo, which may use Tailwind's directives.
 */
export async function compileTailwind(files: readonly string[], css = ''): Promise<string> {
  const compiler = await compile(`${BASE}${css}`, {
    base: FOLDER,
    loadStylesheet: async (id, base) => {
      const file = path.join(FOLDER, id.replace(/^tailwindcss\//, ''));
      return { path: file, base, content: await readFile(file, 'utf8') };
    },
  });
  return compiler.build(
    files.flatMap((file) => CANDIDATES.flatMap((candidate) => file.match(candidate) ?? [])),
  );
}
