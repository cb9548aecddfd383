/** Something that a writer has to put right. */
export interface Problem {
  /** Path from the site's folder, with forward slashes. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** Counted from 1. */
  column: number;
  /** What is wrong: one sentence. */
  message: string;
  /** What to do about it. Absent where the message of a compiler says all there is. */
  fix?: string;
}

/** Problems by file, line and column. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (one, other) =>
      one.file.localeCompare(other.file) || one.line - other.line || one.column - other.column,
  );
}
