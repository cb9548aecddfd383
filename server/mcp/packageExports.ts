import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { findPackage } from '../../src/core/versions/packages';

/** `export * from './x'`, `export * as x from './x'`. */
const ALL = /^export (?:type )?\* (?:as (\w+) )?from ['"]([^'"]+)['"]/gm;
/** `export { a, type B, c as d } from './x'`, also without `from`. */
const NAMED = /^export (?:type )?\{([^}]*)\}/gm;
/** `export declare const a`, `export interface B`. */
const DECLARED =
  /^export (?:declare )?(?:abstract )?(?:const|let|var|function|class|interface|type|enum|namespace) ([\w$]+)/gm;

/** Folders of a package with other builds of its modules, or with what only MUI X may import. */
const NOT_PUBLIC = /^(?:esm|modern|node|legacy|umd|build|node_modules|internals)$/;

/** Returns the file of a declaration's import, or undefined if it isn't installed. */
function declarationFile(specifier: string, from: string): string | undefined {
  const [, name = '', rest = ''] = /^((?:@[^/]+\/)?[^/]+)(.*)$/.exec(specifier) ?? [];
  const base = specifier.startsWith('.')
    ? path.resolve(path.dirname(from), specifier)
    : path.join(findPackage(name, path.dirname(from))?.folder ?? '', rest);
  return [base.replace(/\.js$/, '.d.ts'), `${base}.d.ts`, path.join(base, 'index.d.ts')].find(
    (file) => file.endsWith('.d.ts') && existsSync(file),
  );
}

/** Adds the names that a declaration file exports. */
function addExports(file: string, names: Set<string>, seen: Set<string>): void {
  if (seen.has(file)) {
    return;
  }
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  for (const [, name = ''] of text.matchAll(DECLARED)) {
    names.add(name);
  }
  for (const [, list = ''] of text.matchAll(NAMED)) {
    list.split(',').forEach((item) => names.add(item.trim().split(/\s+/).at(-1) ?? ''));
  }
  for (const [, name, specifier = ''] of text.matchAll(ALL)) {
    const target = declarationFile(specifier, file);
    if (name !== undefined) {
      names.add(name);
    } else if (target !== undefined) {
      addExports(target, names, seen);
    }
  }
}

/**
 * Returns the public modules that export each name of installed packages. It reads their declarations without the
 * compiler, which takes 40 MB of memory.
 *
 * @param packages - Names of the packages.
 * @param packagesFrom - Folder from which they are resolved.
 * @returns Modules by name, in the order of the packages, and the package itself before its other modules.
 */
export function packageExports(
  packages: readonly string[],
  packagesFrom: string,
): ReadonlyMap<string, readonly string[]> {
  const modules = new Map<string, string[]>();
  for (const name of packages) {
    const folder = findPackage(name, packagesFrom)?.folder;
    const entries =
      folder === undefined
        ? []
        : readdirSync(folder, { withFileTypes: true })
            .filter((entry) => entry.isDirectory() && !NOT_PUBLIC.test(entry.name))
            .map((entry) => entry.name)
            .sort();
    for (const entry of ['', ...entries]) {
      const file = path.join(folder ?? '', entry, 'index.d.ts');
      const names = new Set<string>();
      if (folder !== undefined && existsSync(file)) {
        addExports(file, names, new Set());
      }
      names.delete('');
      names.delete('default');
      names.forEach((exported) =>
        modules.set(exported, [
          ...(modules.get(exported) ?? []),
          entry === '' ? name : `${name}/${entry}`,
        ]),
      );
    }
  }
  return modules;
}

/** Components in the types of themes: `MuiDataGrid?: { defaultProps?: … }`. */
const THEMED = /^ +(Mui\w+)\?: \{([^}]*)\}/gm;

/**
 * Returns what a theme may set for each component, such as `defaultProps`, by the component's name in the theme. Some of
 * these components aren't exported.
 *
 * @param packages - Names of the packages.
 * @param packagesFrom - Folder from which they are resolved.
 */
export function themeKeys(
  packages: readonly string[],
  packagesFrom: string,
): ReadonlyMap<string, readonly string[]> {
  const files = packages.flatMap((name) => {
    const folder = path.join(findPackage(name, packagesFrom)?.folder ?? '', 'themeAugmentation');
    return existsSync(folder) ? readdirSync(folder).map((file) => path.join(folder, file)) : [];
  });
  return new Map(
    files
      .filter((file) => file.endsWith('.d.ts'))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(THEMED)])
      .map(([, key = '', body = '']) => [
        key,
        [...body.matchAll(/(\w+)\?:/g)].map(([, name = '']) => name),
      ]),
  );
}
