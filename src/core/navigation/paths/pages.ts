import { pathnameOf } from './language';

/** The template pages. */
export const TEMPLATE_IDS = [
  'marketing-page',
  'blog',
  'checkout',
  'dashboard',
  'pricing',
  'sign-in',
  'sign-in-side',
  'sign-up',
  'sticky-footer',
  'crud-dashboard',
] as const;

/** Name of a template page, the last segment of its path. */
export type TemplateId = (typeof TEMPLATE_IDS)[number];

/** The page that lists the templates, and those below it. */
const TEMPLATES = '/x/templates/';

/** Whether `pathname` is the path of `page` or of a page below it. */
function isAtOrBelow(pathname: string, page: string): boolean {
  return `${pathname}/`.startsWith(`${page}/`);
}

/*
 * These functions take an address from the site's root without language prefix (`canonicalAs` of `pathnameToLanguage`),
 * with or without query, hash and trailing slash. Addresses are case-sensitive, as they are on hosts.
 */

/**
 * Whether a page is shown without the theme provider: `/playground` or a page below it, but not `/playgrounds`.
 */
export function isPlayground(address: string): boolean {
  return isAtOrBelow(pathnameOf(address), '/playground');
}

/** Whether a page belongs to the blog: `/blog`, or a page below `/blog/`. */
export function isBlog(address: string): boolean {
  return isAtOrBelow(pathnameOf(address), '/blog');
}

/** Whether a page is `/size-snapshot/`, with or without the trailing slash. */
export function isSizeSnapshot(address: string): boolean {
  return pathnameOf(address) === '/size-snapshot';
}

/** Whether an address loads the extra fonts: it contains `onepirate` anywhere, including in its query or hash. */
export function isOnepirate(address: string): boolean {
  return address.includes('onepirate');
}

/** Returns the path of a template page in the default version of the docs, with a trailing slash. */
export function templatePath(id: TemplateId): string {
  return `${TEMPLATES}${id}/`;
}

/** Folder of a version other than the default one. */
const VERSION = /^\/x\/(?:next|\d+\.\d+\.\d+)\//;

/** Returns the template whose page, in any version, an address shows, or `undefined` if it shows none. */
export function templateOf(address: string): TemplateId | undefined {
  const pathname = pathnameOf(address).replace(VERSION, '/x/');
  return TEMPLATE_IDS.find((id) => pathname === TEMPLATES + id);
}
