import { isCut, type DocsVersion } from '../../../core/versions';
import { createPageChecker, type BlockCompiler } from '../../api-reference/check';
import { DemoRenderer } from '../../demos/check';
import { demosOf, runDemos } from '../demos';
import { navigationOf, redirectsOf } from '../navigation';
import { addressProblems } from '../rules';
import { sortProblems, type Problem } from '../problem';
import { Site, type SiteOptions } from '../site';
import { checkText } from '../text';

export { readFrontMatter } from '../page';
export { siteHost } from '../site';
export { problemText, withCompilers, type Problem } from '../problem';

/** The result of {@link checkPages}. */
export interface PagesResult {
  /** Number of pages without problems. */
  passed: number;
  /** Number of pages with at least one problem. */
  failed: number;
  problems: readonly Problem[];
}

/** Returns the absolute paths of a version's handwritten pages. */
export function writtenPages(version: DocsVersion): string[] {
  const site = new Site({ version });
  return site.writtenIds().map((id) => site.fileOf(id));
}

/**
 * Checks all handwritten pages of a version with the rules that also apply while a page is edited. Checks that need a
 * compiler run elsewhere.
 *
 * @param only - Absolute paths of the pages to check. Default: all.
 */
export function checkPages(
  version: DocsVersion,
  { only, ...options }: Pick<SiteOptions, 'host' | 'frontMatter'> & { only?: readonly string[] },
): PagesResult {
  const site = new Site({
    version,
    navigation: navigationOf(version),
    ...(isCut(version) ? {} : { redirects: redirectsOf(version.siteDir) }),
    ...options,
  });
  const pages = [...site.writtenIds().map((id) => site.fileOf(id)), ...site.partials()]
    .filter((file) => only === undefined || only.includes(file))
    .map((file) => checkText(site, file));
  const addresses = only === undefined ? addressProblems(site) : [];
  const failed = [...pages, addresses].filter((problems) => problems.length > 0).length;
  return {
    passed: pages.filter((problems) => problems.length === 0).length,
    failed,
    problems: sortProblems([...pages.flat(), ...addresses]),
  };
}

/**
 * Compiles the demos of pages, and renders them.
 *
 * @param only - Absolute paths of the pages. Default: all of the version.
 * @param compiler - Compiles the demos, unless another check does.
 * @returns The numbers of demos, and the problems.
 */
export async function checkDemos(
  version: DocsVersion,
  { only, compiler }: { only?: readonly string[]; compiler?: BlockCompiler },
): Promise<PagesResult> {
  const site = new Site({ version });
  const files = only ?? site.writtenIds().map((id) => site.fileOf(id));
  const demos = demosOf(files.flatMap((file) => site.page(file) ?? []));
  const sources = demos.flatMap((demo) => demo.files.map((file) => file.path));
  const renderer = new DemoRenderer();
  // The renderer's processes load the packages while the demos are compiled.
  const rendering = runDemos(site, demos, renderer);
  const compiled = compiler
    ? createPageChecker({ version, compiler }).files(sources.filter((file) => /\.tsx?$/.test(file)))
    : [];
  const found = await rendering;
  renderer.close();
  const wrong = new Set(compiled.map(({ file }) => file));
  const explained = new Set(
    demos
      .map(({ files }) => files.map((file) => site.relative(file.path)))
      .filter((files) => files.some((file) => wrong.has(file)))
      .flat(),
  );
  const rendered = found.filter(({ file }) => !explained.has(file));
  const problems = sortProblems([...compiled, ...rendered]);
  const named = new Set(problems.map(({ file }) => file));
  const wrongDemos = demos.filter((demo) =>
    demo.files.some((file) => named.has(site.relative(file.path))),
  );
  // A problem is never lost, wherever it is.
  const failed = problems.length > 0 ? Math.max(1, wrongDemos.length) : 0;
  return { passed: demos.length - failed, failed, problems };
}

/**
 * Renders all demos of a version with its packages.
 *
 * @returns What they render, by their files, relative to the site's folder.
 */
export async function renderDemos(version: DocsVersion): Promise<Map<string, string>> {
  const site = new Site({ version });
  const files = site.writtenIds().map((id) => site.fileOf(id));
  const renderer = new DemoRenderer();
  const rendered = new Map<string, string>();
  for (const { entry } of demosOf(files.flatMap((file) => site.page(file) ?? []))) {
    rendered.set(site.relative(entry), await renderer.output(entry));
  }
  renderer.close();
  return rendered;
}
