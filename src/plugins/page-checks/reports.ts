import type { PageReport } from './checker';
import type { Problem } from './problem';

/** An error as the overlay of webpack-dev-server shows it. */
export interface OverlayMessage {
  /** Shown as "ERROR in …". */
  file: string;
  /** Opened in the editor by a click. */
  moduleIdentifier: string;
  message: string;
}

const place = ({ file, line, column }: Problem) => `${file}:${line}:${column}`;

const text = (problem: Problem) => `${problem.message}${problem.fix ? `\n${problem.fix}` : ''}`;

const indented = (lines: string, by: string) => lines.replaceAll('\n', `\n${by}`);

/** Keeps what was found on each page, and says what is new in it. */
export class Reports {
  private readonly problems = new Map<string, readonly Problem[]>();

  /**
   * Takes in what was found on a page.
   *
   * @returns What the terminal is to say; undefined where nothing has changed.
   */
  add({ page, problems, isComplete }: PageReport): string | undefined {
    const known = this.problems.get(page);
    const isSame = JSON.stringify(known ?? []) === JSON.stringify(problems);
    if (problems.length === 0) {
      // A page is fine when all has been checked.
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
   * What the overlay is to show: the problems of all pages.
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
