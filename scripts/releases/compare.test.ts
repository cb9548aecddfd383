import type { Claim } from '../../src/plugins/claims/check';
import type { TestFile } from '../test/reports';

import {
  bisect,
  changesIn,
  changesReport,
  compileErrorsIn,
  judge,
  withoutUndecided,
} from './compare';
import { tolerateMissingExports } from './missingExports';
import { packagesOfRelease, releasesBetween } from './workspace';

const claimAt = (line: number, sentence: string, kind: Claim['kind'] = 'run'): Claim => ({
  sentence,
  kind,
  line,
  column: 1,
});

/** A run of a file: the errors of its tests by sentence, or undefined for those that pass. */
const run = (tests: Readonly<Record<string, string | undefined>>): TestFile => ({
  name: '/pages/sorting/sorting.claims.tsx',
  status: Object.values(tests).some(Boolean) ? 'failed' : 'passed',
  startTime: 0,
  endTime: 1,
  assertionResults: Object.entries(tests).map(([fullName, message]) => ({
    fullName,
    status: message === undefined ? 'passed' : 'failed',
    failureMessages: message === undefined ? [] : [message],
  })),
});

const CLAIMS = [
  claimAt(10, 'Sorting is on.'),
  claimAt(20, 'Empty values come last.'),
  claimAt(30, 'It costs nothing.', 'sourced'),
];

describe('judge', () => {
  it('finds what fails, with the first line of its error', () => {
    const result = run({
      'Sorting is on.': undefined,
      'Empty values come last.': '\u001B[31mexpected 1 to be 2\u001B[39m\n  at line 21',
    });
    expect(judge(CLAIMS, result, [])).toEqual([
      { sentence: 'Sorting is on.', line: 10, fate: 'true' },
      {
        sentence: 'Empty values come last.',
        line: 20,
        fate: 'false',
        message: 'expected 1 to be 2',
      },
    ]);
  });

  it('calls what passes on another try flaky', () => {
    const result = run({ 'Sorting is on.': undefined, 'Empty values come last.': 'late' });
    const assertionResults = result.assertionResults.map((test) => ({ ...test, status: 'passed' }));
    const [, verdict] = judge(CLAIMS, { ...result, assertionResults }, []);
    expect(verdict).toMatchObject({ fate: 'flaky', message: 'late' });
  });

  it('assigns errors of the compiler to the test that they are in', () => {
    const errors = compileErrorsIn(
      [
        "sorting/sorting.claims.tsx(22,5): error TS2305: Module '\"@mui/x-data-grid\"' has no exported member 'gone'.",
        'Found 1 error.',
      ].join('\n'),
    );
    expect(
      judge(CLAIMS, run({ 'Sorting is on.': undefined, 'Empty values come last.': 'x' }), errors),
    ).toEqual([
      { sentence: 'Sorting is on.', line: 10, fate: 'true' },
      expect.objectContaining({
        fate: 'gone',
        message: "TS2305: Module '\"@mui/x-data-grid\"' has no exported member 'gone'.",
      }),
    ]);
  });

  it('takes all sentences of a file that cannot run for false', () => {
    const broken = { ...run({}), status: 'failed', message: 'Failed to resolve import' };
    expect(judge(CLAIMS, broken, []).map(({ fate, message }) => [fate, message])).toEqual([
      ['false', 'Failed to resolve import'],
      ['false', 'Failed to resolve import'],
    ]);
  });
});

it('reports what is not true, by kind, with its test', () => {
  const verdicts = judge(
    CLAIMS,
    run({ 'Sorting is on.': 'expected off to be on', 'Empty values come last.': undefined }),
    [],
  );
  const changes = changesIn(new Map([['sorting/sorting.claims.tsx', verdicts]])).map((change) => ({
    ...change,
    since: '8.20.0',
  }));
  expect(changesReport('8.12.1', '8.29.5', changes, 2)).toBe(
    [
      '2 sentences of 8.12.1 on 8.29.5:',
      '1 false',
      '  sorting/sorting.claims.tsx:10 Sorting is on. (since 8.20.0)',
      '    expected off to be on',
      '0 about an API that it lacks',
      '0 true only when run again',
      '0 whose tests also fail on their own release here',
    ].join('\n'),
  );
});

