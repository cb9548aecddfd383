import { findDemo, readStyling } from './demoFiles';
import { importsOf, type ImportedName } from './importsOf';

/** A name that a demo imports from a package. */
export interface DemoImport extends ImportedName {
  /** Module specifier as written: `@mui/x-charts/BarChart`. */
  module: string;
}

/** What a demo imports. */
export interface DemoImports {
  imports: readonly DemoImport[];
  /** Absolute paths of the files that the imports were read from. */
  files: readonly string[];
}

const importsIn = (code: string, file: string): DemoImport[] =>
  importsOf(code, file).flatMap(({ source, names }) =>
    source.startsWith('.') ? [] : names.map((imported) => ({ module: source, ...imported })),
  );

/**
 * Returns the names that a demo imports from packages, in its default styling. The other stylings use the same
 * components.
 *
 * @param target - Absolute path of the demo's file or folder.
 * @throws Error that says what is missing, or that a file does not parse.
 */
export function readDemoImports(target: string): DemoImports {
  const demo = findDemo(target);
  const files = readStyling(demo, demo.stylings[0]).files;
  return {
    imports: files
      .filter(({ path }) => !path.endsWith('.css'))
      .flatMap(({ code, path }) => importsIn(code, path)),
    files: files.map(({ path }) => path),
  };
}
