/*
 * `npm run docs:migrations [-- --json FILE] [PAGE …]`: checks migration guides. Each has to mention every name that was
 * removed or changed its type, and its diffs have to compile before and after. PAGE is the path of a guide. The counts
 * of passed and failed names and diffs are written to FILE.
 */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { docsVersionOf, docsVersions, type DocsVersion } from '../src/core/versions';
import { checkMigration } from '../src/plugins/migrations';

const root = path.resolve(__dirname, '..');

/** Returns the pages of a version's migration guides. */
function guidesOf({ directory }: DocsVersion): string[] {
  const folder = path.join(directory, 'migration');
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.mdx'))
        .map((file) => path.join(folder, file))
        .sort()
    : [];
}

function main(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'string' } },
  });
  const pages =
    positionals.length > 0
      ? positionals.map((page) => {
          const file = path.resolve(root, page);
          const version = existsSync(file) ? docsVersionOf(file, root) : undefined;
          if (!version) {
            throw new Error(
              `PAGE must be a migration guide, such as docs/migration/migration-charts-v7/migration-charts-v7.mdx; found "${page}", which doesn't exist.`,
            );
          }
          return { version, file };
        })
      : docsVersions(root).flatMap((version) =>
          guidesOf(version).map((file) => ({ version, file })),
        );
  let passed = 0;
  let failed = 0;
  for (const { version, file } of pages) {
    const result = checkMigration(version, file);
    if (!result) {
      if (positionals.length > 0) {
        throw new Error(
          `${path.relative(root, file)} has no "migration" in its front matter: "- from: mui-x-charts-v6".`,
        );
      }
      continue;
    }
    const { page, compared, removed, retyped, diffs, problems } = result;
    console.log(
      `${page}: ${compared.join(', ')}: ${removed} names removed, ${retyped} with another type, ${diffs} diffs`,
    );
    problems.forEach(({ line, message }) => console.error(`  ${page}:${line} ${message}`));
    passed += result.passed;
    failed += problems.length;
  }
  console.log(`${passed} passed, ${failed} failed`);
  if (values.json !== undefined) {
    writeFileSync(values.json, JSON.stringify({ passed, failed }));
  }
  return failed > 0 ? 1 : 0;
}

try {
  process.exitCode = main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
