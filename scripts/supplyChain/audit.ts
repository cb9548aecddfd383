/*
 * `npm run check:vulnerabilities`: fails if the registry knows of a vulnerability in a package of the site (`high`) or
 * in any other package (`critical`). Prints "SKIPPED" and why if the registry doesn't answer: many mirrors don't. With
 * `--required`, that fails, too, unless the variable `UNCHECKED_BECAUSE` gives the reason to go on.
 * `npm test` doesn't run it, because its result changes without a change of the code.
 */
import { spawnSync } from 'node:child_process';

import { isAcceptable, judgeAudit } from './vulnerabilities';

const audit = (...options: string[]) => {
  const { stdout, stderr } = spawnSync('npm', ['audit', '--json', ...options], {
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  return { output: stdout, errors: stderr };
};

const results = [
  { scope: 'packages of the site', level: 'high' as const, ...audit('--omit=dev') },
  { scope: 'all packages', level: 'critical' as const, ...audit() },
].map(({ scope, level, output, errors }) => ({ scope, ...judgeAudit(output, errors, level) }));

for (const { scope, status, text } of results) {
  console.log(`${scope}: ${status}. ${text}`);
  if (status === 'SKIPPED' && process.env.GITHUB_ACTIONS) {
    console.log(`::warning title=Vulnerabilities not checked::${scope}: ${text}`);
  }
}
const isRequired = process.argv.includes('--required');
const { UNCHECKED_BECAUSE = '' } = process.env;
if (!isAcceptable(results, isRequired, UNCHECKED_BECAUSE)) {
  process.exitCode = 1;
} else if (isRequired && UNCHECKED_BECAUSE !== '') {
  console.log(`Accepted without an answer of the registry, because: ${UNCHECKED_BECAUSE}`);
}
