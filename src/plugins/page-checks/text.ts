import { parsePage } from './page';
import { sortProblems, type Problem } from './problem';
import { RULES, type Rule } from './rules';
import type { Site } from './site';
import { syntaxProblem } from './syntax';

/**
 * Checks a page's file and the files that it refers to, without a compiler.
 *
 * @param file - Absolute path of the page.
 * @param rules - Default: all rules that apply to every page.
 */
export function checkText(site: Site, file: string, rules: readonly Rule[] = RULES): Problem[] {
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
