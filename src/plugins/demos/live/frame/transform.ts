import { transform } from 'sucrase';

import type { LiveFile } from '../protocol';

import { CodeError } from './problem';

const SCRIPT = /\.(tsx?|jsx?)$/;

/** Returns whether a file contains code that runs. */
export function isScript(name: string): boolean {
  return SCRIPT.test(name);
}

/** An error of Sucrase, which contains the location. */
interface SyntaxProblem {
  message: string;
  loc?: { line: number; column: number };
}

/**
 * Compiles a file's TypeScript or JavaScript to JavaScript with `require` and `exports`. Line numbers stay the same.
 *
 * @throws CodeError with line and column, if the code does not parse.
 */
export function transformFile({ name, code }: LiveFile): string {
  const isTypeScript = /\.tsx?$/.test(name);
  try {
    return transform(code, {
      transforms: isTypeScript ? ['typescript', 'jsx', 'imports'] : ['jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
      filePath: name,
    }).code;
  } catch (error) {
    const { message, loc } = error as SyntaxProblem;
    // "Error transforming X.tsx: Unexpected token (2:13)": the location is reported separately from the message.
    const [, text = message] =
      /^Error transforming [^:]*: ([^]*?)(?: \(\d+:\d+\))?$/.exec(message) ?? [];
    throw new CodeError({
      message: `Syntax error: ${text}`,
      file: name,
      ...(loc ? { line: loc.line, column: loc.column } : {}),
    });
  }
}
