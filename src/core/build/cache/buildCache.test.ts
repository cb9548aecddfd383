/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { cachedFolder, existingFolder } from '.';

let siteDir: string;
let source: string;

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'cache-'));
  source = path.join(siteDir, 'source.ts');
  fs.writeFileSync(source, 'one');
  fs.writeFileSync(path.join(siteDir, 'package-lock.json'), '{}');
});
afterEach(() => fs.rmSync(siteDir, { recursive: true }));

const make = jest.fn((directory: string) => {
  fs.writeFileSync(path.join(directory, 'made.txt'), fs.readFileSync(source, 'utf8'));
  return Promise.resolve();
});
beforeEach(() => make.mockClear());

const get = (key?: string) =>
  cachedFolder({ siteDir, name: 'things', sources: [source], make, ...(key && { key }) });
const made = (directory: string) => fs.readFileSync(path.join(directory, 'made.txt'), 'utf8');

it('creates a folder once', async () => {
  const directory = await get();
  expect(made(directory)).toBe('one');
  expect(await get()).toBe(directory);
  expect(make).toHaveBeenCalledTimes(1);
});

it('creates it again when a source, the packages or the key change, and keeps those in use', async () => {
  const directories = [await get()];
  // Nobody has used the first one for a day.
  const before = new Date(Date.now() - 25 * 60 * 60_000);
  fs.utimesSync(directories[0] ?? '', before, before);
  fs.writeFileSync(source, 'two');
  directories.push(await get());
  fs.writeFileSync(path.join(siteDir, 'package-lock.json'), '{ }');
  directories.push(await get());
  directories.push(await get('other'));
  expect(new Set(directories).size).toBe(4);
  expect(made(directories[3] ?? '')).toBe('two');
  const kept = fs.readdirSync(path.join(siteDir, 'node_modules/.cache/things'));
  expect(kept.sort()).toEqual(
    directories
      .slice(1)
      .map((directory) => path.basename(directory))
      .sort(),
  );
});

it('is shared by sites and versions that have the same packages', async () => {
  const version = path.join(siteDir, 'versioned_docs/version-1');
  const packages = path.join(siteDir, 'node_modules/react');
  fs.mkdirSync(packages, { recursive: true });
  fs.writeFileSync(path.join(siteDir, 'node_modules/.package-lock.json'), '{}');
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'copy-'));
  fs.symlinkSync(path.join(siteDir, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  const things = { name: 'things', sources: [source], make };

  const directory = await cachedFolder({ ...things, siteDir });
  expect(await cachedFolder({ ...things, siteDir, packagesFrom: version })).toBe(directory);
  expect(fs.realpathSync(await cachedFolder({ ...things, siteDir: copy }))).toBe(
    fs.realpathSync(directory),
  );
  expect(make).toHaveBeenCalledTimes(1);

  fs.mkdirSync(path.join(version, 'node_modules/react'), { recursive: true });
  expect(await cachedFolder({ ...things, siteDir, packagesFrom: version })).toBe(
    path.join(version, 'node_modules/.cache/things', path.basename(directory)),
  );
  expect(fs.existsSync(directory)).toBe(true);
  fs.rmSync(copy, { recursive: true });
});

it('creates it once for concurrent callers, even from different copies of the module', async () => {
  await jest.isolateModulesAsync(async () => {
    const copy = await import('.');
    expect(copy.cachedFolder).not.toBe(cachedFolder);
    const identity = { siteDir, name: 'things', sources: [source], make };
    const [one, other] = await Promise.all([cachedFolder(identity), copy.cachedFolder(identity)]);
    expect(one).toBe(other);
    expect(made(one)).toBe('one');
  });
  expect(make).toHaveBeenCalledTimes(1);
});

it('finds a folder without creating it', async () => {
  const identity = { siteDir, name: 'things', sources: [source] };
  expect(existingFolder(identity)).toBeUndefined();
  expect(make).not.toHaveBeenCalled();
  const directory = await get();
  expect(existingFolder(identity)).toBe(directory);
  fs.writeFileSync(source, 'two');
  expect(existingFolder(identity)).toBeUndefined();
});

it('keeps no trace of a failed attempt, and keeps the last folder that succeeded', async () => {
  const directory = await get();
  fs.writeFileSync(source, 'two');
  make.mockImplementationOnce((unfinished) => {
    fs.writeFileSync(path.join(unfinished, 'made.txt'), 'half');
    return Promise.reject(new Error('no room'));
  });
  await expect(get()).rejects.toThrow('no room');
  expect(fs.readdirSync(path.dirname(directory))).toEqual([path.basename(directory)]);
  expect(made(await get())).toBe('two');
});

it('keeps the requested number of entries, the most recently used ones', async () => {
  const cache = path.join(siteDir, 'elsewhere');
  const use = (key: string) =>
    cachedFolder({ siteDir, cache, name: 'things', sources: [], make, key, keep: 2 });
  const [one, two] = [await use('one'), await use('two')];
  const before = new Date(Date.now() - 60_000);
  fs.utimesSync(one, before, before);
  fs.utimesSync(two, before, before);
  await use('one');
  const three = await use('three');
  expect(path.dirname(one)).toBe(path.join(cache, 'things'));
  expect([one, two, three].map((directory) => fs.existsSync(directory))).toEqual([
    true,
    false,
    true,
  ]);
});

it('removes what an interrupted process left behind', async () => {
  const cache = path.join(siteDir, 'node_modules/.cache/things');
  // Leftovers of a process that has ended, and of one that is still running.
  const { pid } = spawnSync(process.execPath, ['--version']);
  fs.mkdirSync(path.join(cache, `abandoned.${pid}`), { recursive: true });
  fs.mkdirSync(path.join(cache, `running.${process.ppid}`));
  await get();
  expect(fs.readdirSync(cache).filter((entry) => entry.includes('.'))).toEqual([
    `running.${process.ppid}`,
  ]);
});
