import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { cutVersionNames } from '../src/core/versions';

import { isApiPage } from './apiPages';
import { root, sitemapPaths } from './support';

/**
 * Versions beside the current one, as they are named in paths: the docs that are not cut yet, once one was. Their pages
 * may lack in the sitemap, so they are found in the folders of the build.
 */
const FURTHER_VERSIONS = cutVersionNames(root).length > 0 ? ['next'] : [];

/** What is looked at in any version, as the current one names it. */
const REPRESENTATIVE_PAGES = ['/x/', '/x/react-data-grid/', '/x/api/data-grid/data-grid/'];

/** What a page says: the text of its main part, as built, but for which version it is of. */
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
 * Whether a page is looked at: any of the current version; of a further one guides that say something else than the
 * current version's page, pages that it has not, and three in any case. Pages of the API reference are made alike, from
 * other data.
 *
 * @param pathname - Path of a built page, with the slash at its end.
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

/** Pages of a further version; those of single demos are none, which search engines are not to find, either. */
function pathsOf(version: string): string[] {
  const folder = path.join(root, 'build/x', version);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /(?:^|\/)index\.html$/.test(file) && !/\/demos\/[A-Z][^/]*\//.test(file))
    .map((file) => `/x/${version}/${file.replace(/index\.html$/, '')}`);
}

/**
 * Paths of all pages that are looked at, in all versions. `E2E_PAGES` names others, separated by commas, as
 * `npm test -- --changed` does.
 */
export function lookedAtPaths(): string[] {
  const { E2E_PAGES } = process.env;
  if (E2E_PAGES !== undefined) {
    return E2E_PAGES.split(',').filter(Boolean);
  }
  return [...new Set([...sitemapPaths(), ...FURTHER_VERSIONS.flatMap(pathsOf)])].filter(isLookedAt);
}
