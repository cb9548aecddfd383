/** @jest-environment node */
import path from 'node:path';

import { temporaryFolder, writeFiles } from '@site/scripts/jest/files';

import { cacheFolder, checkDocsFolder, outputFolder } from './environment';

const site = temporaryFolder();

beforeEach(() =>
  writeFiles(site(), { 'src/a.ts': '', 'build/_headers': '', 'package.json': '{}' }),
);

it.each(['build', 'out', '../elsewhere'])('builds into %s', (value) => {
  expect(outputFolder(site(), value)).toBe(path.resolve(site(), value));
});

it.each(['src', 'package.json', '.', '..', ''])('replaces no "%s"', (value) => {
  expect(() => outputFolder(site(), value)).toThrow(
    `--out-dir must be a new folder, or that of an earlier build, because it is replaced; found "${value}".`,
  );
});

it.each(['missing', 'package.json', '..', '.'])('builds no small site from %s', (value) => {
  expect(() => checkDocsFolder(site(), value)).toThrow(
    `--docs must be a folder below ${site()}; found "${value}".`,
  );
  expect(() => checkDocsFolder(site(), 'src')).not.toThrow();
});

it('caches builds in a folder below the site or elsewhere', () => {
  expect(cacheFolder(site(), '.cache/a')).toBe(path.join(site(), '.cache/a'));
  expect(cacheFolder(site())).toBe(path.join(site(), '.docusaurus/cache'));
});

it.each(['.', '..', 'package.json'])('caches no builds in %s', (value) => {
  expect(() => cacheFolder(site(), value)).toThrow(
    `BUILD_CACHE must be a folder that can be written to, or "off"; found "${value}" (`,
  );
});
