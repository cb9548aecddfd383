import { frontMatterProblems, PAGE_FIELD_NAMES } from '../frontMatter';
import { nearest } from '../../../core/validation/nearest';

import { problemAt, type Rule } from './rule';

/** Returns the one-based line of a field in the page's text, or the first line if the field is missing. */
function lineOfField(text: string, field: string): number {
  const lines = text.split(/\r?\n/);
  const end = lines.findIndex((line, index) => index > 0 && /^---\s*$/.test(line));
  const nameOn = (line: string) =>
    line
      .split(':', 1)[0]
      ?.trim()
      .replace(/^(["'])(.*)\1$/, '$2');
  const found = lines.findIndex((line, index) => index < end && nameOn(line) === field);
  return Math.max(found, 0) + 1;
}

const at = (line: number) => ({ position: { start: { line, column: 1 } } });

/** Checks title and description, and reports unknown fields. */
export const frontMatter: Rule = (page, site) => {
  const { frontMatterError: error } = page;
  if (error) {
    return [
      problemAt(
        site,
        page,
        at(error.line),
        `The front matter isn't valid YAML: ${error.message}.`,
        'Quote text that contains ": ", "#" or quotation marks, and start each field at the start of a line.',
      ),
    ];
  }
  return frontMatterProblems(page.frontMatter).map(({ field, message, fix }) => {
    const meant =
      field in page.frontMatter && message.startsWith('Unknown')
        ? nearest(field, PAGE_FIELD_NAMES)
        : undefined;
    return problemAt(
      site,
      page,
      at(page.yaml ? lineOfField(page.text, field) : 1),
      message,
      meant === undefined ? fix : `Did you mean "${meant}"? ${fix}`,
    );
  });
};
