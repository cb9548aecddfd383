/*
 * `npm run check:licenses`: fails if a package has a license that `policy.ts` doesn't allow. Reads the lockfile, so it
 * needs no installed packages and no network.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { checkLicenses, type Lockfile } from './licenses';
import { LICENSES } from './policy';

const file = path.resolve(__dirname, '../../package-lock.json');
const { problems, checked } = checkLicenses(
  JSON.parse(readFileSync(file, 'utf8')) as Lockfile,
  LICENSES,
);
if (problems.length > 0) {
  console.error(
    `${problems.join('\n')}\nAllowed licenses are listed in scripts/supplyChain/policy.ts.`,
  );
  process.exitCode = 1;
} else {
  console.log(`The licenses of all ${checked} packages are allowed.`);
}
