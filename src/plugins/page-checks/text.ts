import { parsePage, type Page } from './page';
import { sortProblems, type Problem } from './problem';
import { conflicts, rulesFor, unreadFrontMatter, type Rule } from './rules';
import type { Site } from './site';
import { syntaxProblem } from './syntax';

const placeOf = ({ file, line, column }: Problem) => `${file}:${line}:${column}`;

/** Leaves out what a rule says about a place that an earlier rule has reported. The start of a file stands for all of it. */
function once(found: readonly (readonly Problem[])[]): Problem[] {
  const told = new Set<string>();
  return found.flatMap((problems) => {
    const left = problems.filter(
      (problem) => !told.has(placeOf(problem)) || placeOf(problem).endsWith(':1:1'),
    );
    left.forEach((problem) => told.add(placeOf(problem)));
    return left;
  });
}

/**
 * Checks a page's file, or that of a part of pages, and the files that it refers to, without a compiler.
 *
 * @param file - Absolute path of the page.
 * @param more - Rules in addition to those that apply to every page.
 */
export function checkText(site: Site, file: string, more: readonly Rule[] = []): Problem[] {
  const isPart = site.isPartial(file);
  const rules = [...rulesFor(site, isPart), ...(isPart ? [] : more)];
  const text = site.files.read(file);
  if (text === undefined) {
    return [];
  }
  // Neither needs valid MDX, and both make the rest of the page mean something else.
  const broken = [unreadFrontMatter, conflicts].flatMap((rule) =>
    rule({ file, text: text.replace(/^\uFEFF/, '') } as Page, site),
  );
  if (broken.length > 0) {
    return broken;
  }
  try {
    const page = site.page(file) ?? parsePage(file, text);
    return sortProblems(once(rules.map((rule) => rule(page, site))));
  } catch (error) {
    return [syntaxProblem(site.relative(file), text, error)];
  }
}
