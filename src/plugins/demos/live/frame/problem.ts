import type { LiveFile, LiveProblem } from '../protocol';

import { explainError } from './explain';

/** Prefix of file names in stack traces. */
export const SOURCE_PREFIX = 'live/';

/** Lines that `new Function` adds before the code. */
const FUNCTION_LINES = 2;

/** An error that the frame itself finds in the reader's files, as opposed to one that their code throws. */
export class CodeError extends Error {
  readonly problem: LiveProblem;

  constructor(problem: LiveProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

const FRAME = new RegExp(`\\b${SOURCE_PREFIX}([^\\s():]+):(\\d+):\\d+`, 'g');

/**
 * Describes a thrown value, with its location in the reader's files if the stack contains one. There is no column,
 * because the columns of the compiled code differ from those of the source.
 *
 * @param thrown - Any value, because code may throw anything.
 * @param files - The reader's files.
 */
export function describeProblem(thrown: unknown, files: readonly LiveFile[]): LiveProblem {
  if (thrown instanceof CodeError) {
    return thrown.problem;
  }
  if (!(thrown instanceof Error)) {
    return {
      message: typeof thrown === 'string' ? thrown : 'The code threw a value that isn’t an Error.',
    };
  }
  const message = explainError(thrown);
  // The frame's own scripts, whose addresses also match, may be above the reader's code in the stack.
  for (const [, name, line] of (thrown.stack ?? '').matchAll(FRAME)) {
    const file = files.find((candidate) => encodeURI(candidate.name) === name)?.name;
    if (file) {
      return { message, file, line: Number(line) - FUNCTION_LINES };
    }
  }
  return { message };
}
