import { ARTICLE_EXPORTS_ID } from '../../../core/deployment';

import { RECORD_ID, type PageRecord } from './types';

const ARTICLE_EXPORTS = new RegExp(
  `<script\\b[^>]*\\bid=["']?${ARTICLE_EXPORTS_ID}\\b[^>]*>([^]*?)</script>`,
);

/**
 * Takes out of a page what its build says of the article in it.
 *
 * @param html - The built page.
 * @returns The page without it, and what it says; undefined for a page without an article.
 */
export function takeArticleExports(html: string): {
  html: string;
  exports: PageRecord['article'];
} {
  const [element, json] = ARTICLE_EXPORTS.exec(html) ?? [];
  return element === undefined || json === undefined
    ? { html, exports: undefined }
    : {
        html: html.replace(element, () => ''),
        exports: JSON.parse(json) as NonNullable<PageRecord['article']>,
      };
}

/** The inline script that starts the page's scripts, with their addresses (see `template.ts`). */
const STARTER = /<script data-scripts=(?:"([^"]*)"|'([^']*)')>/;

/**
 * Writes a page's record into its HTML, and names the page's own scripts beside those of the entry, so that all come
 * at once.
 *
 * @param html - The built page.
 * @param record - Its record.
 * @param scripts - Addresses of the page's own scripts.
 * @throws Error where the page does not start its scripts as our template does.
 */
export function withRecord(html: string, record: PageRecord, scripts: readonly string[]): string {
  const match = STARTER.exec(html);
  if (!match) {
    throw new Error('bundle: the page has no script that starts the others.');
  }
  const [starter, double, single] = match;
  const entry = (double ?? single ?? '').split(' ');
  // The runtime takes what comes before the entry's last script; that one runs the page.
  const all = [...entry.slice(0, -1), ...scripts, ...entry.slice(-1)];
  const json = JSON.stringify(record).replaceAll('<', '\\u003c');
  return html.replace(
    starter,
    () =>
      `<script type="application/json" id="${RECORD_ID}">${json}</script><script data-scripts="${all.join(' ')}">`,
  );
}
