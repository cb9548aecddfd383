import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { AUDIT } from '../../e2e/visits';

import type { Outcome } from './ledger';

/** How many tests of a check passed and failed. */
export interface Count {
  passed: number;
  failed: number;
  /** Names of tests that passed on a retry. They are also counted as passed. */
  flaky?: readonly string[];
  /** Failed tests: name, and the start of the first error message. */
  failures?: readonly string[];
}

/** Lines of an error message that are repeated at the end of `npm test`. */
const MESSAGE_LINES = 12;

/**
 * Describes a failed test.
 *
 * @param name - Its file and title.
 * @param message - Its error message. Colors are removed.
 */
function describeFailure(name: string, message = ''): string {
  const lines = stripVTControlCharacters(message).trim().split('\n').slice(0, MESSAGE_LINES);
  return [name, ...lines.map((line) => `    ${line}`.trimEnd())].join('\n');
}

/** Reads a report that a check has written. Returns `undefined` if there is none. */
function readJson(file: string): unknown {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as unknown) : undefined;
}

/** A file of tests in the JSON reports of Jest and Vitest. */
export interface TestFile {
  name: string;
  status: string;
  message?: string;
  /** In milliseconds since 1970. */
  startTime: number;
  endTime: number;
  assertionResults: readonly {
    status: string;
    fullName: string;
    failureMessages?: readonly string[];
  }[];
}

/** Describes the failed tests of files, and the files that failed without one because they couldn't run. */
export const failuresOf = (files: readonly TestFile[]): string[] =>
  files.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.basename(name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    return failed.length === 0 && status === 'failed'
      ? [describeFailure(file, message)]
      : failed.map(({ fullName, failureMessages }) =>
          describeFailure(`${file} › ${fullName}`, failureMessages?.[0]),
        );
  });

/**
 * Returns the outcomes of the test files in a report of Jest or Vitest, by absolute path. A test that passed although it
 * has error messages failed at first.
 */
export function filesIn(file: string): ReadonlyMap<string, Outcome> {
  const report = readJson(file) as { testResults: readonly TestFile[] } | undefined;
  return new Map(
    report?.testResults.map(({ name, status, startTime, endTime, assertionResults }) => [
      path.normalize(name),
      {
        result:
          status !== 'passed' || assertionResults.some((test) => test.status === 'failed')
            ? 'failed'
            : assertionResults.some((test) => (test.failureMessages ?? []).length > 0)
              ? 'flaky'
              : 'passed',
        seconds: Math.max(0, endTime - startTime) / 1000,
      },
    ]),
  );
}

/** Counts the tests in a report of Jest or Vitest. A file that cannot run counts as one failed test. */
export function countJest(file: string): Count | undefined {
  const report = readJson(file) as
    | {
        numPassedTests: number;
        testResults: readonly TestFile[];
      }
    | undefined;
  if (!report) {
    return undefined;
  }
  // Not the report's own numbers: only Jest counts files that cannot run.
  const failures = failuresOf(report.testResults);
  return { passed: report.numPassedTests, failed: failures.length, failures };
}

/** Reads the report of one of this repository's scripts. */
export const countOwn = (file: string) => readJson(file) as Count | undefined;

/** The parts of Playwright's JSON report that are used here. */
export interface PlaywrightSuite {
  title: string;
  file?: string;
  suites?: readonly PlaywrightSuite[];
  specs?: readonly {
    title: string;
    tests: readonly {
      status: 'skipped' | 'expected' | 'unexpected' | 'flaky';
      annotations?: readonly { type: string; description?: string }[];
      results?: readonly { duration: number; error?: { message?: string } }[];
    }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number };
  suites: readonly PlaywrightSuite[];
}

/** Returns all tests of a suite, with their full titles. */
function testsOf(
  { title, suites = [], specs = [] }: PlaywrightSuite,
  above: readonly string[] = [],
): {
  name: string;
  status: string;
  duration: number;
  message?: string;
  /** Paths of the pages that it audits. */
  audited: readonly string[];
}[] {
  const titles = [...above, title].filter(Boolean);
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ status, results = [], annotations = [] }) => ({
        name: [...titles, spec.title].join(' › '),
        status,
        message: results.at(-1)?.error?.message,
        duration: results.reduce((sum, { duration }) => sum + duration, 0),
        audited: annotations
          .filter(({ type }) => type === AUDIT)
          .flatMap(({ description = '' }) => description.split(' ').filter(Boolean)),
      })),
    ),
    ...suites.flatMap((suite) => testsOf(suite, titles)),
  ];
}

/** Counts the tests in a Playwright report, and lists the flaky and failed ones. */
export function countPlaywright(file: string): Count | undefined {
  const report = readJson(file) as PlaywrightReport | undefined;
  if (!report) return undefined;
  const tests = report.suites.flatMap((suite) => testsOf(suite));
  return {
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected,
    flaky: tests.filter(({ status }) => status === 'flaky').map(({ name }) => name),
    failures: tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ name, message }) => describeFailure(name, message)),
  };
}

/** What Playwright calls results. */
const RESULTS: Readonly<Record<string, Outcome['result']>> = {
  expected: 'passed',
  flaky: 'flaky',
  unexpected: 'failed',
};

const GRAVITY = ['failed', 'flaky', 'passed'];
const byGravity = (a: string, b: string) => GRAVITY.indexOf(a) - GRAVITY.indexOf(b);

/** Adds the outcome of a test to that of a unit. */
function add(outcomes: Map<string, Outcome>, name: string, status: string, seconds: number): void {
  const before = outcomes.get(name);
  outcomes.set(name, {
    result:
      [before?.result ?? 'passed', RESULTS[status] ?? 'failed'].sort(byGravity)[0] ?? 'failed',
    seconds: (before?.seconds ?? 0) + seconds,
  });
}

const testsIn = (file: string) =>
  (readJson(file) as PlaywrightReport | undefined)?.suites.flatMap((suite) =>
    testsOf(suite)
      .filter(({ status }) => status !== 'skipped')
      .map((test) => ({ ...test, file: suite.file ?? suite.title })),
  ) ?? [];

/** Returns the outcomes of the audits of pages in a Playwright report, by path. A page may have several. */
export function auditsIn(file: string): ReadonlyMap<string, Outcome> {
  const outcomes = new Map<string, Outcome>();
  for (const { audited, status, duration } of testsIn(file)) {
    audited.forEach((name) => add(outcomes, name, status, duration / 1000 / audited.length));
  }
  return outcomes;
}

/** Returns the outcomes of the files of browser tests in a Playwright report, by path in the repository. */
export function playwrightFiles(file: string): ReadonlyMap<string, Outcome> {
  const outcomes = new Map<string, Outcome>();
  for (const test of testsIn(file)) {
    add(outcomes, `e2e/${test.file}`, test.status, test.duration / 1000);
  }
  return outcomes;
}

/**
 * Returns how long each browser test file took in seconds, including all retries, slowest first.
 *
 * @param file - A Playwright report.
 */
export function timesPlaywright(file: string): { spec: string; tests: number; seconds: number }[] {
  const report = readJson(file) as PlaywrightReport | undefined;
  return (report?.suites ?? [])
    .map((suite) => {
      const tests = testsOf(suite);
      return {
        spec: suite.file ?? suite.title,
        tests: tests.length,
        seconds: tests.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      };
    })
    .sort((a, b) => b.seconds - a.seconds);
}
