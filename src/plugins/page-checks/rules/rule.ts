import type { Page } from '../page';
import type { Problem } from '../problem';
import type { Site } from '../site';

/** Finds problems of one kind on a page. */
export type Rule = (page: Page, site: Site) => Problem[];

/** A position in a page's text. Generated nodes have none. */
interface Place {
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
