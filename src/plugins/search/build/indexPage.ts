import type { Page } from '../../../core/build/site';
import { productOf } from '../../../core/navigation/paths';
import type { PageKind } from '../format';

import { extractPage, type ExtractedPage } from './extract';

/** A page to be indexed. */
export interface IndexedPage extends ExtractedPage {
  /** Path from the site's root, including the base URL. */
  path: string;
  kind: PageKind;
  /** Name of its product. Undefined for pages that belong to none or to several. */
  product?: string;
}

/**
 * What the search does with a page: it is indexed, it is left out on purpose, or it has no indexable text, for the
 * given reason.
 */
export type PageOutcome = { page: IndexedPage } | { leftOut: true } | { unreadable: string };

/** Matches reference pages that combine the content of other pages on one page. */
const TAB = /\/(?:components|hooks)-api\/$/;

/** Returns a page's kind from its path, without the base URL. */
function kindOf(sitePath: string): PageKind {
  if (/^x\/(?:[^/]+\/)?api\//.test(sitePath)) return 'api';
  return /^x\/(?:[^/]+\/)?migration\//.test(sitePath) ? 'migration' : 'guide';
}

/** Removes the version's folder. Pages of a version are in a folder with its name, unless it is the latest version. */
export const withoutVersion = (sitePath: string) =>
  sitePath.replace(/^x\/(?:next|\d[^/]*)\//, 'x/');

/** The site's data for {@link indexPage}. */
export interface IndexPageOptions {
  /** Base URL of the locale, with a slash at both ends. */
  baseUrl: string;
  /** Names of the versions whose pages are hidden from search engines. Our search includes them nevertheless. */
  unlistedVersions: ReadonlySet<string>;
}

/**
 * Extracts the search data of a page.
 *
 * Reference pages that repeat others are left out. So are pages that are hidden from search engines, unless their whole
 * version is.
 */
export function indexPage(
  { path: pathname, document }: Page,
  { baseUrl, unlistedVersions }: IndexPageOptions,
): PageOutcome {
  if (TAB.test(pathname)) {
    return { leftOut: true };
  }
  const page = extractPage(document);
  if (page === undefined) {
    return { unreadable: 'it has no <article>' };
  }
  if (page.version === '') {
    return { unreadable: 'it has no <meta name="docusaurus_version">' };
  }
  if (page.title === '') {
    return { unreadable: 'it has neither an <h1> in its <article> nor a <title>' };
  }
  if (page.isHidden && !unlistedVersions.has(page.version)) {
    return { leftOut: true };
  }
  const sitePath = pathname.slice(baseUrl.length);
  const { product } = productOf(`/${withoutVersion(sitePath)}`);
  return {
    page: { ...page, path: pathname, kind: kindOf(sitePath), ...(product ? { product } : {}) },
  };
}
