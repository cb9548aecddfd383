import type { Problem } from './problem';

/** Fixes for errors of the MDX parser, by the parser's rule. */
const FIXES: Readonly<Record<string, string>> = {
  'end-tag-mismatch': 'Close the element. For a literal `<`, format it as code: `<`.',
  'unexpected-eof':
    'Close the `{` or the tag. For literal characters, format them as code: `{` or `<`.',
  'unexpected-character':
    'Format a literal `<` or `{` as code. Write comments as {/* … */}, and links as [text](https://…).',
  'unexpected-lazy': 'Close the `{` or the tag on the same line, or format it as code.',
  acorn: 'Braces must contain JavaScript. Format a literal `{` as code.',
  'non-spread': 'Write attributes as name="value" or name={value}.',
};

const numberIn = (value: object, name: string): number | undefined => {
  const found = (value as Readonly<Record<string, unknown>>)[name];
  return typeof found === 'number' ? found : undefined;
};

/**
 * Creates the problem of a page that isn't valid MDX.
 *
 * @param file - Path of the page, relative to the site's folder.
 * @param error - The error that the parser threw.
 */
export function syntaxProblem(file: string, error: unknown): Problem {
  const thrown = typeof error === 'object' && error !== null ? error : {};
  const reason =
    'reason' in thrown
      ? String(thrown.reason)
      : error instanceof Error
        ? error.message
        : String(error);
  // For an element that isn't closed, the position where it was opened: that is what has to be changed.
  const [, line, column] = /\((\d+):(\d+)-/.exec(reason) ?? [];
  const rule = 'ruleId' in thrown ? String(thrown.ruleId) : '';
  const fix = FIXES[rule];
  return {
    file,
    line: line === undefined ? (numberIn(thrown, 'line') ?? 1) : Number(line),
    column: column === undefined ? (numberIn(thrown, 'column') ?? 1) : Number(column),
    message: `The page isn't valid MDX: ${reason.replace(/\.?$/, '.')}`,
    ...(fix === undefined ? {} : { fix }),
  };
}