describe('tolerateMissingExports', () => {
  const rewrite = (code: string) => tolerateMissingExports('sorting.claims.tsx', code);

  it('makes names of the compared packages optional, on the same lines', () => {
    expect(
      rewrite(
        "import { render } from 'x';\nimport {\n  DataGrid as Grid,\n  type GridColDef,\n  gone,\n} from '@mui/x-data-grid';\nconst a = 1;",
      ),
    ).toBe(
      "import { render } from 'x';\nimport * as release1 from '@mui/x-data-grid'; const { DataGrid: Grid, gone: gone } = release1;\n\n\n\n\nconst a = 1;",
    );
  });

  it('keeps a default import', () => {
    expect(rewrite("import Grid, { gone } from '@mui/x-data-grid/DataGrid';")).toBe(
      "import * as release0 from '@mui/x-data-grid/DataGrid'; import Grid from '@mui/x-data-grid/DataGrid'; const { gone: gone } = release0;",
    );
  });

  it.each([
    "import { Button } from '@mui/material';",
    "import type { GridColDef } from '@mui/x-data-grid';",
    "import { type GridColDef } from '@mui/x-data-grid';",
    "import * as all from '@mui/x-data-grid';",
  ])('leaves %s', (code) => {
    expect(rewrite(code)).toBeUndefined();
  });
});

it('says nothing about sentences whose tests fail on their own release, too', () => {
  const failed = run({ 'Sorting is on.': 'no grid', 'Empty values come last.': 'came first' });
  const alone = run({ 'Sorting is on.': 'no grid', 'Empty values come last.': undefined });
  const verdicts = withoutUndecided(judge(CLAIMS, failed, []), judge(CLAIMS, alone, []));
  expect(verdicts.map(({ fate }) => fate)).toEqual(['undecided', 'false']);
  expect(withoutUndecided(verdicts, [])).toEqual(verdicts);
});

it('finds the release since which each sentence is false, with few runs', () => {
  const releases = ['8.13.0', '8.14.0', '8.14.1', '8.15.0', '8.16.0', '8.17.0', '8.18.0'];
  const broken = { first: '8.13.0', middle: '8.15.0', same: '8.15.0', last: '8.18.0' };
  const runs: string[] = [];
  const found = bisect(
    Object.keys(broken) as (keyof typeof broken)[],
    releases,
    (release, items) => {
      runs.push(release);
      return items.filter((item) => releases.indexOf(broken[item]) <= releases.indexOf(release));
    },
  );
  expect(Object.fromEntries(found)).toEqual(broken);
  expect(new Set(runs).size).toBe(runs.length);
  expect(bisect([], releases, () => []).size).toBe(0);
});

describe('packagesOfRelease', () => {
  const versions: Readonly<Record<string, readonly string[]>> = {
    '@mui/x-data-grid': ['7.29.0', '8.12.0', '8.12.1', '8.13.0'],
    '@mui/x-date-pickers': ['8.12.0', '8.13.0'],
    '@mui/x-charts': ['8.11.0', '8.12.0', '8.12.1-beta.0', '8.13.0'],
    '@mui/x-tree-view': ['8.12.0', '9.0.0'],
  };
  const versionsOf = (name: string) => versions[name] ?? [];

  it('takes the newest version of a package that has none of that number', () => {
    expect(packagesOfRelease('8.12.1', versionsOf)).toEqual({
      '@mui/x-data-grid': '8.12.1',
      '@mui/x-date-pickers': '8.12.0',
      '@mui/x-charts': '8.12.0',
      '@mui/x-tree-view': '8.12.0',
    });
  });

  it.each([
    ['8.x', 'A release must be a version such as 8.29.5; found "8.x".'],
    ['8.12.7', 'No documented package has a stable version 8.12.7. The newest until then:'],
    ['6.0.0', '@mui/x-data-grid has no stable version up to 6.0.0 of the same major.'],
  ])('refuses %s', (release, message) => {
    expect(() => packagesOfRelease(release, versionsOf)).toThrow(message);
  });

  it('lists the releases of any package in between', () => {
    expect(releasesBetween('8.11.0', '8.13.0', versionsOf)).toEqual(['8.12.0', '8.12.1', '8.13.0']);
  });
});
