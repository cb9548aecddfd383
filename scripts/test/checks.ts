import path from 'node:path';

import type { Plan } from './affected';
import { countJest, countOwn, countPlaywright, type Count } from './reports';

/** A command of `npm test`, and how its tests are counted. */
export interface Check {
  name: string;
  command: readonly string[];
  /** Reads the report that the command has written. If omitted, the command counts as one test. */
  count?: () => Count | undefined;
  /** Name of a check that has to pass before this one can run. */
  needs?: string;
  env?: Readonly<Record<string, string>>;
}

/** Options of {@link checksFor}. */
export interface CheckOptions {
  root: string;
  /** Folder for the reports. */
  results: string;
  /** Path of the browser for the tests. */
  chromium: string;
  cutVersions: readonly string[];
  /** Memory of the machine in bytes. */
  memory: number;
}

/** Memory in bytes that a machine needs to build with the bundler's cache, which takes up to 6 GB. */
const MEMORY_FOR_BUNDLER_CACHE = 12e9;

/**
 * For the check of all code blocks, which collects garbage for a fifth of its time with the default size of V8's young
 * generation.
 */
const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim();

/** The checks that run, and those that do not. */
export interface Checks {
  /**
   * Checks that keep little more than one core busy, so two run at a time. The longest come first, and the build before
   * all others, because it uses the most memory and should not run beside the second most.
   */
  independent: Check[];
  /** Checks that use the whole machine, in order, after the independent ones. */
  consecutive: Check[];
  /** What is skipped and why, one line each. */
  skipped: string[];
}

/** Path of the browser tests' report. */
export const playwrightReport = (results: string) => path.join(results, 'playwright.json');

/** The project of pages that show several date libraries. */
const DATE_LIBRARIES = 'tsconfig.dateLibraries.json';

/**
 * Returns the checks of `npm test`.
 *
 * @param plan - What a change needs. Default: everything.
 */
