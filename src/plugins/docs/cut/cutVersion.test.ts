/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import fs, { promises } from 'node:fs';
import path from 'node:path';

import { temporaryFolder, writeFiles } from '@site/scripts/jest/files';
import ts from 'typescript';

import { removedVersions } from '../../../core/versions/removed';

import { cutVersion } from './cutVersion';
import { removeVersion } from './removeVersion';
import type { RunSteps } from './steps';

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
      .filter((file) => !/node_modules|^\.git/.test(file))
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
    '.gitignore': 'node_modules\n!/unversioned_docs/node_modules\n/.docusaurus',
    'docs/react-charts/bars/bars.mdx': '# Bars',
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

const inSite = (...args: string[]) =>
  spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: site() });
/** Commits everything. */
const save = () => {
  inSite('init', '--quiet');
  inSite('add', '--all');
  inSite('commit', '--quiet', '--message', 'Save');
};

/** Fakes the commands: what they change in the files, and which of them fails. Code of the steps themselves runs. */
function fakeSteps(fails = 'nothing') {
  const ran: string[] = [];
  const runSteps: RunSteps = async (steps) => {
    for (const step of steps) {
      if ('action' in step) {
        ran.push(step.what);
        await step.action();
      } else {
        const line = step.command.join(' ');
        ran.push(line);
        if (line.includes('--package-lock-only')) {
          writeFiles(step.cwd, { 'package-lock.json': '{"workspaces":true}' });
        }
        if (line.includes(fails)) {
          throw new Error(`"${line}" failed`);
        }
      }
    }
  };
  return { ran, runSteps };
}

function cut(name: string, { replaces = false, fails = 'nothing', isSaved = true } = {}) {
  if (isSaved) {
    save();
  }
  const { ran, runSteps } = fakeSteps(fails);
  return { ran, result: cutVersion({ siteDir: site(), name, replaces, runSteps }) };
}

function remove(name: string, { fails = 'nothing' } = {}) {
  save();
  const { ran, runSteps } = fakeSteps(fails);
  return { ran, result: removeVersion({ siteDir: site(), name, runSteps }) };
}

it('copies docs, demos, claims and sidebar, and records the packages of the version', async () => {
  const { result } = cut('8.29.5');
  expect(await result).toEqual({ '@mui/x-data-grid': '8.29.5' });
  expect(versions()).toEqual(['8.29.5', '8.12.1']);
  expect(read('versioned_docs/version-8.29.5/sorting/sorting.claims.tsx')).toContain('It sorts.');
  expect(JSON.parse(read('versioned_docs/version-8.29.5/package.json'))).toMatchObject({
    private: true,
    dependencies: { '@mui/x-data-grid': '8.29.5' },
  });
  expect(read('versioned_sidebars/version-8.29.5-sidebars.json')).toContain('react-charts/bars');
  expect(read('package-lock.json')).toContain('workspaces');
  expect(fs.readdirSync(path.join(site(), '.docusaurus'))).toEqual([]);
});

