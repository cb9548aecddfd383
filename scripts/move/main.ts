// `npm run move -- <from> <to>`: moves a page, and changes everything that refers to it.
import path from 'node:path';
import { parseArgs } from 'node:util';

import { runCommand, UsageError } from '../new/command';

import { movePage, USAGE } from './move';

void runCommand('move', USAGE, async (args) => {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
  const [from, to, ...more] = positionals;
  if (from === undefined || to === undefined || more.length > 0) {
    throw new UsageError(`Two routes are needed; found ${positionals.length}.`);
  }
  return movePage(path.resolve(__dirname, '../..'), from, to);
});
