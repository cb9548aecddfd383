/*
 * `npm run docs:claims`: lists guides by statements about behavior that no claim proves, and sources that were read more
 * than a year ago.
 * `npm run docs:claims -- PAGE … [--version NAME] [--watch]`: runs the claims of pages in all versions or in one. PAGE
 * is a file or folder of the docs, or the end of one, such as `react-data-grid/sorting`.
 * `npm run docs:claims -- --all`: runs all claims. `--files FILE …`: runs those in files of claims. `--retries N` runs
 * failed ones up to N more times. `--json FILE` writes the counts of passed and failed ones, the failures, the names of
 * those that passed on a retry, and Vitest's results by file to FILE.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { docsFolders } from '../src/core/versions';
import { claimsOfPage, hasTests } from '../src/plugins/claims/check';
import { checkPages } from '../src/plugins/page-checks/check';

import {
  coverageOf,
  coverageTable,
  findPages,
  oldSourcesOf,
  oldSourcesTable,
  runVitest,
} from './claims';

const root = path.resolve(__dirname, '..');

function main(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      version: { type: 'string' },
      all: { type: 'boolean', default: false },
      files: { type: 'boolean', default: false },
      watch: { type: 'boolean', default: false },
      // While writing, the first try counts.
      retries: { type: 'string', default: '0' },
      json: { type: 'string' },
    },
  });
  const all = docsFolders(root);
  const versions = all.filter(
    ({ name }) => values.version === undefined || name === values.version,
  );
  if (versions.length === 0) {
    throw new Error(
      `--version must be one of ${all.map(({ name }) => name).join(', ')}; found "${values.version}".`,
    );
  }
  const pages = versions.flatMap((version) =>
    findPages(version, positionals).map((file) => ({ version, file })),
  );
  if (pages.length === 0) {
    throw new Error(
      `No page matches ${positionals.map((positional) => `"${positional}"`).join(', ')}. Use a path such as docs/react-data-grid/sorting/sorting.mdx, or its end: react-data-grid/sorting.`,
    );
  }
  if (positionals.length === 0 && !values.all) {
    console.log(coverageTable(pages.map(({ version, file }) => coverageOf(version, file))));
    console.log(oldSourcesTable(pages.flatMap(({ file }) => oldSourcesOf(file, new Date()))));
    return 0;
  }
  // Titles first: a claim of a sentence that isn't on the page proves nothing. `npm test` checks them with the pages.
  const titles =
    values.all || values.files
      ? []
      : versions.flatMap((version) => {
          const files = pages.filter((page) => page.version === version).map(({ file }) => file);
          return files.length > 0
            ? checkPages(version, { only: files }).problems.filter(({ file }) =>
                file.endsWith('.claims.tsx'),
              )
            : [];
        });
  titles.forEach(({ file, line, column, message, fix }) =>
    console.error(`${file}:${line}:${column} ${message}${fix === undefined ? '' : ` ${fix}`}`),
  );

  const filters = values.files
    ? positionals.map((file) => path.resolve(file))
    : pages
        .flatMap(({ file }) => [...claimsOfPage(file)])
        .filter(([, code]) => hasTests(code))
        .map(([file]) => file);
  if (filters.length === 0) {
    console.log('These pages have no claims to run.');
    return titles.length > 0 ? 1 : 0;
  }
  const { status, run } = runVitest([
    values.watch ? 'watch' : 'run',
    `--retry=${values.retries}`,
    ...versions
      .map(({ directory }) => path.basename(directory))
      .flatMap((name) => [`--project=${name}`, `--project=${name} *`]),
    ...filters,
  ]);
  const count = {
    passed: run?.passed ?? 0,
    failed: (run?.failed ?? 1) + titles.length,
    flaky: run?.flaky ?? [],
    testResults: run?.testResults ?? [],
    failures: [
      ...(run?.failures ?? []),
      ...titles.map(({ file, message }) => `${file}: ${message}`),
    ],
  };
  // For example an error outside a test, or a browser that doesn't start.
  if (status !== 0 && count.failed === 0) {
    count.failed = 1;
    count.failures.push(`Vitest failed outside a test (exit code ${status}). See its output.`);
  }
  count.flaky.forEach((name) => console.log(`Passed on retry: ${name}`));
  count.failures.forEach((failure) => console.error(`Failed: ${failure.split('\n', 1)[0]}`));
  console.log(`${count.passed} passed, ${count.failed} failed`);
  if (values.json !== undefined) {
    writeFileSync(values.json, JSON.stringify(count));
  }
  return count.failed > 0 ? 1 : 0;
}

try {
  process.exitCode = main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
