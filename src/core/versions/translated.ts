import { existsSync } from 'node:fs';
import path from 'node:path';

/** Where Docusaurus expects translated pages, in the folder of a language. */
export const TRANSLATED_DOCS = 'docusaurus-plugin-content-docs';

const TRANSLATION = new RegExp(
  `^(.*?)i18n/([^/]+)/${TRANSLATED_DOCS}/(current|version-[^/]+)/(.+)$`,
  's',
);

/** A translated page. */
export interface Translation {
  /** Path of the page that it translates. */
  original: string;
  locale: string;
}

/**
 * Returns the page that a page translates, or undefined if it is no translation.
 *
 * @param file - Its path: absolute, or relative to the site's folder.
 */
export function translationAt(file: string): Translation | undefined {
  const [, site = '', locale, version = '', page = ''] =
    TRANSLATION.exec(file.split(path.sep).join('/')) ?? [];
  if (locale === undefined) {
    return undefined;
  }
  const folder = version === 'current' ? 'docs' : `versioned_docs/${version}`;
  return { original: path.normalize(`${site}${folder}/${page}`), locale };
}

/**
 * Returns the absolute path of a file that a page refers to. What a translation doesn't bring itself, such as demos and
 * pictures, is that of the original.
 *
 * @param page - Absolute path of the page.
 * @param reference - Path relative to the page.
 */
export function besidePage(page: string, reference: string): string {
  const own = path.resolve(path.dirname(page), reference);
  const translation = existsSync(own) ? undefined : translationAt(page);
  const other = translation && path.resolve(path.dirname(translation.original), reference);
  return other !== undefined && existsSync(other) ? other : own;
}
