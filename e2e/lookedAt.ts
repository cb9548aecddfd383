import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { cutVersionNames } from '../src/core/versions';

import { isApiPage } from './apiPages';
import { root, sitemapPaths } from './support';

/**
 * Additional versions, as named in paths: the uncut docs, once a version has been cut. Their pages may be missing from
 * the sitemap, so they are looked up in the build's folders.
 */
const FURTHER_VERSIONS = cutVersionNames(root).length > 0 ? ['next'] : [];

/** Pages that are checked in every version, with their paths in the current one. */
const REPRESENTATIVE_PAGES = ['/x/', '/x/react-data-grid/', '/x/api/data-grid/data-grid/'];

/**
 * Returns the text of a built page's main part, without the version banner. Returns `undefined` if there is no such
 * page.
 */
function textOf(pathname: string): string | undefined {
  try {
    const html = readFileSync(path.join(root, 'build', pathname, 'index.html'), 'utf8');
    const [main = ''] = /<main[\s>].*<\/main>/s.exec(html) ?? [];
    return main
      .replace(/<(style|script)\b.*?<\/\1>/gs, '')
      .replace(/<aside [^>]*aria-label="?Version\b.*?<\/aside>/s, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ');
  } catch {
    return undefined;
  }
}

/**
 * Returns whether a page is checked. In the current version, all pages are. In an additional version, only these are:
 * guides whose text differs from the current version's page, pages that the current version does not have, and three
 * representative pages. API reference pages are otherwise skipped, because they are generated in the same way from
 * other data.
 *
 * @param pathname - Path of a built page, with a trailing slash.
 */
export function isLookedAt(pathname: string): boolean {
  const version = FURTHER_VERSIONS.find((name) => pathname.startsWith(`/x/${name}/`));
  if (version === undefined || process.env.E2E_ALL_VERSIONS !== undefined) {
    return true;
  }
  const current = pathname.replace(`/x/${version}/`, '/x/');
  const currentText = textOf(current);
  return (
    REPRESENTATIVE_PAGES.includes(current) ||
    currentText === undefined ||
    (!isApiPage(pathname) && textOf(pathname) !== currentText)
  );
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
