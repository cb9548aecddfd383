import { pathnameToLanguage, productOf } from '@site/src/core/navigation/paths';

import type { EventParameters } from './client';

/** A page that is shown to the reader. */
export interface ShownPage {
  /** Path from the host's root, as in the address. */
  pathname: string;
  /** Title of the document. */
  title: string;
}

/** Returns the path of an address from the site's root. */
export const sitePath = ({ pathname }: { pathname: string }): string =>
  pathname.slice(SITE_BASE_URL.length - 1);

/** The analytics data of a page. */
export interface PageDescription {
  /** Identifies the page in every language: the path without language prefix, query, hash and trailing slash. */
  path: string;
  /** Origin and path. */
  location: string;
  /** Parameters of its `page_view` event. */
  parameters: EventParameters;
}

/**
 * Describes a page for analytics. For privacy, the query and the hash are not included.
 *
 * @param origin - The site's origin, such as `https://docs.example.com`.
 * @param languages - The site's languages.
 */
export function describePage(
  page: ShownPage,
  origin: string,
  languages: readonly string[],
): PageDescription {
  const path = pathnameToLanguage(sitePath(page), languages).canonicalPathname;
  const location = origin + SITE_BASE_URL.slice(0, -1) + path;
  const { product, category } = productOf(path);
  return {
    path,
    location,
    parameters: {
      page_title: page.title,
      page_location: location,
      ...(product ? { productId: product } : {}),
      ...(category ? { productCategoryId: category } : {}),
    },
  };
}
