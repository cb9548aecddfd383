/** Parts of addresses that say nothing about a page. */
const PREFIX = /^(?:[a-z]{2}\/)?(?:x\/)?(?:next\/|v?\d[\w.]*\/)?/;

/** The address of a page of the API reference. */
const API_PAGE = /^api\/[\w-]+\/((?!use-)[\w-]+)\/?$/;

/**
 * Returns the words of an address, for a search: `x/react-data-grid/row-groupin/` becomes "data grid row groupin", and
 * `x/api/data-grid/data-grid-pro/` the name "DataGridPro".
 *
 * @param path - Path relative to the site's base URL.
 */
export function wordsOfPath(path: string): string {
  let text = path;
  try {
    text = decodeURIComponent(path);
  } catch {
    // An address that isn't UTF-8 is searched as it is.
  }
  const page = text.replace(PREFIX, '');
  const [, slug] = API_PAGE.exec(page) ?? [];
  if (slug !== undefined) {
    return slug.replace(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());
  }
  return page
    .replace(/\.(?:html|mdx?)$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'react')
    .join(' ')
    .slice(0, 100);
}
