import { existsSync, readFileSync } from 'node:fs';

/** How many tests of a check passed and failed. */
export interface Count {
  passed: number;
  failed: number;
  /** Names of tests that passed on a retry. They are also counted as passed. */
  flaky?: readonly string[];
}

/** Reads a report that a check has written. Returns `undefined` if there is none. */
function readJson(file: string): unknown {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as unknown) : undefined;
}

/** Counts the tests in a Jest report. A file that cannot run counts as one failed test. */
export function countJest(file: string): Count | undefined {
  const report = readJson(file) as
    | { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number }
    | undefined;
  return (
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    }
  );
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
      results?: readonly { duration: number }[];
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
): { name: string; status: string; duration: number }[] {
  const path = [...above, title].filter(Boolean);
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ status, results = [] }) => ({
        name: [...path, spec.title].join(' › '),
        status,
        duration: results.reduce((sum, { duration }) => sum + duration, 0),
      })),
    ),
    ...suites.flatMap((suite) => testsOf(suite, path)),
  ];
}

/** Counts the tests in a Playwright report, and lists the flaky ones. */
export function countPlaywright(file: string): Count | undefined {
  const report = readJson(file) as PlaywrightReport | undefined;
  return (
    report && {
      passed: report.stats.expected + report.stats.flaky,
      failed: report.stats.unexpected,
      flaky: report.suites
        .flatMap((suite) => testsOf(suite))
        .filter(({ status }) => status === 'flaky')
        .map(({ name }) => name),
    }
  );
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
    .sort((one, other) => other.seconds - one.seconds);
}
