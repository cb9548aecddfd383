/*
 * `npm run release:compare -- FROM TO [PAGE …] [--since] [--json FILE]`: runs the claims of the docs of release FROM on
 * the packages of release TO, and those of TO on the packages of FROM, as far as there are docs of both. Lists the
 * sentences that aren't true there: what has changed in behavior. Releases are versions of MUI X in the npm registry,
 * such as 8.12.1. PAGE is as in `docs:claims`. `--since` also finds the release since which each sentence of FROM is
 * false, and each sentence of TO true, by running it on releases in between. `--json FILE` writes the list to FILE.
 * What was compared before isn't run again unless it has changed.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { gt } from 'semver';

import { docsVersions, type DocsVersion } from '../../src/core/versions';
import { releaseOf } from '../../src/core/versions/packages';
import { claimsFilesOf, readClaims } from '../../src/plugins/claims/check';
import { findPages, runVitest } from '../claims';
import { hashOf, type Unit } from '../test/ledger';
import type { TestFile } from '../test/reports';
import { claimsUnits } from '../test/units';

import {
  bisect,
  changesIn,
  changesReport,
  compileErrorsIn,
  judge,
  withoutUndecided,
  type Comparison,
  type CompileError,
  type FileVerdicts,
  type Verdict,
} from './compare';
import {
  copyOf,
  copyPages,
  installRelease,
  publishedVersions,
  releasesBetween,
  type ReleaseFolder,
} from './workspace';

const root = path.resolve(__dirname, '../..');

/** How often a failed test runs again. One that then passes is flaky. */
const RETRIES = 3;

/** Pages about date libraries are compiled apart: several adapters in one program make the dates' type a union. */
const PROJECTS = ['tsconfig.json', 'tsconfig.dateLibraries.json'];

/** Writes the TypeScript projects of the copy of a version's pages, which the runner needs, too. Returns their files. */
function writeProjects(copy: string): string[] {
  const [, newest] = docsVersions(root);
  return PROJECTS.map((name) => {
    // The projects of a cut version, wherever the pages come from.
    const project = JSON.parse(
      readFileSync(path.join(newest?.directory ?? root, name), 'utf8'),
    ) as { extends?: string; include: string[] };
    const up = path.relative(copy, root);
    const file = path.join(copy, name);
    writeFileSync(
      file,
      JSON.stringify({
        ...project,
        extends: `${up}/tsconfig.json`,
        include: project.include.map((pattern) => pattern.replace(/^(?:\.\.\/)+/, `${up}/`)),
      }),
    );
    return file;
  });
}

/** Compiles a project of a copy with the packages of a release. Returns the errors by file of the copy. */
function compile(project: string): CompileError[] {
  try {
    execFileSync(
      process.execPath,
      [
        path.join(root, 'node_modules/typescript-7/bin/tsc'),
        '--noEmit',
        '--pretty',
        'false',
        '-p',
        project,
      ],
      { cwd: path.dirname(project), encoding: 'utf8', maxBuffer: 2 ** 26 },
    );
    return [];
  } catch (error) {
    const { stdout = '' } = error as { stdout?: string };
    return compileErrorsIn(stdout);
  }
}

/** Escapes a text for a regular expression. */
const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/**
 * Runs files of claims in a copy. Returns the results by file. Files that can't be loaded are tried again.
 *
 * @param sentences - Those that run. Default: all.
 */
