import { parseSync, types } from '@babel/core';

import { findDemo, readFlavour } from './demoFiles';

/** A name that a demo imports from a package. */
export interface DemoImport {
  /** As it is written: `@mui/x-charts/BarChart`. */
  module: string;
  /** As the module exports it. */
  name: string;
  /** Whether it is imported as a type alone. */
  isType: boolean;
}

/** What a demo imports. */
export interface DemoImports {
  imports: readonly DemoImport[];
  /** Absolute paths of the files that it was read from. */
  files: readonly string[];
}

function importsIn(code: string, filename: string): DemoImport[] {
  const tree = parseSync(code, {
    filename,
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ['jsx', 'typescript'] },
  });
  const statements = tree?.program.body ?? [];
  return statements.flatMap((statement) =>
    types.isImportDeclaration(statement) && !statement.source.value.startsWith('.')
      ? statement.specifiers.flatMap((specifier) =>
          types.isImportSpecifier(specifier)
            ? [
                {
                  module: statement.source.value,
                  name: types.isIdentifier(specifier.imported)
                    ? specifier.imported.name
                    : specifier.imported.value,
                  isType: statement.importKind === 'type' || specifier.importKind === 'type',
                },
              ]
            : [],
        )
      : [],
  );
}

/**
 * The names that a demo imports from packages, in its default styling: in the others the same components are dressed.
 *
 * @param target - Absolute path of its file or folder.
 * @throws Error that says what is missing, or where a file does not parse.
 */
export function readDemoImports(target: string): DemoImports {
  const demo = findDemo(target);
  const files = readFlavour(demo, demo.flavours[0]).files;
  return {
    imports: files
      .filter(({ path }) => !path.endsWith('.css'))
      .flatMap(({ code, path }) => importsIn(code, path)),
    files: files.map(({ path }) => path),
  };
}
