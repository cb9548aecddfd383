/*
 * `npm run docs:check [-- --json FILE]`: whether what pages say in code is true, checked against the
 * release of their version, and whether pages keep the rules that are checked while they are written.
 * FILE gets how many blocks, names and pages passed and failed.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { docsVersions } from '../src/core/versions';
import { checkDocs } from '../src/plugins/api-reference/check';
import { NAME_EXCEPTIONS } from '../src/plugins/api-reference/check/exceptions';
import { apiReference } from '../src/plugins/api-reference/extract';
import { checkPages, type Problem } from '../src/plugins/page-checks/check';

async function main() {
  const { values } = parseArgs({ options: { json: { type: 'string' } } });
  const results = await Promise.all(
    docsVersions(path.resolve(__dirname, '..')).map(async (version) => {
      const code = checkDocs({
        version,
        reference: await apiReference(version),
        exceptions: NAME_EXCEPTIONS,
      });
      return [code, checkPages(version)];
    }),
  ).then((each) => each.flat());
  const problems = results.flatMap((result) => result.problems);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  problems.forEach(({ file, line, column, message, fix }: Problem) =>
    console.error(`${file}:${line}:${column} ${message}${fix === undefined ? '' : ` ${fix}`}`),
  );
  console.log(`${passed} passed, ${failed} failed`);
  if (values.json !== undefined) {
    writeFileSync(values.json, JSON.stringify({ passed, failed }));
  }
  process.exitCode = failed > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
