// Docusaurus' command line, as its own `bin/docusaurus.mjs` runs it. That one prints the stack of each error, in which a
// message about a setting is hard to find.
import process from 'node:process';
import { inspect } from 'node:util';

import { runCLI } from '@docusaurus/core/lib/index.js';

import { faultLines } from './fault.mjs';

// Commands set them to what they need.
process.env.BABEL_ENV ??= 'development';
process.env.NODE_ENV ??= 'development';

function fail(error) {
  console.error(
    `[ERROR] ${(faultLines(error, process.cwd()) ?? [inspect(error, { depth: 9 })]).join('\n')}`,
  );
  process.exit(1);
}

process.on('unhandledRejection', fail);
runCLI(process.argv).catch(fail);
