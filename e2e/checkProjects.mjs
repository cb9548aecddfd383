/*
 * node checkProjects.mjs FOLDER …: builds projects, checks their types and lints them, as `npm run build` and `npm run
 * lint` do in each of them. All in one process, because starting three tools for each project takes longer than their
 * work. Copied to a folder with the projects' packages, and run there.
 */
import path from 'node:path';
import process from 'node:process';

import { ESLint } from 'eslint';
import ts from 'typescript';
import { build } from 'vite';

/** Files of packages, which all projects share. */
const packageFiles = new Map();

/** Checks the types of a project, as `tsc` does. Returns what is wrong. */
function typeErrors(config) {
  const parsed = ts.getParsedCommandLineOfConfigFile(
    config,
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic(diagnostic) {
        throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'));
      },
    },
  );
  const host = ts.createCompilerHost(parsed.options);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...rest) => {
    if (!file.includes('/node_modules/')) {
      return getSourceFile(file, ...rest);
    }
    if (!packageFiles.has(file)) {
      packageFiles.set(file, getSourceFile(file, ...rest));
    }
    return packageFiles.get(file);
  };
  const program = ts.createProgram(parsed.fileNames, parsed.options, host);
  const diagnostics = [...parsed.errors, ...ts.getPreEmitDiagnostics(program)];
  return diagnostics.length > 0 ? ts.formatDiagnostics(diagnostics, host) : '';
}

/** Lints a project without allowing warnings. Returns what is wrong. */
async function lintErrors(folder) {
  const eslint = new ESLint({
    cwd: folder,
    // The parser finds it by the config's path, unless configs of several projects are loaded.
    overrideConfig: { languageOptions: { parserOptions: { tsconfigRootDir: folder } } },
  });
  const results = await eslint.lintFiles(['.']);
  const formatter = await eslint.loadFormatter('stylish');
  return results.some(({ errorCount, warningCount }) => errorCount + warningCount > 0)
    ? formatter.format(results)
    : '';
}

for (const argument of process.argv.slice(2)) {
  const folder = path.resolve(argument);
  // The tools look for files from here.
  process.chdir(folder);
  const config = path.join(folder, 'tsconfig.json');
  const problems =
    (ts.sys.fileExists(config) ? typeErrors(config) : '') + (await lintErrors(folder));
  if (problems) {
    throw new Error(`${argument}:\n${problems}`);
  }
  await build({ root: folder, logLevel: 'warn' });
  console.log(`${argument}: done`);
}
