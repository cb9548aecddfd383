/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { DocsData, VersionSource } from './data/types';
import { lockedVersions } from './lockfile';
import { findProject } from './project';
import { resolveVersion, versionOfProject } from './versions';

const version = (name: string, release: string, isDefault = false): VersionSource => ({
  name,
  release,
  isDefault,
  base: '/x/',
  packages: [
    { name: '@mui/x-data-grid', version: release },
    { name: '@mui/x-charts', version: release.replace(/\.\d+$/, '.0') },
  ],
  paths: () => [],
  markdown: () => undefined,
  index: () => ({ products: [], pages: [], prose: [] }),
  prose: () => ({ terms: [], postings: [] }),
  reference: () => Promise.resolve({ packages: [], symbols: [], otherExports: {} }),
});

const docs: DocsData = {
  versions: [version('next', '8.29.5'), version('8.12.1', '8.12.1', true)],
  others: [],
};

const npm = (name: string, release: string) =>
  JSON.stringify({
    lockfileVersion: 3,
    packages: {
      '': { dependencies: { [name]: '^8.0.0' } },
      [`node_modules/${name}`]: { version: release },
    },
  });

it.each([
  [undefined, '8.12.1'],
  ['', '8.12.1'],
  ['latest', '8.12.1'],
  ['next', '8.29.5'],
  ['8.12.1', '8.12.1'],
  ['v8.29.5', '8.29.5'],
  ['8', '8.12.1'],
  ['8.x', '8.12.1'],
  ['^8.10.0', '8.12.1'],
  ['~8.29.0', '8.29.5'],
  ['>=8.20', '8.29.5'],
])('resolves %j exactly', (request, release) => {
  expect(resolveVersion(docs, request).source.release).toBe(release);
});

it.each([
  ['8.15.0', '8.12.1', 'closest older'],
  ['8.30.1', '8.29.5', 'closest older'],
  ['8.1.0', '8.12.1', 'oldest'],
  ['~8.20.0', '8.12.1', 'closest older'],
  ['^8.0.0', '8.12.1', 'Several documented releases'],
])('says that %s is answered by %s', (request, release, note) => {
  const resolved = resolveVersion(docs, request);
  expect(resolved.source.release).toBe(release);
  expect(resolved.note).toContain(note);
});

it.each([
  ...['7.29.0', '9.0.0', '^7.0.0', 'seven', '8.12.1.4', '{}', '{"a": ', 'x'.repeat(100)],
  // The text of a file.
  npm('@mui/x-data-grid', '8.29.5'),
])('refuses %j and lists what is documented', (request) => {
  expect(() => resolveVersion(docs, request)).toThrow(/8\.12\.1/);
});

describe('of a project', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'project-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  const install = (name: string, release: string) =>
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: release }));
  const resolved = (from = folder) => {
    const project = findProject(from);
    return project && versionOfProject(docs, project);
  };

  it.each([
    ['package-lock.json', npm('@mui/x-data-grid', '8.29.5')],
    ['package-lock.json', npm('@mui/x-data-grid-pro', '8.29.5')],
    // A package with another patch version.
    ['package-lock.json', npm('@mui/x-charts', '8.29.0')],
    [
      'yarn.lock',
      '# yarn lockfile v1\n\n"@mui/x-data-grid@^8.0.0":\n  version "8.29.5"\n  resolved "x"\n',
    ],
    [
      'yarn.lock',
      '__metadata:\n  version: 8\n\n"@mui/x-data-grid@npm:^8.0.0":\n  version: 8.29.5\n  resolution: "x"\n',
    ],
    [
      'pnpm-lock.yaml',
      "lockfileVersion: '9.0'\n\npackages:\n\n  '@mui/x-data-grid@8.29.5(react@19.0.0)':\n    resolution: {}\n",
    ],
    ['package.json', '{"dependencies": {"@mui/x-data-grid": "~8.29.1"}}'],
  ])('reads %s (%#)', (file, text) => {
    write(file, text);
    const { source, note } = resolved() ?? {};
    expect(source?.release).toBe('8.29.5');
    expect(note).toBeUndefined();
  });

  it('prefers what is installed, also above the folder', () => {
    write('package-lock.json', npm('@mui/x-data-grid', '8.12.1'));
    install('@mui/x-data-grid', '8.29.5');
    write('src/app/App.tsx', '');
    expect(resolved(path.join(folder, 'src/app'))?.source.release).toBe('8.29.5');
    write('node_modules/@mui/x-broken/package.json', '{');
    expect(resolved()?.source.release).toBe('8.29.5');
  });

  it.each([
    ['@mui/x-data-grid', '8.20.0', '8.12.1'],
    ['@mui/x-data-grid-premium', '8.30.0', '8.29.5'],
    // No release of this major version is documented.
    ['@mui/x-data-grid', '7.29.0', '8.12.1'],
  ])('says that the documentation is not of %s %s', (name, installed, release) => {
    install(name, installed);
    const { source, note } = resolved() ?? {};
    expect(source?.release).toBe(release);
    expect(note).toContain(`${name} ${installed} (node_modules)`);
  });

  it('says which packages have another version, if most are documented', () => {
    install('@mui/x-data-grid', '8.12.1');
    install('@mui/x-charts', '8.20.0');
    const { source, note } = resolved() ?? {};
    expect(source?.release).toBe('8.12.1');
    expect(note).toContain('has @mui/x-charts 8.20.0');
    expect(note).not.toContain('x-data-grid');
  });

  it('knows nothing about other projects', () => {
    write('package.json', '{"dependencies": {"react": "19.0.0"}}');
    expect(findProject(folder)).toBeUndefined();
  });
});

it('finds nested packages, and nothing in other texts', () => {
  const nested = JSON.stringify({
    packages: { 'node_modules/a/node_modules/@mui/x-charts': { version: '8.1.0' } },
  });
  expect(lockedVersions(nested)).toEqual(new Map([['@mui/x-charts', ['8.1.0']]]));
  expect(lockedVersions('anything\nelse')).toEqual(new Map());
  expect(lockedVersions(`"@mui/x-charts@${'a'.repeat(100_000)}`)).toEqual(new Map());
});
