import { parseSync, types } from '@babel/core';

/** Packages whose releases are compared. */
export const COMPARED = /^@mui\/x-/;

const nameOf = (node: types.Identifier | types.StringLiteral): string =>
  types.isIdentifier(node) ? node.name : node.value;

/**
 * Rewrites imports of what another release may not export, so that it is undefined there, and only the tests that need it
 * fail. By the rules of the language, none of the file would run.
 *
 * @param filename - Tells the language.
 * @returns The code on the same lines, or undefined if nothing has to be rewritten.
 * @throws SyntaxError if the code can't be parsed.
 */
export function tolerateMissingExports(filename: string, code: string): string | undefined {
  const plugins: ('typescript' | 'jsx')[] = filename.endsWith('x')
    ? ['typescript', 'jsx']
    : ['typescript'];
  const file = parseSync(code, {
    filename,
    configFile: false,
    babelrc: false,
    parserOpts: { plugins },
  });
  let result = code;
  // From the end, so that places before it stay.
  [...(file?.program.body ?? [])].reverse().forEach((statement, index) => {
    if (
      !types.isImportDeclaration(statement) ||
      statement.importKind === 'type' ||
      !COMPARED.test(statement.source.value)
    ) {
      return;
    }
    const names = statement.specifiers.flatMap((specifier) =>
      types.isImportSpecifier(specifier) && specifier.importKind !== 'type'
        ? [`${nameOf(specifier.imported)}: ${specifier.local.name}`]
        : [],
    );
    if (names.length === 0) {
      return;
    }
    const { start, end } = statement;
    const from = `from '${statement.source.value}';`;
    const defaults = statement.specifiers
      .filter((specifier) => types.isImportDefaultSpecifier(specifier))
      .map(({ local }) => ` import ${local.name} ${from}`);
    const lines = code.slice(start ?? 0, end ?? 0).split('\n').length - 1;
    result =
      result.slice(0, start ?? 0) +
      `import * as release${index} ${from}${defaults.join('')} const { ${names.join(', ')} } = release${index};` +
      '\n'.repeat(lines) +
      result.slice(end ?? 0);
  });
  return result === code ? undefined : result;
}