function runFiles(
  version: DocsVersion,
  copy: string,
  files: readonly string[],
  sentences?: readonly string[],
  isFirstTry = true,
): Map<string, TestFile> {
  const { run } = runVitest(
    [
      'run',
      // Failing tests take seconds for each try, and run again on the next release anyway.
      `--retry=${sentences ? 1 : RETRIES}`,
      ...(sentences ? [`--testNamePattern=^(?:${sentences.map(escaped).join('|')})$`] : []),
      ...files.map((file) => path.join(copy, file)),
    ],
    'scripts/releases/vitest.config.ts',
    { COMPARED_PAGES: version.directory, COMPARED_COPY: copy },
  );
  const results = new Map<string, TestFile>(
    (run?.testResults ?? []).map((result) => [
      path.relative(copy, result.name).split(path.sep).join('/'),
      result,
    ]),
  );
  // Files that can't be loaded have a result, too.
  const missing = files.filter((file) => !results.has(file));
  if (missing.length > 0) {
    throw new Error(
      `The claims ended early, before ${missing.join(', ')}. What was compared until then is kept.`,
    );
  }
  // The first run on a release may find packages to bundle, and reload what is running.
  const unloaded = files.filter((file) => results.get(file)?.assertionResults.length === 0);
  if (unloaded.length > 0 && isFirstTry) {
    runFiles(version, copy, unloaded, sentences, false).forEach((result, file) =>
      results.set(file, result),
    );
  }
  return results;
}

/** Number of files of claims that run together. What they say is kept, whatever happens afterwards. */
const BATCH = 24;

/** Runs files of claims. Returns a function that judges the sentences of each of them. */
type RunFiles = (files: readonly string[]) => (file: string) => readonly Verdict[];

/**
 * Prepares files of claims of a version for the packages of a release.
 *
 * @param sentences - Those that run. Default: all, which are also compiled, to tell a missing API from a change in
 *   behavior.
 */
function runnerOn(
  version: DocsVersion,
  release: ReleaseFolder,
  sentences?: readonly string[],
): RunFiles {
  copyPages(release, version);
  const copy = copyOf(release, version);
  const projects = writeProjects(copy);
  const errors = sentences ? [] : projects.flatMap(compile);
  return (files) => {
    const results = runFiles(version, copy, files, sentences);
    return (file) => {
      const code = readFileSync(path.join(version.directory, file), 'utf8');
      const ofFile = errors.filter(({ file: name }) => name === file);
      return judge(readClaims(code, file).claims, results.get(file), ofFile);
    };
  };
}

/** Hashes of the files of claims of a version, by their paths in its folder. */
function claimsHashes(
  version: DocsVersion,
  pages: readonly string[],
  units: readonly Unit[],
): ReadonlyMap<string, string> {
  const folder = path.relative(root, version.directory).split(path.sep).join('/');
  const wanted = new Set(pages.flatMap(claimsFilesOf));
  const tool = hashOf(
    readdirSync(__dirname)
      .sort()
      .map((file) => readFileSync(path.join(__dirname, file), 'utf8'))
      .join('\n'),
  );
  return new Map(
    units
      .filter(
        (unit) => unit.folder === folder && wanted.has(path.join(version.directory, unit.name)),
      )
      .map(({ name, hash }) => [name, hashOf(`${tool} ${hash}`)]),
  );
}

/**
 * Judges the sentences of files of claims on a release. What is known is kept in the release's folder.
 *
 * @param hashes - The files' hashes by their paths in the version's folder.
 * @param sentences - As in `runnerOn`.
 */
function verdictsOn(
  version: DocsVersion,
  releaseName: string,
  hashes: ReadonlyMap<string, string>,
  sentences?: readonly string[],
): ReadonlyMap<string, readonly Verdict[]> {
  const release = installRelease(root, releaseName);
  const known = resultsFile(release, version, sentences !== undefined);
  const results = { ...readResults(known) };
  const wanted = [...hashes].filter(([file, hash]) => results[file]?.hash !== hash);
  let run: RunFiles | undefined;
  for (let start = 0; start < wanted.length; start += BATCH) {
    const batch = wanted.slice(start, start + BATCH);
    run ??= runnerOn(version, release, sentences);
    const judgeFile = run(batch.map(([file]) => file));
    for (const [file, hash] of batch) {
      results[file] = { hash, verdicts: judgeFile(file) };
    }
    writeFileSync(known, JSON.stringify(results, undefined, 1));
  }
  return new Map([...hashes.keys()].map((file) => [file, results[file]?.verdicts ?? []]));
}

const isFalse = ({ fate }: Verdict): boolean => fate === 'false';

