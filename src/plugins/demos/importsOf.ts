import { parseSync, types } from '@babel/core';

import { createRecent } from '../../core/compiler/recent';

/** A name that an import statement takes from a module. */
export interface ImportedName {
  /** Name under which the module exports it. */
  name: string;
  /** Whether it is imported as a type only. */
  isType: boolean;
}

/** An import, a re-export or an `import()` in a file. */
export interface ModuleImport {
  /** Module specifier as written: `@mui/x-charts/BarChart`. */
  source: string;
  /** Position of the specifier in the code, without the quotes. */
  start: number;
  end: number;
  /** Named imports only: no default imports, namespace imports or re-exports. */
  names: readonly ImportedName[];
}

function dynamicSource(node: types.ImportExpression | types.CallExpression) {
  const source = types.isImportExpression(node)
    ? node.source
    : types.isImport(node.callee)
      ? node.arguments[0]
      : undefined;
  return types.isStringLiteral(source) ? source : undefined;
}

function namesOf(node: types.Node): ImportedName[] {
  return types.isImportDeclaration(node)
    ? node.specifiers.flatMap((specifier) =>
        types.isImportSpecifier(specifier)
          ? [
              {
                name: types.isIdentifier(specifier.imported)
                  ? specifier.imported.name
                  : specifier.imported.value,
                isType: node.importKind === 'type' || specifier.importKind === 'type',
              },
            ]
          : [],
      )
    : [];
}

/** A build asks several times, for the server, the browser and sandboxes. */
const recentImports = createRecent<readonly ModuleImport[]>(5000);

/**
 * Returns what a file imports, including types, in the order of the code.
 *
 * @param code - TypeScript or JavaScript, with or without JSX.
 * @param file - Absolute path of the file, for errors.
 * @throws SyntaxError with file and position, if the code does not parse.
 */
export function importsOf(code: string, file: string): readonly ModuleImport[] {
  return recentImports(code, () => parseImports(code, file));
}

function parseImports(code: string, file: string): ModuleImport[] {
  const tree = parseSync(code, {
    filename: file,
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ['jsx', 'typescript'] },
  });
  const found: ModuleImport[] = [];
  types.traverseFast(tree, (node) => {
    const source =
      types.isImportDeclaration(node) ||
      types.isExportNamedDeclaration(node) ||
      types.isExportAllDeclaration(node)
        ? node.source
        : types.isImportExpression(node) || types.isCallExpression(node)
          ? dynamicSource(node)
          : undefined;
    if (source?.start != null && source.end != null) {
      found.push({
        source: source.value,
        start: source.start + 1,
        end: source.end - 1,
        names: namesOf(node),
      });
    }
  });
  return found;
}
