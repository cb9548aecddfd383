import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { auditGroupOf } from '../../e2e/auditedPages';
import { inputsFile } from '../jest/reads.cjs';

import type { Outcome, Unit } from './ledger';
import {
  auditsIn,
  countJest,
  countOwn,
  countPlaywright,
  filesIn,
  playwrightFiles,
  type Count,
} from './reports';
import {
  AUDITS,
  auditUnits,
  browserTestUnits,
  claimsUnits,
  codeCheckUnit,
  codeUnits,
  formatUnits,
  migrationUnits,
  searchCheckUnit,
  templateUnits,
  unitTestUnits,
  type BrowserTest,
  type Repository,
} from './units';

/** The part of a check that is recorded in the ledger. */
export interface Recorded {
  /** Kinds of its units, for the summary: `files of claims`. */
  what: string;
  /** Finds all units. Called when the check could start, because the audits of pages depend on the build. */
  find: (repository: Repository) => Promise<Unit[]>;
  /** Returns arguments and variables that restrict the command to some units. Not called without any. */
  only: (units: readonly Unit[]) => {
    args?: readonly string[];
    env?: Readonly<Record<string, string>>;
  };
  /** Reads the outcome of each unit from the report. If omitted, they all have the outcome of the command. */
  outcomes?: () => (unit: Unit) => Outcome | undefined;
  /**
   * Returns what distinguishes a unit from others, if it can be deferred: if a change affects very many of these units,
   * some of each group run. Default: all run.
   */
  groupOf?: (unit: Unit) => string | undefined;
  /** From this number of units, the check keeps all cores busy. Default: never. */
  wideFrom?: number;
}

/** A command of `npm test`, and how its tests are counted. */
export interface Check {
  name: string;
  command: readonly string[];
  /** Reads the report that the command has written. If omitted, the command counts as one test. */
  count?: () => Count | undefined;
  /** Name of a check that has to pass before this one can run. */
  needs?: string;
  env?: Readonly<Record<string, string>>;
  /** What the ledger records of it. If omitted, it always runs. */
  recorded?: Recorded;
}

/** Options of {@link checksOf}. */
export interface CheckOptions {
  root: string;
  /** Folder for the reports. */
  results: string;
  /** Path of the browser for the tests. */
  chromium: string;
  cutVersions: readonly string[];
}

/**
 * For the check of all code blocks, which collects garbage for a fifth of its time with the default size of V8's young
 * generation.
 */
const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim();

/** Path of the browser tests' report. */
export const playwrightReport = (results: string) => path.join(results, 'playwright.json');

/** Folder in which browser tests note what they visit. */
export const visitsFolder = (results: string) => path.join(results, 'visits');

/** The project of pages that show several date libraries. */
const DATE_LIBRARIES = 'tsconfig.dateLibraries.json';

/** Records a check that is one unit. */
const asOne = (what: string, find: Recorded['find']): Pick<Check, 'recorded'> => ({
  recorded: { what, find, only: () => ({}) },
});

/** Records a check of all code. */
const ofCode = (name: string) =>
  asOne('checks of all code', (repository) => Promise.resolve(codeCheckUnit(repository, name)));

/** Path of a unit's file, relative to the repository. */
const fileOf = ({ folder, name }: Unit) => path.posix.join(folder, name);

/** Returns the paths of commands and reports. */
function toolsOf({ root, results }: CheckOptions) {
  const bin = (name: string) => path.join(root, 'node_modules/.bin', name);
  const report = (name: string) => path.join(results, `${name}.json`);
  const script = (name: string, ...args: string[]) => [bin('jiti'), `scripts/${name}.ts`, ...args];
  /** Reads the outcomes of files in a report of Jest or Vitest. */
  const outcomesIn = (file: string) => () => {
    const files = filesIn(file);
    return (unit: Unit) => files.get(path.join(root, fileOf(unit)));
  };
  /** Each test file fails if it reads what isn't among its inputs (scripts/jest/reads.cjs). Returns their folder. */
  const writeInputs = (units: readonly Unit[]): string => {
    const folder = path.join(results, 'unit-inputs');
    mkdirSync(folder, { recursive: true });
    for (const unit of units) {
      writeFileSync(path.join(folder, inputsFile(fileOf(unit))), (unit.inputs ?? []).join('\n'));
    }
    return folder;
  };
  return { bin, report, script, outcomesIn, writeInputs };
}

