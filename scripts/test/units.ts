/*
 * Finds the units of work that `npm test` records, and what each depends on. Everything is derived from the files
 * themselves: a unit that is added, moved or removed needs no entry anywhere.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { auditedContent, auditedPaths, hashOfVisit } from '../../e2e/auditedPages';
import { notedVisits, visitsIn } from '../../e2e/visits';
import jestConfig from '../../jest.config.mjs';
import {
  docsFolders,
  docsVersions,
  type DocsVersion,
  unversionedDocs,
} from '../../src/core/versions';
import {
  CLAIMS_ENDINGS,
  hasTests,
  pageOfClaims,
  plainText,
  readClaims,
} from '../../src/plugins/claims/check';
import claimsConfig from '../../src/plugins/claims/runner/vitest.config';
import { writtenPages } from '../../src/plugins/page-checks/check';
import templatesConfig from '../../src/plugins/templates/runner/vitest.config';

import { closuresOf, filesBelow, hashOfClosure, readSources } from './inputs';
import { hashOf, keyOf, type Ledger, type Unit } from './ledger';

/** Where units are found. */
export interface Repository {
  /** Its folder. */
  root: string;
  /** What tests run in, such as `node 20, chromium 153`. */
  environment: string;
  /** What was verified. Also tells what browser tests have visited. */
  ledger: Ledger;
  /** Folder in which browser tests note what they visit. */
  visits: string;
}

/** A file of browser tests. */
export interface BrowserTest extends Unit {
  /** Whether it opens the site with third-party services. */
  needsServices: boolean;
}

/** A runner of Vitest: a folder with its configuration, which applies to all of its tests. */
interface Runner {
  folder: string;
  /** Files that run before each test file. */
  setups: readonly string[];
  config: { test?: { projects?: readonly unknown[] } };
}

const CLAIMS: Runner = {
  folder: 'src/plugins/claims/runner',
  config: claimsConfig,
  setups: ['setup.ts', 'nodeSetup.ts'],
};
const TEMPLATES: Runner = {
  folder: 'src/plugins/templates/runner',
  config: templatesConfig,
  setups: ['setup.ts'],
};

/** The repository of this file, whose configurations have absolute paths. */
const REPOSITORY = path.resolve(__dirname, '../..');

const toPosix = (file: string) => file.split(path.sep).join('/');

/** Returns the paths of all files of a version, relative to its folder. Sorted. */
function filesOf({ siteDir, directory }: DocsVersion): string[] {
  const folder = toPosix(path.relative(siteDir, directory));
  return filesBelow(siteDir, folder).map((file) => file.slice(folder.length + 1));
}

/** Returns the version whose pages have a path, and the rest of the path. `undefined` for a page of the site itself. */
function placeOf(root: string, pathname: string): VersionFile | undefined {
  const [current, newest] = docsVersions(root);
  const route = /^\/x\/(.*)$/.exec(pathname)?.[1];
  if (current === undefined || route === undefined) {
    return undefined;
  }
  const isNext = newest !== undefined && route.startsWith('next/');
  const { directory } = isNext || newest === undefined ? current : newest;
  return { folder: toPosix(path.relative(root, directory)), name: pathname };
}

/** A file of a version that is a unit. */
interface VersionFile {
  /** The version's folder, relative to the repository. */
  folder: string;
  /** Path in that folder. */
  name: string;
}

const versionFiles = (
  folders: readonly DocsVersion[],
  matches: (file: string) => boolean,
): VersionFile[] =>
  folders.flatMap((version) =>
    filesOf(version)
      .filter(matches)
      .map((name) => ({
        folder: toPosix(path.relative(version.siteDir, version.directory)),
        name,
      })),
  );

/** Returns what a runner resolves imports with: names and what they mean, the same in all of its projects. */
function aliasesOf({ config }: Runner, root: string): (specifier: string) => string | undefined {
  const [project] = config.test?.projects ?? [];
  const { alias = {} } =
    (project as { resolve?: { alias?: Readonly<Record<string, string>> } } | undefined)?.resolve ??
    {};
  return (specifier) => {
    const found = Object.entries(alias).find(
      ([name]) => specifier === name || specifier.startsWith(`${name}/`),
    );
    return found && found[1].replace(REPOSITORY, root) + specifier.slice(found[0].length);
  };
}

/**
 * Returns the tests of a runner as units. Each depends on what it imports and names, on the packages that it reaches, and
 * on the runner.
 *
 * @param more - Returns other texts that a file depends on.
 */
