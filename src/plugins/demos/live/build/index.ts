import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import fs from 'fs-extra';

import { LIVE_FOLDER } from '../address';

import { compileFrame } from './compile';
import { importableModules } from './modules';

/** Folders whose files make the frame, below the site. */
const SOURCES = [
  'src/plugins/demos/live',
  'src/core/islands',
  'src/core/mui',
  'src/core/preferences',
  'src/plugins/icon-fonts',
  'src/css',
];

/** Locks of the installed packages: npm's own of what is there, then the one that was asked for. */
const LOCKS = ['node_modules/.package-lock.json', 'package-lock.json'];

/** The documented release: the Data Grid's version, which leads the others. */
const RELEASE = '@mui/x-data-grid/package.json';

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => !/\.test\./.test(file))
    .map((file) => path.join(folder, file))
    .filter((file) => statSync(file).isFile())
    .sort();
}

/** The frame of the installed release. */
export interface LiveFrame {
  /**
   * Builds the frame, unless the very same was built before.
   *
   * @returns The folder that is served as `/live`.
   * @throws Error where the frame does not compile, or a package that it is made of is not installed.
   */
  build: () => Promise<string>;
}

/**
 * The frame that edited demos run in, cached by all that it is made of: installed packages, its sources, and the list
 * of modules that demos may import.
 *
 * @param siteDir - Where `docs`, `src` and `node_modules` are.
 */
export function liveFrame(siteDir: string): LiveFrame {
  const cache = path.join(siteDir, 'node_modules/.cache/portal-live');

  const build = async (): Promise<string> => {
    const modules = importableModules(siteDir, path.join(siteDir, 'docs'));
    const release = readFileSync(require.resolve(RELEASE, { paths: [siteDir] }), 'utf8');
    const { version } = JSON.parse(release) as { version: string };

    const hash = createHash('sha256').update(JSON.stringify(modules));
    const sources = SOURCES.flatMap((folder) => sourceFiles(path.join(siteDir, folder)));
    const locks = LOCKS.map((file) => path.join(siteDir, file)).filter((file) => existsSync(file));
    for (const file of [...locks, ...sources]) {
      hash.update(path.relative(siteDir, file)).update(readFileSync(file));
    }
    const directory = path.join(cache, hash.digest('hex').slice(0, 16));
    if (!existsSync(directory)) {
      // Beside its place, so that a build that is broken off leaves nothing that looks whole.
      const unfinished = `${directory}.${process.pid}`;
      await fs.emptyDir(unfinished);
      try {
        await compileFrame({ siteDir, version, modules }, unfinished);
      } catch (error) {
        await fs.remove(unfinished);
        throw error;
      }
      const old = readdirSync(cache).filter((name) => !name.includes('.'));
      await fs.move(unfinished, directory, { overwrite: true });
      await Promise.all(old.map((name) => fs.remove(path.join(cache, name))));
    }
    return path.join(directory, LIVE_FOLDER);
  };

  let building: Promise<string> | undefined;
  return { build: () => (building ??= build()) };
}
