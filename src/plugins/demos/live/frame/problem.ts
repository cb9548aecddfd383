import type { LiveFile, LiveProblem } from '../protocol';

/** Start of a file's name in stack traces. */
export const SOURCE_PREFIX = 'live/';

/** Lines that `new Function` sets before the code. */
const FUNCTION_LINES = 2;

/** An error in a file, found before it runs. */
export class CodeError extends Error {
  readonly problem: LiveProblem;

  constructor(problem: LiveProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

const FRAME = new RegExp(`\\b${SOURCE_PREFIX}([^\\s():]+):(\\d+):\\d+`);

/**
 * What is told of something thrown, with the place in the reader's files where the stack names one. Columns are not
 * told, since those of the code that ran are not those of the code as written.
 *
 * @param thrown - Anything: code may throw what it likes.
 * @param files - The reader's files.
 */
export function describeProblem(thrown: unknown, files: readonly LiveFile[]): LiveProblem {
  if (thrown instanceof CodeError) {
    return thrown.problem;
  }
  if (!(thrown instanceof Error)) {
    return {
      message: typeof thrown === 'string' ? thrown : 'Something that is not an error was thrown.',
    };
  }
  const message = thrown.name === 'Error' ? thrown.message : `${thrown.name}: ${thrown.message}`;
  const [, name = '', line = ''] = FRAME.exec(thrown.stack ?? '') ?? [];
  const file = files.find((candidate) => encodeURI(candidate.name) === name)?.name;
  return file ? { message, file, line: Number(line) - FUNCTION_LINES } : { message };
}
