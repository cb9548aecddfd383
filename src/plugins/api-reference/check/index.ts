import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { createJiti } from 'jiti';
import ts from 'typescript';

import { olderReleases } from '../../../core/versions/olderReleases';
import { findPackage } from '../../../core/versions/packages';
import { type DocsVersion, isCut } from '../../../core/versions';
import { apiReference } from '../extract';
import type { ApiReference } from '../types';
import { BlockCompiler } from './compile';
import type { NameException } from './exceptions';
import {
  iconLookup,
  isMigrationPage,
  lookedUpModules,
  NameChecker,
  type UnknownName,
} from './names';
import { readPage, type DocsPage, type PageProblem } from './pages';
import { checkSyntax } from './syntax';

export { BlockCompiler } from './compile';
export { readPage, type DocsPage, type PageProblem } from './pages';
export type { NameException } from './exceptions';

/** Options of {@link checkDocs}. */
export interface DocsCheckOptions {
  /** The version with the pages, and with the packages against which they are checked. */
  version: DocsVersion;
  /** Returns the reference of the version's release. Called if names in sentences are checked. */
  reference: () => Promise<ApiReference>;
  /** Default: one of its own, which reads the packages again. */
  compiler?: BlockCompiler;
  /**
   * Names that are correct although no package has them, in the current docs. In cut versions, names in sentences are
   * not checked: they were checked when the version was cut, with the exceptions at that time.
   */
  exceptions: readonly NameException[];
  /** Absolute paths of the pages to check. Default: all pages of the version. */
  pages?: readonly string[];
}

/** Result of {@link checkDocs}. */
export interface DocsCheckResult {
  /** Number of correct code blocks and names in sentences. */
  passed: number;
  failed: number;
  /** The problems, by page and line. */
  problems: readonly PageProblem[];
  /** Licensed packages that aren't installed, with the number of blocks that were compiled without their types. */
  licensedWithoutTypes: ReadonlyMap<string, number>;
}

/** File with the exceptions, for messages. */
const EXCEPTIONS_FILE = 'src/plugins/api-reference/check/exceptions.ts';

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .sort();
}

/** Returns the texts of a page's demos. A missing demo stops the build, but not this check. */
function demoSources(siteDir: string, page: DocsPage): string[] {
  return page.demos
    .map((demo) => path.join(siteDir, path.dirname(page.file), demo))
    .filter(existsSync)
    .flatMap((demo) => (statSync(demo).isDirectory() ? filesBelow(demo) : [demo]))
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'));
}

function nameMessage({ text, name, suggestion }: UnknownName): string {
  const whole = text === undefined || text === name ? '' : ` in \`${text}\``;
  const instead = suggestion === undefined ? '' : ` Did you mean \`${suggestion}\`?`;
  return `\`${name}\`${whole} does not exist in the installed release.${instead}`;
}

const nameProblem = (unknown: UnknownName): PageProblem => ({
  file: unknown.file,
  line: unknown.line,
  column: unknown.column,
  message: nameMessage(unknown),
});

/** Returns the problem for a page whose MDX can't be parsed. */
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
    // A cut version has its own packages next to its pages, and these packages contain Markdown files.
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

/** Removes names with an exception. Unneeded exceptions are reported, too. */
export function withoutExceptions(
  unknown: readonly UnknownName[],
  exceptions: readonly NameException[],
  files: readonly string[],
): { remaining: UnknownName[]; unneeded: PageProblem[] } {
  const isExcepted = ({ file, name }: UnknownName) =>
    exceptions.some(({ page, names }) => page === file && names.includes(name));
  const unneeded = exceptions.flatMap(({ page, names }) =>
    names
      .filter((name) => !unknown.some((problem) => problem.file === page && problem.name === name))
      .map((name) => ({
        file: EXCEPTIONS_FILE,
        line: 1,
        column: 1,
        message: files.includes(page)
          ? `${page}: the exception for \`${name}\` isn't needed. The page doesn't contain the name, or the name exists. Remove it.`
          : `${page} doesn't exist. Remove its exceptions.`,
      })),
  );
  return { remaining: unknown.filter((problem) => !isExcepted(problem)), unneeded };
}

