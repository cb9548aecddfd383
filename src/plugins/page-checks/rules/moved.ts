import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import { Globby } from '@docusaurus/utils';

import { docIdOf, pathnameOfDoc } from '../../../core/navigation';
import { docIdOfFile, isPartial, readDocIds } from '../../../core/navigation/docIds';
import { CURRENT_VERSION, docsFolders, latestVersion } from '../../../core/versions';
import { isGeneratedPage } from '../frontMatter';
import { readFrontMatter } from '../page';
import type { Problem } from '../problem';
import type { Site } from '../site';

/** The settings of the portal, with its redirects, relative to the site's folder. */
const PORTAL_CONFIG = 'portal.config.ts';

const PAGE = /\.mdx?$/;

/** Runs Git in the site's folder. Returns undefined if it fails, because there is no commit, or no such file in it. */
function git(siteDir: string, ...args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 26,
    });
  } catch {
    return undefined;
  }
}

const committed = (site: Site, file: string) =>
  git(site.version.siteDir, 'show', `HEAD:./${site.relative(file)}`);

const bodyOf = (text: string) => text.replace(/^\uFEFF?---\r?\n[^]*?\n---/, '').trim();

/**
 * Returns the file of an existing page for one that doesn't exist: the page to which its text or its title has moved since
 * the last commit, or since it was checked.
 */
export function movedPage(site: Site, file: string): string | undefined {
  if (site.moved.has(file)) {
    return site.moved.get(file);
  }
  const text = site.textBefore(file) ?? committed(site, file) ?? '';
  const body = bodyOf(text);
  const { title } = readFrontMatter(text).frontMatter;
  const pages =
    text === ''
      ? []
      : site.writtenIds().map((id) => {
          const page = site.fileOf(id);
          return { page, text: site.scan(page) };
        });
  const found =
    pages.find((page) => body !== '' && bodyOf(page.text) === body) ??
    pages.find(
      (page) => title !== undefined && readFrontMatter(page.text).frontMatter.title === title,
    );
  site.moved.set(file, found?.page);
  return found?.page;
}

const DEMOS_SEGMENT = `${path.sep}demos${path.sep}`;

/** Returns how pages may name a file that was removed. */
function namesOf(site: Site, file: string): string[] {
  const at = file.lastIndexOf(DEMOS_SEGMENT);
  if (at >= 0) {
    const [first = ''] = file.slice(at + DEMOS_SEGMENT.length).split(path.sep);
    return [`demos/${path.parse(first).name}`];
  }
  if (/\.claims\.tsx$/.test(file)) {
    return [];
  }
  const name = path.basename(file);
  return site.contains(file) ? [name, encodeURI(name)] : [addressOf(site, file) ?? name];
}

/** Returns the address of a page without versions. */
function addressOf({ version: { siteDir } }: Site, file: string): string | undefined {
  const folder = docsFolders(siteDir).find(({ directory }) =>
    file.startsWith(directory + path.sep),
  );
  return folder && pathnameOfDoc(docIdOfFile(path.relative(folder.directory, file)));
}

/**
 * Returns the pages, and the files of demos and claims, that may link to removed files: they contain their names.
 *
 * @param files - Absolute paths.
 */
export function filesLinkingTo(site: Site, files: readonly string[]): string[] {
  const names = [...new Set(files.flatMap((file) => namesOf(site, file)))];
  const code = files
    .filter((file) => /\.tsx?$/.test(file) && site.contains(file))
    .map((file) => new RegExp(`/${path.parse(file).name.replace(/\W/g, '\\$&')}['"]`));
  const { directory } = site.version;
  const sources =
    code.length === 0
      ? []
      : Globby.sync('**/*.{ts,tsx}', {
          cwd: directory,
          absolute: true,
          ignore: ['**/node_modules/**'],
        }).filter((file) => code.some((name) => name.test(site.scan(file))));
  const pages =
    names.length === 0
      ? []
      : [...site.writtenIds().map((id) => site.fileOf(id)), ...site.partials()].filter((file) => {
          const text = site.scan(file);
          return names.some((name) => text.includes(name));
        });
  return [...pages, ...sources].filter((file) => !files.includes(file));
}

/** Returns whether readers may know a page: it is in the newest version, or in the last commit. */
export const isKnown = (site: Site, file: string): boolean =>
  fs.existsSync(
    path.join(
      latestVersion(site.version.siteDir).directory,
      path.relative(site.version.directory, file),
    ),
  ) || committed(site, file) !== undefined;

