/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { currentVersion, type DocsVersion } from '../src/core/versions';

import {
  countVitest,
  coverageOf,
  coverageTable,
  findPages,
  oldSourcesOf,
  oldSourcesTable,
} from './claims';

let siteDir: string;
let version: DocsVersion;

const PAGES: Readonly<Record<string, string>> = {
  'react-data-grid/sorting/sorting.mdx': 'The default is `asc`. It never sorts without a model.\n',
  'react-data-grid/sorting/sorting.claims.tsx': "claim('The default is `asc`.', () => {});\n",
  'react-charts/sorting.mdx': 'Read on.\n',
  'api/data-grid/data-grid.mdx': 'Generated.\n',
};

beforeAll(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'claims-'));
  version = currentVersion(siteDir);
  Object.entries(PAGES).forEach(([name, text]) => {
    const file = path.join(siteDir, 'docs', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  });
});

afterAll(() => rmSync(siteDir, { recursive: true }));

const found = (...names: string[]) =>
  findPages(version, names).map((file) => path.relative(version.directory, file));

it('finds pages by file, folder, file of claims, route and end of the route', () => {
  const page = 'react-data-grid/sorting/sorting.mdx';
  const file = path.join(version.directory, page);
  expect(found(file)).toEqual([page]);
  expect(found(path.dirname(file))).toEqual([page]);
  expect(found(file.replace('.mdx', '.claims.tsx'))).toEqual([page]);
  expect(found('/x/react-data-grid/sorting/')).toEqual([page]);
  expect(found('data-grid/sorting')).toEqual([]);
  expect(found('sorting')).toEqual(['react-charts/sorting.mdx', page]);
});

it('takes all handwritten pages if none is named', () => {
  expect(found()).toHaveLength(2);
});

it('counts statements and claims, and lists the pages that miss most first', () => {
  const pages = findPages(version, []).map((file) => coverageOf(version, file));
  expect(pages).toContainEqual({
    version: 'current',
    id: 'react-data-grid/sorting/sorting',
    statements: 2,
    claims: 1,
    sourced: 0,
  });
  const lines = coverageTable(pages).split('\n');
  expect(lines[1]).toContain('react-data-grid/sorting/sorting');
  expect(lines.at(-1)).toMatch(/all\s+2\s+1\s+0\s+2 pages$/);
});

it('lists sources that were read more than a year ago', () => {
  const page = path.join(siteDir, 'docs/plans.mdx');
  writeFileSync(page, 'It costs money. It is old.\n');
  writeFileSync(
    page.replace('.mdx', '.claims.tsx'),
    `const BASE = 'https://example.com';
const checked = '2025-11-22';
sourced('It is old.', { url: \`\${BASE}/old\`, checked });
sourced('It costs money.', { url: BASE, checked: '2025-11-24' });
`,
  );
  const old = oldSourcesOf(page, new Date('2026-11-23'));
  expect(old).toMatchObject([
    { sentence: 'It is old.', url: 'https://example.com/old', checked: '2025-11-22' },
  ]);
  expect(oldSourcesTable(old)).toMatch(
    /^1 sources .*\n.*plans\.claims\.tsx:3 2025-11-22 It is old\./,
  );
  rmSync(page);
});

it('names a page that cannot be parsed', () => {
  const file = path.join(siteDir, 'docs/broken.mdx');
  writeFileSync(file, 'The {default is open.\n');
  expect(() => coverageOf(version, file)).toThrow(`${file}: `);
  rmSync(file);
});

it('counts a file that cannot run as a failure, and lists what passed on a retry', () => {
  const result = (status: string, fullName: string, failureMessages: string[] = []) => ({
    status,
    fullName,
    failureMessages,
  });
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      {
        name: '/docs/sorting/sorting.claims.tsx',
        status: 'passed',
        assertionResults: [result('passed', 'It sorts.'), result('passed', 'It waits.', ['late'])],
      },
      {
        name: '/docs/editing/editing.claims.tsx',
        status: 'failed',
        assertionResults: [result('failed', 'It edits.', ['It does not.'])],
      },
      {
        name: '/docs/export/export.claims.tsx',
        status: 'failed',
        message: 'No such module.',
        assertionResults: [],
      },
    ],
  };
  expect(countVitest(JSON.stringify(report))).toEqual({
    passed: 2,
    failed: 2,
    flaky: ['sorting.claims.tsx › It waits.'],
    testResults: report.testResults,
    failures: [
      'editing.claims.tsx › It edits.\n    It does not.',
      'export.claims.tsx\n    No such module.',
    ],
  });
});
