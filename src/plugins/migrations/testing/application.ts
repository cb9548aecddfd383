import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import { packagesHost } from '../../../core/compiler';

/*
 * Takes an application through a migration guide, in tests: runs the codemod, makes the changes that the guide
 * describes, and compiles the result.
 */

/** A release of a package with which an application is compiled. */
export interface Release {
  /** Name in the application's imports: `@mui/x-data-grid`. */
  name: string;
  /** Name under which the release is installed. */
  installedAs: string;
  /** Folder from which it and all other packages are looked up. */
  from: string;
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noUnusedLocals: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/**
 * Returns the compile errors of an application with a release. Its modules are looked up like those of any package, and
 * not with `paths`, which would ignore `exports` and so load Material UI's types twice.
 */
export function errorsOf(folder: string, { name, installedAs, from }: Release): string[] {
  const host = packagesHost(OPTIONS);
  host.resolveModuleNameLiterals = (literals, importer, redirect, options, source) =>
    literals.map((literal) => {
      const isOfApplication = importer.startsWith(`${folder}${path.sep}`);
      const isRelative = literal.text.startsWith('.');
      const isPackage = literal.text === name || literal.text.startsWith(`${name}/`);
      return ts.resolveModuleName(
        isPackage ? literal.text.replace(name, installedAs) : literal.text,
        (isOfApplication && !isRelative) || isPackage
          ? path.join(from, 'application.ts')
          : importer,
        options,
        host,
        isOfApplication && isRelative ? undefined : host.getModuleResolutionCache?.(),
        redirect,
        ts.getModeForUsageLocation(source, literal, options),
      );
    });
  const files = readdirSync(folder)
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(folder, file));
  const program = ts.createProgram(files, OPTIONS, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ file, code, messageText }) =>
        `${path.basename(file?.fileName ?? '')}: TS${code}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
}

/**
 * Runs the installed codemod on a folder.
 *
 * @param transform - Its name, as in the command.
 */
export function runCodemod(siteDir: string, transform: string, folder: string): void {
  execFileSync(
    process.execPath,
    [
      path.join(siteDir, 'node_modules/@mui/x-codemod/codemod.js'),
      transform,
      folder,
      '--jscodeshift=--run-in-band',
    ],
    { stdio: 'pipe' },
  );
}

/**
 * Replaces code in a file of an application.
 *
 * @throws Error if the file doesn't contain it.
 */
export function edit(folder: string, file: string, from: string, to: string): void {
  const name = path.join(folder, file);
  const text = readFileSync(name, 'utf8');
  if (!text.includes(from)) {
    throw new Error(`${file} doesn't contain: ${from}\n\n${text}`);
  }
  writeFileSync(
    name,
    text.replaceAll(from, () => to),
  );
}

/** Returns the headings of a guide. */
export const headingsOf = (guide: string): string[] =>
  [...readFileSync(guide, 'utf8').matchAll(/^##+ (.+)$/gm)].map(([, heading = '']) => heading);
