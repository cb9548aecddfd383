import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

function isStringRecord(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((entry) => typeof entry === 'string')
  );
}

/** The module beside a file of types, as CommonJS: releases before 8 keep that in a folder of its own. */
function moduleOf(declarationFile: string): string | undefined {
  const file = declarationFile.replace(/\.d\.ts$/, '.js');
  const folders = path.dirname(file).split(path.sep);
  const candidates = folders
    .map((_folder, index) => path.join(path.sep, ...folders.slice(0, index + 1), 'node'))
    .map((folder) => path.join(folder, path.relative(path.dirname(folder), file)));
  return [...candidates.reverse(), file].find((candidate) => existsSync(candidate));
}

/** Global class name of a key of the classes that a file of types declares. */
export type ClassNames = (declarationFile: string, key: string) => string | undefined;

/**
 * Class names as the installed packages make them: types know the keys alone. The module beside the types is loaded
 * into this process; it has the names as a constant, such as `gridClasses`, or a function that makes them, such as
 * `getBarElementUtilityClass`.
 */
export const runtimeClassNames: ClassNames = (declarationFile, key) => {
  const load = createRequire(__filename);
  // The Data Grid imports a style sheet, which Node has no use for.
  load.extensions['.css'] ??= () => undefined;
  const file = moduleOf(declarationFile);
  if (file === undefined) {
    return undefined;
  }
  const exports = Object.entries(load(file) as Record<string, unknown>);
  for (const [, value] of exports) {
    if (isStringRecord(value) && value[key] !== undefined) {
      return value[key];
    }
  }
  for (const [name, value] of exports) {
    if (/^get\w*UtilityClass$/.test(name) && typeof value === 'function') {
      const className: unknown = (value as (key: string) => unknown)(key);
      return typeof className === 'string' ? className : undefined;
    }
  }
  return undefined;
};
