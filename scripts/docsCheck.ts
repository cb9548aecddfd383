/*
 * `npm run docs:check [-- --json FILE] [--page docs/x/x.mdx …] [--only code|rules]`: checks the code and names in pages
 * against the release of their version and renders their demos (`code`), and applies the rules that pages are checked
 * against while they are edited (`rules`). `--page` checks only that page, and can be repeated. The counts of passed and
 * failed blocks, names, demos and pages are written to FILE.
 */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { docsFolders, docsVersionOf } from '../src/core/versions';
import { BlockCompiler, checkDocs } from '../src/plugins/api-reference/check';
import { NAME_EXCEPTIONS } from '../src/plugins/api-reference/check/exceptions';
import { apiReference } from '../src/plugins/api-reference/extract';
import {
  checkDemos,
  checkPages,
  problemText,
  siteHost,
  withCompilers,
  type Problem,
} from '../src/plugins/page-checks/check';
import { options, site } from '../portal.config';

async function main() {
  const { values } = parseArgs({
    options: {
      json: { type: 'string' },
      page: { type: 'string', multiple: true },
      only: { type: 'string' },
    },
  });
  if (values.only !== undefined && !['code', 'rules'].includes(values.only)) {
    throw new Error(`--only must be "code" or "rules"; found "${values.only}".`);
  }
  const root = path.resolve(__dirname, '..');
  const versions = docsFolders(root);
  const pages = values.page?.map((page) => {
    const absolute = path.resolve(root, page);
    if (!existsSync(absolute) || !docsVersionOf(absolute, root)) {
      throw new Error(
        `--page must be a page of the docs, such as docs/react-charts/bars/bars.mdx; found "${page}", which doesn't exist.`,
      );
    }
    return absolute;
  });
  const results = await Promise.all(
    versions
      .filter(
        ({ directory }) =>
          pages === undefined ||
          pages.some((page) => docsVersionOf(page, root)?.directory === directory),
      )
      .map(async (version) => {
        // One for blocks and demos, since reading the packages takes longer than checking a page.
        const compiler = new BlockCompiler(version.packagesFrom);
        const code = async () =>
          checkDocs({
            version,
            compiler,
            reference: () => apiReference(version),
            exceptions: NAME_EXCEPTIONS,
            ...(pages ? { pages } : {}),
          });
        const printed = async () => {
          const result = await code();
          if (result.licensedWithoutTypes.size > 0) {
            const list = [...result.licensedWithoutTypes].map(
              ([name, count]) => `${name} (${count})`,
            );
            console.log(
              `${version.name}: these licensed packages aren't installed for this release, so blocks were compiled without their types: ${list.join(', ')}`,
            );
          }
          return result;
        };
        const none = { passed: 0, failed: 0, problems: [] };
        const only = pages ? { only: pages } : {};
        const rendering =
          values.only === 'rules'
            ? none
            : checkDemos(version, {
                ...only,
                // `npm test` compiles them with everything else.
                ...(values.only === 'code' ? {} : { compiler }),
              });
        const compiled = values.only === 'rules' ? none : await printed();
        const checked =
          values.only === 'code'
            ? none
            : checkPages(version, {
                host: siteHost(site.url, options.htmlPolicy),
                ...(options.docs.frontMatter ? { frontMatter: options.docs.frontMatter } : {}),
                ...only,
              });
        const demos = await rendering;
        return {
          passed: compiled.passed + checked.passed + demos.passed,
          failed: compiled.failed + checked.failed + demos.failed,
          problems: withCompilers(checked.problems, [...compiled.problems, ...demos.problems]),
        };
      }),
  );
  // The rules report pages that aren't valid MDX, with what to do.
  const isNotMdx = ({ message }: Problem) =>
    values.only === undefined && message.startsWith('Not MDX: ');
  const problems = results
    .flatMap((result): readonly Problem[] => result.problems)
    .filter((problem) => !isNotMdx(problem));
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  problems.forEach((problem) => console.error(problemText(problem)));
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
