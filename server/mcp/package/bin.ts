/*
 * The command of the package that `npm run mcp:package` creates. It serves the documentation in the package over stdio.
 * With `--log`, each call is written to the standard error.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { searchVocabulary } from '../../../searchVocabulary';

import { freeAfterGrowth, preferLessMemory } from '../check/memory';
import { composeServer } from '../compose';
import { openFolder } from '../data/folder';
import { logToStderr, startStdio } from '../stdio';

/** Returns the nearest folder from which a package can be resolved. */
function folderWith(name: string, from: string): string | undefined {
  const parent = path.dirname(from);
  return existsSync(path.join(from, 'node_modules', name))
    ? from
    : parent === from
      ? undefined
      : folderWith(name, parent);
}

preferLessMemory();
const { values } = parseArgs({ options: { log: { type: 'boolean', default: false } } });
const docs = openFolder(
  path.join(__dirname, '../data'),
  folderWith('@mui/x-data-grid', path.dirname(__dirname)),
);
const { factory } = composeServer({
  docs,
  vocabulary: searchVocabulary,
  serverVersion: docs.versions[0]?.release ?? '0.0.0',
  thread: { script: path.join(__dirname, 'worker.cjs') },
  // In megabytes: about half of what the server itself needs.
  afterAnswer: freeAfterGrowth(16),
  ...(values.log ? { log: logToStderr } : {}),
});
startStdio(factory);
