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

/**
 * Returns the start page of the version that a page belongs to: the longest root that its path starts with.
 *
 * @param pagePath - Path of the page.
 * @param roots - Paths of the start pages of versions, with a slash at the end. One of them has to be its root.
 */
export function rootOf(pagePath: string, roots: readonly string[]): string {
  return roots
    .filter((root) => pagePath.startsWith(root))
    .reduce((longest, root) => (root.length > longest.length ? root : longest), '');
}

/** What an assistant's address contains in place of the address of the Markdown. */
export const URL_PLACEHOLDER = '{url}';

/**
 * Returns the address that opens a page in an assistant.
 *
 * @param template - Address with {@link URL_PLACEHOLDER}.
 * @param url - Absolute address of the page's Markdown.
 */
export function assistantAddress(template: string, url: string): string {
  return template.replaceAll(URL_PLACEHOLDER, () => encodeURIComponent(url));
}