/** Tests and checks that report on files or pages, so that only those which are affected run. */
function checksOfFiles(options: CheckOptions): Check[] {
  const { root, chromium } = options;
  const { bin, report, script, outcomesIn, writeInputs } = toolsOf(options);
  return [
    {
      name: 'unit tests',
      command: [bin('jest'), '--json', `--outputFile=${report('jest')}`],
      count: () => countJest(report('jest')),
      recorded: {
        what: 'unit test files',
        find: unitTestUnits,
        only: (units) => ({
          args: ['--runTestsByPath', ...units.map(fileOf)],
          env: { UNIT_INPUTS: writeInputs(units) },
        }),
        outcomes: outcomesIn(report('jest')),
      },
    },
    {
      name: 'code in pages',
      command: script('docsCheck', '--only', 'code', '--json', report('code')),
      count: () => countOwn(report('code')),
      env: { NODE_OPTIONS },
      recorded: {
        what: 'pages with code',
        find: codeUnits,
        only: (units) => ({ args: units.flatMap((unit) => ['--page', fileOf(unit)]) }),
      },
    },
    {
      name: 'templates',
      command: [
        bin('vitest'),
        'run',
        '--config=src/plugins/templates/runner/vitest.config.ts',
        '--maxWorkers=1',
        '--retry=1',
        '--reporter=json',
        `--outputFile=${report('templates')}`,
      ],
      count: () => countJest(report('templates')),
      recorded: {
        what: 'test files of templates',
        find: templateUnits,
        only: (units) => ({ args: units.map((unit) => path.join(root, fileOf(unit))) }),
        outcomes: outcomesIn(report('templates')),
      },
    },
    {
      name: 'migration guides',
      command: script('docsMigrations', '--json', report('migrations')),
      count: () => countOwn(report('migrations')),
      recorded: {
        what: 'migration guides',
        find: migrationUnits,
        only: (units) => ({ args: units.map(fileOf) }),
      },
    },
    {
      name: 'claims',
      command: script('docsClaims', '--json', report('claims'), '--retries=1'),
      count: () => countOwn(report('claims')),
      env: { CHROME_PATH: chromium },
      recorded: {
        what: 'files of claims',
        find: claimsUnits,
        only: (units) => ({
          args: ['--files', ...units.map(fileOf)],
          env: { UNIT_INPUTS: writeInputs(units) },
        }),
        outcomes: outcomesIn(report('claims')),
        wideFrom: 30,
      },
    },
  ];
}

/** Type checks of the site and of each cut version, which has its own packages. */
function typeChecks({ root, cutVersions }: CheckOptions): Check[] {
  // The compiler in Go. The packages `typescript` and `typescript-7` both have a command `tsc`.
  const tsc = path.join(root, 'node_modules/typescript-7/bin/tsc');
  return [
    { name: 'types', command: [tsc], ...ofCode('types') },
    // Pages about several date libraries: see docs/react-date-pickers/dateLibraries.d.ts.
    {
      name: 'types of date libraries',
      command: [tsc, '-p', DATE_LIBRARIES],
      ...ofCode('types of date libraries'),
    },
    {
      name: 'types of pages without versions',
      command: [tsc, '--noEmit', '-p', 'unversioned_docs'],
      ...ofCode('types of pages without versions'),
    },
    ...cutVersions.flatMap((version): Check[] => {
      const folder = `versioned_docs/version-${version}`;
      return [
        {
          name: `types of ${version}`,
          command: [tsc, '--noEmit', '-p', folder],
          ...ofCode(`types of ${version}`),
        },
        {
          name: `types of date libraries in ${version}`,
          command: [tsc, '--noEmit', '-p', `${folder}/${DATE_LIBRARIES}`],
          ...ofCode(`types of date libraries in ${version}`),
        },
      ];
    }),
  ];
}

