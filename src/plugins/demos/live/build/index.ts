import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

import { cachedFolder } from '../../../../core/build-cache';
import { releaseOf, type DocsVersion } from '../../../../core/versions';
import { LIVE_FOLDER } from '../address';

import type * as Compile from './compile';
import { importableModules } from './modules';

/** Folders whose files make the frame. */
const SOURCES = [
  'plugins/demos/live',
  'core/islands',
  'core/mui',
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

/** The frame of a version of the docs. */
export interface LiveFrame {
  /** The release that it runs, which names its folder. */
  release: string;
  /**
   * Builds the frame, unless the very same was built before.
   *
   * @returns The folder that is served as `/live`.
   * @throws Error where the frame does not compile, or a package that it is made of is not installed.
   */
  build: () => Promise<string>;
}

let compiling: Promise<typeof Compile> | undefined;

/**
 * Its compilers take a while to load, and the frame is mostly there already. It is imported once for all who ask: jiti
 * gives a module that is still being evaluated to a second import of it.
 */
const loadCompile = () => (compiling ??= import('./compile'));

/**
 * The frame that edited demos of a version run in, cached by all that it is made of: installed packages, its sources,
 * and the list of modules that demos may import.
 */
export function liveFrame(version: DocsVersion): LiveFrame {
  const { siteDir, packagesFrom } = version;
  const release = releaseOf(version);
  const build = async (): Promise<string> => {
    const modules = importableModules(version);
    const directory = await cachedFolder({
      siteDir,
      packagesFrom,
      name: 'portal-live',
      sources: SOURCES.flatMap(sourceFiles),
      key: JSON.stringify(modules),
      make: async (unfinished) => {
        const { compileFrame } = await loadCompile();
        await compileFrame({ siteDir, release, modules }, unfinished);
      },
    });
    return path.join(directory, LIVE_FOLDER);
  };

  let building: Promise<string> | undefined;
  return { release, build: () => (building ??= build()) };
}
