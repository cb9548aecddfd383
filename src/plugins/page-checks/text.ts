import { parsePage } from './page';
import { sortProblems, type Problem } from './problem';
import { PARTIAL_RULES, RULES, type Rule } from './rules';
import type { Site } from './site';
import { syntaxProblem } from './syntax';

/**
 * Checks a page's file, or that of a part of pages, and the files that it refers to, without a compiler.
 *
 * @param file - Absolute path of the page.
 * @param more - Rules in addition to those that apply to every page.
 */
export function checkText(site: Site, file: string, more: readonly Rule[] = []): Problem[] {
  const rules = site.isPartial(file) ? PARTIAL_RULES : [...RULES, ...more];
  const text = site.files.read(file);
  if (text === undefined) {
    return [];
  }
  try {
    const page = site.page(file) ?? parsePage(file, text);
    return sortProblems(rules.flatMap((rule) => rule(page, site)));
  } catch (error) {
    return [syntaxProblem(site.relative(file), error)];
  }
}
