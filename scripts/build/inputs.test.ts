/** @jest-environment node */
// @reads src/** server/**
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { ENVIRONMENT_VARIABLES } from '../../src/core/validation/environment';
import { temporaryFolder, writeFiles } from '../jest/files';

import { cacheFolder, INPUT_VARIABLES, partEnvironment, SET_VARIABLES } from './environment';
import { changedInputs, readInputs, type Site } from './inputs';

const siteDir = temporaryFolder();

const FILES: Record<string, string> = {
  'docusaurus.config.ts': 'export default {};',
  'sidebars.ts': 'export default {};',
  'package.json': '{}',
  'package-lock.json': '{}',
  'node_modules/.package-lock.json': '{}',
  'node_modules/react/index.js': 'react',
  'versions.json': '["8.12.1"]',
  'README.md': 'read me',
  'docs/index.mdx': '---\ntitle: First\n---\n',
  'docs/react-charts/bars/bars.mdx': '---\ntitle: Bars\n---\nBars of Next.',
  'docs/react-charts/bars/demos/Bars.tsx': 'export default 1;',
  'docs/react-charts/bars/bars.test.tsx': 'test',
  'docs/react-charts/README.md': 'a page',
  'versioned_docs/README.md': 'how versions are cut',
  'versioned_docs/version-8.12.1/package.json': '{}',
  'versioned_docs/version-8.12.1/node_modules/x/index.js': 'x',
  'versioned_docs/version-8.12.1/index.mdx': '---\ntitle: First\n---\n',
  'versioned_docs/version-8.12.1/react-charts/pies/pies.mdx': '---\ntitle: Pies\n---\nPies.',
  'versioned_sidebars/version-8.12.1-sidebars.json': '{}',
  'unversioned_docs/about/about.mdx': '---\ntitle: About\n---\n',
  'src/plugins/search/build/index.ts': '1',
  'src/plugins/search/build/index.test.ts': '1',
  'src/plugins/search/README.md': 'search',
  'src/css/shell.css': 'a{}',
  'static/img/logo.svg': '<svg/>',
  'i18n/zh/titles.json': '{}',
  'server/feedback/plugin.ts': '1',
  'scripts/build/main.ts': '1',
  'scripts/test.mjs': '1',
  'scripts/test/checks.ts': '1',
  'e2e/search.spec.ts': '1',
  'bench/run.ts': '1',
  'deploy/package.json': '{}',
  'build/index.html': 'built',
  'test-results/a.json': '1',
  '.git/HEAD': 'main',
  '.docusaurus/routes.js': '1',
  '.prettierrc': '{}',
  'ledger.tsv': '',
  'docs/ledger.tsv': '',
};

beforeEach(() => writeFiles(siteDir(), FILES));

const file = (name: string) => path.join(siteDir(), name);

/** Returns what changes in a version's inputs when something is done. */
function changed(part: string, change: () => void, before: Partial<Site> = {}, after = before) {
  const site = (changes: Partial<Site>): Site => ({
    siteDir: siteDir(),
    docsDir: 'docs',
    cut: ['8.12.1'],
    only: undefined,
    outDir: file('build'),
    environment: {},
    ...changes,
  });
  const old = readInputs(site(before), part);
  change();
  return changedInputs(old, readInputs(site(after), part));
}

