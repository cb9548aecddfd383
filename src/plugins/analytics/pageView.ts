import { pathnameToLanguage, productOf } from '@site/src/core/paths';

import type { EventParameters } from './client';

/** A page that a reader sees. */
export interface ShownPage {
  /** From the site's root, as in the address. */
  pathname: string;
  /** Title of the document. */
  title: string;
}

/** What is told of a page. */
export interface PageDescription {
  /** Names the page in every language: without prefix, query, hash and slash at the end. */
  path: string;
  /** Origin and path. */
  location: string;
  /** Parameters of its `page_view` event. */
  parameters: EventParameters;
}

/**
 * Describes a page for analytics. Query and hash are the reader's business, and no part of it.
 *
 * @param origin - The site's, such as `https://docs.example.com`.
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
