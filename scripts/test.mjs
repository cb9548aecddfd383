/*
 * `npm test`: installs missing packages, then runs every check. `npm test -- --changed` runs the checks that a change
 * can affect. The part that runs before packages are installed is here, the rest is in `scripts/test`.
 */
import path from 'node:path';
import process from 'node:process';

import { checkNode, ensureChromium, ensurePackages, root, run } from './prerequisites.mjs';

const USAGE = `Usage: npm test [-- --changed[=<commit>]]

  --changed           runs what can be affected by a change: the working tree, with uncommitted and
                      untracked files, compared with the merge base of HEAD and main
  --changed=<commit>  the same, compared with that branch, tag or commit`;

const args = process.argv.slice(2);
if (args.some((each) => each === '--help' || each === '-h')) {
  console.log(USAGE);
  process.exit(0);
}
const unknown = args.find((each) => !/^--changed(?:=.+)?$/.test(each));
if (unknown !== undefined || args.length > 1) {
  console.error(
    unknown === undefined ? 'Pass --changed only once.' : `Unknown argument: ${unknown}`,
  );
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