describe('a change that rebuilds a version', () => {
  test.each([
    ['a page of it', 'docs/react-charts/bars/bars.mdx'],
    ['a demo of it', 'docs/react-charts/bars/demos/Bars.tsx'],
    ['a page that is called README', 'docs/react-charts/README.md'],
    ['the configuration', 'docusaurus.config.ts'],
    ['the sidebar', 'sidebars.ts'],
    ['what builds', 'src/plugins/search/build/index.ts'],
    ['styles', 'src/css/shell.css'],
    ['static files', 'static/img/logo.svg'],
    ['translations', 'i18n/zh/titles.json'],
    ['a plugin of the server', 'server/feedback/plugin.ts'],
    ['the script itself', 'scripts/build/main.ts'],
    ['packages that are asked for', 'package-lock.json'],
    ['packages that are installed', 'node_modules/.package-lock.json'],
    ["another version's packages, which it names", 'versioned_docs/version-8.12.1/package.json'],
  ])('%s: %s', (_what, name) => {
    expect(changed('current', () => writeFileSync(file(name), 'changed'))).toEqual([name]);
  });

  test.each([
    ['its pages', 'versioned_docs/version-8.12.1/react-charts/pies/pies.mdx'],
    ['its sidebar', 'versioned_sidebars/version-8.12.1-sidebars.json'],
    ['a page without versions', 'unversioned_docs/about/about.mdx'],
  ])('a change that rebuilds a cut version, %s', (_what, name) => {
    expect(changed('8.12.1', () => writeFileSync(file(name), 'changed'))).toEqual([name]);
  });

  test.each([
    ['a new file', 'src/new.ts'],
    ['a new folder', 'fonts/new.woff2'],
    ['a new file of configuration', '.browserslistrc'],
  ])('%s', (_what, name) => {
    expect(changed('current', () => writeFiles(siteDir(), { [name]: 'new' }))).toEqual([name]);
  });

  it('the list of versions', () => {
    const change = () => writeFileSync(file('versions.json'), '["8.12.1", "7.29.0"]');
    expect(changed('current', change)).toEqual(['versions.json']);
  });

  it('a removed file and a renamed file', () => {
    expect(changed('current', () => rmSync(file('src/css/shell.css')))).toEqual([
      'src/css/shell.css',
    ]);
    expect(
      changed('current', () =>
        renameSync(file('static/img/logo.svg'), file('static/img/other.svg')),
      ),
    ).toEqual(['static/img/logo.svg', 'static/img/other.svg']);
  });

  it.each(INPUT_VARIABLES)('the variable %s', (name) => {
    const environment = { [name]: 'changed' };
    expect(changed('current', () => undefined, {}, { environment })).toEqual([
      `the variable ${name}`,
    ]);
  });

  it('another configuration, and its content', () => {
    const config = 'e2e/a.config.ts';
    writeFiles(siteDir(), { [config]: 'export default {};' });
    expect(changed('current', () => undefined, {}, { config })).toEqual([config]);
    const change = () => writeFileSync(file(config), 'export default { title: "A" };');
    expect(changed('current', change, { config })).toEqual([config]);
  });

  it('another docs folder', () => {
    writeFiles(siteDir(), { 'e2e/fixtures/plain/index.mdx': 'plain' });
    const plain = { docsDir: 'e2e/fixtures/plain', cut: [] };
    const page = 'e2e/fixtures/plain/index.mdx';
    expect(changed('current', () => writeFileSync(file(page), 'changed'), plain)).toEqual([page]);
  });

  it('the versions of the site', () => {
    expect(changed('8.12.1', () => undefined, {}, { only: ['8.12.1'] })).toEqual([
      'the pages of current',
      'the versions of the site',
    ]);
  });

  test.each([
    ['a new one', { 'docs/react-charts/radar/radar.mdx': '---\ntitle: Radar\n---\n' }],
    ['one at another address', { 'docs/index.mdx': '---\nslug: /start\n---\n' }],
    ['a draft', { 'docs/index.mdx': '---\ndraft: true\n---\n' }],
  ])('the pages of another version: %s', (_what, files) => {
    expect(changed('8.12.1', () => writeFiles(siteDir(), files))).toEqual(['the pages of current']);
  });
});

describe("files that no build reads don't trigger a rebuild", () => {
  test.each([
    ['what tells people', 'README.md'],
    ['what tells people of a plugin', 'src/plugins/search/README.md'],
    ['what tells people of versions', 'versioned_docs/README.md'],
    ['a test', 'src/plugins/search/build/index.test.ts'],
    ['a test beside a page', 'docs/react-charts/bars/bars.test.tsx'],
    ['a browser test', 'e2e/search.spec.ts'],
    ['a measurement', 'bench/run.ts'],
    ['what deploys', 'deploy/package.json'],
    ['another command', 'scripts/test.mjs'],
    ['a file of another command', 'scripts/test/checks.ts'],
    ['the last build', 'build/index.html'],
    ['results of tests', 'test-results/a.json'],
    ['what is generated', '.docusaurus/routes.js'],
    ['the history', '.git/HEAD'],
    ['the style of files', '.prettierrc'],
    ['what was verified of the site', 'ledger.tsv'],
    ['what was verified of a version', 'docs/ledger.tsv'],
    ['files of packages, which the locks name', 'node_modules/react/index.js'],
    ['a page of another version', 'versioned_docs/version-8.12.1/react-charts/pies/pies.mdx'],
    ["another version's sidebar", 'versioned_sidebars/version-8.12.1-sidebars.json'],
    ['a page without versions', 'unversioned_docs/about/about.mdx'],
  ])('%s: %s', (_what, name) => {
    expect(changed('current', () => writeFileSync(file(name), 'changed'))).toEqual([]);
  });

  it('irrelevant variables', () => {
    expect(changed('current', () => undefined, {}, { environment: { PORT: '1' } })).toEqual([]);
  });
});