async function testsOfRunner(
  { root, environment }: Repository,
  kind: string,
  runner: Runner,
  files: readonly VersionFile[],
  more: (file: VersionFile) => readonly string[] = () => [],
): Promise<Unit[]> {
  const sources = readSources(root);
  const configuration = ['vitest.config.ts', ...runner.setups].map(
    (file) => `${runner.folder}/${file}`,
  );
  const pathOf = ({ folder, name }: VersionFile) => `${folder}/${name}`;
  const [closureOf, runnerOf] = [
    await closuresOf(root, files.map(pathOf), sources, {
      alias: aliasesOf(runner, root),
    }),
    // It names what only some of the tests import.
    await closuresOf(root, configuration, sources, { names: false }),
  ];
  const common = hashOfClosure(runnerOf(configuration), sources);
  return files.map((file) => {
    const closure = closureOf([pathOf(file)]);
    const own = hashOfClosure(closure, sources, file.folder);
    return {
      kind,
      ...file,
      // Node looks for the package.json of the version. The lockfile has the packages that it names.
      inputs: [...closure.files, ...closure.folders, `${file.folder}/package.json`],
      hash: hashOf([environment, common, own, ...more(file)].join('\n')),
    };
  });
}

/**
 * Returns the sentences of a page that its claims quote. If one is edited, its claim has to run again: the page check
 * asks for the same edit in the claim. A simpler comparison than that check's, which parses all pages.
 *
 * @param file - Absolute path of the claims.
 */
function quotedSentences(file: string): string[] {
  const page = pageOfClaims(file);
  if (page === undefined || !existsSync(page)) {
    return [];
  }
  const text = plainText(readFileSync(page, 'utf8'));
  return readClaims(readFileSync(file, 'utf8'), file)
    .claims.map(({ sentence }) => plainText(sentence))
    .filter((sentence) => text.includes(sentence));
}

/** Returns all files of claims. They also depend on the sentences of their page that they quote. */
export const claimsUnits = (repository: Repository): Promise<Unit[]> =>
  testsOfRunner(
    repository,
    'claims',
    CLAIMS,
    versionFiles(docsFolders(repository.root), (file) =>
      file.endsWith(CLAIMS_ENDINGS.browser),
    ).filter(({ folder, name }) =>
      hasTests(readFileSync(path.join(repository.root, folder, name), 'utf8')),
    ),
    ({ folder, name }) => quotedSentences(path.join(repository.root, folder, name)),
  );

/** Returns all test files of templates. */
export const templateUnits = (repository: Repository): Promise<Unit[]> =>
  testsOfRunner(
    repository,
    'template',
    TEMPLATES,
    versionFiles(
      [unversionedDocs(repository.root)].filter((folder) => folder !== undefined),
      (file) => /^templates\/[^/]+\/app\/.*\.test\.tsx?$/.test(file),
    ),
  );

/**
 * Returns the pages that a script checks as units. Each depends on the files in its folder, on the script with all that
 * it imports, and on all packages of its version: a page may name any export.
 *
 * @param isChecked - Whether the script checks a page, given its path in its version and its text.
 */
async function pagesOfScript(
  { root, environment }: Repository,
  kind: string,
  script: string,
  isChecked: (page: string, text: string) => boolean,
): Promise<Unit[]> {
  const sources = readSources(root);
  const closureOf = await closuresOf(root, [script], sources, { names: false });
  const common = hashOfClosure(closureOf([script]), sources);
  const lockfile = hashOf(readFileSync(path.join(root, 'package-lock.json')));
  return docsFolders(root).flatMap((version) => {
    const folder = toPosix(path.relative(root, version.directory));
    const files = filesOf(version);
    const pages = writtenPages(version).map((page) =>
      toPosix(path.relative(version.directory, page)),
    );
    const folders = new Set(pages.map((page) => path.posix.dirname(page)));
    /** Returns the folder of the page that a file belongs to. */
    const pageFolderOf = (file: string): string => {
      const parent = path.posix.dirname(file);
      return folders.has(parent) || parent === '.' ? parent : pageFolderOf(parent);
    };
    const byFolder = new Map<string, string[]>();
    for (const file of files) {
      const parent = pageFolderOf(file);
      byFolder.set(parent, [...(byFolder.get(parent) ?? []), file]);
    }
    // Files at the top are about packages: types of date libraries, compiler options.
    const top = files.filter((file) => !file.includes('/') && /\.(?:json|ts)$/.test(file));
    const checked = pages.filter((page) =>
      isChecked(page, readFileSync(path.join(version.directory, page), 'utf8')),
    );
    return checked.map((name) => {
      const beside = byFolder.get(path.posix.dirname(name)) ?? [];
      const inputs = [...new Set([...top, ...beside, name])].map((file) => `${folder}/${file}`);
      const own = hashOfClosure(
        { files: new Set(inputs), folders: new Set(), packages: new Set() },
        sources,
        folder,
      );
      const hash = hashOf([environment, common, lockfile, own].join('\n'));
      return { kind, folder, name, inputs, hash };
    });
  });
}

