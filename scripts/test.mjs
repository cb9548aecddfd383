/*
 * `npm test`: installs missing packages, then runs every check that the ledger doesn't have. The part that runs before
 * packages are installed is here, the rest is in `scripts/test`.
 */
import path from 'node:path';
import process from 'node:process';

import {
  checkNode,
  ensureChromium,
  ensureCommands,
  ensurePackages,
  OTHER_BROWSERS,
  root,
  run,
  SERVERS,
} from './prerequisites.mjs';

const USAGE = `Usage: npm test [-- <options>]

  --list        prints what would run, and why
  --all         runs everything, whatever is recorded in the ledger (npm run test:all)
  --shard=2/4   runs the second quarter, for one of four machines
  --changed     the default, which runs what has changed since it was recorded
  --only=claims runs only this check, as the last lines of a run name it. Several are separated by commas
  --without-sample
                runs nothing that the ledger has, as "npm run version:cut" does`;

const args = process.argv.slice(2);
if (args.some((argument) => argument === '--help' || argument === '-h')) {
  console.log(USAGE);
  process.exit(0);
}
const isShard = (text) => {
  const [, index = 0, total = 0] = (/^--shard=([1-9]\d?)\/([1-9]\d?)$/.exec(text) ?? []).map(
    Number,
  );
  return index > 0 && index <= total;
};
const unknown = args.find(
  (argument) =>
    !['--list', '--all', '--changed', '--without-sample'].includes(argument) &&
    !argument.startsWith('--only=') &&
    !isShard(argument),
);
if (unknown !== undefined) {
  console.error(`Unknown argument: ${unknown}`);
  console.error(USAGE);
  process.exit(2);
}

checkNode();
ensurePackages();
process.env.CHROME_PATH = ensureChromium();
ensureCommands({ ...SERVERS, ...(args.includes('--all') && OTHER_BROWSERS) });
process.exitCode = run(process.execPath, [
  path.join(root, 'node_modules/jiti/lib/jiti-cli.mjs'),
  path.join(root, 'scripts/test/main.ts'),
  ...args,
]);
