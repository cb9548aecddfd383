/** Import and export statements at the start of a line, and `import()` anywhere. */
const IMPORT =
  /^[ \t]*(?:import|export)\b(?:[^'"]*?\bfrom)?\s*['"]([^'"\n]+)['"]|\bimport\s*\(\s*['"]([^'"\n]+)['"]/gm;

/**
 * What code imports, types included, in its order. It is found without parsing: for the browser, for many files, and for
 * code that need not compile. Code that is parsed anyway gives more exact answers (`src/plugins/demos/importsOf.ts`).
 */
export function importSpecifiers(code: string): string[] {
  return [...code.matchAll(IMPORT)].map(([, specifier, dynamic]) => specifier ?? dynamic ?? '');
}
