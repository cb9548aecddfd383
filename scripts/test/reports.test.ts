/** @jest-environment node */
import path from 'node:path';

import { temporaryFolder, writeFiles } from '@site/scripts/jest/files';

import { countJest, countPlaywright, timesPlaywright } from './reports';

const folder = temporaryFolder();

/** In color, and longer than what is repeated. */
const ERROR = [
  '\u001b[31mNot found\u001b[39m',
  ...Array.from({ length: 20 }, (_, n) => `${n}`),
].join('\n');

const test = (title: string, status: string, ...durations: number[]) => ({
  title,
  tests: [
    {
      status,
      results: durations.map((duration) => ({ duration, error: { message: ERROR } })),
    },
  ],
});

/** In the format of Playwright's JSON reporter. */
const PLAYWRIGHT = {
  stats: { expected: 2, flaky: 1, unexpected: 1, skipped: 0 },
  suites: [
    { title: 'code.spec.ts', file: 'code.spec.ts', specs: [test('copies', 'expected', 1000)] },
    {
      title: 'ads.spec.ts',
      file: 'ads.spec.ts',
      specs: [test('is empty', 'expected', 500)],
      suites: [
        {
          title: 'JSON',
          file: 'ads.spec.ts',
          specs: [test('is slow', 'flaky', 4000, 2000), test('is hostile', 'unexpected', 1, 1)],
        },
      ],
    },
  ],
};

const report = (content: object) => {
  writeFiles(folder(), { 'report.json': JSON.stringify(content) });
  return path.join(folder(), 'report.json');
};

it('counts flaky tests as passed, and lists them and the failures', () => {
  expect(countPlaywright(report(PLAYWRIGHT))).toEqual({
    passed: 3,
    failed: 1,
    flaky: ['ads.spec.ts › JSON › is slow'],
    failures: [
      expect.stringMatching(
        /^ads\.spec\.ts › JSON › is hostile\n {4}Not found\n(?: {4}\d+\n?){11}$/,
      ),
    ],
  });
});

it('adds up the time of all tries by file', () => {
  expect(timesPlaywright(report(PLAYWRIGHT))).toEqual([
    { spec: 'ads.spec.ts', tests: 3, seconds: 6.502 },
    { spec: 'code.spec.ts', tests: 1, seconds: 1 },
  ]);
});

it.each([
  ['Jest', { numRuntimeErrorTestSuites: 1 }],
  ['Vitest', {}],
])('counts a file that fails to run as failed in a report of %s', (_name, ofRunner) => {
  const file = report({
    ...ofRunner,
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      { name: '/src/a.test.ts', status: 'failed', message: 'No such module', assertionResults: [] },
      {
        name: '/src/b.test.ts',
        status: 'failed',
        message: 'all messages',
        assertionResults: [
          { status: 'passed', fullName: 'sorts', failureMessages: [] },
          { status: 'failed', fullName: 'filters', failureMessages: ['2 rows'] },
        ],
      },
    ],
  });
  expect(countJest(file)).toEqual({
    passed: 3,
    failed: 2,
    failures: ['a.test.ts\n    No such module', 'b.test.ts › filters\n    2 rows'],
  });
});

it('returns nothing for a missing report', () => {
  expect(countPlaywright(path.join(folder(), 'none.json'))).toBeUndefined();
});
