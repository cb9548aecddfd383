import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';

type Doc = LoadedVersion['docs'][number];

/**
 * Gives links to the previous and next page the title of that page if several pages of the version have the same label
 * in the sidebar: "Filtering overview" instead of "Overview". A label that is in the page's front matter
 * (`pagination_label`) stays.
 */
function withPaginationTitles(docs: readonly Doc[]): Doc[] {
  const pages = new Map(docs.map((doc) => [doc.permalink, doc]));
  const labelled = new Map<string, Set<string>>();
  docs
    .flatMap(({ previous, next }) => [previous, next])
    .forEach((link) => {
      if (link) {
        labelled.set(link.title, (labelled.get(link.title) ?? new Set()).add(link.permalink));
      }
    });
  const named = (link: Doc['next']): Doc['next'] => {
    const page = link && pages.get(link.permalink);
    return page &&
      (labelled.get(link.title)?.size ?? 0) > 1 &&
      page.frontMatter.pagination_label === undefined
      ? { ...link, title: page.title }
      : link;
  };
  return docs.map((doc) => ({ ...doc, previous: named(doc.previous), next: named(doc.next) }));
}

/** Names the pages that the links to the previous and next page lead to, in all versions. */
export function namePagination(content: LoadedContent): LoadedContent {
  return {
    ...content,
    loadedVersions: content.loadedVersions.map((version) => ({
      ...version,
      docs: withPaginationTitles(version.docs),
    })),
  };
}
