import path from 'node:path';

import { parseSync, types } from '@babel/core';

import type { TemplateFile } from './templateFiles';

/** A package's module that an application imports at once, as opposed to with `import()`. */
export interface PackageStep {
  /** Module specifier: `@mui/material/Button`. */
  source: string;
  /** Exports that are imported, `default` for the default export. Undefined: all of them. */
  names: readonly string[] | undefined;
}

function importedNames({ specifiers }: types.ImportDeclaration): string[] | undefined {
  const names: string[] = [];
  for (const specifier of specifiers) {
    if (types.isImportNamespaceSpecifier(specifier)) {
      return undefined;
    }
    if (types.isImportDefaultSpecifier(specifier)) {
      names.push('default');
    } else if (specifier.importKind !== 'type') {
      const { imported } = specifier;
      names.push(types.isIdentifier(imported) ? imported.name : imported.value);
    }
  }
  return names;
}

/**
 * Returns the modules of packages that an application evaluates before it can be rendered, in the order in which the
 * browser would evaluate them. What only `import()` loads isn't among them.
 *
 * @param files - The application's files.
 * @param entry - Absolute path of the file that is evaluated first.
 */
export function packageSteps(files: readonly TemplateFile[], entry: string): PackageStep[] {
  const codes = new Map(files.map(({ path: file, code }) => [file, code]));
  const visited = new Set<string>();
  const steps = new Map<string, Set<string> | undefined>();

  const add = (source: string, names: string[] | undefined) => {
    const known = steps.get(source);
    if (names && steps.has(source)) {
      names.forEach((name) => known?.add(name));
    } else {
      steps.set(source, names && new Set(names));
    }
  };

  const visit = (file: string) => {
    const code = codes.get(file);
    if (code === undefined || visited.has(file)) {
      return;
    }
    visited.add(file);
    const tree = parseSync(code, {
      filename: file,
      babelrc: false,
      configFile: false,
      parserOpts: { plugins: ['jsx', 'typescript'] },
    });
    for (const node of tree?.program.body ?? []) {
      if (types.isImportDeclaration(node) && node.importKind !== 'type') {
        const source = node.source.value;
        if (source.startsWith('.')) {
          const target = path.resolve(path.dirname(file), source);
          ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].forEach((end) => visit(target + end));
        } else {
          const names = importedNames(node);
          if (names?.length !== 0) {
            add(source, names);
          }
        }
      }
    }
  };

  visit(entry);
  return [...steps].map(([source, names]) => ({ source, names: names && [...names] }));
}
