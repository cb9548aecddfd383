/*
 * `npm run docs:api [-- --check]`: writes the pages of the API reference for the installed packages' symbols, and the
 * API tabs of docs pages. Prints which symbols were added, removed and renamed. With `--check`, it writes nothing, and
 * fails if a file is out of date.
 */
import path from 'node:path';

import fs from 'fs-extra';

import { apiReleases } from '../portal.config';
import { entries, isApiSymbol, type NavigationEntry } from '../src/core/navigation';
import { currentVersion, docsVersions } from '../src/core/versions';
import { apiReference } from '../src/plugins/api-reference/extract';
import { releasesBefore } from '../src/plugins/api-reference/changes/releases';
import { comparePages, describeChanges } from '../src/plugins/api-reference/pages/comparePages';
import {
  readDocsFiles,
  readGeneratedPages,
  readTabbedDocs,
} from '../src/plugins/api-reference/pages/docsFiles';
import { isSinceFileCurrent, sinceFilePath } from '../src/plugins/api-reference/since/file';
import { apiPageFiles, apiPageText } from '../src/plugins/api-reference/pages/pageFiles';
import { readSizesFile, sizesFilePath } from '../src/plugins/api-reference/sizes/file';

const root = path.resolve(__dirname, '..');
const version = currentVersion(root);
const docsDir = version.directory;
const CHECK = '--check';
const [option] = process.argv.slice(2);
const isCheck = option === CHECK;

/** Returns the API routes that the navigation lists for the installed plans although no package exports the symbol. */
function missingRoutes(list: readonly NavigationEntry[], ids: ReadonlySet<string>): string[] {
  return list.flatMap(({ pathname, plan, children = [] }) => [
    ...(isApiSymbol(pathname) && !plan && !ids.has(pathname.replace('/x/api/', ''))
      ? [pathname]
      : []),
    ...missingRoutes(children, ids),
  ]);
}

async function main(): Promise<void> {
  if (option !== undefined && !isCheck) {
    throw new Error(`unknown option "${option}". The only option is ${CHECK}.`);
  }
  const reference = await apiReference(version);
  const files = readDocsFiles(docsDir);
  const pages = apiPageFiles(
    reference,
    await readTabbedDocs(docsDir, files),
    releasesBefore(version, apiReleases),
  );
  const changes = comparePages(pages, await readGeneratedPages(docsDir, files), reference.packages);
  const lines = describeChanges(changes);
  const names = reference.packages.map(({ name, version }) => `${name} ${version}`).join(', ');

  if (isCheck) {
    const outdated = docsVersions(root).filter((one) => !isSinceFileCurrent(one));
    if (outdated.length > 0) {
      console.error(
        `${outdated.map((one) => path.relative(root, sinceFilePath(one))).join(', ')} is of other packages than those that are installed: run npm run docs:since.`,
      );
      process.exitCode = 1;
    }
    for (const one of docsVersions(root)) {
      if (!readSizesFile(one, (await apiReference(one)).symbols)) {
        console.error(
          `${path.relative(root, sizesFilePath(one))} is missing or was measured with other packages, symbols or code: run npm run docs:sizes.`,
        );
        process.exitCode = 1;
      }
    }
    if (lines.length > 0) {
      console.error(
        `${lines.join('\n')}\n\nThe pages of the API reference don't match ${names}. Run npm run docs:api.`,
      );
      process.exitCode = 1;
    }
    return;
  }
  await Promise.all([
    ...pages.map((page) => fs.outputFile(path.join(docsDir, page.path), apiPageText(page))),
    ...[...changes.vanished, ...changes.renamed.map(({ from }) => from)].map((file) =>
      fs.remove(path.join(docsDir, file)),
    ),
  ]);
  const missing = missingRoutes(entries, new Set(reference.symbols.map(({ id }) => id)));
  console.log(
    [
      `${pages.length} pages of ${names}.`,
      ...lines,
      ...(missing.length > 0
        ? [
            'In the navigation, but not in any installed package:',
            ...missing.map((pathname) => `  ${pathname}`),
          ]
        : []),
    ].join('\n'),
  );
}

main().catch((error: unknown) => {
  console.error(`docs:api: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
