/** @jest-environment node */
import path from 'node:path';

import { temporaryFolder, writeFiles } from '@site/scripts/jest/files';

import { findPackage, releaseOf } from './packages';

import { docsFolders, docsVersionOf, docsVersions, isCut, latestVersion, unversionedDocs } from '.';

const root = path.resolve(__dirname, '../../..');

const site = temporaryFolder();

const grid = (version: string) => JSON.stringify({ name: '@mui/x-data-grid', version });

describe('the version of a file', () => {
  const folderOf = (file: string, docsDir?: string) => {
    const version = docsVersionOf(path.join(site(), file), site(), docsDir);
    return version && path.relative(site(), version.directory);
  };

  test.each([
    ['docs/react-charts/bars/bars.mdx', 'docs'],
    ['versioned_docs/version-8.12.1/api/charts/index.mdx', 'versioned_docs/version-8.12.1'],
    ['src/pages/about.mdx', undefined],
    ['docs-old/bars.mdx', undefined],
    ['versioned_docs/README.mdx', undefined],
    ['versioned_docs/version-8.12.1', undefined],
  ])('in %s is %s', (file, expected) => {
    expect(folderOf(file)).toBe(expected);
  });

  it('is found in a different docs folder, too', () => {
    expect(folderOf('e2e/fixtures/plain/index.mdx', 'e2e/fixtures/plain')).toBe(
      'e2e/fixtures/plain',
    );
  });
});

describe('a site with a cut version', () => {
  beforeEach(() =>
    writeFiles(site(), {
      'versions.json': '["8.12.1"]',
      'node_modules/@mui/x-data-grid/package.json': grid('8.29.5'),
      'versioned_docs/version-8.12.1/node_modules/@mui/x-data-grid/package.json': grid('8.12.1'),
    }),
  );

  it('lists the current docs first, and shows the newest cut version to readers', () => {
    expect(docsVersions(site()).map(({ name }) => name)).toEqual(['current', '8.12.1']);
    expect(latestVersion(site()).name).toBe('8.12.1');
  });

  it('gives each version the packages that its folder resolves to', () => {
    expect(docsVersions(site()).map(releaseOf)).toEqual(['8.29.5', '8.12.1']);
  });

  it("gives a version without packages of its own the site's packages", () => {
    writeFiles(site(), { 'versions.json': '["8.29.5"]' });
    expect(docsVersions(site()).map(releaseOf)).toEqual(['8.29.5', '8.29.5']);
  });
});

describe('pages without versions', () => {
  beforeEach(() => writeFiles(site(), { 'unversioned_docs/about.mdx': '' }));

  it('are part of the version that readers get by default', () => {
    writeFiles(site(), { 'versions.json': '["8.12.1"]' });
    const directory = path.join(site(), 'unversioned_docs');
    const version = docsVersionOf(path.join(directory, 'about.mdx'), site());
    expect(version).toMatchObject({ name: '8.12.1', directory });
    expect(docsFolders(site()).map(({ name }) => name)).toEqual(['current', '8.12.1', '8.12.1']);
    expect(docsFolders(site()).map(isCut)).toEqual([false, true, false]);
  });

  it("aren't part of other docs than the portal's", () => {
    expect(unversionedDocs(site(), 'e2e/fixtures/plain')).toBeUndefined();
  });

  it("run that version's packages: unversioned_docs/node_modules is a link to them", () => {
    const unversioned = unversionedDocs(root);
    expect(unversioned && findPackage('@mui/x-data-grid', unversioned.directory)?.version).toBe(
      unversioned && releaseOf(unversioned),
    );
  });
});

it('shows the current docs to readers if no version is cut', () => {
  expect(docsVersions(site()).map(({ name }) => name)).toEqual(['current']);
  expect(latestVersion(site()).name).toBe('current');
});

it('reports where packages are missing', () => {
  expect(() => docsVersions(site()).map(releaseOf)).toThrow(
    `"@mui/x-data-grid" isn't in any node_modules folder from ${site()} upward. Run "npm ci".`,
  );
});

it('rejects an invalid list of versions', () => {
  writeFiles(site(), { 'versions.json': '{}' });
  expect(() => docsVersions(site())).toThrow(/versions\.json must be an array/);
  writeFiles(site(), { 'versions.json': '[' });
  expect(() => docsVersions(site())).toThrow(/versions\.json is not valid JSON/);
});
