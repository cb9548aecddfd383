/** @jest-environment node */
import type { DocsData, VersionSource } from './data/types';
import { lockedVersions } from './lockfile';
import { resolveVersion } from './versions';

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

it.each(['7.29.0', '9.0.0', '^7.0.0', 'seven', '8.12.1.4', '{}', '{"a": ', 'x'.repeat(100)])(
  'refuses %j and lists what is documented',
  (request) => {
    expect(() => resolveVersion(docs, request)).toThrow(/8\.12\.1|package-lock\.json/);
  },
);

it.each([
  ['package-lock.json', npm('@mui/x-data-grid', '8.29.5'), '8.29.5'],
  ['a Pro package', npm('@mui/x-data-grid-pro', '8.29.5'), '8.29.5'],
  ['a package with another patch version', npm('@mui/x-charts', '8.29.0'), '8.29.5'],
  [
    'yarn.lock',
    '# yarn lockfile v1\n\n"@mui/x-data-grid@^8.0.0":\n  version "8.29.5"\n  resolved "x"\n',
    '8.29.5',
  ],
  [
    'yarn.lock of Yarn 4',
    '__metadata:\n  version: 8\n\n"@mui/x-data-grid@npm:^8.0.0":\n  version: 8.29.5\n  resolution: "x"\n',
    '8.29.5',
  ],
  [
    'pnpm-lock.yaml',
    "lockfileVersion: '9.0'\n\npackages:\n\n  '@mui/x-data-grid@8.29.5(react@19.0.0)':\n    resolution: {}\n",
    '8.29.5',
  ],
  ['package.json', '{"dependencies": {"@mui/x-data-grid": "~8.29.1"}}', '8.29.5'],
])('reads %s', (_name, text, release) => {
  expect(resolveVersion(docs, text).source.release).toBe(release);
});

it('says which package of a lockfile has another version', () => {
  expect(resolveVersion(docs, npm('@mui/x-data-grid', '8.20.0')).note).toContain(
    '8.20.0 (@mui/x-data-grid in the given file)',
  );
  expect(() => resolveVersion(docs, npm('@mui/x-data-grid', '7.29.0'))).toThrow('7.29.0');
});

it('finds nested packages, and nothing in other texts', () => {
  const nested = JSON.stringify({
    packages: { 'node_modules/a/node_modules/@mui/x-charts': { version: '8.1.0' } },
  });
  expect(lockedVersions(nested)).toEqual(new Map([['@mui/x-charts', ['8.1.0']]]));
  expect(lockedVersions('anything\nelse')).toEqual(new Map());
  expect(lockedVersions(`"@mui/x-charts@${'a'.repeat(100_000)}`)).toEqual(new Map());
});
