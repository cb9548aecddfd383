import { findOne, getElementById, textContent } from 'domutils';

import type { Page } from '../../../core/built-site';
import { ARTICLE_EXPORTS_ID } from '../../../core/deployment';

import { RECORD_ID, type PageRecord } from './types';

/**
 * Takes out of a page what its build says about the article in it.
 *
 * @param page - The built page, which loses the element.
 * @returns What it says; undefined for a page without an article.
 */
export function takeArticleExports(page: Page): PageRecord['article'] {
  const element = getElementById(ARTICLE_EXPORTS_ID, page.document.children);
  if (!element) {
    return undefined;
  }
  page.remove(element);
  return JSON.parse(textContent(element)) as NonNullable<PageRecord['article']>;
}

/** Attribute of the inline script that starts the page's scripts: their addresses (see `template.ts`). */
const ADDRESSES = 'data-scripts';

/**
 * Writes a page's record into its HTML, and adds the page's own scripts to those of the entry, so that all are loaded at
 * once.
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
    throw new Error('bundle: the page has no script that starts the others.');
  }
  const entry = (starter.attribs[ADDRESSES] ?? '').split(' ');
  // The runtime takes what comes before the entry's last script; that one runs the page.
  const all = [...entry.slice(0, -1), ...scripts, ...entry.slice(-1)];
  const json = JSON.stringify(record).replaceAll('<', '\\u003c');
  page.insertBefore(starter, `<script type="application/json" id="${RECORD_ID}">${json}</script>`);
  page.setAttribute(starter, ADDRESSES, all.join(' '));
}
