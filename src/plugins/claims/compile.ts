import path from 'node:path';

import ts from 'typescript';

import { packagesHost } from '../../core/compiler';
import { olderReleases } from '../../core/versions/olderReleases';

const siteDir = path.resolve(import.meta.dirname, '../../..');

const OPTIONS: ts.CompilerOptions = {
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
  // As in the configuration of Vite, for claims about what changed between majors.
  paths: Object.fromEntries(
    [...olderReleases(siteDir)].flatMap(([name, folder]) => [
      [name, [folder]],
      [`${name}/*`, [`${folder}/*`]],
    ]),
  ),
};

/** What `compileApps` can change about its program. */
interface CompileOptions {
  /** Ambient declarations next to the applications, such as `declare module '*.css'`. */
  declarations?: string;
  /**
   * Replace the compiler's options, which are those of a new project with Vite. With `skipLibCheck: false`, the errors in
   * declaration files are added to those of each application, such as `/…/index.d.ts TS4105: …`.
   */
  compilerOptions?: ts.CompilerOptions;
}

const message = ({ code, messageText }: ts.Diagnostic) =>
  `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;

/**
 * Compiles applications in one program, and returns the errors of each, such as `TS2305: Module …`. Nothing is written.
 * Declarations that change types everywhere, such as the import of a date adapter, affect all applications of a call.
 *
 * @param folder - Where the applications would be. Their imports are resolved from there.
 * @param apps - The source of each application by its name. Each one is a TSX file.
 */
export function compileApps<App extends string>(
  folder: string,
  apps: Readonly<Record<App, string>>,
  { declarations, compilerOptions }: CompileOptions = {},
): Record<App, string[]> {
  const options = { ...OPTIONS, ...compilerOptions };
  const names = Object.keys(apps) as App[];
  const fileOf = (app: App) => path.join(folder, `app-${app}.tsx`);
  const sources = new Map<string, string>(names.map((app) => [fileOf(app), apps[app]]));
  if (declarations !== undefined) {
    sources.set(path.join(folder, 'declarations.d.ts'), declarations);
  }
  const host = packagesHost(options);
  const getSourceFile = host.getSourceFile.bind(host);
  const fileExists = host.fileExists.bind(host);
  host.getSourceFile = (name, language, ...rest) => {
    const source = sources.get(name);
    return source === undefined
      ? getSourceFile(name, language, ...rest)
      : ts.createSourceFile(name, source, language, true);
  };
  host.fileExists = (name) => sources.has(name) || fileExists(name);
  const program = ts.createProgram([...sources.keys()], options, host);
  const libraryErrors = options.skipLibCheck
    ? []
    : program
        .getSourceFiles()
        .filter(({ isDeclarationFile }) => isDeclarationFile)
        .flatMap((file) =>
          program.getSemanticDiagnostics(file).map((error) => `${file.fileName} ${message(error)}`),
        );
  return Object.fromEntries(
    names.map((app) => {
      const file = program.getSourceFile(fileOf(app));
      const errors = [
        ...program.getSyntacticDiagnostics(file),
        ...program.getSemanticDiagnostics(file),
      ].map(message);
      return [app, [...errors, ...libraryErrors]];
    }),
  ) as Record<App, string[]>;
}
