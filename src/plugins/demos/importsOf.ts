import { parseSync, types } from '@babel/core';

/** A name that an import statement takes from a module. */
export interface ImportedName {
  /** As the module exports it. */
  name: string;
  /** Whether it is imported as a type only. */
  isType: boolean;
}

/** An import, a re-export or an `import()` of a file. */
export interface ModuleImport {
  /** As written: `@mui/x-charts/BarChart`. */
  source: string;
  /** Where the specifier is in the code, quotes excluded. */
  start: number;
  end: number;
  /** Named imports only, without default and namespace imports and re-exports. */
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

/**
 * What a file imports, types included, in the order of the code.
 *
 * @param code - TypeScript or JavaScript, with or without JSX.
 * @param file - Its absolute path, for errors.
 * @throws SyntaxError where it doesn't parse, with file and position.
 */
export function importsOf(code: string, file: string): ModuleImport[] {
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
