import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { cachedFolder } from '../../../../core/build-cache';
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
  const build = async (): Promise<string> => {
    const modules = importableModules(siteDir, path.join(siteDir, 'docs'));
    const release = readFileSync(require.resolve(RELEASE, { paths: [siteDir] }), 'utf8');
    const { version } = JSON.parse(release) as { version: string };

    const directory = await cachedFolder({
      siteDir,
      name: 'portal-live',
      sources: SOURCES.flatMap((folder) => sourceFiles(path.join(siteDir, folder))),
      key: JSON.stringify(modules),
      make: (unfinished) => compileFrame({ siteDir, version, modules }, unfinished),
    });
    return path.join(directory, LIVE_FOLDER);
  };

  let building: Promise<string> | undefined;
  return { build: () => (building ??= build()) };
}
