import { parseSync, types } from '@babel/core';

/** An export of a demo's file. */
export interface DemoExport {
  /** Absent for an anonymous default export. */
  name?: string;
  /** Counted from 1. */
  line: number;
  /** Counted from 1. */
  column: number;
}

/** The exports of a demo's file. */
export interface DemoExports {
  default?: DemoExport;
  /** All other exports except types. */
  named: readonly DemoExport[];
}

const placed = (node: types.Node, name?: string | null): DemoExport => ({
  ...(name ? { name } : {}),
  line: node.loc?.start.line ?? 1,
  column: (node.loc?.start.column ?? 0) + 1,
});

/** Returns the name of the default export, looking through calls such as `memo(X)`. */
function nameOf(node: types.Node): string | undefined {
  if (types.isIdentifier(node)) {
    return node.name;
  }
  if (types.isFunctionDeclaration(node) || types.isClassDeclaration(node)) {
    return node.id?.name;
  }
  if (types.isFunctionExpression(node)) {
    return node.id?.name;
  }
  const [argument] = types.isCallExpression(node) ? node.arguments : [];
  return argument ? nameOf(argument) : undefined;
}

/** Returns the names of the values that an export declaration exports. */
function namedBy(statement: types.ExportNamedDeclaration): (string | undefined)[] {
  const { declaration, specifiers, exportKind } = statement;
  if (exportKind === 'type') {
    return [];
  }
  if (types.isFunctionDeclaration(declaration) || types.isClassDeclaration(declaration)) {
    return [declaration.id?.name];
  }
  if (types.isVariableDeclaration(declaration)) {
    return declaration.declarations.map(({ id }) => (types.isIdentifier(id) ? id.name : undefined));
  }
  return specifiers.flatMap((specifier) =>
    types.isExportSpecifier(specifier) && specifier.exportKind !== 'type'
      ? [
          types.isIdentifier(specifier.exported)
            ? specifier.exported.name
            : specifier.exported.value,
        ]
      : [],
  );
}

/**
 * Returns the exports of a demo's file.
 *
 * @param code - The file's text.
 * @param file - Path of the file, for the error.
 * @throws SyntaxError with `loc`, if the code does not parse.
 */
export function exportsOfDemo(code: string, file: string): DemoExports {
  const tree = parseSync(code, {
    filename: file,
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ['jsx', 'typescript'] },
  });
  const exports: { default?: DemoExport; named: DemoExport[] } = { named: [] };
  for (const statement of tree?.program.body ?? []) {
    if (types.isExportDefaultDeclaration(statement)) {
      exports.default = placed(statement, nameOf(statement.declaration));
    } else if (types.isExportNamedDeclaration(statement)) {
      for (const name of namedBy(statement)) {
        if (name === 'default') {
          const [specifier] = statement.specifiers.filter(
            (candidate) =>
              types.isExportSpecifier(candidate) &&
              types.isIdentifier(candidate.exported, { name: 'default' }),
          );
          const local = types.isExportSpecifier(specifier) ? specifier.local.name : undefined;
          exports.default = placed(statement, local);
        } else {
          exports.named.push(placed(statement, name));
        }
      }
    }
  }
  return exports;
}
