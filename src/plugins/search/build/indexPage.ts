import type { Page } from '../../../core/built-site';
import { productOf } from '../../../core/paths';
import type { PageKind } from '../format';

import type { IndexedPage } from './createIndex';
import { extractPage } from './extract';

/**
 * What the search does with a page: it is indexed, it is left out on purpose, or it has no text that could be indexed,
 * for the reason given.
 */
export type PageOutcome = { page: IndexedPage } | { leftOut: true } | { unreadable: string };

/** Reference pages that show on one page what has pages of its own. */
const TAB = /\/(?:components|hooks)-api\/$/;

/** What a page is by its path, without the base URL and the folder of its version. */
function kindOf(sitePath: string): PageKind {
  if (/^x\/(?:[^/]+\/)?api\//.test(sitePath)) return 'api';
  return /^x\/(?:[^/]+\/)?migration\//.test(sitePath) ? 'migration' : 'guide';
}

/** The pages of a version stand below a folder with its name, unless it is the last. */
const withoutVersion = (sitePath: string) => sitePath.replace(/^x\/(?:next|\d[^/]*)\//, 'x/');

/** What {@link indexPage} needs to know of the site. */
export interface IndexPageOptions {
  /** Base URL of the locale, with a slash at both ends. */
  baseUrl: string;
  /** Names of the versions whose pages search engines are asked to leave out. That is no reason for ours to. */
  unlistedVersions: ReadonlySet<string>;
}

/**
 * Reads what the search has to know of a page.
 *
 * Left out are reference pages that repeat others, and pages that search engines are asked to leave out, unless that is
 * said of their whole version.
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
    return { unreadable: 'its <article> has no <h1>' };
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
