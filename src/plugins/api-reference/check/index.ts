import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { findPackage } from '../../../core/packages';
import { CURRENT_VERSION, type DocsVersion } from '../../../core/versions';
import type { ApiReference } from '../types';
import { BlockCompiler } from './compile';
import type { NameException } from './exceptions';
import { iconLookup, lookedUpModules, NameChecker, type UnknownName } from './names';
import { readPage, type DocsPage, type PageProblem } from './pages';
import { checkSyntax } from './syntax';

/** What {@link checkDocs} checks. */
export interface DocsCheckOptions {
  /** The pages, and the packages that they are checked against. */
  version: DocsVersion;
  /** What the version's release has. */
  reference: ApiReference;
  /**
   * Names that are right though nothing has them, in the docs that are not cut yet. Of a version that was cut, names in
   * sentences are not looked at: they were when it was cut, with the exceptions of then.
   */
  exceptions: readonly NameException[];
  /** Absolute paths of the pages to check. Default: all of the version. */
  pages?: readonly string[];
}

/** What {@link checkDocs} found. */
export interface DocsCheckResult {
  /** Code blocks and names in sentences that are right. */
  passed: number;
  failed: number;
  /** What is wrong, by page and line. */
  problems: readonly PageProblem[];
}

/** File that exceptions are kept in, for messages. */
const EXCEPTIONS_FILE = 'src/plugins/api-reference/check/exceptions.ts';

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .sort();
}

/** Texts of a page's demos. A demo that is not there stops the build, not this. */
function demoSources(siteDir: string, page: DocsPage): string[] {
  return page.demos
    .map((demo) => path.join(siteDir, path.dirname(page.file), demo))
    .filter(existsSync)
    .flatMap((demo) => (statSync(demo).isDirectory() ? filesBelow(demo) : [demo]))
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'));
}

/** Folders of earlier releases, installed under names such as `mui-x-data-grid-v7`. */
function earlierReleases(siteDir: string): string[] {
  return readdirSync(path.join(siteDir, 'node_modules')).filter((name) =>
    /^mui-x-[a-z-]+-v\d+$/.test(name),
  );
}

function nameMessage({ text, name, suggestion }: UnknownName): string {
  const whole = text === undefined || text === name ? '' : ` in \`${text}\``;
  const instead = suggestion === undefined ? '' : ` Did you mean \`${suggestion}\`?`;
  return `\`${name}\`${whole} does not exist in the installed release.${instead}`;
}

/** Where MDX does not parse. */
function pageProblem(file: string, error: unknown): PageProblem {
  const message = error instanceof Error ? error.message : String(error);
  const place = typeof error === 'object' && error !== null ? error : {};
  return {
    file,
    line: 'line' in place ? Number(place.line) : 1,
    column: 'column' in place ? Number(place.column) : 1,
    message: `Not MDX: ${message}`,
  };
}

function readPages({ siteDir, directory }: DocsVersion, only?: readonly string[]) {
  const pages: DocsPage[] = [];
  const problems: PageProblem[] = [];
  filesBelow(directory)
    .filter((name) => /\.mdx?$/.test(name))
    // A version that was cut has packages of its own beside its pages, with pages of theirs.
    .filter((name) => !path.relative(directory, name).startsWith('node_modules'))
    .filter((name) => only === undefined || only.includes(name))
    .forEach((name) => {
      const file = path.relative(siteDir, name).split(path.sep).join('/');
      try {
        pages.push(readPage(file, readFileSync(name, 'utf8')));
      } catch (error) {
        problems.push(pageProblem(file, error));
      }
    });
  return { pages, problems };
}

/** Takes away what is excepted; what was excepted for nothing is wrong, too. */
export function withoutExceptions(
  unknown: readonly UnknownName[],
  exceptions: readonly NameException[],
  files: readonly string[],
): { remaining: UnknownName[]; unneeded: PageProblem[] } {
  const isExcepted = ({ file, name }: UnknownName) =>
    exceptions.some(({ page, names }) => page === file && names.includes(name));
  const unneeded = exceptions.flatMap(({ page, names }) =>
    names
      .filter((name) => !unknown.some((each) => each.file === page && each.name === name))
      .map((name) => ({
        file: EXCEPTIONS_FILE,
        line: 1,
        column: 1,
        message: files.includes(page)
          ? `${page} needs no exception for \`${name}\`: it is not there, or it exists.`
          : `${page} is no page.`,
      })),
  );
  return { remaining: unknown.filter((each) => !isExcepted(each)), unneeded };
}

/** Names in the sentences of pages, how many there are and those that do not exist. */
function checkNames(
  { version: { siteDir, packagesFrom }, reference, exceptions, pages: only }: DocsCheckOptions,
  pages: readonly DocsPage[],
  compiler: BlockCompiler,
) {
  const earlier = earlierReleases(siteDir);
  const imports = lookedUpModules(reference, earlier).map(
    (module, index) => `import type * as module${index} from '${module}';\n`,
  );
  const checker = new NameChecker({
    reference,
    earlier,
    ...compiler.program('names.ts', imports.join('')),
    isModule: (name) => compiler.isModule(name) || findPackage(name, packagesFrom) !== undefined,
    isIcon: iconLookup(siteDir),
    sourcesOf: (page) => demoSources(siteDir, page),
  });
  const checked = pages.map((page) => checker.check(page));
  const { remaining, unneeded } = withoutExceptions(
    checked.flatMap(({ unknown }) => unknown),
    // Whether those of other pages are needed is not known.
    only === undefined
      ? exceptions
      : exceptions.filter(({ page }) => pages.some(({ file }) => file === page)),
    pages.map(({ file }) => file),
  );

  return { names: checked.reduce((sum, page) => sum + page.names, 0), remaining, unneeded };
}

/**
 * Checks that what pages say in code is true: that code blocks compile against the version's release, that JSON and
 * CSS parse, and that names in sentences exist.
 */
export function checkDocs(options: DocsCheckOptions): DocsCheckResult {
  const { version } = options;
  const { pages, problems: unreadable } = readPages(version, options.pages);
  const compiler = new BlockCompiler(version.packagesFrom);
  const blocks = [...compiler.check(pages), ...pages.flatMap(checkSyntax)];
  const { names, remaining, unneeded } =
    version.name === CURRENT_VERSION
      ? checkNames(options, pages, compiler)
      : { names: 0, remaining: [], unneeded: [] };

  const wrongBlocks = blocks.filter(({ problems }) => problems.length > 0).length;
  const failed = unreadable.length + wrongBlocks + remaining.length + unneeded.length;
  const problems = [
    ...unreadable,
    ...blocks.flatMap((block) => block.problems),
    ...remaining.map((each) => ({
      file: each.file,
      line: each.line,
      column: each.column,
      message: nameMessage(each),
    })),
    ...unneeded,
  ];
  return {
    passed: blocks.length - wrongBlocks + names - remaining.length,
    failed,
    problems: problems.sort(
      (one, other) => one.file.localeCompare(other.file) || one.line - other.line,
    ),
  };
}