it('copies the translations of pages', async () => {
  const folder = 'i18n/zh/docusaurus-plugin-content-docs';
  writeFiles(site(), { [`${folder}/current/sorting/sorting.mdx`]: '# 排序' });
  await cut('8.29.5').result;
  expect(read(`${folder}/version-8.29.5/sorting/sorting.mdx`)).toBe('# 排序');
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

it('verifies the docs before copying them, and then builds only the version', async () => {
  const { ran, result } = cut('8.29.5');
  await result;
  expect(ran[0]).toBe(
    'node scripts/test.mjs --only=API pages,pages,code in pages,claims --without-sample',
  );
  expect(ran.join('\n')).toMatch(/Copy.*\nnpm install.*\nnode .*tsc.*(\n.*)*docusaurus build/);
});

it.each(['API pages', 'package-lock-only', 'tsc', 'only=claims,templates', 'docusaurus build'])(
  'leaves the files unchanged if %s fails',
  async (fails) => {
    save();
    const before = tree();
    await expect(cut('8.29.5', { fails }).result).rejects.toThrow('failed');
    expect(tree()).toEqual(before);
    expect(packagesLink()).toBe(path.join('..', 'versioned_docs/version-8.12.1/node_modules'));
    // Packages that are installed for other versions stay untouched.
    expect(read('versioned_docs/version-8.12.1/node_modules/@mui/x-data-grid/package.json')).toBe(
      grid('8.12.1'),
    );
  },
);

it('only cuts what is committed, apart from ledgers', async () => {
  save();
  writeFiles(site(), { 'docs/ledger.tsv': 'claims', 'unversioned_docs/ledger.tsv': 'claims' });
  await cut('8.29.5', { isSaved: false }).result;
  writeFiles(site(), { 'docs/sorting/sorting.mdx': '# Sorting, again' });
  const { ran, result } = cut('8.29.5', { isSaved: false, replaces: true });
  await expect(result).rejects.toThrow(/Not committed: .*docs\/sorting\/sorting\.mdx/);
  expect(ran).toEqual([]);
});

it('needs a Git repository', async () => {
  await expect(cut('8.29.5', { isSaved: false }).result).rejects.toThrow(
    /must be a Git repository/,
  );
});

it('needs space on the disk, and says so before it does anything', async () => {
  const statfs = jest
    .spyOn(promises, 'statfs')
    .mockResolvedValue({ bavail: 1e5, bsize: 4e3 } as never);
  const { ran, result } = cut('8.29.5');
  await expect(result).rejects.toThrow(/needs 1\.0 GB of free disk space; .* has 0\.4 GB/);
  expect(ran).toEqual([]);
  statfs.mockRestore();
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
    await expect(
      cut('8.29.5', { replaces: true, fails: 'docusaurus build' }).result,
    ).rejects.toThrow();
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

describe('a removal', () => {
  beforeEach(() =>
    writeFiles(site(), {
      'i18n/zh/docusaurus-plugin-content-docs/version-8.12.1.json': '{}',
      'docs/api/changes/from-7.mdx': '',
      'docs/api/changes/from-8.12.1.mdx': '',
    }),
  );
  const withVersion = (file: string) => /8\.12\.1/.test(file);

  it('leaves nothing of the version, and remembers its addresses', async () => {
    const { ran, result } = remove('8.12.1');
    expect(await result).toContain('Removed 8.12.1. Its addresses are redirected');
    expect(Object.keys(tree()).filter(withVersion)).toEqual([]);
    expect(fs.existsSync(path.join(site(), 'versioned_docs/version-8.12.1'))).toBe(false);
    expect(versions()).toEqual([]);
    expect(removedVersions(site())).toEqual(['8.12.1']);
    expect(read('docs/api/changes/from-7.mdx')).toBe('');
    // The last version: pages without versions run the packages of docs/.
    expect(packagesLink()).toBe('../node_modules');
    expect(ran.join()).toContain('--only=claims,templates');
  });

  it('does not touch the other versions, nor what these run', async () => {
    await cut('8.29.5').result;
    const { ran, result } = remove('8.12.1');
    await result;
    expect(versions()).toEqual(['8.29.5']);
    expect(Object.keys(tree()).filter(withVersion)).toEqual([]);
    expect(read('versioned_docs/version-8.29.5/sorting/sorting.mdx')).toBe('# Sorting');
    expect(packagesLink()).toBe(path.join('..', 'versioned_docs/version-8.29.5/node_modules'));
    expect(ran.join()).not.toContain('--only=claims,templates');
  });

  it.each(['package-lock-only', 'docsApi.ts --check'])(
    'leaves the files unchanged if %s fails',
    async (fails) => {
      save();
      const before = tree();
      await expect(remove('8.12.1', { fails }).result).rejects.toThrow('failed');
      expect(tree()).toEqual(before);
    },
  );

  it('names the versions that exist', async () => {
    await expect(remove('8.13.0').result).rejects.toThrow(
      'The version must be one of 8.12.1; found "8.13.0".',
    );
  });
});
