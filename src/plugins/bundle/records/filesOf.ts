import { readFileSync } from 'node:fs';
import path from 'node:path';

import { longFile } from './chunkFiles';
import { RECORD_ID, type PageRecord } from './types';

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
export const scriptsOfHtml = (html: string): string[] =>
  Object.entries(recordIn(html).files).map(([chunk, short]) => longFile(chunk, short));

/** Where {@link shellScripts} are noted, below the folder of Docusaurus' generated files. */
export const SHELL_SCRIPTS_FILE = 'portal-bundle/shell-scripts.json';

/**
 * Scripts that every page may load, below the build's folder: those of the shell and of workers. Known once the records
 * are written.
 */
export const shellScripts = (generatedFilesDir: string): string[] =>
  JSON.parse(readFileSync(path.join(generatedFilesDir, SHELL_SCRIPTS_FILE), 'utf8')) as string[];
