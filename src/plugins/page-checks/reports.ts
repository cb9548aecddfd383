import type { PageReport } from './checker';
import type { Problem } from './problem';

/** An error in the form that webpack-dev-server's overlay expects. */
export interface OverlayMessage {
  /** Shown after "ERROR in". */
  file: string;
  /** Opened in the editor on click. */
  moduleIdentifier: string;
  message: string;
}

const place = ({ file, line, column }: Problem) => `${file}:${line}:${column}`;

const text = (problem: Problem) => `${problem.message}${problem.fix ? `\n${problem.fix}` : ''}`;

const indented = (lines: string, by: string) => lines.replaceAll('\n', `\n${by}`);

/** Stores the problems of each page, and detects what has changed. */
export class Reports {
  private readonly problems = new Map<string, readonly Problem[]>();

  /**
   * Adds the report of a page.
   *
   * @returns The text for the terminal, or undefined if nothing has changed.
   */
  add({ page, problems, isComplete }: PageReport): string | undefined {
    const known = this.problems.get(page);
    const isSame = JSON.stringify(known ?? []) === JSON.stringify(problems);
    if (problems.length === 0) {
      // Without problems so far, a page is only fine once all checks have run.
      if (!isComplete) {
        return undefined;
      }
      this.problems.set(page, problems);
      return isSame && known ? undefined : `${page}: no problems`;
    }
    if (isSame) {
      return undefined;
    }
    this.problems.set(page, problems);
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    const list = problems.map(
      (problem) => `  ${place(problem)} ${indented(text(problem), '    ')}`,
    );
    return [`${page}: ${count}`, ...list].join('\n');
  }

  /**
   * Returns the messages for the overlay: the problems of all pages.
   *
   * @param siteDir - The site's folder, for the editor.
   */
  overlay(siteDir: string): OverlayMessage[] {
    return [...this.problems.values()].flat().map((problem) => ({
      file: place(problem),
      moduleIdentifier: `${siteDir}/${place(problem)}`,
      message: text(problem),
    }));
  }
}