describe('the history', () => {
  const git = (date: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
      cwd: siteDir(),
      stdio: 'ignore',
      env: { PATH: process.env.PATH, HOME: siteDir(), GIT_COMMITTER_DATE: `${date}T12:00:00Z` },
    });

  beforeEach(() => {
    rmSync(file('.git'), { recursive: true });
    git('2026-03-01', 'init');
    git('2026-03-01', 'add', 'docs', 'versioned_docs');
    git('2026-03-01', 'commit', '--message', 'All pages');
  });

  it('changes a version if the date of one of its pages changes', () => {
    const redate = () => git('2026-05-20', 'commit', '--amend', '--no-edit');
    expect(changed('current', redate)).toEqual([
      'the date of docs/index.mdx',
      'the date of docs/react-charts/README.md',
      'the date of docs/react-charts/bars/bars.mdx',
    ]);
  });

  it('changes nothing on the same day, and nothing if no page of the version changes', () => {
    expect(
      changed('8.12.1', () => {
        git('2026-03-01', 'commit', '--amend', '--no-edit');
        git('2026-05-20', 'commit', '--allow-empty', '--message', 'Nothing');
        writeFileSync(file('docs/index.mdx'), '---\ntitle: First\n---\nNew.');
        git('2026-05-21', 'add', 'docs');
        git('2026-05-21', 'commit', '--message', 'A page of Next');
      }),
    ).toEqual([]);
  });
});

it('rejects an unknown version', () => {
  expect(() => changed('9', () => undefined)).toThrow(
    'There is no version "9". Known versions: current, 8.12.1.',
  );
});

describe('BUILD_CACHE', () => {
  it('is created', () => {
    expect(cacheFolder(siteDir())).toBe(path.join(siteDir(), '.docusaurus/cache'));
    const folder = path.join(siteDir(), 'a/b');
    expect(cacheFolder('/other', folder)).toBe(folder);
    expect(existsSync(folder)).toBe(true);
    rmSync(path.join(siteDir(), '.docusaurus'), { recursive: true });
    rmSync(path.dirname(folder), { recursive: true });
  });

  it.each([
    ['package.json', 'EEXIST'],
    ['package.json/cache', 'ENOTDIR'],
  ])('must be a folder: %s', (value, code) => {
    expect(() => cacheFolder(siteDir(), value)).toThrow(
      `BUILD_CACHE must be a folder that can be written to, or "off"; found "${value}" (${code}).`,
    );
  });
});

describe('the environment of a build', () => {
  it('contains the declared and required variables, and nothing else', () => {
    const environment = partEnvironment(
      { SITE_URL: 'https://a.example', PATH: '/bin', SECRET: '1', VERSIONS: '8.12.1' },
      ['current', '8.12.1'],
      'current',
    );
    expect(environment).toMatchObject({
      SITE_URL: 'https://a.example',
      PATH: '/bin',
      VERSIONS: 'current,8.12.1',
      VERSIONS_PART: 'current',
    });
    expect(environment).not.toHaveProperty('SECRET');
  });

  it('lists all variables that the configuration and its plugins read', () => {
    const root = path.resolve(__dirname, '../..');
    const sources = [
      'docusaurus.config.ts',
      'sidebars.ts',
      'portal.config.ts',
      ...readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(?:tsx?|[cm]js)$/.test(name) && !/\.test\./.test(name))
        // Only `npm run docs:claims` reads the settings of its test runner, no build does.
        .filter((name) => !name.startsWith(path.join('plugins', 'claims', 'runner') + path.sep))
        .map((name) => path.join('src', name)),
    ];
    const read = sources.flatMap((name) =>
      [...readFileSync(path.join(root, name), 'utf8').matchAll(/process\.env\.([A-Z_]+)/g)].map(
        ([, variable]) => variable,
      ),
    );
    // `src/core/validation/environment.ts` reads the rest.
    read.push(...ENVIRONMENT_VARIABLES);
    // Where images of earlier builds are doesn't change them.
    const known: readonly string[] = [...INPUT_VARIABLES, ...SET_VARIABLES, 'BUILD_CACHE'];
    expect([...new Set(read)].filter((variable) => !known.includes(variable ?? ''))).toEqual([]);
    expect(read).toContain('NODE_ENV');
  });
});
