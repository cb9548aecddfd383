/**
 * Returns the path of a page's Markdown: `/x/react-data-grid/sorting.md` for `/x/react-data-grid/sorting/`, and
 * `/x/index.md` for `/x/`, the start page of a version.
 *
 * @param pagePath - Path of the page, with or without a slash at the end.
 * @param roots - Paths of the start pages of versions, with a slash at the end.
 */
export function markdownPath(pagePath: string, roots: readonly string[]): string {
  const withSlash = pagePath.endsWith('/') ? pagePath : `${pagePath}/`;
  return roots.includes(withSlash) ? `${withSlash}index.md` : `${withSlash.slice(0, -1)}.md`;
}
