import type { NavigationEntry } from './types';

/**
 * Title of an entry that names none: the path's last segment, with spaces for hyphens and a capital first
 * letter. `/x/react-data-grid/column-definition` gives "Column definition".
 */
export function titleFromPathname(pathname: string): string {
  const [path = ''] = pathname.split(/[?#]/);
  const last = path.split('/').filter(Boolean).pop() ?? '';
  const words = last.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Text under which an entry stands in the sidebar. */
export function entryTitle(entry: NavigationEntry): string {
  return entry.subheader ?? entry.title ?? titleFromPathname(entry.pathname);
}
