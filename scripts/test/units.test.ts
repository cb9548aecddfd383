/** @jest-environment node */
// @reads scripts/test/testing/changes.ts
import { spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { writeFiles } from '@site/scripts/jest/files';

const root = path.resolve(__dirname, '../..');

/** Entries of a lockfile: version and dependencies of packages by place. */
const lockfile = (versions: Readonly<Record<string, string>> = {}) =>
  JSON.stringify({
    packages: Object.fromEntries(
      Object.entries({
        'node_modules/react': { version: '19.0.0' },
        'node_modules/vitest': { version: '4.0.0', dependencies: { chai: '*' } },
        'node_modules/chai': { version: '6.0.0' },
        'node_modules/@mui/x-charts': {
          version: '8.29.0',
          dependencies: { '@mui/x-internals': '*' },
          peerDependencies: { react: '*' },
        },
        'node_modules/@mui/x-internals': { version: '8.29.0' },
        'node_modules/@mui/x-data-grid': { version: '8.29.0' },
        'versioned_docs/version-1.0.0/node_modules/@mui/x-charts': { version: '8.12.0' },
        'node_modules/@playwright/test': { version: '1.0.0' },
        'node_modules/jest': { version: '30.0.0' },
        'node_modules/lodash.merge': { version: '4.0.0' },
        'node_modules/unused': { version: '1.0.0' },
      }).map(([place, entry]) => [place, { ...entry, version: versions[place] ?? entry.version }]),
    ),
  });

const page = (title: string, text: string) =>
  `---\ntitle: ${title}\ndescription: A page.\n---\n\n${text}\n`;

const BARS = {
  'charts/bars/bars.mdx': page('Bars', 'Bars start at zero. They have gaps.'),
  'charts/bars/bars.claims.tsx': `import { claim } from '@portal/claims';
import { moveMouseAway } from '@portal/claims/browser';
import Bars from './demos/Bars';
claim('Bars start at zero.', () => { moveMouseAway(Bars); });
`,
  'charts/bars/demos/Bars.tsx': `import { BarChart } from '@mui/x-charts/BarChart';
import { rows } from './rows';
export default () => <BarChart data={rows} />;
`,
  'charts/bars/demos/rows.ts': `import { numbers } from '../../numbers';\nexport const rows = numbers;\n`,
  'charts/numbers.ts': `import type { Unit } from './unit';\nexport const numbers: Unit[] = [1, 2];\n`,
  'charts/unit.ts': `export type Unit = number;\n`,
  'charts/bars/bars.node.claims.tsx': `import { readFileSync } from 'node:fs';
import { claim } from '@portal/claims';\n// @reads ./data/**
const text = readFileSync('gallery.mdx', 'utf8');
// Unlike in 'demos/Bars.tsx':
const merge = require('lodash.merge');
claim('They have gaps.', () => { merge(text); });
`,
  'charts/bars/data/rows.csv': '1,2\n',
  'charts/bars/gallery.mdx': '::demo{src="./demos/Gallery.tsx"}\n',
  'charts/bars/demos/Gallery.tsx': 'export default () => null;\n',
};

const FILES: Readonly<Record<string, string>> = {
  '.prettierignore': '/build\n',
  '.prettierrc.json': '{}',
  'package.json': '{}',
  'package-lock.json': lockfile(),
  'versions.json': '["1.0.0"]',
  ...Object.fromEntries(Object.entries(BARS).map(([name, text]) => [`docs/${name}`, text])),
  'docs/grid/grid.mdx': page('Grid', 'A grid has rows.'),
  'docs/grid/grid.claims.tsx': `import { claim } from '@portal/claims';
import { DataGrid } from '@mui/x-data-grid';
claim('A grid has rows.', () => { DataGrid(); });
`,
  'docs/migration/from-v7/from-v7.mdx': page('From v7', 'A name was removed.').replace(
    'description',
    'migration: v7\ndescription',
  ),
  'docs/migration/other/other.mdx': page('Other', 'It compares nothing.'),
  'unversioned_docs/templates/blog/app/App.tsx': `import { BarChart } from '@mui/x-charts/BarChart';\nimport { posts } from './posts';\nexport const App = () => BarChart(posts);\n`,
  'unversioned_docs/templates/blog/app/posts.ts': 'export const posts = [1];\n',
  'unversioned_docs/templates/blog/app/App.test.tsx': `import { App } from './App';\ntest('shows', () => { App(); });\n`,
  'versioned_docs/version-1.0.0/charts/bars/bars.mdx': BARS['charts/bars/bars.mdx'],
  'versioned_docs/version-1.0.0/charts/bars/bars.claims.tsx': `import { claim } from '@portal/claims';
import { BarChart } from '@mui/x-charts/BarChart';
claim('Bars start at zero.', () => { BarChart(); });
`,
  'src/plugins/claims/runner/vitest.config.ts': `import { helper } from './commands';\nimport 'vitest';\nexport default helper;\n`,
  'src/plugins/claims/runner/commands.ts': 'export const helper = { viewport: 1280 };\n',
  'src/plugins/claims/runner/setup.ts': `import 'react';\n`,
  'src/plugins/claims/runner/nodeSetup.ts': 'export {};\n',
  'src/plugins/claims/claim.ts': `import { test } from 'vitest';\nexport const claim = test;\n`,
  'src/plugins/claims/browser.ts': 'export const moveMouseAway = (value: unknown) => value;\n',
  'src/plugins/templates/runner/vitest.config.ts': 'export default {};\n',
  'src/plugins/templates/runner/setup.ts': 'export {};\n',
  'scripts/docsCheck.ts': `import { check } from '../src/plugins/check';\ncheck();\n`,
  'scripts/docsMigrations.ts': `import { compare } from '../src/plugins/compare';\ncompare();\n`,
  'src/plugins/check.ts': 'export const check = () => 1;\n',
  'src/plugins/compare.ts': 'export const compare = () => 1;\n',
  'jest.config.mjs': `import './scripts/jest/patterns.mjs';\nexport default {};\n`,
  'scripts/jest/patterns.mjs': 'export default [];\n',
  'scripts/jest/setup.cjs': `const watch = require('./watch.cjs');\nwatch();\n`,
  'scripts/jest/watch.cjs': 'module.exports = () => 1;\n',
  'scripts/jest/cssModule.cjs': 'module.exports = {};\n',
  'src/core/title/index.ts': `import { shorten } from './shorten';\nexport const title = shorten;\n`,
  'src/core/title/shorten.ts': 'export const shorten = (text: string) => text;\n',
  'src/core/title/title.test.ts': `import { title } from '.';\nimport 'react';\ntest('a title', () => { title('a'); });\n`,
  'src/core/titles.test.ts': `// @reads i18n/**/*.json\ntest('titles', () => {});\n`,
  'src/core/logo.test.ts': `const LOGO = 'static/img/logo.svg';\ntest('the logo', () => LOGO);\n`,
  'src/core/loader.test.ts': `test('a loader', () => { require.resolve('./loader.cjs'); });\n`,
  'src/core/loader.cjs': `module.exports = require('./loader/parse.cjs');\n`,
  'src/core/loader/parse.cjs': 'module.exports = 1;\n',
  'src/core/Button.test.tsx': `import { Button } from './Button';\ntest('a button', () => Button);\n`,
  'src/core/Button.tsx': `import styles from './Button.module.css';\nimport '@site/src/core/title';\nexport const Button = styles;\n`,
  'src/core/Button.module.css': '.button {}\n',
  'src/css/tokens.css': ':root {}\n',
  'src/css/README.md': 'Tokens.\n',
  'i18n/zh/titles.json': '{}',
  'static/img/logo.svg': '<svg/>',
  'static/font.woff2': 'font',
  'server/static.ts': `import { type } from './types';\nexport const serve = type;\n`,
  'server/types.ts': 'export const type = 1;\n',
  'server/answer.test.ts': `import { answer } from './answer';\ntest('an answer', () => answer);\n`,
  'server/answer.ts': 'export const answer = 1;\n',
  'docusaurus.config.ts': 'export default {};\n',
  'e2e/playwright.config.ts': `import { PORT } from './ports';\nexport default { port: PORT };\n`,
  'e2e/ports.ts': 'export const PORT = 1;\n',
  'e2e/support.ts': `import { expect } from '@playwright/test';\nexport const open = expect;\n`,
  'e2e/code.spec.ts': `import { open } from './support';\nopen(1);\n`,
  'e2e/sites.spec.ts': `import { build } from './fixtureSite';\nbuild('stylings');\n`,
  'e2e/fixtureSite.ts': `// @reads src/ static/ i18n/ docusaurus.config.ts package-lock.json e2e/fixtures/**\nexport const build = (name: string) => name;\n`,
  'e2e/fixtures/stylings/index.mdx': 'A page of a test site.\n',
  'e2e/fixtures/stylings/Broken.tsx': 'export default () => {',
  'e2e/complete/slow.spec.ts': `import { open } from '../support';\nopen(2);\n`,
};

const CLAIMS = 'docs claims charts/bars/bars.claims.tsx';
const NODE_CLAIMS = 'docs claims charts/bars/bars.node.claims.tsx';
const GRID_CLAIMS = 'docs claims grid/grid.claims.tsx';
const OLD_CLAIMS = 'versioned_docs/version-1.0.0 claims charts/bars/bars.claims.tsx';
const BARS_CODE = 'docs code charts/bars/bars.mdx';
const GALLERY_CODE = 'docs code charts/bars/gallery.mdx';
const GRID_CODE = 'docs code grid/grid.mdx';
const GUIDE_CODE = 'docs code migration/from-v7/from-v7.mdx';
const OTHER_CODE = 'docs code migration/other/other.mdx';
const OLD_CODE = 'versioned_docs/version-1.0.0 code charts/bars/bars.mdx';
const GUIDE = 'docs migration migration/from-v7/from-v7.mdx';
const TEMPLATE = 'unversioned_docs template templates/blog/app/App.test.tsx';
const SITES = 'browser e2e/sites.spec.ts';
const UNIT_TESTS = [
  'src/core/title/title.test.ts',
  'src/core/titles.test.ts',
  'src/core/logo.test.ts',
  'src/core/loader.test.ts',
  'src/core/Button.test.tsx',
  'server/answer.test.ts',
].map((file) => `unit ${file}`);
const BROWSER_TESTS = ['e2e/code.spec.ts', 'e2e/sites.spec.ts', 'e2e/complete/slow.spec.ts'].map(
  (file) => `browser ${file}`,
);
const ALL_CLAIMS = [CLAIMS, NODE_CLAIMS, GRID_CLAIMS, OLD_CLAIMS];
const ALL_CODE = [BARS_CODE, GALLERY_CODE, GRID_CODE, GUIDE_CODE, OTHER_CODE, OLD_CODE];
const ALL_PAGES = [...ALL_CODE, GUIDE];

/** A change, the files that it changes, and exactly the units that it affects. */
type Change = readonly [
  what: string,
  files: Readonly<Record<string, string | null>>,
  affected: readonly string[],
];

/** The check of all types. It reads any code, and the packages. */
const TYPES = 'types all code';

/** The formatting of the folder that a file is in. */
const formatOf = (file: string): string =>
  `format ${path.posix.dirname(file).split('/').slice(0, 2).join('/')}`;
const FORMAT = [...new Set(Object.keys(FILES).map(formatOf))];

/** Adds a comment to a file. */
const edit = (name: string): Record<string, string> => ({
  [name]: `${FILES[name] ?? ''}// edited\n`,
});

/** Packages that change affect sites of browser tests, and pages, which may name any export. */
const WITH_ANY_PACKAGE = [...ALL_PAGES, SITES];

const CHANGES: readonly Change[] = [
  ['a claim', edit('docs/charts/bars/bars.claims.tsx'), [CLAIMS, BARS_CODE, GALLERY_CODE]],
  ['a demo', edit('docs/charts/bars/demos/Bars.tsx'), [CLAIMS, BARS_CODE, GALLERY_CODE]],
  [
    "a demo's own module",
    edit('docs/charts/bars/demos/rows.ts'),
    [CLAIMS, BARS_CODE, GALLERY_CODE],
  ],
  ['a module three imports away', edit('docs/charts/numbers.ts'), [CLAIMS]],
  ['a type, which never runs', edit('docs/charts/unit.ts'), []],
  [
    'a sentence that a claim quotes',
    { 'docs/charts/bars/bars.mdx': page('Bars', 'Bars start at one. They have gaps.') },
    [CLAIMS, BARS_CODE, GALLERY_CODE],
  ],
  [
    'a sentence that no claim quotes',
    { 'docs/grid/grid.mdx': page('Grid', 'A grid has rows. It has columns.') },
    [GRID_CODE],
  ],
  [
    'a file in a folder beside a claim that reads it',
    edit('docs/charts/bars/data/rows.csv'),
    [NODE_CLAIMS, BARS_CODE, GALLERY_CODE],
  ],
  [
    'a page that a claim reads',
    edit('docs/charts/bars/gallery.mdx'),
    [NODE_CLAIMS, BARS_CODE, GALLERY_CODE],
  ],
  [
    'a demo that such a page shows',
    edit('docs/charts/bars/demos/Gallery.tsx'),
    [NODE_CLAIMS, BARS_CODE, GALLERY_CODE],
  ],
  [
    'a page of a cut version',
    edit('versioned_docs/version-1.0.0/charts/bars/bars.mdx'),
    [OLD_CODE],
  ],
  [
    'a claim of a cut version',
    edit('versioned_docs/version-1.0.0/charts/bars/bars.claims.tsx'),
    [OLD_CLAIMS, OLD_CODE],
  ],
  ['what claims import', edit('src/plugins/claims/claim.ts'), [...ALL_CLAIMS, SITES]],
  ['what a claim imports', edit('src/plugins/claims/browser.ts'), [CLAIMS, SITES]],
  [
    "the runner's configuration",
    edit('src/plugins/claims/runner/vitest.config.ts'),
    [...ALL_CLAIMS, SITES],
  ],
  [
    "the runner's viewport",
    { 'src/plugins/claims/runner/commands.ts': 'export const helper = { viewport: 1024 };\n' },
    [...ALL_CLAIMS, SITES],
  ],
  ["the runner's setup", edit('src/plugins/claims/runner/setup.ts'), [...ALL_CLAIMS, SITES]],
  ['its setup in Node', edit('src/plugins/claims/runner/nodeSetup.ts'), [...ALL_CLAIMS, SITES]],
  [
    'a package',
    { 'package-lock.json': lockfile({ 'node_modules/@mui/x-data-grid': '8.30.0' }) },
    [GRID_CLAIMS, ...WITH_ANY_PACKAGE],
  ],
  [
    'a package of a package',
    { 'package-lock.json': lockfile({ 'node_modules/@mui/x-internals': '8.30.0' }) },
    [CLAIMS, ...WITH_ANY_PACKAGE],
  ],
  [
    'a package of a cut version',
    {
      'package-lock.json': lockfile({
        'versioned_docs/version-1.0.0/node_modules/@mui/x-charts': '8.12.1',
      }),
    },
    [OLD_CLAIMS, TEMPLATE, ...WITH_ANY_PACKAGE],
  ],
  [
    'a package that a claim requires',
    { 'package-lock.json': lockfile({ 'node_modules/lodash.merge': '4.1.0' }) },
    [NODE_CLAIMS, ...WITH_ANY_PACKAGE],
  ],
  [
    "a package of the runner's packages",
    { 'package-lock.json': lockfile({ 'node_modules/chai': '6.1.0' }) },
    [...ALL_CLAIMS, ...WITH_ANY_PACKAGE],
  ],
  [
    'React',
    { 'package-lock.json': lockfile({ 'node_modules/react': '19.1.0' }) },
    [...ALL_CLAIMS, 'unit src/core/title/title.test.ts', ...WITH_ANY_PACKAGE],
  ],
  [
    "the browser's driver",
    { 'package-lock.json': lockfile({ 'node_modules/@playwright/test': '1.1.0' }) },
    [...ALL_PAGES, ...BROWSER_TESTS],
  ],
  [
    'a package that nothing here imports',
    { 'package-lock.json': lockfile({ 'node_modules/unused': '1.1.0' }) },
    WITH_ANY_PACKAGE,
  ],
  [
    'a new page',
    { 'docs/grid/rows/rows.mdx': page('Rows', 'Rows have heights.') },
    ['docs code grid/rows/rows.mdx'],
  ],
  [
    'new claims',
    { 'docs/migration/from-v7/from-v7.claims.tsx': FILES['docs/grid/grid.claims.tsx'] ?? '' },
    ['docs claims migration/from-v7/from-v7.claims.tsx', GUIDE_CODE, GUIDE],
  ],
  [
    'a removed demo that nothing shows',
    { 'docs/charts/bars/demos/Gallery.tsx': null },
    [NODE_CLAIMS, BARS_CODE, GALLERY_CODE],
  ],
  ['a migration guide', edit('docs/migration/from-v7/from-v7.mdx'), [GUIDE_CODE, GUIDE]],
  ['the check of code', edit('src/plugins/check.ts'), [...ALL_CODE, SITES]],
  ['the check of migrations', edit('src/plugins/compare.ts'), [GUIDE, SITES]],
  ["a template's module", edit('unversioned_docs/templates/blog/app/posts.ts'), [TEMPLATE]],
  ["a template's test", edit('unversioned_docs/templates/blog/app/App.test.tsx'), [TEMPLATE]],
  ["the templates' runner", edit('src/plugins/templates/runner/setup.ts'), [TEMPLATE, SITES]],
  [
    'a helper of a module',
    edit('src/core/title/shorten.ts'),
    ['unit src/core/title/title.test.ts', 'unit src/core/Button.test.tsx', SITES],
  ],
  [
    'a style sheet that a component imports',
    edit('src/core/Button.module.css'),
    ['unit src/core/Button.test.tsx', SITES],
  ],
  ['a test', edit('src/core/titles.test.ts'), ['unit src/core/titles.test.ts']],
  ['a translation', edit('i18n/zh/titles.json'), ['unit src/core/titles.test.ts', SITES]],
  [
    'a new file in a folder that a test reads',
    { 'i18n/fr/titles.json': '{}' },
    ['unit src/core/titles.test.ts', SITES],
  ],
  [
    'another file in such a folder, of a kind that it does not read',
    { 'i18n/fr/titles.yaml': 'a: b\n' },
    [SITES],
  ],
  ['a file that a test names', edit('static/img/logo.svg'), ['unit src/core/logo.test.ts', SITES]],
  ['a font', edit('static/font.woff2'), [SITES]],
  [
    'what a loader imports',
    edit('src/core/loader/parse.cjs'),
    ['unit src/core/loader.test.ts', SITES],
  ],
  [
    'what is not formatted',
    edit('.prettierignore'),
    FORMAT.filter((unit) => unit !== formatOf('.prettierignore')),
  ],
  ['the configuration of unit tests', edit('jest.config.mjs'), UNIT_TESTS],
  ['what it imports', edit('scripts/jest/patterns.mjs'), UNIT_TESTS],
  ['the setup of unit tests', edit('scripts/jest/watch.cjs'), UNIT_TESTS],
  ['a module of the server', edit('server/answer.ts'), ['unit server/answer.test.ts']],
  ['what serves the build', edit('server/types.ts'), BROWSER_TESTS],
  ['a shared style', edit('src/css/tokens.css'), [SITES]],
  ['a type in a declaration', { 'src/types.d.ts': 'type A = 1;\n' }, [SITES]],
  ["a compiler's configuration", { 'tsconfig.json': '{}' }, []],
  ['the site configuration', edit('docusaurus.config.ts'), [SITES]],
  ['a README', edit('src/css/README.md'), []],
  ['a fixture', edit('e2e/fixtures/stylings/index.mdx'), [SITES]],
  ['a fixture that is broken on purpose', edit('e2e/fixtures/stylings/Broken.tsx'), [SITES]],
  ['a browser test', edit('e2e/code.spec.ts'), ['browser e2e/code.spec.ts']],
  [
    'a helper of browser tests',
    edit('e2e/support.ts'),
    ['browser e2e/code.spec.ts', 'browser e2e/complete/slow.spec.ts'],
  ],
  ['the configuration of browser tests', edit('e2e/playwright.config.ts'), BROWSER_TESTS],
  ['the port of browser tests', edit('e2e/ports.ts'), BROWSER_TESTS],
];

describe('each change affects exactly the units that depend on it', () => {
  let folder = '';
  let affected: string[][] = [];
  let units: string[] = [];

  beforeAll(() => {
    folder = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'units-'));
    writeFiles(folder, FILES);
    symlinkSync(
      '../versioned_docs/version-1.0.0/node_modules',
      path.join(folder, 'unversioned_docs/node_modules'),
    );
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [
        path.join(root, 'node_modules/jiti/lib/jiti-cli.mjs'),
        path.join(__dirname, 'testing/changes.ts'),
      ],
      {
        input: JSON.stringify({ root: folder, changes: CHANGES.map(([, files]) => files) }),
        encoding: 'utf8',
      },
    );
    if (status !== 0) {
      throw new Error(stderr);
    }
    ({ affected, units } = JSON.parse(stdout) as { affected: string[][]; units: string[] });
  }, 60_000);

  afterAll(() => rmSync(folder, { recursive: true }));

  it('finds all units', () => {
    expect(units.sort()).toEqual(
      [
        ...ALL_CLAIMS,
        ...ALL_PAGES,
        TEMPLATE,
        ...UNIT_TESTS,
        ...BROWSER_TESTS,
        ...FORMAT,
        TYPES,
      ].sort(),
    );
  });

  it.each(CHANGES.map(([what, files, expected], index) => [what, index, files, expected] as const))(
    '%s',
    (_what, index, files, expected) => {
      const isCode = Object.keys(files).some((name) => /\.(?:[cm]?[jt]sx?|json)$/.test(name));
      const formatted = new Set(Object.keys(files).map(formatOf));
      expect(affected[index]?.sort()).toEqual(
        [...expected, ...formatted, ...(isCode ? [TYPES] : [])].sort(),
      );
    },
  );
});