/** Returns true if an older release has a module: `mui-x-date-pickers-v5/AdapterDayjs`. */
function isOlderModule(name: string, older: ReadonlyMap<string, string>): boolean {
  const [alias = '', ...entry] = name.split('/');
  const folder = older.get(alias);
  return folder !== undefined && existsSync(path.join(folder, ...entry));
}

/** Returns the earlier releases that pages may be about. Only migration pages need them; they take seconds and memory. */
const olderReleasesFor = (pages: readonly DocsPage[], siteDir: string) =>
  pages.some(({ file }) => isMigrationPage(file))
    ? olderReleases(siteDir)
    : new Map<string, string>();

/** Creates the checker for names in the sentences of a version's pages. */
function nameChecker(
  { siteDir, packagesFrom }: DocsVersion,
  reference: ApiReference,
  compiler: BlockCompiler,
  older: ReadonlyMap<string, string>,
): NameChecker {
  const imports = [...lookedUpModules(reference), ...older.values()].map(
    (module, index) => `import type * as module${index} from '${module}';\n`,
  );
  return new NameChecker({
    reference,
    earlier: [...older.keys()],
    ...compiler.program(`names${older.size}.ts`, imports.join('')),
    isModule: (name) =>
      compiler.isModule(name) ||
      findPackage(name, packagesFrom) !== undefined ||
      isOlderModule(name, older),
    isIcon: iconLookup(siteDir),
    sourcesOf: (page) => demoSources(siteDir, page),
  });
}

/** Checks names in the sentences of pages. Returns their number, and those that don't exist. */
async function checkNames(
  { version, reference, exceptions, pages: only }: DocsCheckOptions,
  pages: readonly DocsPage[],
  compiler: BlockCompiler,
) {
  const { siteDir, directory } = version;
  const older = olderReleasesFor(pages, siteDir);
  const checker = nameChecker(version, await reference(), compiler, older);
  const checked = pages.map((page) => checker.check(page));
  const { remaining, unneeded } = withoutExceptions(
    checked.flatMap(({ unknown }) => unknown),
    // It isn't known whether exceptions for other pages are needed.
    exceptions.filter(({ page }) =>
      only === undefined
        ? path.resolve(siteDir, page).startsWith(directory + path.sep)
        : pages.some(({ file }) => file === page),
    ),
    pages.map(({ file }) => file),
  );

  return { names: checked.reduce((sum, page) => sum + page.names, 0), remaining, unneeded };
}

/**
 * Checks that the code on pages is correct: that code blocks compile against the version's release, that JSON and CSS
 * can be parsed, and that names in sentences exist.
 */
export async function checkDocs(options: DocsCheckOptions): Promise<DocsCheckResult> {
  const { version } = options;
  const { pages, problems: unreadable } = readPages(version, options.pages);
  const compiler = options.compiler ?? new BlockCompiler(version.packagesFrom);
  const blocks = [...compiler.check(pages), ...pages.flatMap(checkSyntax)];
  const licensedWithoutTypes = compiler.licensedWithoutTypes();
  const { names, remaining, unneeded } = isCut(version)
    ? { names: 0, remaining: [], unneeded: [] }
    : await checkNames(options, pages, compiler);

  const wrongBlocks = blocks.filter(({ problems }) => problems.length > 0).length;
  const failed = unreadable.length + wrongBlocks + remaining.length + unneeded.length;
  const problems = [
    ...unreadable,
    ...blocks.flatMap((block) => block.problems),
    ...remaining.map(nameProblem),
    ...unneeded,
  ];
  return {
    passed: blocks.length - wrongBlocks + names - remaining.length,
    failed,
    problems: problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line),
    licensedWithoutTypes,
  };
}

