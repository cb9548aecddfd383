export { apiSlug, isApiSymbol } from './apiSlug';
export { entries } from '../../../navigation';
export { navigationChips, navigationFlags, type NavigationChip } from './chips';
export { releasePages, type ReleasePage } from './releasePages';
export { docIdOf, pathnameOfDoc, sidebarItems } from './sidebar';
export { entryTitle, titleFromPathname } from './title';
export type { NavigationEntry, NavigationFlags, Plan } from './types';
