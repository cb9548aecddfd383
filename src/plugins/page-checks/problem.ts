/** A problem that a writer has to fix. */
export interface Problem {
  /** Path relative to the site's folder, with forward slashes. */
  file: string;
  /** One-based. */
  line: number;
  /** One-based. */
  column: number;
  /** What is wrong, in one sentence. */
  message: string;
  /** How to fix it. Undefined if a compiler's message is sufficient. */
  fix?: string;
}

/** Sorts problems by file, line and column. What several pages report about a file that they share is there once. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [problemText(problem), problem])).values()].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
}

/** Adds what a compiler says to what the rules say, but for its messages about mistakes that a rule has found. */
export const withCompilers = (
  rules: readonly Problem[],
  compilers: readonly Problem[],
): Problem[] => [
  ...rules,
  ...compilers.filter(
    ({ file, line }) => !rules.some((rule) => rule.file === file && rule.line === line),
  ),
];

/** Returns a problem as one line: its place, what is wrong, and what to do. */
export const problemText = ({ file, line, column, message, fix }: Problem): string =>
  `${file}:${line}:${column} ${message}${fix === undefined ? '' : ` ${fix}`}`;
