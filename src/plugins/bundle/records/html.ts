import { findOne, getElementById, textContent } from 'domutils';

import type { Page } from '../../../core/build/site';
import { ARTICLE_EXPORTS_ID } from '../../../core/browser/deployment';

import { RECORD_ID, type PageRecord } from './types';

/**
 * Removes from a page the exports of its article, which the build has written into it.
 *
 * @param page - The built page, from which the element is removed.
 * @returns The exports, or undefined for a page without an article.
 */
export function takeArticleExports(page: Page): PageRecord['article'] {
  const element = getElementById(ARTICLE_EXPORTS_ID, page.document.children);
  if (!element) {
    return undefined;
  }
  page.remove(element);
  return JSON.parse(textContent(element)) as NonNullable<PageRecord['article']>;
}

/** Attribute of the inline script that starts the page's scripts. It contains their addresses (see `template.ts`). */
const ADDRESSES = 'data-scripts';

/**
 * Writes a page's record into its HTML, and adds the page's own scripts to those of the entry, so that all of them are
 * loaded together.
 *
 * @param page - The built page.
 * @param record - Its record.
 * @param scripts - Addresses of the page's own scripts.
 * @throws Error if the page doesn't start its scripts as our template does.
 */
export function writeRecord(page: Page, record: PageRecord, scripts: readonly string[]): void {
  const starter = findOne(
    ({ name, attribs }) => name === 'script' && ADDRESSES in attribs,
    page.document.children,
  );
  if (!starter) {
    throw new Error('bundle: the page has no inline script that starts the others.');
  }
  const entry = (starter.attribs[ADDRESSES] ?? '').split(' ');
  // The entry's last script runs the page, so the page's own scripts must come before it.
  const all = [...entry.slice(0, -1), ...scripts, ...entry.slice(-1)];
  const json = JSON.stringify(record).replaceAll('<', '\\u003c');
  page.insertBefore(starter, `<script type="application/json" id="${RECORD_ID}">${json}</script>`);
  page.setAttribute(starter, ADDRESSES, all.join(' '));
}

const BUILD = new RegExp(`(<script type="application/json" id="${RECORD_ID}">\\{"build":")\\w+`);

/** Returns the HTML of a page with another id of the build in its record. */
export const withBuild = (html: string, build: string): string => html.replace(BUILD, `$1${build}`);
