import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import {
  docsFolders,
  docsVersions,
  type DocsVersion,
  unversionedDocs,
} from '../../src/core/versions';
import { claimsDays } from '../../src/plugins/claims/check';
import { lastChanges } from '../../src/plugins/docs/lastChange';
import { readPublishedPages } from '../../src/plugins/versions/docPages';
import { placeVersions } from '../../src/plugins/versions/docsVersions';

import { INPUT_VARIABLES, pick } from './environment';

/** The properties of a site that its builds depend on. */
export interface Site {
  siteDir: string;
  /** Folder of the uncut docs, relative to the site's folder. */
  docsDir: string;
  /** Names of the cut versions, newest first. */
  cut: readonly string[];
  /** Names of the versions to build. `undefined` means all. */
  only: readonly string[] | undefined;
  /** Absolute path of the folder that the site is written to. */
  outDir: string;
  /** The configuration, relative to the site's folder, if it isn't `docusaurus.config.ts`. */
  config?: string | undefined;
  environment: Readonly<Record<string, string | undefined>>;
}

/** Names of folders that hold packages or tests, at any depth. */
const NO_INPUT_FOLDERS = new Set(['__tests__', 'node_modules']);

/**
 * Paths, relative to the site's folder, that no build reads. Everything else is an input: listing a file here by
 * mistake would leave a stale page in place, while forgetting one only costs a build.
 */
const NO_INPUTS: readonly RegExp[] = [
  /^(?:bench|build(?:\.previous)?|coverage|deploy|e2e|playwright-report|test-results)\//,
  /^(?:jest|stylelint)\.config\./,
  /^\.(?:git|oxlint|prettier|editorconfig|env|nvmrc|DS_Store)/,
  // Other commands of the repository.
  /^scripts\/(?!build\/|$)/,
  /\.test\.\w+$/,
  // What was verified of the docs.
  /(?:^|\/)ledger\.tsv$/,
  // In docs/ and static/ a README may be a page.
  /^(?:[^/]+|(?:i18n|scripts\/build|server|src|versioned_docs)\/(?:.*\/)?README)\.md$/,
];

/** npm's records of the installed and the requested packages, in all workspaces. */
const LOCKS = ['node_modules/.package-lock.json', 'package-lock.json'];

/** Returns the folders and files that belong to one version only, its docs first. */
function ownOf({ name, siteDir, directory }: DocsVersion): string[] {
  return [
    path.relative(siteDir, directory),
    `versioned_sidebars/version-${name}-sidebars.json`,
  ].map((file) => file.split(path.sep).join('/'));
}

/** Returns the folders of pages that a version publishes: its docs, and by default those that have no versions. */
function foldersOf({ siteDir, docsDir, cut, only }: Site, version: DocsVersion): DocsVersion[] {
  const unversioned = unversionedDocs(siteDir, docsDir);
  const isDefault = placeVersions(cut, only).some(
    ({ name, folder }) => name === version.name && folder === '',
  );
  return [version, ...(unversioned && isDefault ? [unversioned] : [])];
}

/** Returns the paths of all input files in a folder, relative to the site's folder and sorted. */
function filesBelow(siteDir: string, folder: string, isInput: (file: string) => boolean): string[] {
  return readdirSync(path.join(siteDir, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const file = folder === '' ? entry.name : `${folder}/${entry.name}`;
      // Sites of the browser tests contain symbolic links to the portal's folders.
      const isFolder = entry.isSymbolicLink()
        ? statSync(path.join(siteDir, file)).isDirectory()
        : entry.isDirectory();
      if (isFolder) {
        const isSkipped =
          NO_INPUT_FOLDERS.has(entry.name) || (folder === '' && entry.name.startsWith('.'));
        return isSkipped || !isInput(`${file}/`) ? [] : filesBelow(siteDir, file, isInput);
      }
      return isInput(file) ? [file] : [];
    })
    .sort();
}

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/**
 * Finds a version of the site.
 *
 * @throws Error if there is no such version.
 */
function versionOf({ siteDir, docsDir }: Pick<Site, 'siteDir' | 'docsDir'>, part: string) {
  const versions = docsVersions(siteDir, docsDir);
  const version = versions.find(({ name }) => name === part);
  if (!version) {
    throw new Error(
      `There is no version "${part}". Known versions: ${versions.map(({ name }) => name).join(', ')}.`,
    );
  }
  return version;
}

