/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { planFor } from './affected';
import { checksFor } from './checks';
import type { Project } from './project';

const root = path.resolve(__dirname, '../..');

const PROJECT: Project = {
  files: [
    'docs/react-charts/bars/bars.mdx',
    'docs/templates/templates.mdx',
    'docs/templates/blog/blog.mdx',
    'docs/templates/blog/app/App.tsx',
    'src/plugins/search/README.md',
    'e2e/pages.spec.ts',
    'e2e/ads.spec.ts',
  ],
  read: () => '',
  cutVersions: ['8.12.1'],
};

const OPTIONS = {
  root,
  results: '/results',
  chromium: '/chromium',
  cutVersions: ['8.12.1'],
  memory: 16e9,
};

/** Returns the checks of a change by name, each with its command line, without the tool itself. */
function checksOf(...files: string[]) {
  const { independent, consecutive, skipped } = checksFor(OPTIONS, planFor(files, PROJECT));
  const checks = [...independent, ...consecutive];
  return {
    commands: Object.fromEntries(checks.map(({ name, command }) => [name, command.slice(1)])),
    env: checks.find(({ name }) => name === 'browser tests')?.env,
    skipped,
  };
}

const ALL = [
  'build',
  'unit tests',
  'lint',
  'docs',
  'migration guides',
  'templates',
  'types',
  'types of date libraries',
  'types of 8.12.1',
  'types of date libraries in 8.12.1',
  'format',
  'API pages',
  'licenses',
  'import cycles',
  'search',
  'Markdown pages',
  'claims',
  'browser tests',
];

it('runs all checks without --changed', () => {
  const { independent, consecutive, skipped } = checksFor(OPTIONS, undefined);
  const checks = [...independent, ...consecutive];
  expect(checks.map(({ name }) => name)).toEqual(ALL);
  expect(skipped).toEqual([]);
  expect(checks.at(-1)?.env).toEqual({
    CHROME_PATH: '/chromium',
    PLAYWRIGHT_JSON_OUTPUT_NAME: path.join('/results', 'playwright.json'),
  });
});

it('runs all checks completely for a change that affects everything', () => {
  const { commands, env, skipped } = checksOf('package.json', 'docs/react-charts/bars/bars.mdx');
  expect(Object.keys(commands)).toEqual(ALL);
  expect(commands.lint).toEqual(['.']);
  expect(commands['browser tests']).toEqual(['test', '--config=e2e/playwright.config.ts']);
  expect(env).not.toHaveProperty('E2E_PAGES');
  expect(skipped).toEqual([]);
});

it('runs the selection for a page, and lists what it skips', () => {
  const { commands, env, skipped } = checksOf('docs/react-charts/bars/bars.mdx');
  expect(Object.keys(commands)).toEqual([
    'build',
    'claims',
    'docs',
    'format',
    'API pages',
    'search',
    'Markdown pages',
    'browser tests',
  ]);
  expect(commands.docs).toEqual([
    'scripts/docsCheck.ts',
    '--json',
    path.join('/results', 'docs.json'),
    '--page',
    'docs/react-charts/bars/bars.mdx',
  ]);
  expect(commands.claims).toEqual([
    'scripts/docsClaims.ts',
    '--json',
    path.join('/results', 'claims.json'),
    '--retries=1',
    'docs/react-charts/bars/bars.mdx',
  ]);
  expect(commands['browser tests']).toEqual([
    'test',
    '--config=e2e/playwright.config.ts',
    'e2e/pages.spec.ts',
  ]);
  expect(env).toMatchObject({
    E2E_PAGES: '/x/next/react-charts/bars/',
    E2E_WITHOUT_SERVICES: '1',
  });
  expect(skipped).toContain('types of 8.12.1: no TypeScript of this version changed');
  expect(skipped).toContain('pages in the browser: all but /x/next/react-charts/bars/');
});

it("builds with the bundler's cache after a change, if there is enough memory for it", () => {
  const plan = planFor(['docs/react-charts/bars/bars.mdx'], PROJECT);
  const envOf = (memory: number, ...plans: (typeof plan)[]) =>
    checksFor({ ...OPTIONS, memory }, plans[0]).independent.find(({ name }) => name === 'build')
      ?.env;
  expect(envOf(16e9, plan)).toEqual({ BUNDLER_CACHE: 'on' });
  expect(envOf(8e9, plan)).toBeUndefined();
  expect(envOf(16e9)).toBeUndefined();
});

it('runs the claims of all pages alone, and those of a few beside other checks', () => {
  const consecutiveOf = (plan?: ReturnType<typeof planFor>) =>
    checksFor(OPTIONS, plan).consecutive.map(({ name }) => name);
  expect(consecutiveOf()).toEqual(['claims', 'browser tests']);
  expect(consecutiveOf(planFor(['src/plugins/claims/claim.ts'], PROJECT))).toContain('claims');
  expect(consecutiveOf(planFor(['docs/react-charts/bars/bars.mdx'], PROJECT))).toEqual([
    'browser tests',
  ]);
});

it('runs all claims only if their runner changed', () => {
  expect(checksOf('src/plugins/claims/claim.ts').commands.claims).toContain('--all');
  expect(checksOf('e2e/ads.spec.ts').commands).not.toHaveProperty('claims');
  expect(checksOf('e2e/ads.spec.ts').skipped).toContain(
    "claims: claims of pages that haven't changed",
  );
});

it('runs the tests of the changed template, or of all if their runner changed', () => {
  const app = 'docs/templates/blog/app/App.tsx';
  expect(checksOf(app).commands.templates?.at(-1)).toBe('docs/templates/blog/');
  expect(checksOf('docs/templates/theme/themes.ts').commands.templates?.at(-1)).toBe(
    'docs/templates/',
  );
  const { commands } = checksOf('src/plugins/templates/runner/setup.ts');
  expect(commands.templates?.at(-1)).toMatch(/^--outputFile=/);
  expect(checksOf('e2e/ads.spec.ts').commands).not.toHaveProperty('templates');
});

it('checks all files for import cycles if code changed', () => {
  const { commands } = checksOf('e2e/ads.spec.ts');
  expect(commands['import cycles']).toEqual(['run', '--silent', 'check:cycles']);
  expect(checksOf('docs/react-charts/bars/bars.mdx').skipped).toContain(
    'import cycles: no code changed',
  );
});

it('runs only the format check for contributor docs', () => {
  const { commands } = checksOf('src/plugins/search/README.md');
  expect(commands).toEqual({
    format: ['--check', '--log-level=warn', '--ignore-unknown', 'src/plugins/search/README.md'],
  });
});

it.each([
  [['--chnaged'], 'Unknown argument: --chnaged'],
  [['--changed='], 'Unknown argument: --changed='],
  [['--changed', '--changed=main'], 'Pass only one option.'],
])('npm test %j prints its usage', (args, message) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'scripts/test.mjs'), ...args],
    { encoding: 'utf8' },
  );
  expect(status).toBe(2);
  expect(stderr).toContain(message);
  expect(stderr).toContain('Usage: npm test [-- --changed[=<commit>] | --shard=<index>/<total>]');
});
