import type { PageReport } from './checker';
import type { ShownProblem } from './client/shown';
import type { Problem } from './problem';

const place = ({ file, line, column }: Problem) => `${file}:${line}:${column}`;

const text = (problem: Problem) => `${problem.message}${problem.fix ? `\n${problem.fix}` : ''}`;

const indented = (lines: string, by: string) => lines.replaceAll('\n', `\n${by}`);

/** Stores the problems of each page, and detects what has changed. */
export class Reports {
  private readonly problems = new Map<string, readonly Problem[]>();
  private readonly pathnames = new Map<string, string>();

  /**
   * Adds the report of a page.
   *
   * @returns The text for the terminal, or undefined if nothing has changed.
   */
  add({ page, pathname, problems, isComplete }: PageReport): string | undefined {
    this.pathnames.set(page, pathname);
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
   * Returns the problems of all pages for the overlay in the browser.
   *
   * @param siteDir - The site's folder, for the editor.
   */
  overlay(siteDir: string): ShownProblem[] {
    return [...this.problems].flatMap(([page, problems]) =>
      problems.map((problem) => ({
        pathname: this.pathnames.get(page) ?? '',
        place: place(problem),
        path: `${siteDir}/${place(problem)}`,
        message: text(problem),
      })),
    );
  }
}