/** Returns all pages whose code blocks and names are checked. */
export const codeUnits = (repository: Repository): Promise<Unit[]> =>
  pagesOfScript(repository, 'code', 'scripts/docsCheck.ts', () => true);

/** Returns all migration guides that compare packages. */
export const migrationUnits = (repository: Repository): Promise<Unit[]> =>
  pagesOfScript(
    repository,
    'migration',
    'scripts/docsMigrations.ts',
    (page, text) => page.startsWith('migration/') && /^---\n(?:.*\n)*?migration:/.test(text),
  );

/** Code, and the configuration of compilers and linters. */
const CHECKED_CODE = /\.(?:[cm]?[jt]sx?|json)$/;

const codeHashes = new WeakMap<Repository, string>();

/** Hashes all files with code once for all checks. */
function hashOfCode(repository: Repository): string {
  const { root } = repository;
  const known = codeHashes.get(repository);
  if (known !== undefined) {
    return known;
  }
  const { hashOfFile } = readSources(root);
  const files = filesBelow(root, '').filter((file) => CHECKED_CODE.test(file));
  const hash = hashOf(files.map((file) => `${file} ${hashOfFile(file)}`).join('\n'));
  codeHashes.set(repository, hash);
  return hash;
}

/** Returns a check of all code as one unit. It depends on all files with code, and on all packages. */
export const codeCheckUnit = (repository: Repository, name: string): Unit[] => [
  {
    // A kind of its own, because a check that records its units removes those of its kind that no longer exist.
    kind: name,
    folder: '',
    name: 'all code',
    hash: hashOf([repository.environment, name, hashOfCode(repository)].join('\n')),
  },
];

/** What Prettier reads besides the files that it formats. */
const FORMAT = ['.prettierrc.json', '.prettierignore'];

/** Returns the formatting of all files as units: that of the files of a folder, up to two levels deep, with all below. */
export function formatUnits({ root, environment }: Repository): Unit[] {
  const sources = readSources(root);
  const hashOfFiles = (files: readonly string[]) =>
    hashOfClosure(
      { files: new Set(files), folders: new Set(), packages: new Set(['node_modules/prettier']) },
      sources,
    );
  const common = hashOfFiles(FORMAT);
  const byFolder = new Map<string, string[]>();
  // Ledgers change with each run, and Prettier has no parser for them.
  for (const file of filesBelow(root, '').filter((candidate) => !candidate.endsWith('.tsv'))) {
    const folder = path.posix.dirname(file).split('/').slice(0, 2).join('/');
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), file]);
  }
  return [...byFolder].map(([folder, files]) => ({
    kind: 'format',
    folder: '',
    name: folder,
    // Folders have a unit for the files that are directly in them, and one for each folder in them.
    inputs: folder.includes('/') ? [folder] : files,
    hash: hashOf([environment, common, hashOfFiles(files)].join('\n')),
  }));
}

/** Where the search index is, in the build. */
const SEARCH_INDEX = ['/search/**', '/assets/search/**'];

/** Returns the check of the search as one unit. It depends on the index as built, and on the script with its questions. */
export async function searchCheckUnit(
  { root, environment }: Repository,
  script: string,
): Promise<Unit[]> {
  const sources = readSources(root);
  const closureOf = await closuresOf(root, [script], sources);
  const hash = hashOf(
    [
      environment,
      hashOfClosure(closureOf([script]), sources),
      ...SEARCH_INDEX.map(hashOfVisit),
    ].join('\n'),
  );
  return [{ kind: 'search', folder: '', name: 'index', hash }];
}

/** The browser tests that audit pages. Every other one is a unit itself. */
export const AUDITS: readonly string[] = [
  'e2e/pages.spec.ts',
  'e2e/apiPages.spec.ts',
  'e2e/templatePages.spec.ts',
];

const PLAYWRIGHT = 'e2e/playwright.config.ts';

/** What serves the build. Tests of other parts of the server name them. */
const SERVER = 'server/static.ts';

/** Browser tests that only a run of everything contains. */
const COMPLETE = 'e2e/complete/';

/** A comment in a browser test that needs npm's registry. */
const REGISTRY = /^\/\/ @registry$/m;

