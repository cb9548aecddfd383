import type { NavigationEntry } from './types';

/**
 * Returns the title of an entry without an explicit one: the path's last segment, with spaces instead of hyphens and a
 * capital first letter. `/x/react-data-grid/column-definition` becomes "Column definition".
 */
export function titleFromPathname(pathname: string): string {
  const [path = ''] = pathname.split(/[?#]/);
  const last = path.split('/').filter(Boolean).pop() ?? '';
  const words = last.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the sidebar text of an entry. */
export function entryTitle(entry: NavigationEntry): string {
  return entry.subheader ?? entry.title ?? titleFromPathname(entry.pathname);
}
