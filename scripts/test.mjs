/*
 * `npm test`: installs missing packages, then runs every check. `npm test -- --changed` runs the checks that a change
 * can affect. The part that runs before packages are installed is here, the rest is in `scripts/test`.
 */
import path from 'node:path';
import process from 'node:process';

import { checkNode, ensureChromium, ensurePackages, root, run } from './prerequisites.mjs';

const USAGE = `Usage: npm test [-- --changed[=<commit>] | --shard=<index>/<total>]

  --changed           runs what can be affected by a change: the working tree, with uncommitted and
                      untracked files, compared with the merge base of HEAD and main
  --changed=<commit>  the same, compared with that branch, tag or commit
  --shard=2/4         runs the second quarter, for one of four machines`;

const args = process.argv.slice(2);
if (args.some((each) => each === '--help' || each === '-h')) {
  console.log(USAGE);
  process.exit(0);
}
const isShard = (text) => {
  const [, index = 0, total = 0] = (/^--shard=([1-9]\d?)\/([1-9]\d?)$/.exec(text) ?? []).map(
    Number,
  );
  return index > 0 && index <= total;
};
const unknown = args.find((each) => !/^--changed(?:=.+)?$/.test(each) && !isShard(each));
if (unknown !== undefined || args.length > 1) {
  console.error(unknown === undefined ? 'Pass only one option.' : `Unknown argument: ${unknown}`);
  console.error(USAGE);
  process.exit(2);
}

checkNode();
ensurePackages();
process.env.CHROME_PATH = ensureChromium();
process.exitCode = run(process.execPath, [
  path.join(root, 'node_modules/jiti/lib/jiti-cli.mjs'),
  path.join(root, 'scripts/test/main.ts'),
  ...args,
]);