/** Returns the audits of all built pages. Each depends on its page as built, and on the code of the audit. */
export async function auditUnits({ root, environment }: Repository): Promise<Unit[]> {
  const sources = readSources(root);
  const code = [...AUDITS, PLAYWRIGHT];
  const closureOf = await closuresOf(root, code, sources, { names: false });
  const common = hashOfClosure(closureOf(code), sources);
  return auditedPaths().map((pathname) => {
    const { shown, loaded } = auditedContent(pathname);
    const own = hashOf(shown).slice(0, 10);
    return {
      kind: 'page',
      ...(placeOf(root, pathname) ?? { folder: '', name: pathname }),
      own,
      hash: own + hashOf([environment, common, loaded].join('\n')).slice(0, 10),
    };
  });
}

/** Returns what Jest resolves a specifier with. */
function jestAlias(root: string): (specifier: string) => string | undefined {
  const mappings = Object.entries(jestConfig.moduleNameMapper).map(
    ([pattern, target]) => [new RegExp(pattern), target.replace('<rootDir>', root)] as const,
  );
  return (specifier) => {
    const [pattern, target] = mappings.find(([each]) => each.test(specifier)) ?? [];
    const [match, ...groups] = pattern?.exec(specifier) ?? [];
    return match === undefined
      ? undefined
      : target?.replace(/\$(\d)/g, (_whole, index: string) => groups[Number(index) - 1] ?? '');
  };
}

/** Configuration of the unit tests. */
const JEST = ['jest.config.mjs', 'scripts/jest/setup.cjs'];

/** Returns all files of unit tests. Each depends on what it imports, names and reads, and on the configuration. */
export async function unitTestUnits({ root, environment }: Repository): Promise<Unit[]> {
  const sources = readSources(root);
  const files = jestConfig.roots
    .flatMap((folder) => filesBelow(root, folder.replace('<rootDir>/', '')))
    .filter((file) => /\.test\.tsx?$/.test(file));
  const closureOf = await closuresOf(root, [...files, ...JEST], sources, {
    alias: jestAlias(root),
  });
  const common = hashOfClosure(closureOf(JEST), sources);
  return files.map((name) => {
    const closure = closureOf([name]);
    return {
      kind: 'unit',
      folder: '',
      name,
      inputs: [...closure.files, ...closure.folders],
      hash: hashOf([environment, common, hashOfClosure(closure, sources)].join('\n')),
    };
  });
}

/**
 * Returns all files of browser tests, except the audits. Each depends on what it imports, names and reads, and on what it
 * visits in the build.
 */
export async function browserTestUnits({
  root,
  environment,
  ledger,
  visits: visitsFolder,
}: Repository): Promise<BrowserTest[]> {
  const sources = readSources(root);
  const files = filesBelow(root, 'e2e').filter(
    (file) => /^e2e\/(?:complete\/)?[^/]+\.spec\.ts$/.test(file) && !AUDITS.includes(file),
  );
  const closureOf = await closuresOf(root, files, sources);
  const configuration = [PLAYWRIGHT, SERVER];
  const configurationOf = await closuresOf(root, configuration, sources, { names: false });
  const common = hashOfClosure(configurationOf(configuration), sources);
  const visited = new Map<string, string>();
  const hashOfPath = (visit: string) => {
    const hash = visited.get(visit) ?? hashOfVisit(visit);
    visited.set(visit, hash);
    return `${visit} ${hash}`;
  };
  return files.map((name) => {
    const closure = closureOf([name]);
    const own = hashOfClosure(closure, sources);
    const listed = [...closure.files]
      .filter((file) => /^(?:e2e|bench)\/(?:complete\/)?[^/]+\.ts$/.test(file))
      .flatMap((file) => visitsIn(readFileSync(path.join(root, file), 'utf8')));
    const visiting = (visited: readonly string[]): BrowserTest => ({
      kind: 'browser',
      folder: '',
      name,
      inputs: [...closure.files],
      visits: visited,
      needsServices: closure.files.has('e2e/servicesPort.ts'),
      ...(name.startsWith(COMPLETE)
        ? { runs: 'in everything' as const }
        : REGISTRY.test(readFileSync(path.join(root, name), 'utf8'))
          ? { runs: 'if changed' as const }
          : {}),
      hash: hashOf(
        [
          environment,
          common,
          own,
          ...[...new Set([...listed, ...visited])].sort().map(hashOfPath),
        ].join('\n'),
      ),
    });
    const { visits: before = [] } = ledger.get(keyOf({ kind: 'browser', folder: '', name })) ?? {};
    return {
      ...visiting(before),
      afterRun: () => visiting(notedVisits(visitsFolder, name)),
    };
  });
}
