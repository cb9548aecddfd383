import type { Page } from '../page';
import type { Problem } from '../problem';
import type { Site } from '../site';

/** Finds problems of one kind on a page. */
export type Rule = (page: Page, site: Site) => Problem[];

/** A position in a page's text. Generated nodes have none. */
export interface Place {
  position?: { start: { line: number; column: number } } | undefined;
}

/** Creates a problem at a node of a page. */
export function problemAt(
  site: Site,
  page: Page,
  { position }: Place,
  message: string,
  fix: string,
): Problem {
  const { line, column } = position?.start ?? { line: 1, column: 1 };
  return { file: site.relative(page.file), line, column, message, fix };
}

/** Returns the line and column of an offset in a text. */
export function placeOf(text: string, offset: number): Place {
  const lines = text.slice(0, offset).split('\n');
  return { position: { start: { line: lines.length, column: (lines.at(-1) ?? '').length + 1 } } };
}

/** Reports a problem at a node, or at an offset in the page's text. */
export type Report = (at: Place | number, message: string, fix: string) => void;

/** Creates a rule that reports what it finds, at most one problem for each place. */
export const rule =
  (find: (page: Page, report: Report, site: Site) => void): Rule =>
  (page, site) => {
    const found = new Map<string, Problem>();
    find(
      page,
      (at, message, fix) => {
        const place = typeof at === 'number' ? placeOf(page.text, at) : at;
        const problem = problemAt(site, page, place, message, fix);
        const key = `${problem.line}:${problem.column}`;
        found.set(key, found.get(key) ?? problem);
      },
      site,
    );
    return [...found.values()];
  };
