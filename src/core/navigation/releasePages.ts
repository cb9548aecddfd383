import { entryTitle } from './title';
import type { NavigationEntry, Plan } from './types';

/** A page that the documented release has, whether or not this site has it. */
export interface ReleasePage {
  /** As in {@link NavigationEntry.pathname}. */
  pathname: string;
  title: string;
  /** The plan of the entry, or of the nearest group around it that has one. */
  plan?: Plan;
}

/** Returns the entries of the navigation as a flat list, without links to other sites and without planned pages. */
export function releasePages(entries: readonly NavigationEntry[], plan?: Plan): ReleasePage[] {
  return entries.flatMap((entry) => {
    if (entry.planned || !entry.pathname.startsWith('/')) return [];
    const own = entry.plan ?? plan;
    const { pathname } = entry;
    return [
      { pathname, title: entryTitle(entry), ...(own ? { plan: own } : {}) },
      ...releasePages(entry.children ?? [], own),
    ];
  });
}
