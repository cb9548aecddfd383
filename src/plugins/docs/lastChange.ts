import path from 'node:path';

import logger from '@docusaurus/logger';
import type { VcsConfig } from '@docusaurus/types';

import { docsFolders } from '../../core/versions';

import { git } from './git';

/** Pages that are generated from the types of the packages. Their files only name a component. */
const GENERATED = /(?:^|\/)api\/|\/(?:components|hooks)-api\.mdx$/;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Starts the line of a commit, and can't be part of a path. */
const COMMIT = '\0';

/** Whether the site's repository has its whole history. Undefined without Git, or outside a repository. */
function hasHistory(siteDir: string): boolean | undefined {
  const isShallow = git(siteDir, 'rev-parse', '--is-shallow-repository')?.trim();
  return isShallow === undefined ? undefined : isShallow === 'false';
}

/**
 * Returns the days on which the pages in some folders were last changed, by path relative to the site's folder, in
 * milliseconds since 1970. It reads the history once for all pages.
 *
 * It returns no dates if there is no history, or only a part of it, which would give all older pages the same wrong
 * date. Generated pages and pages that aren't committed have none. Only the day counts, so that an amended or rebased
 * commit doesn't change a page.
 *
 * @param siteDir - The site's folder.
 * @param folders - Absolute paths of folders below it.
 */
export function lastChanges(siteDir: string, folders: readonly string[]): Map<string, number> {
  const changes = new Map<string, number>();
  const below = folders.map((folder) => path.relative(siteDir, folder) || '.');
  if (below.length === 0 || !hasHistory(siteDir)) {
    return changes;
  }
  const log = git(
    siteDir,
    ...['-c', 'core.quotePath=false', '-c', 'log.showSignature=false'],
    ...['log', `--format=%x00%ct`, '--name-only', '--no-renames', '--relative'],
    ...['--', ...below],
  );
  let day = 0;
  for (const line of log?.split('\n') ?? []) {
    if (line.startsWith(COMMIT)) {
      day = Math.floor((Number(line.slice(1)) * 1000) / DAY_MS) * DAY_MS;
      // The newest commit comes first.
    } else if (/\.mdx?$/.test(line) && !GENERATED.test(line) && !changes.has(line)) {
      changes.set(line, day);
    }
  }
  return changes;
}

/**
 * Docusaurus' `future.experimental_vcs`: gives pages the date of their last change from Git (see {@link lastChanges}).
 * The footer, the sitemap (`lastmod`) and the structured data show it. Warns once if the clone is shallow, because then
 * no page has a date.
 *
 * @param docsDir - Folder of the current docs, relative to the site's folder.
 * @param warn - Prints a warning. Default: Docusaurus' logger.
 */
export function gitDates(docsDir: string, warn: (text: string) => void = logger.warn): VcsConfig {
  let site = '';
  let changes: Map<string, number> | undefined;
  return {
    initialize({ siteDir }) {
      site = siteDir;
    },
    // Docusaurus checks the number of parameters.
    getFileCreationInfo: (_file) => Promise.resolve(null),
    getFileLastUpdateInfo(file) {
      if (!changes) {
        changes = lastChanges(
          site,
          docsFolders(site, docsDir).map(({ directory }) => directory),
        );
        if (hasHistory(site) === false) {
          warn(
            'Pages and the sitemap get no dates, because this clone has only a part of the Git history. Run "git fetch --unshallow", or clone with "fetch-depth: 0" in CI.',
          );
        }
      }
      const timestamp = changes.get(path.relative(site, file).split(path.sep).join('/'));
      return Promise.resolve(timestamp === undefined ? null : { timestamp, author: '' });
    },
  };
}

/** A page, as Docusaurus describes it to `editUrl`. */
interface EditedPage {
  /** Folder of the page's version, relative to the site's folder. */
  versionDocsDirPath: string;
  /** Path of the page in that folder. */
  docPath: string;
}

/**
 * Returns the docs plugin's option `editUrl`. Generated pages have no link, because nobody edits them.
 *
 * @param base - Address of the repository's files, in the form that edits them. Without it, pages have no link.
 * @throws Error if it is no address that browsers open.
 */
export function editUrlOf(
  base: string | undefined,
): ((page: EditedPage) => string | undefined) | undefined {
  if (base !== undefined && !/^https?:\/\/./.test(base)) {
    throw new Error(
      `docs.editUrl must be a URL such as "https://github.com/acme/docs/edit/main"; found "${base}".`,
    );
  }
  return base === undefined
    ? undefined
    : ({ versionDocsDirPath, docPath }) =>
        GENERATED.test(docPath)
          ? undefined
          : [base.replace(/\/$/, ''), versionDocsDirPath, docPath].join('/');
}