/** Returns a problem at a text of a file of the portal. */
function problemIn(
  site: Site,
  file: string,
  text: string,
  problem: Pick<Problem, 'message' | 'fix'>,
): Problem {
  const source = site.scan(path.join(site.version.siteDir, file));
  const before = source.slice(0, Math.max(source.indexOf(text), 0)).split('\n');
  return { file, line: before.length, column: (before.at(-1) ?? '').length + 1, ...problem };
}

/**
 * Returns what is left to do after a page was moved or deleted: its entry in the navigation, and a redirect for readers
 * who follow old links.
 */
export function removedPageProblems(site: Site, file: string): Problem[] {
  const pathname = site.pathnameOf(file);
  const { frontMatter } = readFrontMatter(site.textBefore(file) ?? committed(site, file) ?? '');
  if (
    !site.contains(file) ||
    isPartial(site.version.directory, file) ||
    isGeneratedPage(frontMatter) ||
    // Its address isn't the one of its file.
    'slug' in frontMatter ||
    // Another file has the address now.
    docIdOf(pathname, site.pageIds()) !== undefined
  ) {
    return [];
  }
  const listed = site.navigation?.();
  const redirects = site.redirects?.();
  const target = movedPage(site, file);
  const to = target === undefined ? undefined : site.pathnameOf(target);
  const gone = `${site.relative(file)} doesn't exist${target === undefined ? '' : `: it is now ${site.relative(target)}`}.`;
  const redirect = `'${pathname}/': '${to === undefined ? '/x/…' : to}/'`;
  const isRedirected =
    redirects !== undefined && (`${pathname}/` in redirects || !isKnown(site, file));
  if (listed?.pathnames.has(pathname)) {
    return [
      problemIn(site, listed.file, `'${pathname}'`, {
        message: `${pathname} is in the navigation, but ${gone}`,
        fix: `${to === undefined ? 'Remove the entry' : `Write '${to}'`}${isRedirected ? '.' : `, and add a redirect to ${PORTAL_CONFIG}: ${redirect}.`}`,
      }),
    ];
  }
  return redirects === undefined || isRedirected
    ? []
    : [
        problemIn(site, PORTAL_CONFIG, 'redirects', {
          message: `${pathname}/ leads nowhere: ${gone}`,
          fix: `Add a redirect${to === undefined ? ' to the page that answers the same question' : ''}: ${redirect}.`,
        }),
      ];
}

/** Returns the files of pages that the last commit or the newest version has, and the docs no longer have. */
function removedPages(site: Site): string[] {
  const { siteDir, directory, name } = site.version;
  const latest = latestVersion(siteDir);
  const paths = [
    ...(git(siteDir, 'ls-tree', '-r', '--name-only', 'HEAD', '--', site.relative(directory)) ?? '')
      .split('\n')
      .map((file) => path.relative(directory, path.join(siteDir, file))),
    ...(name === CURRENT_VERSION && latest.directory !== directory
      ? Globby.sync('**/*.{md,mdx}', { cwd: latest.directory, ignore: ['**/node_modules/**'] })
      : []),
  ];
  const isWritten = (file: string) =>
    PAGE.test(file) &&
    !/^api\/|\/(?:components|hooks)-api\.mdx$/.test(file.replaceAll(path.sep, '/'));
  return [...new Set(paths)]
    .filter(isWritten)
    .map((file) => path.join(directory, file))
    .filter((file) => !fs.existsSync(file));
}

/**
 * Returns the problems of addresses that readers know: those of pages that have moved or were deleted without a redirect,
 * and redirects to pages that don't exist.
 */
export function addressProblems(site: Site): Problem[] {
  const redirects = site.redirects?.();
  if (redirects === undefined) {
    return [];
  }
  const ids = new Set(
    docsFolders(site.version.siteDir).flatMap(({ directory }) => [...readDocIds(directory)]),
  );
  const lost = Object.entries(redirects)
    .filter(([, to]) => /^\/x\/./.test(to) && !(to in redirects))
    .filter(([, to]) => docIdOf(to.replace(/\/$/, ''), ids) === undefined)
    .map(([from, to]) =>
      problemIn(site, PORTAL_CONFIG, `'${from}'`, {
        message: `${from} is redirected to ${to}, which isn't a page.`,
        fix: 'Write the address of a page, without a version.',
      }),
    );
  return [...removedPages(site).flatMap((file) => removedPageProblems(site, file)), ...lost];
}