/** Returns which sentences of a version aren't true on a release. */
function compareOn(
  version: DocsVersion,
  releaseName: string,
  hashes: ReadonlyMap<string, string>,
): Comparison {
  const verdicts = verdictsOn(version, releaseName, hashes);
  const failed = new Map([...hashes].filter(([file]) => verdicts.get(file)?.some(isFalse)));
  // Its own packages are only installed when something is false on the other release.
  const own = failed.size > 0 ? verdictsOn(version, releaseOf(version), failed) : undefined;
  const compared = new Map(
    [...verdicts].map(([file, found]) => [file, withoutUndecided(found, own?.get(file) ?? [])]),
  );
  return {
    version: releaseOf(version),
    release: releaseName,
    sentences: [...compared.values()].flat().length,
    changes: changesIn(compared),
  };
}

/**
 * Finds the release since which each sentence of a version is false that is false on a newer release, or true that isn't
 * true on an older one.
 */
function withSince(
  version: DocsVersion,
  comparison: Comparison,
  hashes: ReadonlyMap<string, string>,
): Comparison {
  const isNewer = gt(comparison.release, comparison.version);
  const [from, to] = isNewer
    ? [comparison.version, comparison.release]
    : [comparison.release, comparison.version];
  const releases = releasesBetween(from, to, (name) => publishedVersions(name, root));
  const changed = comparison.changes.filter(
    ({ fate }) => fate === 'false' || (fate === 'gone' && !isNewer),
  );
  const since = bisect(changed, releases, (release, changes) => {
    const sentences = changes.map(({ sentence }) => sentence);
    const files = new Set(changes.map(({ file }) => file));
    console.log(`${sentences.length} sentences on ${release} …`);
    const verdicts = verdictsOn(
      version,
      release,
      new Map(
        [...hashes]
          .filter(([file]) => files.has(file))
          .map(([file, hash]) => [file, hashOf(JSON.stringify([hash, sentences]))]),
      ),
      sentences,
    );
    return changes.filter(({ file, sentence }) =>
      verdicts
        .get(file)
        ?.some((verdict) => verdict.sentence === sentence && isFalse(verdict) === isNewer),
    );
  });
  return {
    ...comparison,
    changes: comparison.changes.map((change) => {
      const found = since.get(change);
      return found === undefined ? change : { ...change, since: found };
    }),
  };
}

const resultsFile = ({ directory }: ReleaseFolder, version: DocsVersion, isSome: boolean): string =>
  path.join(directory, `${path.basename(version.directory)}${isSome ? '.some' : ''}.json`);

const readResults = (file: string): Readonly<Record<string, FileVerdicts>> =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, FileVerdicts>) : {};

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'string' }, since: { type: 'boolean' } },
  });
  const [from, to, ...pages] = positionals;
  if (from === undefined || to === undefined || from === to) {
    throw new Error(
      `Two releases are required, such as "npm run release:compare -- 8.12.1 8.29.5"; found ${positionals.map((name) => `"${name}"`).join(', ') || 'none'}.`,
    );
  }
  const versions = docsVersions(root);
  const docsOf = (release: string) => versions.find((version) => releaseOf(version) === release);
  const directions = [
    [docsOf(from), to],
    [docsOf(to), from],
  ] as const;
  if (directions.every(([version]) => version === undefined)) {
    throw new Error(
      `There are docs of ${versions.map(releaseOf).join(' and ')}, so that one of the releases must be among them; found "${from}" and "${to}".`,
    );
  }
  const units = await claimsUnits({ root, environment: '', ledger: new Map(), visits: '' });
  const comparisons = directions.flatMap(([version, release]) => {
    if (!version) {
      return [];
    }
    const hashes = claimsHashes(version, findPages(version, pages), units);
    const comparison = compareOn(version, release, hashes);
    return [values.since ? withSince(version, comparison, hashes) : comparison];
  });
  for (const { version, release, sentences, changes } of comparisons) {
    console.log(`\n${changesReport(version, release, changes, sentences)}`);
  }
  if (values.json !== undefined) {
    writeFileSync(values.json, JSON.stringify(comparisons, undefined, 2));
  }
}

main().catch((error: unknown) => {
  console.error(`release:compare: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