export function checksFor(
  { root, results, chromium, cutVersions, memory }: CheckOptions,
  plan: Plan | undefined,
): Checks {
  const bin = (name: string) => path.join(root, 'node_modules/.bin', name);
  // The compiler in Go. The packages `typescript` and `typescript-7` both have a command `tsc`.
  const tsc = path.join(root, 'node_modules/typescript-7/bin/tsc');
  const jestReport = path.join(results, 'jest.json');
  const docsReport = path.join(results, 'docs.json');
  const claimsReport = path.join(results, 'claims.json');
  const migrationsReport = path.join(results, 'migrations.json');
  const templatesReport = path.join(results, 'templates.json');
  const markdownReport = path.join(results, 'markdown.json');
  const searchReport = path.join(results, 'search.json');
  const selected = plan?.everything === undefined ? plan : undefined;
  const skipped: string[] = [];

  /**
   * Keeps a check or leaves it out, and notes what is skipped.
   *
   * @param isNeeded - Whether the plan needs it.
   * @param why - What is skipped, and why.
   */
  const choose = (check: Check, isNeeded: boolean, why: string): Check[] => {
    if (selected && why !== '') {
      skipped.push(`${check.name}: ${why}`);
    }
    return selected && !isNeeded ? [] : [check];
  };

  const unit = selected?.needs.unit ?? [];
  const docs = selected?.needs.docs ?? [];
  const hasAllDocs = selected?.needs.allDocs === true;
  const migrations = docs.filter((page) => page.includes('/migration/'));
  const claims = selected?.needs.claims ?? [];
  const hasAllClaims = selected?.needs.allClaims === true;
  const templates = selected?.needs.templates ?? [];
  const hasAllTemplates = selected?.needs.allTemplates === true;
  const types = selected?.needs.types ?? [];
  const build = selected?.needs.build === true;
  const claimsCheck = choose(
    {
      name: 'claims',
      command: [
        bin('jiti'),
        'scripts/docsClaims.ts',
        '--json',
        claimsReport,
        '--retries=1',
        ...(selected && !hasAllClaims ? claims : ['--all']),
      ],
      count: () => countOwn(claimsReport),
      env: { CHROME_PATH: chromium },
    },
    hasAllClaims || claims.length > 0,
    hasAllClaims ? '' : "claims of pages that haven't changed",
  );
  // The claims of all pages open four pages of the browser at a time. Those of a few pages are as small as other checks.
  const hasFewClaims = selected !== undefined && !hasAllClaims;
  const independent = [
    ...choose(
      {
        name: 'build',
        command: ['npm', 'run', 'build'],
        // In a run of everything, there is nothing to reuse.
        ...(selected && memory >= MEMORY_FOR_BUNDLER_CACHE ? { env: { BUNDLER_CACHE: 'on' } } : {}),
      },
      build,
      build ? '' : 'nothing that changed is in the built site',
    ),
    ...(hasFewClaims ? claimsCheck : []),
    ...choose(
      {
        name: 'unit tests',
        command: [
          bin('jest'),
          '--json',
          `--outputFile=${jestReport}`,
          ...(selected ? ['--passWithNoTests', '--findRelatedTests', ...unit] : []),
        ],
        count: () => countJest(jestReport),
      },
      unit.length > 0,
      unit.length > 0
        ? 'those that import no changed file and read none from disk'
        : 'no test imports or reads a changed file',
    ),
    ...choose(
      {
        name: 'lint',
        command: [
          bin('oxlint'),
          ...(selected ? ['--no-error-on-unmatched-pattern', ...selected.lint] : ['.']),
        ],
      },
      (selected?.lint.length ?? 0) > 0,
      "files that haven't changed",
    ),
    ...choose(
      {
        name: 'docs',
        command: [
          bin('jiti'),
          'scripts/docsCheck.ts',
          '--json',
          docsReport,
          ...(selected && !hasAllDocs ? docs.flatMap((page) => ['--page', page]) : []),
        ],
        count: () => countOwn(docsReport),
        env: { NODE_OPTIONS },
      },
      hasAllDocs || docs.length > 0,
      hasAllDocs ? '' : "code and names of pages that haven't changed",
    ),
    ...choose(
      {
        name: 'migration guides',
        command: [
          bin('jiti'),
          'scripts/docsMigrations.ts',
          '--json',
          migrationsReport,
          ...(selected && !hasAllDocs ? migrations : []),
        ],
        count: () => countOwn(migrationsReport),
      },
      hasAllDocs || migrations.length > 0,
      hasAllDocs ? '' : "guides that haven't changed",
    ),
    ...choose(
      {
        name: 'templates',
        command: [
          bin('vitest'),
          'run',
          '--config=src/plugins/templates/runner/vitest.config.ts',
          '--maxWorkers=1',
          '--retry=1',
          '--reporter=json',
          `--outputFile=${templatesReport}`,
          ...(selected && !hasAllTemplates ? templates : []),
        ],
        count: () => countJest(templatesReport),
      },
      hasAllTemplates || templates.length > 0,
      hasAllTemplates ? '' : "tests of templates that haven't changed",
    ),
    ...choose(
      { name: 'types', command: [tsc] },
      types.includes('site'),
      types.includes('site') ? '' : 'no TypeScript of the site changed',
    ),
    // Pages about several date libraries: see docs/react-date-pickers/dateLibraries.d.ts.
    ...choose(
      { name: 'types of date libraries', command: [tsc, '-p', DATE_LIBRARIES] },
      types.includes('site'),
      '',
    ),
    // Each cut version has its own packages.
    ...cutVersions.flatMap((name) =>
      choose(
        {
          name: `types of ${name}`,
          command: [tsc, '--noEmit', '-p', `versioned_docs/version-${name}`],
        },
        types.includes(name),
        types.includes(name) ? '' : 'no TypeScript of this version changed',
      ),
    ),
    ...cutVersions.flatMap((name) =>
      choose(
        {
          name: `types of date libraries in ${name}`,
          command: [
            tsc,
            '--noEmit',
            '-p',
            path.join('versioned_docs', `version-${name}`, DATE_LIBRARIES),
          ],
        },
        types.includes(name),
        '',
      ),
    ),
    ...choose(
      {
        name: 'format',
        command: [
          bin('prettier'),
          '--check',
          '--log-level=warn',
          ...(selected ? ['--ignore-unknown', ...selected.format] : ['.']),
        ],
      },
      (selected?.format.length ?? 0) > 0,
      "files that haven't changed",
    ),
    ...choose(
      { name: 'API pages', command: [bin('jiti'), 'scripts/docsApi.ts', '--check'] },
      selected?.needs.apiPages === true,
      selected?.needs.apiPages ? '' : 'no page and no part of the API reference changed',
    ),
    ...choose(
      { name: 'licenses', command: [bin('jiti'), 'scripts/supplyChain/checkLicenses.ts'] },
      // A changed lockfile runs everything.
      false,
      "packages haven't changed",
    ),
    ...choose(
      // A cycle may consist of files that have not changed, so all files are read.
      { name: 'import cycles', command: ['npm', 'run', '--silent', 'check:cycles'] },
      (selected?.lint.length ?? 0) > 0,
      (selected?.lint.length ?? 0) > 0 ? '' : 'no code changed',
    ),
    ...choose(
      {
        name: 'search',
        needs: 'build',
        command: [bin('jiti'), 'scripts/searchCheck.ts', '--json', searchReport],
        count: () => countOwn(searchReport),
      },
      build,
      build ? '' : 'nothing was built',
    ),
    ...choose(
      {
        name: 'Markdown pages',
        needs: 'build',
        command: [bin('jiti'), 'scripts/markdownCheck.ts', '--json', markdownReport],
        count: () => countOwn(markdownReport),
      },
      build,
      build ? '' : 'nothing was built',
    ),
  ];

  const browser = selected?.playwright ?? [];
  const files = browser.filter((argument) => !/:\d+$/.test(argument));
  const pages = selected?.needs.pages ?? [];
  const consecutive = [
    ...(hasFewClaims ? [] : claimsCheck),
    ...choose(
      {
        name: 'browser tests',
        needs: 'build',
        command: [
          bin('playwright'),
          'test',
          '--config=e2e/playwright.config.ts',
          ...browser.map((argument) => `e2e/${argument}`),
        ],
        count: () => countPlaywright(playwrightReport(results)),
        env: {
          CHROME_PATH: chromium,
          PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport(results),
          ...(selected && !selected.needsServicesSite ? { E2E_WITHOUT_SERVICES: '1' } : {}),
          ...(selected && !selected.needs.allPages ? { E2E_PAGES: pages.join(',') } : {}),
        },
      },
      browser.length > 0,
      browser.length > 0
        ? `files other than ${files.join(', ') || 'none'}: they name no changed page and test no changed feature`
        : 'nothing that changed is in the built site',
    ),
  ];
  if (selected && browser.length > 0 && !selected.needs.allPages) {
    skipped.push(`pages in the browser: all but ${pages.length > 0 ? pages.join(', ') : 'none'}`);
  }
  return { independent, consecutive, skipped };
}
