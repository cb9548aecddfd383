/** What a page of the docs tells search engines about itself. Addresses are absolute. */
export interface PageFacts {
  title: string;
  description: string;
  url: string;
  /** The site, of which the page is a part. */
  site: { name: string; url: string };
  /** The documented release: `8.12.1`. */
  release: string;
  /** The last change, in milliseconds since 1970. Default: unknown, as for generated pages. */
  changed?: number | undefined;
  /** The path to the page, with the page at its end. Entries without an address are left out. */
  breadcrumbs: readonly { label: string; url?: string | undefined }[];
}

/**
 * Returns a page's structured data as JSON-LD: a `TechArticle` (https://schema.org/TechArticle) and, if the page
 * has pages above it, a `BreadcrumbList` (https://schema.org/BreadcrumbList).
 *
 * @returns JSON that can stand in a `<script>` element.
 */
export function structuredData({
  title,
  description,
  url,
  site,
  release,
  changed,
  breadcrumbs,
}: PageFacts): string {
  const article = {
    '@type': 'TechArticle',
    headline: title,
    description,
    url,
    ...(changed === undefined
      ? {}
      : { dateModified: new Date(changed).toISOString().slice(0, 'yyyy-mm-dd'.length) }),
    version: release,
    isPartOf: { '@type': 'WebSite', name: site.name, url: site.url },
  };
  // Google rejects items without an address (facebook/docusaurus#9319).
  const items = breadcrumbs
    .filter((item) => item.url !== undefined)
    .map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.label,
      item: item.url,
    }));
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': [
      article,
      // A list needs two items: https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
      ...(items.length > 1 ? [{ '@type': 'BreadcrumbList', itemListElement: items }] : []),
    ],
  }).replaceAll('<', '\\u003c');
}