/** Tests of the build in a browser. */
const browserTests = (root: string, results: string, chromium: string): Check => ({
  name: 'browser tests',
  needs: 'build',
  command: [
    path.join(root, 'node_modules/.bin/playwright'),
    'test',
    '--config=e2e/playwright.config.ts',
  ],
  count: () => countPlaywright(playwrightReport(results)),
  env: { CHROME_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport(results) },
  recorded: {
    what: 'audits of pages and files of browser tests',
    find: async (repository) => [
      ...(await auditUnits(repository)),
      ...(await browserTestUnits(repository)),
    ],
    only: (units) => {
      const audits = units.filter(({ kind }) => kind === 'page');
      const tests = units.filter((unit): unit is BrowserTest => unit.kind === 'browser');
      const visits = visitsFolder(results);
      mkdirSync(visits, { recursive: true });
      return {
        args: [...tests.map(({ name }) => name), ...(audits.length > 0 ? AUDITS : [])],
        env: {
          E2E_PAGES: audits.map(({ name }) => name).join(),
          E2E_VISITS: visits,
          ...(tests.some(({ needsServices }) => needsServices)
            ? {}
            : { E2E_WITHOUT_SERVICES: '1' }),
        },
      };
    },
    outcomes: () => {
      const audits = auditsIn(playwrightReport(results));
      const files = playwrightFiles(playwrightReport(results));
      return ({ kind, name }) => (kind === 'page' ? audits : files).get(name);
    },
    groupOf: ({ kind, name }) => (kind === 'page' ? auditGroupOf(name) : undefined),
    wideFrom: 1,
  },
});

/** The check of formatting. */
const formatCheck = (root: string): Check => ({
  name: 'format',
  command: [
    path.join(root, 'node_modules/.bin/prettier'),
    '--check',
    '--log-level=warn',
    '--cache',
    '--cache-strategy=content',
    `--cache-location=${path.join(root, '.cache/prettier')}`,
    '--no-error-on-unmatched-pattern',
    '--ignore-unknown',
  ],
  recorded: {
    what: 'folders',
    find: (repository) => Promise.resolve(formatUnits(repository)),
    only: (units) => ({ args: units.flatMap(({ inputs = [] }) => inputs) }),
  },
});

/**
 * Returns the checks of `npm test`, in the order in which they start. The build comes first, because others need it. The
 * longest of the others come before the shorter ones.
 */
export function checksOf(options: CheckOptions): Check[] {
  const { root, results, chromium } = options;
  const { bin, report, script } = toolsOf(options);
  return [
    { name: 'build', command: ['node', 'scripts/build.mjs'] },
    ...checksOfFiles(options),
    {
      name: 'pages',
      command: script('docsCheck', '--only', 'rules', '--json', report('rules')),
      count: () => countOwn(report('rules')),
    },
    formatCheck(root),
    { name: 'lint', command: [bin('oxlint'), '.'], ...ofCode('lint') },
    {
      name: 'styles',
      command: [bin('stylelint'), '{src,docs,unversioned_docs,versioned_docs}/**/*.css'],
    },
    ...typeChecks(options),
    { name: 'API pages', command: script('docsApi', '--check') },
    { name: 'licenses', command: script('supplyChain/checkLicenses') },
    {
      name: 'import cycles',
      command: ['npm', 'run', '--silent', 'check:cycles'],
      ...ofCode('import cycles'),
    },
    {
      name: 'search',
      needs: 'build',
      command: script('searchCheck', '--json', report('search')),
      count: () => countOwn(report('search')),
      ...asOne('checks of the search', (repository) =>
        searchCheckUnit(repository, 'scripts/searchCheck.ts'),
      ),
    },
    {
      name: 'Markdown pages',
      needs: 'build',
      command: script('markdownCheck', '--json', report('markdown')),
      count: () => countOwn(report('markdown')),
    },
    browserTests(root, results, chromium),
  ];
}