/** Options of {@link createPageChecker}. */
export interface PageCheckerOptions {
  version: DocsVersion;
  /**
   * Returns the reference of the version's release. Called when names are first looked up. Default: reads it from the
   * installed packages.
   */
  reference?: () => Promise<ApiReference>;
  /**
   * Returns the names that are correct although no package has them. Called each time names are looked up. Default:
   * reads the current `exceptions.ts`.
   */
  exceptions?: () => Promise<readonly NameException[]>;
  /** Default: one of its own. */
  compiler?: BlockCompiler;
}

/** Checks pages one at a time. */
export interface PageChecker {
  /**
   * Returns the errors in code blocks that don't compile or can't be parsed.
   *
   * @param page - The result of {@link readPage}.
   */
  blocks: (page: DocsPage) => PageProblem[];
  /**
   * Returns the compile errors of files on disk, with the options of the version's `tsconfig.json`.
   *
   * @param files - Absolute paths.
   */
  files: (files: readonly string[]) => PageProblem[];
  /** Returns the names in sentences that don't exist. None for cut versions, which were checked when they were cut. */
  names: (page: DocsPage) => Promise<PageProblem[]>;
}

/** The module `exceptions.ts`. */
interface Exceptions {
  NAME_EXCEPTIONS: readonly NameException[];
}

/** Reads the current exceptions, since writers of pages add to them. */
async function readExceptions(): Promise<readonly NameException[]> {
  const jiti = createJiti(__filename, { moduleCache: false });
  const { NAME_EXCEPTIONS } = await jiti.import<Exceptions>('./exceptions');
  return NAME_EXCEPTIONS;
}

/** Returns the options of the `tsconfig.json` in a folder, without looking up the files that it includes. */
function compilerOptions(folder: string): ts.CompilerOptions {
  const file = ts.findConfigFile(folder, (name) => ts.sys.fileExists(name));
  const config: unknown =
    file === undefined ? {} : ts.readConfigFile(file, (name) => ts.sys.readFile(name)).config;
  const host: ts.ParseConfigHost = { ...ts.sys, readDirectory: () => [] };
  const { options } = ts.parseJsonConfigFileContent(config, host, folder);
  // Declarations for the site's own code don't apply to demos.
  return { ...options, paths: {}, types: [] };
}

/**
 * Checks the code of pages like {@link checkDocs}, but one page at a time, and also of its demos. Parsed packages stay
 * in memory: the first check takes seconds, and further checks of pages about the same packages are faster.
 */
export function createPageChecker({
  version,
  reference = () => apiReference(version),
  exceptions = readExceptions,
  compiler = new BlockCompiler(version.packagesFrom),
}: PageCheckerOptions): PageChecker {
  const { siteDir, packagesFrom } = version;
  const options = compilerOptions(packagesFrom);
  /** By whether they include earlier releases. */
  const checkers = new Map<boolean, NameChecker>();
  return {
    blocks: (page) =>
      [...compiler.check([page]), ...checkSyntax(page)].flatMap(({ problems }) => problems),

    files: (files) =>
      compiler.checkFiles(files, options).flatMap(({ file, start = 0, messageText }) => {
        if (!file) {
          return [];
        }
        const { line, character } = file.getLineAndCharacterOfPosition(start);
        return {
          file: path.relative(siteDir, file.fileName).split(path.sep).join('/'),
          line: line + 1,
          column: character + 1,
          message: ts.flattenDiagnosticMessageText(messageText, '\n    '),
        };
      }),

    names: async (page) => {
      if (isCut(version)) {
        return [];
      }
      const isMigration = isMigrationPage(page.file);
      const checker =
        checkers.get(isMigration) ??
        nameChecker(version, await reference(), compiler, olderReleasesFor([page], siteDir));
      checkers.set(isMigration, checker);
      const { unknown } = checker.check(page);
      return withoutExceptions(unknown, await exceptions(), []).remaining.map(nameProblem);
    },
  };
}
