/*
 * `npm run --silent mcp [-- --build DIR | --data DIR] [--log]`: serves the documentation of a build, or of a data
 * folder, to agents over stdio. With `--log`, each call is written to the standard error. Default: the build in `build`.
 * Without `--silent`, npm writes the name of the script to the output, which belongs to the protocol.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';

import { freeAfterGrowth, preferLessMemory } from './check/memory';
import { repositoryServer } from './repository';
import { logToStderr, startStdio } from './stdio';

preferLessMemory();
const siteDir = path.resolve(__dirname, '../..');
const { values } = parseArgs({
  options: {
    build: { type: 'string', default: 'build' },
    data: { type: 'string' },
    log: { type: 'boolean', default: false },
  },
});

const { factory } = repositoryServer({
  siteDir,
  directory: path.resolve(siteDir, values.data ?? values.build),
  isData: values.data !== undefined,
  // In megabytes: about half of what the server itself needs.
  afterAnswer: freeAfterGrowth(16),
  ...(values.log ? { log: logToStderr } : {}),
});
startStdio(factory);
