import { pathnameToLanguage, productOf } from '@site/src/core/navigation/paths';

import type { EventParameters } from './client';

/** A page that is shown to the reader. */
export interface ShownPage {
  /** Path from the site's root, as in the address. */
  pathname: string;
  /** Title of the document. */
  title: string;
}

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
  { pathname, title }: ShownPage,
  origin: string,
  languages: readonly string[],
): PageDescription {
  const path = pathnameToLanguage(pathname, languages).canonicalPathname;
  const location = origin + path;
  const { product, category } = productOf(path);
  return {
    path,
    location,
    parameters: {
      page_title: title,
      page_location: location,
      ...(product ? { productId: product } : {}),
      ...(category ? { productCategoryId: category } : {}),
    },
  };
}
