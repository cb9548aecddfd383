/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import { temporaryFolder, writeFiles } from '../jest/files';

import { cutVersion } from './cutVersion';

const site = temporaryFolder();

const grid = (version: string) => JSON.stringify({ name: '@mui/x-data-grid', version });
const read = (file: string) => fs.readFileSync(path.join(site(), file), 'utf8');
/** Returns where the packages of pages without versions are. */
const packagesLink = () => fs.readlinkSync(path.join(site(), 'unversioned_docs/node_modules'));
const versions = () => JSON.parse(read('versions.json')) as string[];

/** Returns every file outside `node_modules`, with its content. */
function tree(): Record<string, string> {
  const files = fs.readdirSync(site(), { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(
    files
      .filter((file) => !file.includes('node_modules'))
      .filter((file) => fs.statSync(path.join(site(), file)).isFile())
      .map((file) => [file, read(file)]),
  );
}

beforeEach(() =>
  writeFiles(site(), {
    'package.json': JSON.stringify({
      dependencies: { react: '19.0.0', '@mui/x-data-grid': '8.29.5' },
    }),
    'package-lock.json': '{}',
    'versions.json': '["8.12.1"]',
    'docs/sorting/sorting.mdx': '# Sorting',
    'docs/sorting/demos/Orders.tsx': 'export default 1;',
    'docs/sorting/sorting.claims.tsx': "claim('It sorts.', () => {});",
    'node_modules/@mui/x-data-grid/package.json': grid('8.29.5'),
    'versioned_docs/version-8.12.1/sorting/sorting.mdx': '# Sorting, then',
    'versioned_docs/version-8.12.1/node_modules/@mui/x-data-grid/package.json': grid('8.12.1'),
    'versioned_sidebars/version-8.12.1-sidebars.json': '{}',
    'unversioned_docs/about.mdx': '# About this site',
  }),
);
beforeEach(() =>
  fs.symlinkSync(
    path.join('..', 'versioned_docs/version-8.12.1/node_modules'),
    path.join(site(), 'unversioned_docs/node_modules'),
  ),
);

const SIDEBARS = {
  docs: [
    {
      type: 'category',
      key: '/x/react-charts',
      label: 'Charts',
      items: [
        { type: 'doc', key: '/x/react-charts/bars', label: 'Bars' },
        { type: 'html', value: 'Planned' },
      ],
    },
  ],
};

/** Fakes the commands: what they change in the files, and which of them fails. */
function cut(name: string, { replaces = false, fails = 'nothing' } = {}) {
  const ran: string[] = [];
  const run = (_what: string, command: readonly string[]) => {
    const line = command.join(' ');
    ran.push(line);
    if (line.startsWith('docusaurus docs:version')) {
      const version = command[2] ?? '';
      if (versions().includes(version)) {
        return Promise.reject(new Error('This version already exists'));
      }
      fs.cpSync(path.join(site(), 'docs'), path.join(site(), `versioned_docs/version-${version}`), {
        recursive: true,
      });
      writeFiles(site(), {
        'versions.json': JSON.stringify([version, ...versions()]),
        [`versioned_sidebars/version-${version}-sidebars.json`]: JSON.stringify(SIDEBARS),
      });
    }
    if (line.startsWith('npm install')) {
      writeFiles(site(), { 'package-lock.json': '{"workspaces":true}' });
    }
    return line.includes(fails) ? Promise.reject(new Error(`"${line}" failed`)) : Promise.resolve();
  };
  return { ran, result: cutVersion({ siteDir: site(), name, replaces, run }) };
}

it('copies docs, demos, claims and sidebar, and records the packages of the version', async () => {
  const { result } = cut('8.29.5');
  expect(await result).toEqual({
    packages: { '@mui/x-data-grid': '8.29.5' },
    pages: 1,
    demoFiles: 1,
  });
  expect(versions()).toEqual(['8.29.5', '8.12.1']);
  expect(read('versioned_docs/version-8.29.5/sorting/sorting.claims.tsx')).toContain('It sorts.');
  expect(JSON.parse(read('versioned_docs/version-8.29.5/package.json'))).toMatchObject({
    private: true,
    dependencies: { '@mui/x-data-grid': '8.29.5' },
  });
});

it('keeps the translations of the sidebar', async () => {
  writeFiles(site(), { 'i18n/zh/page-titles.json': '{ "/x/react-charts/bars": "条形图" }' });
  await cut('8.29.5').result;
  expect(JSON.parse(read('i18n/zh/docusaurus-plugin-content-docs/version-8.29.5.json'))).toEqual({
    'sidebar.docs.doc./x/react-charts/bars': { message: '条形图' },
  });
});

it('type-checks the demos and claims of the version, whose folder name contains dots', async () => {
  writeFiles(site(), { 'tsconfig.json': '{}', 'src/plugins/demos/modules.d.ts': '' });
  await cut('8.29.5').result;
  const directory = path.join(site(), 'versioned_docs/version-8.29.5');
  const { config } = ts.readConfigFile(path.join(directory, 'tsconfig.json'), (file) =>
    ts.sys.readFile(file),
  ) as {
    config: object;
  };
  const { fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, directory);
  expect(fileNames.map((name) => path.relative(site(), name)).sort()).toEqual([
    'src/plugins/demos/modules.d.ts',
    'versioned_docs/version-8.29.5/sorting/demos/Orders.tsx',
    'versioned_docs/version-8.29.5/sorting/sorting.claims.tsx',
  ]);
});

it('type-checks pages about several date libraries on their own', async () => {
  writeFiles(site(), {
    'tsconfig.json': '{}',
    'tsconfig.dateLibraries.json': '{ "include": ["docs/sorting/demos", "src/**/*.d.ts"] }',
    'src/plugins/demos/modules.d.ts': '',
  });
  await cut('8.29.5').result;
  const directory = path.join(site(), 'versioned_docs/version-8.29.5');
  const filesOf = (name: string) => {
    const { config } = ts.readConfigFile(path.join(directory, name), (file) =>
      ts.sys.readFile(file),
    ) as { config: object };
    return ts
      .parseJsonConfigFileContent(config, ts.sys, directory)
      .fileNames.map((file) => path.relative(directory, file))
      .filter((file) => !file.startsWith('..'));
  };
  expect(filesOf('tsconfig.json')).toEqual(['sorting/sorting.claims.tsx']);
  expect(filesOf('tsconfig.dateLibraries.json')).toEqual(['sorting/demos/Orders.tsx']);
});

it('gives pages without versions the packages of the version, and checks them with these', async () => {
  const { ran, result } = cut('8.29.5');
  await result;
  expect(packagesLink()).toBe(path.join('..', 'versioned_docs/version-8.29.5/node_modules'));
  const checked = ran.filter((line) => /unversioned_docs|--only=claims,templates/.test(line));
  expect(checked).toHaveLength(2);
  expect(fs.existsSync(path.join(site(), 'versioned_docs/version-8.29.5/about.mdx'))).toBe(false);
});

it('checks the docs before copying them, and the copy afterward', async () => {
  const { ran, result } = cut('8.29.5');
  await result;
  const copied = ran.findIndex((line) => line.includes('docs:version'));
  expect(ran.slice(0, copied).join()).toMatch(
    /docsApi\.ts --check.*docsCheck\.ts.*test\.mjs --only=claims$/,
  );
  expect(ran.slice(copied).join()).toMatch(/npm install.*tsc -p.*build\.mjs/);
});

it.each([
  'docsCheck',
  'only=claims',
  'docs:version',
  'npm install',
  'install.mjs',
  'tsc',
  'only=claims,templates',
  'build.mjs',
])('leaves the files unchanged if %s fails', async (fails) => {
  const before = tree();
  await expect(cut('8.29.5', { fails }).result).rejects.toThrow('failed');
  expect(tree()).toEqual(before);
  expect(packagesLink()).toBe(path.join('..', 'versioned_docs/version-8.12.1/node_modules'));
  expect(fs.existsSync(path.join(site(), 'versioned_docs/version-8.29.5'))).toBe(false);
  // Packages that are installed for other versions stay untouched.
  expect(read('versioned_docs/version-8.12.1/node_modules/@mui/x-data-grid/package.json')).toBe(
    grid('8.12.1'),
  );
});

describe('a version that has been cut', () => {
  beforeEach(() => cut('8.29.5').result);
  beforeEach(() => writeFiles(site(), { 'docs/sorting/sorting.mdx': '# Sorting, corrected' }));

  it("can't be cut twice", async () => {
    await expect(cut('8.29.5').result).rejects.toThrow(/has already been cut\. Add --replace/);
  });

  it('can be cut again on request', async () => {
    await cut('8.29.5', { replaces: true }).result;
    expect(read('versioned_docs/version-8.29.5/sorting/sorting.mdx')).toBe('# Sorting, corrected');
    expect(versions()).toEqual(['8.29.5', '8.12.1']);
  });

  it('is unchanged if cutting it again fails', async () => {
    const before = tree();
    await expect(cut('8.29.5', { replaces: true, fails: 'build.mjs' }).result).rejects.toThrow();
    expect(tree()).toEqual(before);
  });
});

it.each([
  ['8.29', {}, /must be a release such as "8\.12\.1"; found "8\.29"/],
  ['../8.29.5', {}, /must be a release/],
  ['8.30.0', {}, /docs\/ documents the installed release, 8\.29\.5/],
  [
    '8.29.5',
    { replaces: true },
    /requires a version that has been cut: \["8\.12\.1"\]; found 8\.29\.5/,
  ],
])("doesn't cut %s %j", async (name, options, message) => {
  await expect(cut(name, options).result).rejects.toThrow(message);
});
