import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

import { cachedFolder } from '../../../../core/build/cache';
import { type DocsVersion } from '../../../../core/versions';
import { releaseOf } from '../../../../core/versions/packages';
import { framePolicyScript, liveContentSecurityPolicy } from '../../../html-policy';
import { LIVE_FOLDER } from '../address';

import type * as Compile from './compile';
import { importableModules } from './modules';

/** Folders with the frame's sources. */
const SOURCES = [
  'plugins/demos/live',
  'core/islands',
  'core/islands/mui',
  'core/preferences',
  'plugins/icon-fonts',
  'css',
].map((folder) => path.resolve(__dirname, '../../../..', folder));

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => !/\.test\./.test(file))
    .map((file) => path.join(folder, file))
    .filter((file) => statSync(file).isFile())
    .sort();
}

/** The frame of a docs version. */
export interface LiveFrame {
  /** The release that the frame runs. It is also the name of the frame's folder. */
  release: string;
  /**
   * Builds the frame, unless an identical one was built before.
   *
   * @returns The folder to serve as `/live`.
   * @throws Error if the frame does not compile, or if one of its packages is not installed.
   */
  build: () => Promise<string>;
}

let compiling: Promise<typeof Compile> | undefined;

/**
 * Loads the compiler on demand, because it takes a while to load and the frame is usually cached. All callers share one
 * import: jiti returns a module that is still being evaluated to a second import of it.
 */
const loadCompile = () => (compiling ??= import('./compile'));

/** Dependencies of {@link liveFrame}: those of the build by default, fakes in tests. */
export interface LiveFrameEnvironment {
  /** The script that adds the Content-Security-Policy to the frame's document. */
  policy: string;
  /** Returns a folder from the cache, or makes it. */
  cached: typeof cachedFolder;
}

/**
 * Returns the frame in which edited demos of a version run. It is cached by everything it is built from: installed
 * packages, its sources, the list of modules that demos may import, and its policy.
 */
export function liveFrame(
  version: DocsVersion,
  {
    policy = framePolicyScript(liveContentSecurityPolicy()),
    cached = cachedFolder,
  }: Partial<LiveFrameEnvironment> = {},
): LiveFrame {
  const { siteDir, packagesFrom } = version;
  const release = releaseOf(version);
  const build = async (): Promise<string> => {
    const modules = importableModules(version);
    const directory = await cached({
      siteDir,
      packagesFrom,
      name: 'portal-live',
      sources: SOURCES.flatMap(sourceFiles),
      key: JSON.stringify({ modules, policy }),
      make: async (unfinished) => {
        const { compileFrame } = await loadCompile();
        await compileFrame({ siteDir, release, modules, policy }, unfinished);
      },
    });
    return path.join(directory, LIVE_FOLDER);
  };

  let building: Promise<string> | undefined;
  return { release, build: () => (building ??= build()) };
}
