import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import fs from 'fs-extra';
import { compare, lte, major, parse, prerelease } from 'semver';

import { cachedFolder } from '../../../core/build/cache';
import { isRecord } from '../../../core/validation/isRecord';
import { extractSources } from '../extract';
import { productOf } from '../extract/packages';

import type { PublishedReleases } from './find';
import type { ReleaseNames } from './names';

const NAMES_FILE = 'names.json';

/** Folder of the names of published releases, relative to the site's folder. Git ignores it. */
const CACHE = '.cache/published-api';

/** Packages that a release is read with in the versions that it depends on. Others are those of the site. */
const OWN_PACKAGE = /^@mui\/x-/;

const run = async (command: string, args: readonly string[], cwd: string): Promise<string> => {
  const { stdout } = await promisify(execFile)(command, args, {
    cwd,
    maxBuffer: 2 ** 26,
    shell: process.platform === 'win32',
  });
  return stdout;
};

/** Returns the stable releases among versions that have the same major version and aren't newer, oldest first. */
export function stableVersions(versions: readonly string[], newest: string): string[] {
  return versions
    .filter(
      (version) =>
        parse(version) !== null &&
        prerelease(version) === null &&
        major(version) === major(newest) &&
        lte(version, newest),
    )
    .sort(compare);
}

/**
 * Downloads a package, and the packages of the same project that it depends on, as npm would install them: each in the
 * `node_modules` of a folder.
 */
async function download(name: string, range: string, folder: string): Promise<void> {
  const target = path.join(folder, 'node_modules', name);
  if (await fs.pathExists(target)) {
    return;
  }
  const packed: unknown = JSON.parse(
    await run('npm', ['pack', '--json', `${name}@${range}`], folder),
  );
  const [first] = Array.isArray(packed) ? (packed as unknown[]) : [];
  if (!isRecord(first) || typeof first.filename !== 'string') {
    throw new Error(`npm has not packed ${name}@${range}.`);
  }
  // npm before 9 writes the name of a scope with a slash.
  const file = first.filename.replace('@', '').replace('/', '-');
  await fs.ensureDir(target);
  await run('tar', ['-xzf', file, '-C', target, '--strip-components=1'], folder);
  await fs.remove(path.join(folder, file));
  const manifest: unknown = await fs.readJson(path.join(target, 'package.json'));
  const dependencies =
    isRecord(manifest) && isRecord(manifest.dependencies) ? manifest.dependencies : {};
  for (const [dependency, wanted] of Object.entries(dependencies)) {
    if (OWN_PACKAGE.test(dependency)) {
      await download(dependency, String(wanted), folder);
    }
  }
}

/** Returns a function that runs tasks, only some of them at the same time. */
function limited(count: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running < count) {
      running += 1;
    } else {
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      return await task();
    } finally {
      // The next task takes this one's place.
      const next = waiting.shift();
      if (next) {
        next();
      } else {
        running -= 1;
      }
    }
  };
}

async function readNames(siteDir: string, name: string, version: string): Promise<ReleaseNames> {
  const product = productOf(name) ?? '';
  const directory = await cachedFolder({
    siteDir,
    // Inside the site's folder, so that types of React and Material UI are found.
    cache: path.join(siteDir, CACHE),
    name: `${product}-${version}`,
    sources: [
      ...extractSources(),
      ...['names.ts', 'run.ts'].map((file) => path.join(__dirname, file)),
    ],
    make: async (unfinished) => {
      const folder = path.join(unfinished, 'package');
      await fs.ensureDir(folder);
      await download(name, version, folder);
      const jiti = path.join(
        path.dirname(require.resolve('jiti/package.json')),
        'lib/jiti-cli.mjs',
      );
      const args = [jiti, path.join(__dirname, 'run.ts'), folder, name];
      await run(process.execPath, [...args, path.join(unfinished, NAMES_FILE)], siteDir);
      await fs.remove(folder);
    },
  });
  return JSON.parse(await readFile(path.join(directory, NAMES_FILE), 'utf8')) as ReleaseNames;
}

/**
 * Returns a function that returns the published releases of a package, up to a version. Their types are downloaded from
 * the npm registry when they are needed, and only their names are kept.
 *
 * @param siteDir - The site's folder.
 * @param onRead - Called before a release is read.
 */
export function publishedReleases(
  siteDir: string,
  onRead: (name: string, version: string) => void = () => undefined,
): (name: string, version: string) => Promise<PublishedReleases> {
  const limit = limited(os.availableParallelism());
  return async (name, newest) => {
    const all: unknown = JSON.parse(
      await run('npm', ['view', name, 'versions', '--json'], siteDir),
    );
    const versions = stableVersions(Array.isArray(all) ? all.map(String) : [], newest);
    if (versions.at(-1) !== newest) {
      throw new Error(`${name} ${newest} is not a stable release in the npm registry.`);
    }
    return {
      versions,
      namesOf: (version) =>
        limit(async () => {
          onRead(name, version);
          return readNames(siteDir, name, version);
        }),
    };
  };
}
