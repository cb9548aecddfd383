import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import fs from 'fs-extra';

import { runRspack, TYPESCRIPT_RULE } from '../../../core/build-cache/rspack';
import type { WorkerSite } from '../format';

const SOURCES = path.join(__dirname, '../worker');

/**
 * Compiles a worker to one file, separately from the site's bundle.
 *
 * @param entry - Name of the worker's module in `worker/`.
 * @throws Error with Rspack's messages if the worker doesn't compile.
 */
async function compileWorker(entry: 'main' | 'remove'): Promise<string> {
  const directory = await fs.mkdtemp(path.join(os.tmpdir(), 'portal-worker-'));
  try {
    await runRspack({
      mode: 'production',
      devtool: false,
      context: SOURCES,
      target: ['webworker', 'es2022'],
      entry: { sw: path.join(SOURCES, `${entry}.ts`) },
      output: { path: directory, filename: '[name].js' },
      resolve: { extensions: ['.ts'] },
      module: { rules: [TYPESCRIPT_RULE] },
      performance: false,
      infrastructureLogging: { level: 'error' },
    });
    return await readFile(path.join(directory, 'sw.js'), 'utf8');
  } finally {
    await fs.remove(directory);
  }
}

/**
 * Returns the JavaScript of a site's worker. It changes with the site's content, so that browsers detect a new worker.
 */
export async function workerCode(site: WorkerSite): Promise<string> {
  return `const PORTAL_SITE=${JSON.stringify(site)};\n${await compileWorker('main')}`;
}

/** Returns the JavaScript of the worker that removes itself and everything that the other worker has stored. */
export const removalCode = (): Promise<string> => compileWorker('remove');
