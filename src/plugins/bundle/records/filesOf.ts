import { RECORD_ID, type PageRecord } from './types';
import { longFile, tableIn } from './chunkFiles';

const RECORD = new RegExp(`<script type="application/json" id="${RECORD_ID}">([^<]*)</script>`);

/**
 * The record in the HTML of a built page.
 *
 * @throws Error where the page holds none.
 */
function recordIn(html: string): PageRecord {
  const [, json] = RECORD.exec(html) ?? [];
  if (json === undefined) {
    throw new Error('bundle: the page has no record.');
  }
  return JSON.parse(json) as PageRecord;
}

const filesIn = (table: Readonly<Record<string, string>>) =>
  Object.entries(table).map(([chunk, short]) => longFile(chunk, short));

/**
 * The build that a page belongs to.
 *
 * @throws Error where the page holds no record.
 */
export const buildOfHtml = (html: string): string => recordIn(html).build;

/**
 * Scripts that a page may load and that not every page loads, below the build's folder: its demos' among them.
 *
 * @throws Error where the page holds no record.
 */
export const scriptsOfHtml = (html: string): string[] => filesIn(recordIn(html).files);

/** Scripts that every page may load, below the build's folder: those of the shell. */
export const scriptsOfRuntime = (code: string): string[] => filesIn(tableIn(code));
