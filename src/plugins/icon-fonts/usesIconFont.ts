/** An import of the module of Material UI's `Icon`, except a type-only import. */
const MODULE =
  /^[ \t]*(?:import|export)\b(?!\s+type\b)[^'"]*(['"])@mui\/material\/Icon\1|\bimport\s*\(\s*(['"])@mui\/material\/Icon\2/m;

/** The names imported from Material UI's root. */
const NAMES = /^[ \t]*(?:import|export)\s*\{([^}]*)\}\s*from\s*(['"])@mui\/material\2/gm;

const COMMENT = /\/\*[^]*?\*\/|\/\/.*/g;

const ICON = /^\s*Icon(?:\s+as\s+\w+)?\s*$/;

/**
 * Returns whether code uses the icon font, that is, imports `Icon` from its own module or by name from Material UI's
 * root.
 *
 * @param code - TypeScript or JavaScript of a file. It does not have to compile.
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
