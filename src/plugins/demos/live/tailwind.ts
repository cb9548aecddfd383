import { compile } from 'tailwindcss';

/** Texts of Tailwind's own style sheets, which Tailwind cannot find outside Node. */
export interface TailwindSheets {
  /** `tailwindcss/theme.css` */
  theme: string;
  /** `tailwindcss/utilities.css` */
  utilities: string;
}

/**
 * Theme and utilities without Preflight, which would reset the page. Material UI's styles are in a layer between them,
 * so that utilities override them. `dark:` follows the color mode, like all other styles.
 */
const INPUT = `@layer theme, base, mui, components, utilities;
@import 'tailwindcss/theme.css' layer(theme);
@import 'tailwindcss/utilities.css' layer(utilities);
@custom-variant dark (&:where([data-theme='dark'], [data-theme='dark'] *));
`;

/**
 * Possible class names, including those with quotes in brackets (`content-['→']`). Tailwind decides which of them are
 * class names.
 */
const CANDIDATES = [/[^\s"'`]+/g, /(?:[^\s"'`[\]]|\[[^\s\]]*\])+/g];

/** Returns the possible class names in some code. */
function candidates(code: string): string[] {
  return CANDIDATES.flatMap((candidate) => code.match(candidate) ?? []);
}

/**
 * Compiles the style sheet for code with Tailwind's class names. Uses only Tailwind's API, so that build and browser
 * produce the same result.
 *
 * @param files - Texts from which class names are taken.
 * @param sheets - See {@link TailwindSheets}.
 * @param css - The demo's own styles, in which `@apply`, `@theme` and `theme()` work.
 * @returns Plain CSS. It contains a theme variable only if something uses it.
 * @throws Error if `css` does not compile or imports a style sheet.
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
        ? Promise.reject(new Error(`'${id}' can't be imported into a demo's style sheet.`))
        : Promise.resolve({ path: id, base, content });
    },
  });
  return compiled.build(files.flatMap(candidates));
}
