/** @jest-environment node */
// @reads package.json
import path from 'node:path';

import ts from 'typescript';

import { packagesHost } from '.';

const OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
};

/** Compiles files that exist only in memory, in this folder. */
function compile(files: Readonly<Record<string, string>>, options: ts.CompilerOptions = OPTIONS) {
  const texts = new Map(
    Object.entries(files).map(([name, text]) => [path.join(__dirname, name), text]),
  );
  const host = packagesHost(options);
  const program = ts.createProgram([...texts.keys()], options, {
    ...host,
    fileExists: (file) => texts.has(file) || host.fileExists(file),
    getSourceFile: (file, ...rest) => {
      const text = texts.get(file);
      return text === undefined
        ? host.getSourceFile(file, ...rest)
        : ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    },
  });
  const messages = [...texts.keys()].flatMap((file) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(file))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
  );
  const ofPackage = program
    .getSourceFiles()
    .find(({ fileName }) => fileName.endsWith('/node_modules/dayjs/index.d.ts'));
  return { messages, ofPackage };
}

const USES_DAYJS = "import dayjs from 'dayjs';\nexport const year: string = dayjs().year();\n";

it('parses a file of a package once for all programs with the same options', () => {
  const first = compile({ 'a.ts': USES_DAYJS });
  const second = compile({ 'b.ts': USES_DAYJS }, { ...OPTIONS, paths: { other: ['./other'] } });
  expect(first.messages).toEqual(["Type 'number' is not assignable to type 'string'."]);
  expect(second.messages).toEqual(first.messages);
  expect(first.ofPackage).toBeDefined();
  expect(second.ofPackage).toBe(first.ofPackage);
});

it('keeps programs with other options apart', () => {
  const { ofPackage } = compile({ 'a.ts': USES_DAYJS });
  const other = compile({ 'a.ts': USES_DAYJS }, { ...OPTIONS, strict: false });
  expect(other.ofPackage).toBeDefined();
  expect(other.ofPackage).not.toBe(ofPackage);
});

it('finds files of an application again for each program', () => {
  const app = { 'app.ts': "import { rows } from './rows';\nexport const first: number = rows;\n" };
  expect(compile(app).messages).toEqual([
    "Cannot find module './rows' or its corresponding type declarations.",
  ]);
  expect(compile({ ...app, 'rows.ts': 'export const rows = 1;\n' }).messages).toEqual([]);
  expect(compile({ ...app, 'rows.ts': "export const rows = '';\n" }).messages).toEqual([
    "Type 'string' is not assignable to type 'number'.",
  ]);
});
