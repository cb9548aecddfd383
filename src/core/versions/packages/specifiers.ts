/** Import and export statements at the start of a line, and `import()` anywhere. */
const IMPORT =
  /^[ \t]*(?:import|export)\b(?:[^'"]*?\bfrom)?\s*['"]([^'"\n]+)['"]|\bimport\s*\(\s*['"]([^'"\n]+)['"]/gm;

/**
 * Returns the import specifiers of code, including those of types, in order. Uses no parser, so that it works in the
 * browser, for many files, and for code that doesn't compile. For code that is parsed anyway,
 * `src/plugins/demos/importsOf.ts` is more exact.
 */
export function importSpecifiers(code: string): string[] {
  return [...code.matchAll(IMPORT)].map(([, specifier, dynamic]) => specifier ?? dynamic ?? '');
}
