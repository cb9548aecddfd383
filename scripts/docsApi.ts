/*
 * `npm run docs:api [-- --check]`: writes the pages of the API reference for the symbols of each version's packages, and
 * the API tabs of docs pages. Prints which symbols were added, removed and renamed. With `--check`, it writes nothing, and
 * fails if a file is out of date.
 */
import path from 'node:path';

import fs from 'fs-extra';

import { apiReleases } from '../portal.config';
import { entries, isApiSymbol, type NavigationEntry } from '../src/core/navigation';
import { currentVersion, docsVersions, type DocsVersion } from '../src/core/versions';
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

/** The expected files of a version's API reference and API tabs, and how the existing ones differ. */
async function compareVersion(version: DocsVersion) {
  const { directory } = version;
  const reference = await apiReference(version);
  const files = readDocsFiles(directory);
  const pages = apiPageFiles(
    reference,
    await readTabbedDocs(directory, files),
    releasesBefore(version, apiReleases),
  );
  const existing = await readGeneratedPages(directory, files);
  const changes = comparePages(pages, existing, reference.packages);
  const names = reference.packages
    .map((installed) => `${installed.name} ${installed.version}`)
    .join(', ');
  return { version, reference, pages, changes, lines: describeChanges(changes), names };
}

type Compared = Awaited<ReturnType<typeof compareVersion>>;

/** Reports what is out of date. */
function check(versions: readonly Compared[]): void {
  const problems: string[] = [];
  for (const { version, reference, lines, names } of versions) {
    if (!isSinceFileCurrent(version)) {
      problems.push(
        `${path.relative(root, sinceFilePath(version))} is of other packages than those that are installed: run npm run docs:since.`,
      );
    }
    if (!readSizesFile(version, reference.symbols)) {
      problems.push(
        `${path.relative(root, sizesFilePath(version))} is missing or was measured with other packages, symbols or code: run npm run docs:sizes.`,
      );
    }
    if (lines.length > 0) {
      problems.push(
        `${lines.join('\n')}\n\nThe pages of the API reference in ${path.relative(root, version.directory)} don't match ${names}. Run npm run docs:api.`,
      );
    }
  }
  problems.forEach((problem) => console.error(problem));
  process.exitCode = problems.length > 0 ? 1 : 0;
}

async function write({ version, pages, changes, lines, names }: Compared): Promise<void> {
  const file = (name: string) => path.join(version.directory, name);
  await Promise.all([
    ...pages.map((page) => fs.outputFile(file(page.path), apiPageText(page))),
    ...[...changes.removed, ...changes.renamed.map(({ from }) => from)].map((name) =>
      fs.remove(file(name)),
    ),
  ]);
  console.log(
    [
      `${path.relative(root, version.directory)}: ${pages.length} pages of ${names}.`,
      ...lines,
    ].join('\n'),
  );
}

async function main(): Promise<void> {
  if (option !== undefined && !isCheck) {
    throw new Error(`unknown option "${option}". The only option is ${CHECK}.`);
  }
  const versions: Compared[] = [];
  for (const version of docsVersions(root)) {
    versions.push(await compareVersion(version));
  }
  if (isCheck) {
    check(versions);
    return;
  }
  for (const version of versions) {
    await write(version);
  }
  const symbols = versions.find(({ version }) => version.name === currentVersion(root).name)
    ?.reference.symbols;
  const missing = missingRoutes(entries, new Set(symbols?.map(({ id }) => id)));
  if (missing.length > 0) {
    console.log(
      [
        'In the navigation, but not in any installed package:',
        ...missing.map((pathname) => `  ${pathname}`),
      ].join('\n'),
    );
  }
}

main().catch((error: unknown) => {
  console.error(`docs:api: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
