import path from 'node:path';

import { claim } from '@portal/claims';
import ts from 'typescript';
import { expect } from 'vitest';

import { FLAGS, OPTIONS, parseChoices, VIEWS } from './demos/PickersPlayground/choices';
import { codeOf } from './demos/PickersPlayground/code';

/** A query string for each option of each list, with other options next to it. */
function* queries(): Generator<string> {
  for (const library of OPTIONS.library) {
    const timezone = library === 'date-fns' ? 'default' : 'Asia/Tokyo';
    for (const component of OPTIONS.component) {
      yield `component=${component}&library=${library}`;
      yield `component=${component}&library=${library}&timezone=${timezone}&locale=pt-BR&size=small&state=readOnly&clock=24&minutesStep=15&flags=${FLAGS.join()}&value=empty`;
    }
    for (const component of ['DatePicker', 'DateTimePicker', 'TimePicker'] as const) {
      for (const variant of OPTIONS.variant) {
        yield `component=${component}&library=${library}&variant=${variant}&views=${VIEWS.dateTime.join()}&timezone=UTC&locale=de`;
      }
    }
  }
}

/** Files of packages, parsed once for all programs. */
const parsed = new Map<string, ts.SourceFile | undefined>();

for (const library of OPTIONS.library) {
  claim(
    'The code needs `@mui/x-date-pickers`, Material UI, and the chosen date library, as described in the [quickstart](../quickstart/quickstart.mdx).',
    () => {
      const files = new Map(
        [...queries()]
          .filter((query) => query.includes(`library=${library}`))
          .map((query, index) => [
            path.join(import.meta.dirname, `code-${index}.tsx`),
            codeOf(parseChoices(query)),
          ]),
      );
      files.set(
        path.join(import.meta.dirname, 'moment.d.ts'),
        "declare module 'moment/dist/locale/*';\n",
      );
      const options: ts.CompilerOptions = {
        target: ts.ScriptTarget.ES2022,
        module: ts.ModuleKind.ESNext,
        moduleResolution: ts.ModuleResolutionKind.Bundler,
        jsx: ts.JsxEmit.ReactJSX,
        strict: true,
        skipLibCheck: true,
        noEmit: true,
        types: [],
      };
      const host = ts.createCompilerHost(options);
      const program = ts.createProgram({
        rootNames: [...files.keys()],
        options,
        host: {
          ...host,
          fileExists: (file) => files.has(file) || host.fileExists(file),
          readFile: (file) => files.get(file) ?? host.readFile(file),
          getSourceFile: (file, version) => {
            const text = files.get(file);
            if (text !== undefined) {
              return ts.createSourceFile(file, text, version);
            }
            if (!parsed.has(file)) {
              parsed.set(file, host.getSourceFile(file, version));
            }
            return parsed.get(file);
          },
        },
      });
      const errors = ts
        .getPreEmitDiagnostics(program)
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
      expect(errors).toEqual([]);
    },
  );
}
