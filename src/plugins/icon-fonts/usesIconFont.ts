/** The module of Material UI's `Icon`, imported for more than its types. */
const MODULE =
  /^[ \t]*(?:import|export)\b(?!\s+type\b)[^'"]*(['"])@mui\/material\/Icon\1|\bimport\s*\(\s*(['"])@mui\/material\/Icon\2/m;

/** Names that are imported from Material UI's root. */
const NAMES = /^[ \t]*(?:import|export)\s*\{([^}]*)\}\s*from\s*(['"])@mui\/material\2/gm;

const COMMENT = /\/\*[^]*?\*\/|\/\/.*/g;

const ICON = /^\s*Icon(?:\s+as\s+\w+)?\s*$/;

/**
 * Whether code uses the icon font: it imports `Icon` of Material UI, from its own module or by name from the root.
 *
 * @param code - A file's TypeScript or JavaScript; it need not compile.
 */
export function usesIconFont(code: string): boolean {
  return (
    MODULE.test(code) ||
    [...code.matchAll(NAMES)].some(([, names = '']) =>
      names
        .replace(COMMENT, '')
        .split(',')
        .some((name) => ICON.test(name)),
    )
  );
}
