import path from 'node:path';

import fs from 'fs-extra';

import { REMOVED_FILE, removedVersions } from '../../../core/versions/removed';
import { cutVersionNames, docsVersions } from '../../../core/versions';

import {
  checkCommitted,
  checkUnversioned,
  INSTALL_CHANGES,
  linkPackages,
  SHARED_PATHS,
  UPDATE_LOCKFILE,
  versionPaths,
} from './cutVersion';
import type { RunSteps } from './steps';
import {
  beginTransaction,
  commit,
  copySite,
  endTransaction,
  isThere,
  VERSIONS_FILE,
  type Change,
  type Transaction,
} from './transaction';

/** Options of {@link removeVersion}. */
export interface RemoveOptions {
  /** The site's folder. */
  siteDir: string;
  /** Name of the version. */
  name: string;
  runSteps: RunSteps;
}

/** Returns the paths that exist because of a version, relative to the site's folder. */
const pathsOf = (siteDir: string, name: string): string[] =>
  [
    ...versionPaths(siteDir, name),
    // What has changed since the version, in the API reference of the others.
    ...docsVersions(siteDir)
      .filter((version) => version.name !== name)
      .map(({ directory }) =>
        path.join(path.relative(siteDir, directory), `api/changes/from-${name}.mdx`),
      ),
  ].filter((file) => isThere(path.join(siteDir, file)));

/** Removes a version from a copy of the site, and notes that its addresses are redirected. */
async function removeFrom(copy: string, name: string): Promise<void> {
  for (const file of pathsOf(copy, name)) {
    await fs.remove(path.join(copy, file));
  }
  const write = (file: string, names: readonly string[]) =>
    fs.outputJson(path.join(copy, file), names, { spaces: 2 });
  await write(REMOVED_FILE, [name, ...removedVersions(copy).filter((version) => version !== name)]);
  await write(
    VERSIONS_FILE,
    cutVersionNames(copy).filter((candidate) => candidate !== name),
  );
  await linkPackages(copy);
}

/** Returns the changes that remove a version. The list of versions comes first, so that no part of one is ever seen. */
const changesOf = (
  { siteDir, name }: RemoveOptions,
  { folder, copy }: Transaction,
): readonly Change[] => [
  ...[VERSIONS_FILE, REMOVED_FILE, ...SHARED_PATHS]
    .map((file): Change => ({ path: file, from: path.relative(folder, path.join(copy, file)) }))
    .filter(({ path: file }) => isThere(path.join(copy, file))),
  ...pathsOf(siteDir, name).map((file) => ({ path: file })),
];

/**
 * Removes a version of the docs: its folder, its sidebar, its translations, and the pages that compare others with it.
 * Its addresses are redirected to the same pages of the newest version.
 *
 * @returns What to do next.
 * @throws Error of the step that fails. Nothing has changed then.
 */
export async function removeVersion(options: RemoveOptions): Promise<string> {
  const { siteDir, name, runSteps } = options;
  const names = cutVersionNames(siteDir);
  if (!names.includes(name)) {
    throw new Error(
      `The version must be one of ${names.join(', ') || 'none (no version has been cut)'}; found "${name}".`,
    );
  }
  checkCommitted(siteDir);
  const transaction = beginTransaction(siteDir, `the removal of ${name}`);
  const { copy } = transaction;
  try {
    await runSteps([
      {
        what: 'Remove the version from a copy of the site',
        action: async () => {
          await copySite(siteDir, copy);
          await removeFrom(copy, name);
        },
      },
      { what: 'Remove its packages from the lockfile', command: UPDATE_LOCKFILE, cwd: copy },
      {
        what: 'Check the API pages of the others',
        command: ['jiti', 'scripts/docsApi.ts', '--check'],
        cwd: copy,
      },
      // They now run the packages of another version.
      ...(names[0] === name ? checkUnversioned(siteDir, copy) : []),
      {
        what: 'Remove the version',
        action: () => commit(siteDir, transaction, changesOf(options, transaction)),
        isLasting: true,
      },
      { what: 'Remove its packages', command: INSTALL_CHANGES, cwd: siteDir },
    ]);
  } finally {
    endTransaction(transaction);
  }
  return [
    '',
    `Removed ${name}. Its addresses are redirected to ${names.length === 1 ? 'the docs in docs/' : 'the newest version'}. Next:`,
    '  npm run build   (fails for links that only the removed version had)',
    `  git add --all && git commit --message "Remove ${name}"`,
    'If the docs of this version are published elsewhere, add them to "archived" in portal.config.ts.',
  ].join('\n');
}
