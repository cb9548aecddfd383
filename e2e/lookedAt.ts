import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { cutVersionNames } from '../src/core/versions';

import { isApiPage } from './apiPages';
import { root, sitemapPaths } from './support';

/**
 * Additional versions, as named in paths: the uncut docs, once a version has been cut. Their pages may be missing from
 * the sitemap, so they are looked up in the build's folders.
 */
const FURTHER_VERSIONS = cutVersionNames(root).length > 0 ? ['next'] : [];

/** Returns the path that a page has in the current version. */
export const currentPathOf = (pathname: string) =>
  FURTHER_VERSIONS.reduce((path, name) => path.replace(`/x/${name}/`, '/x/'), pathname);

/** Pages that are checked in every version, with their paths in the current one. */
const REPRESENTATIVE_PAGES = ['/x/', '/x/react-data-grid/', '/x/api/data-grid/data-grid/'];

interface BuiltPage {
  /** The text of its main part, without what every version says about itself. */
  text: string;
  hasDemos: boolean;
}

/** Reads a built page. Returns `undefined` if there is no such page. */
function readPage(pathname: string): BuiltPage | undefined {
  const file = path.join(root, 'build', pathname, 'index.html');
  if (!existsSync(file)) {
    return undefined;
  }
  const [main = ''] = /<main[\s>].*<\/main>/s.exec(readFileSync(file, 'utf8')) ?? [];
  const text = main
    .replace(/<(style|script)\b.*?<\/\1>/gs, '')
    // The banner of the version, and how many of its statements were verified with which release.
    .replace(/<aside [^>]*aria-label="?Version\b.*?<\/aside>/s, '')
    .replace(/<p class="?verified_.*?<\/p>/s, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    // Releases, and sizes of components in them.
    .replace(/\b8\.\d+(?:\.\d+)?\b/g, '8')
    .replace(/\b[\d.]+ kB\b/g, 'kB');
  return { text, hasDemos: main.includes('data-island') };
}

/**
 * Returns whether a page is checked. In the current version, all pages are. In an additional version, only these are:
 * guides with demos, which run with other packages, guides whose text differs from the current version's page, pages
 * that the current version does not have, and three representative pages. API reference pages are otherwise skipped, because they are generated in the same way from
 * other data.
 *
 * @param pathname - Path of a built page, with a trailing slash.
 */
export function isLookedAt(pathname: string): boolean {
  const version = FURTHER_VERSIONS.find((name) => pathname.startsWith(`/x/${name}/`));
  if (version === undefined || process.env.E2E_ALL_VERSIONS !== undefined) {
    return true;
  }
  const current = currentPathOf(pathname);
  const currentPage = readPage(current);
  if (REPRESENTATIVE_PAGES.includes(current) || currentPage === undefined) {
    return true;
  }
  const page = isApiPage(pathname) ? undefined : readPage(pathname);
  return page !== undefined && (page.hasDemos || page.text !== currentPage.text);
}

/**
 * Returns the paths of an additional version's pages. Standalone demo pages are left out, as they are hidden from
 * search engines, too.
 */
function pathsOf(version: string): string[] {
  const folder = path.join(root, 'build/x', version);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /(?:^|\/)index\.html$/.test(file) && !/\/demos\/[A-Z][^/]*\//.test(file))
    .map((file) => `/x/${version}/${file.replace(/index\.html$/, '')}`);
}

/**
 * Returns the paths of all pages to check, in all versions. `E2E_PAGES` overrides them with a comma-separated list,
 * which `npm test -- --changed` uses.
 */
export function lookedAtPaths(): string[] {
  const { E2E_PAGES } = process.env;
  if (E2E_PAGES !== undefined) {
    return E2E_PAGES.split(',').filter(Boolean);
  }
  return [...new Set([...sitemapPaths(), ...FURTHER_VERSIONS.flatMap(pathsOf)])].filter(isLookedAt);
}