/** Prefix of the inputs that say when a file was last changed, according to Git. */
export const DATE_OF = 'the date of ';

/** Prefix of the inputs that say when a file of claims has passed. */
export const DAY_OF = 'the day of ';

/** Everything that a version's build depends on: hashes of files by path, and other values by name. */
export type Inputs = Readonly<Record<string, string>>;

/**
 * Reads what the build of one version depends on: its own docs, sidebar and demos; the site's sources, translations and
 * static files; the installed packages of all versions, which its pages name; the pages that the other versions have;
 * the days on which its own pages were last changed, according to Git, and on which their claims have passed; the
 * environment; the Node version and the kind of machine.
 *
 * @param part - Name of the version.
 * @throws Error if there is no such version.
 */
export function readInputs(site: Site, part: string): Inputs {
  const { siteDir, docsDir, cut, only, outDir, config, environment } = site;
  const versions = docsVersions(siteDir, docsDir);
  const version = versionOf(site, part);
  const folders = foldersOf(site, version);
  const own = folders.flatMap(ownOf);
  // If other docs are built, the portal's own docs are not an input.
  const others = [...docsFolders(siteDir), ...versions]
    .flatMap(ownOf)
    .filter((file) => !own.includes(file));
  const isOwn = (file: string) =>
    own.some((folder) => file === folder || file.startsWith(`${folder}/`));
  const isOthers = (file: string) =>
    others.some((folder) => file === folder || file.startsWith(`${folder}/`)) &&
    // Lists the version's packages, which the pages of all versions name.
    !/^versioned_docs\/[^/]+\/(?:package\.json)?$/.test(file);
  const written = path.relative(siteDir, outDir).split(path.sep).join('/');
  const isInput = (file: string) =>
    !file.startsWith(`${written}/`) &&
    // Left by a build that is running or was interrupted.
    !file.startsWith(`${written}.`) &&
    (isOwn(file)
      ? // The tests of a template are part of its project.
        (!/\.test\.\w+$/.test(file) || /\/templates\/[^/]+\/app\//.test(file)) &&
        !file.endsWith('/ledger.tsv')
      : !isOthers(file) && !NO_INPUTS.some((pattern) => pattern.test(file)));

  const files = [
    ...filesBelow(siteDir, '', isInput),
    ...(own[0] !== undefined && NO_INPUTS.some((pattern) => pattern.test(`${own[0]}/`))
      ? filesBelow(siteDir, own[0], isInput)
      : []),
    ...LOCKS.filter((file) => existsSync(path.join(siteDir, file))),
    ...(config === undefined ? [] : [config]),
  ];
  const placed = placeVersions(cut, only);
  return {
    ...Object.fromEntries(
      [...new Set(files)].map((file) => [file, hashOf(readFileSync(path.join(siteDir, file)))]),
    ),
    // Not the history itself: a commit that changes no page of this version changes nothing.
    ...Object.fromEntries(
      [
        ...lastChanges(
          siteDir,
          folders.map(({ directory }) => directory),
        ),
      ].map(([file, date]) => [`${DATE_OF}${file}`, String(date)]),
    ),
    ...Object.fromEntries(
      [...claimsDays(siteDir)]
        .filter(([file]) => isOwn(file))
        .map(([file, day]) => [`${DAY_OF}${file}`, day]),
    ),
    'the versions of the site': JSON.stringify(placed),
    ...Object.fromEntries(
      placed
        .filter(({ name }) => name !== part)
        .map(({ name }) => [
          `the pages of ${name}`,
          hashOf(JSON.stringify(readPublishedPages(siteDir, docsDir, name))),
        ]),
    ),
    ...Object.fromEntries(
      Object.entries(pick(environment, INPUT_VARIABLES)).map(([name, value]) => [
        `the variable ${name}`,
        // Hashed because one of them is an API key.
        hashOf(value),
      ]),
    ),
    'the major version of Node': process.versions.node.split('.')[0] ?? '',
    'the kind of machine': `${process.platform} ${process.arch}`,
  };
}

/** Returns the names of the inputs that differ. */
export function changedInputs(before: Inputs, now: Inputs): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(now)])]
    .filter((name) => before[name] !== now[name])
    .sort();
}
