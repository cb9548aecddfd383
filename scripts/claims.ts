import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { DocsVersion } from '../src/core/versions';
import {
  blocksOf,
  claimsOfPage,
  readClaims,
  readSourced,
  statementsIn,
} from '../src/plugins/claims/check';
import { writtenPages } from '../src/plugins/page-checks/check';

import { failuresOf, type TestFile } from './test/reports';

/** How many statements of a page are proven. */
export interface ClaimsCoverage {
  /** `current`, or the name of a cut version. */
  version: string;
  /** The page's path in its version, without extension. */
  id: string;
  /** Sentences that say how something behaves, an estimate. */
  statements: number;
  /** Statements that a test proves. */
  claims: number;
  /** Statements with a public source. */
  sourced: number;
}

/** Whether a name means a page: its file, its folder, a file in its folder, or the end of its path. */
function means(name: string, page: string, directory: string): boolean {
  const absolute = path.resolve(name);
  if (existsSync(absolute)) {
    return statSync(absolute).isDirectory()
      ? page.startsWith(`${absolute}${path.sep}`)
      : page === absolute || absolute.startsWith(page.replace(/\.mdx$/, '.'));
  }
  const id = path
    .relative(directory, page)
    .split(path.sep)
    .join('/')
    .replace(/\.mdx$/, '');
  const route = id.replace(/(^|\/)([^/]+)\/\2$/, '$1$2');
  const wanted = name.replace(/^\/?(?:x\/)?/, '').replace(/\/$|\.mdx$/, '');
  return [id, route].some((candidate) => candidate === wanted || candidate.endsWith(`/${wanted}`));
}

/**
 * Returns the absolute paths of the pages of a version that are named.
 *
 * @param names - Paths of pages or their folders, or ends of such paths. All pages if empty.
 */
export function findPages(version: DocsVersion, names: readonly string[]): string[] {
  const pages = writtenPages(version);
  return names.length === 0
    ? pages
    : pages.filter((page) => names.some((name) => means(name, page, version.directory)));
}

/** Counts the statements on a page. */
function countStatements(file: string): number {
  try {
    return statementsIn(blocksOf(readFileSync(file, 'utf8'), file)).length;
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/**
 * Counts the statements of a page, and those with a claim.
 *
 * @throws Error with the page's path if it isn't valid MDX.
 */
export function coverageOf({ name, directory }: DocsVersion, file: string): ClaimsCoverage {
  const claims = [...claimsOfPage(file)].flatMap(([name, code]) => readClaims(code, name).claims);
  return {
    version: name,
    id: path
      .relative(directory, file)
      .split(path.sep)
      .join('/')
      .replace(/\.mdx$/, ''),
    statements: countStatements(file),
    claims: claims.filter(({ kind }) => kind === 'run').length,
    sourced: claims.filter(({ kind }) => kind === 'sourced').length,
  };
}

/** Writes a table of pages, those with the most unproven statements first, and a line of totals. */
export function coverageTable(pages: readonly ClaimsCoverage[]): string {
  const missing = ({ statements, claims, sourced }: ClaimsCoverage) =>
    statements - claims - sourced;
  const rows = [...pages].sort((a, b) => missing(b) - missing(a));
  const line = (cells: readonly (string | number)[], id: string) =>
    `${cells.map((cell) => String(cell).padStart(10)).join(' ')}  ${id}`;
  const sum = (of: (page: ClaimsCoverage) => number) =>
    pages.reduce((total, page) => total + of(page), 0);
  return [
    line(['version', 'statements', 'claims', 'sourced'], 'page'),
    ...rows.map(({ version, id, statements, claims, sourced }) =>
      line([version, statements, claims, sourced], id),
    ),
    line(
      [
        'all',
        sum((page) => page.statements),
        sum((page) => page.claims),
        sum((page) => page.sourced),
      ],
      `${pages.length} pages`,
    ),
  ].join('\n');
}

/** A statement whose source was read more than a year ago. */
export interface OldSource {
  /** Path of the file of claims, relative to the working directory, and the line. */
  place: string;
  sentence: string;
  url: string;
  /** Such as `2026-11-23`. */
  checked: string;
}

/** Returns the statements of a page whose sources were read more than a year before a day. */
export function oldSourcesOf(page: string, today: Date): OldSource[] {
  const limit = new Date(today);
  limit.setUTCFullYear(limit.getUTCFullYear() - 1);
  return [...claimsOfPage(page)]
    .flatMap(([file, code]) =>
      readSourced(code, file).map(({ line, sentence, url, checked }) => ({
        place: `${path.relative('', file)}:${line}`,
        sentence,
        url: String(url),
        checked: String(checked),
      })),
    )
    .filter(({ checked }) => Date.parse(checked) < limit.getTime());
}

/** Writes a list of statements with old sources. */
export const oldSourcesTable = (sources: readonly OldSource[]): string =>
  [
    `${sources.length} sources were read more than a year ago.`,
    ...sources.map(
      ({ place, sentence, url, checked }) =>
        `${place} ${checked} ${sentence}\n  Read ${url} again, and set the day, or correct the sentence.`,
    ),
  ].join('\n');

/** The parts of Vitest's JSON report that are used here. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: readonly TestFile[];
}

/**
 * Counts the tests in a JSON report of Vitest. A file that can't run counts as one failed test. A test that passed
 * although it has error messages failed at first.
 */
export function countVitest(json: string): {
  passed: number;
  failed: number;
  /** File and name of tests that passed on a retry. They are also counted as passed. */
  flaky: string[];
  /** Failed tests: file, name and the start of the error message. */
  failures: string[];
  /** Vitest's own results. */
  testResults: readonly TestFile[];
} {
  const report = JSON.parse(json) as VitestReport;
  return {
    passed: report.numPassedTests,
    failed:
      report.numFailedTests +
      report.testResults.filter(
        ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
      ).length,
    flaky: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length)
        .map(({ fullName }) => `${path.basename(name)} › ${fullName}`),
    ),
    failures: failuresOf(report.testResults),
    testResults: report.testResults,
  };
}

const root = path.resolve(__dirname, '..');

/**
 * Runs Vitest. Returns its exit code, and what it has counted unless it has failed outside of tests.
 *
 * @param args - Its command, options, and files.
 * @param config - Path of the configuration, relative to the site's folder. Default: that of the claims.
 * @param env - Further environment variables.
 */
export function runVitest(
  args: readonly string[],
  config = 'src/plugins/claims/runner/vitest.config.ts',
  env: Readonly<Record<string, string>> = {},
) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'claims-'));
  const report = path.join(folder, 'report.json');
  const { status } = spawnSync(
    path.join(root, 'node_modules/.bin/vitest'),
    [
      ...args,
      `--config=${config}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
        // A failed query prints the document, which hides the message.
        DEBUG_PRINT_LIMIT: '0',
        ...env,
      },
    },
  );
  const run = existsSync(report) ? countVitest(readFileSync(report, 'utf8')) : undefined;
  rmSync(folder, { recursive: true, force: true });
  return { status, run };
}
