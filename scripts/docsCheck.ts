/*
 * `npm run docs:check [-- --json FILE]`: whether what pages say in code is true, checked against the installed release.
 * FILE gets how many blocks and names passed and failed.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { checkDocs } from '../src/plugins/api-reference/check';
import { NAME_EXCEPTIONS } from '../src/plugins/api-reference/check/exceptions';
import { apiReference } from '../src/plugins/api-reference/extract';

async function main() {
  const { values } = parseArgs({ options: { json: { type: 'string' } } });
  const siteDir = path.resolve(__dirname, '..');
  const { passed, failed, problems } = checkDocs({
    siteDir,
    docsDir: 'docs',
    reference: await apiReference(siteDir),
    exceptions: NAME_EXCEPTIONS,
  });
  problems.forEach(({ file, line, column, message }) =>
    console.error(`${file}:${line}:${column} ${message}`),
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
