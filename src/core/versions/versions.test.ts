/** @jest-environment node */
import path from 'node:path';

import { temporaryFolder, writeFiles } from '@site/scripts/jest/files';

import { docsVersionOf, docsVersions, latestVersion, releaseOf } from '.';

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
  ])('of %s is in %s', (file, expected) => {
    expect(folderOf(file)).toBe(expected);
  });

  it('may be in another folder', () => {
    expect(folderOf('e2e/fixtures/plain/index.mdx', 'e2e/fixtures/plain')).toBe(
      'e2e/fixtures/plain',
    );
  });
});

describe('a site with a version that was cut', () => {
  beforeEach(() =>
    writeFiles(site(), {
      'versions.json': '["8.12.1"]',
      'node_modules/@mui/x-data-grid/package.json': grid('8.29.5'),
      'versioned_docs/version-8.12.1/node_modules/@mui/x-data-grid/package.json': grid('8.12.1'),
    }),
  );

  it('has the docs that are not cut first, and shows readers the newest that is', () => {
    expect(docsVersions(site()).map(({ name }) => name)).toEqual(['current', '8.12.1']);
    expect(latestVersion(site()).name).toBe('8.12.1');
  });

  it('gives each version the packages that its folder finds', () => {
    expect(docsVersions(site()).map(releaseOf)).toEqual(['8.29.5', '8.12.1']);
  });

  it('gives a version that has no packages of its own those of the site', () => {
    writeFiles(site(), { 'versions.json': '["8.29.5"]' });
    expect(docsVersions(site()).map(releaseOf)).toEqual(['8.29.5', '8.29.5']);
  });
});

it('shows readers the docs themselves where none is cut', () => {
  expect(docsVersions(site()).map(({ name }) => name)).toEqual(['current']);
  expect(latestVersion(site()).name).toBe('current');
});

it('says where packages are missing', () => {
  expect(() => docsVersions(site()).map(releaseOf)).toThrow(
    `"@mui/x-data-grid" is in no node_modules from ${site()} upwards. Run "npm ci".`,
  );
});

it('refuses a list of versions that is none', () => {
  writeFiles(site(), { 'versions.json': '{}' });
  expect(() => docsVersions(site())).toThrow(/versions\.json must be a list/);
  writeFiles(site(), { 'versions.json': '[' });
  expect(() => docsVersions(site())).toThrow(/versions\.json is no JSON/);
});
