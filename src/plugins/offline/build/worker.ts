import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import type { Configuration } from '@rspack/core';
import fs from 'fs-extra';

import { runRspack, TYPESCRIPT_RULE } from '../../../core/build/cache/rspack';
import type { WorkerSite } from '../format';

import { joinWorker } from './merge';
import { compilePwa, type PwaSite } from './pwa';

const SOURCES = path.join(__dirname, '../worker');

async function inTemporaryFolder<T>(work: (directory: string) => Promise<T>): Promise<T> {
  const directory = await fs.mkdtemp(path.join(os.tmpdir(), 'portal-worker-'));
  try {
    return await work(directory);
  } finally {
    await fs.remove(directory);
  }
}

/**
 * Compiles a worker to one file, separately from the site's bundle.
 *
 * @param entry - Name of the worker's module in `worker/`.
 * @param file - The file to write.
 * @param options - Overrides of the bundler's configuration.
 * @throws Error with Rspack's messages if the worker doesn't compile.
 */
async function compileWorker(
  entry: 'main' | 'remove',
  file: string,
  { output, ...options }: Pick<Configuration, 'experiments' | 'output'> = {},
): Promise<void> {
  await runRspack({
    mode: 'production',
    devtool: false,
    context: SOURCES,
    target: ['webworker', 'es2022'],
    entry: { sw: path.join(SOURCES, `${entry}.ts`) },
    output: { path: path.dirname(file), filename: path.basename(file), ...output },
    resolve: { extensions: ['.ts'] },
    module: { rules: [TYPESCRIPT_RULE] },
    performance: false,
    infrastructureLogging: { level: 'error' },
    ...options,
  });
}

/**
 * Comes before the code of a worker. It fails the installation of a worker that was registered without the parameters
 * that the code needs, by a page of an earlier build: otherwise, a worker without any function would be installed.
 */
const GUARD = 'if(!location.search)throw Error("This worker needs parameters.");\n';

/**
 * Returns the JavaScript of a site's worker. It changes with the site's content, so that browsers detect a new worker.
 */
export const workerCode = (site: WorkerSite, docusaurus: PwaSite): Promise<string> =>
  inTemporaryFolder(async (directory) => {
    // The plugin compiles custom code for browsers of 2017, unless it is in `node_modules`.
    const custom = path.join(directory, 'node_modules', 'portal-worker', 'index.mjs');
    await compileWorker('main', custom, {
      experiments: { outputModule: true },
      output: { module: true, library: { type: 'module' } },
    });
    return joinWorker(site, GUARD + (await compilePwa(docusaurus, directory, custom)));
  });

/** Returns the JavaScript of the worker that removes itself and everything that the other worker has stored. */
export const removalCode = (): Promise<string> =>
  inTemporaryFolder(async (directory) => {
    const file = path.join(directory, 'sw.js');
    await compileWorker('remove', file);
    return readFile(file, 'utf8');
  });
