import path from 'node:path';

import ts from 'typescript';

import { olderReleases } from '../../core/older-releases';

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
  paths: Object.fromEntries([...olderReleases(siteDir)].map(([name, folder]) => [name, [folder]])),
};

/**
 * Compiles applications in one program, and returns the errors of each, such as `TS2305: Module …`. Nothing is written.
 *
 * @param folder - Where the applications would be. Their imports are resolved from there.
 * @param apps - The source of each application by its name. Each one is a TSX file.
 */
export function compileApps<App extends string>(
  folder: string,
  apps: Readonly<Record<App, string>>,
): Record<App, string[]> {
  const names = Object.keys(apps) as App[];
  const fileOf = (app: App) => path.join(folder, `app-${app}.tsx`);
  const sources = new Map<string, string>(names.map((app) => [fileOf(app), apps[app]]));
  const host = ts.createCompilerHost(OPTIONS);
  const getSourceFile = host.getSourceFile.bind(host);
  const fileExists = host.fileExists.bind(host);
  host.getSourceFile = (name, language, ...rest) => {
    const source = sources.get(name);
    return source === undefined
      ? getSourceFile(name, language, ...rest)
      : ts.createSourceFile(name, source, language, true);
  };
  host.fileExists = (name) => sources.has(name) || fileExists(name);
  const program = ts.createProgram([...sources.keys()], OPTIONS, host);
  return Object.fromEntries(
    names.map((app) => {
      const file = program.getSourceFile(fileOf(app));
      return [
        app,
        [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
          ({ code, messageText }) =>
            `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
        ),
      ];
    }),
  ) as Record<App, string[]>;
}
