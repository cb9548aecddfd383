import { compile } from 'tailwindcss';

/** Texts of Tailwind's own style sheets, which it does not find by itself outside Node. */
export interface TailwindSheets {
  /** `tailwindcss/theme.css` */
  theme: string;
  /** `tailwindcss/utilities.css` */
  utilities: string;
}

/**
 * Theme and utilities without preflight, which would reset the page. Material UI's styles stand in a layer between
 * them, so that utilities win; `dark:` follows the colour mode as all styles do.
 */
const INPUT = `@layer theme, base, mui, components, utilities;
@import 'tailwindcss/theme.css' layer(theme);
@import 'tailwindcss/utilities.css' layer(utilities);
@custom-variant dark (&:where([data-theme='dark'], [data-theme='dark'] *));
`;

/** Whatever may be a class, and such with quotes in brackets (`content-['→']`): Tailwind decides which of these are. */
const CANDIDATES = [/[^\s"'`]+/g, /(?:[^\s"'`[\]]|\[[^\s\]]*\])+/g];

/** What may be class names in some code. */
function candidates(code: string): string[] {
  return CANDIDATES.flatMap((candidate) => code.match(candidate) ?? []);
}

/**
 * Makes the style sheet for code with Tailwind's class names, with Tailwind's API alone, so that build and browser
 * make the same.
 *
 * @param files - Texts that class names are taken from.
 * @param sheets - See {@link TailwindSheets}.
 * @param css - Styles of the demo's own, in which `@apply`, `@theme` and `theme()` work.
 * @returns Plain CSS; a theme variable is in it if something uses it.
 * @throws Error where `css` does not compile, or imports a style sheet.
 */
export async function compileTailwind(
  files: readonly string[],
  sheets: TailwindSheets,
  css = '',
): Promise<string> {
  const contents = new Map([
    ['tailwindcss/theme.css', sheets.theme],
    ['tailwindcss/utilities.css', sheets.utilities],
  ]);
  const compiled = await compile(INPUT + css, {
    loadStylesheet: (id, base) => {
      const content = contents.get(id);
      return content === undefined
        ? Promise.reject(new Error(`'${id}' cannot be imported into a demo's style sheet.`))
        : Promise.resolve({ path: id, base, content });
    },
  });
  return compiled.build(files.flatMap(candidates));
}
