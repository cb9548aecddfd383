import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { TRANSLATED_DOCS, translationAt } from '../../core/versions/translated';

/** What readers of a translation are told, by the ids in `code.json`. */
export const TRANSLATION_TEXTS: Readonly<Record<string, string>> = {
  'portal.translation.outdated': 'The original of this page has changed since it was translated.',
};

/** What each translation of a language translates: a hash of its original, by the path of the original. */
export type Originals = Readonly<Record<string, string>>;

/** Returns the path of the file with the originals of a language. `npm run docs:translations` writes it. */
export const originalsFile = (siteDir: string, locale: string): string =>
  path.join(siteDir, 'i18n', locale, 'originals.json');

/** Returns the originals of a language as they were translated. None if the file doesn't exist. */
export function readOriginals(siteDir: string, locale: string): Originals {
  const file = originalsFile(siteDir, locale);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Originals) : {};
}

/** Returns the hash of a page's text. Line ends don't count. */
export const hashOfPage = (file: string): string =>
  createHash('sha256')
    .update(readFileSync(file, 'utf8').replaceAll('\r\n', '\n'))
    .digest('hex')
    .slice(0, 12);

/** A translated page, as `npm run docs:translations` lists it. */
export interface TranslatedPage {
  /** Path of the translation, relative to the site's folder. */
  file: string;
  /** Path of the original, relative to the site's folder. */
  original: string;
  /**
   * Whether it is a translation of the original as it is now; of an earlier one; of one that no longer exists; or whether
   * that isn't recorded yet.
   */
  state: 'current' | 'changed' | 'removed' | 'new';
}

/** Returns the translated pages of a language. */
export function translatedPages(siteDir: string, locale: string): TranslatedPage[] {
  const folder = path.join('i18n', locale, TRANSLATED_DOCS);
  const known = readOriginals(siteDir, locale);
  const files = existsSync(path.join(siteDir, folder))
    ? readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' })
    : [];
  return files
    .filter((file) => /\.mdx?$/.test(file))
    .sort()
    .flatMap((name): TranslatedPage[] => {
      const file = path.join(folder, name);
      const translation = translationAt(file);
      if (!translation) {
        return [];
      }
      const { original } = translation;
      const was = known[original.split(path.sep).join('/')];
      const isThere = existsSync(path.join(siteDir, original));
      const state = !isThere
        ? 'removed'
        : was === undefined
          ? 'new'
          : was === hashOfPage(path.join(siteDir, original))
            ? 'current'
            : 'changed';
      return [{ file, original, state }];
    });
}

/** Whether a page is no translation, or one of the original as it is now, or not recorded yet. */
export function isCurrent(siteDir: string, file: string): boolean {
  const translation = translationAt(path.relative(siteDir, file));
  if (!translation) {
    return true;
  }
  const { original, locale } = translation;
  const was = readOriginals(siteDir, locale)[original.split(path.sep).join('/')];
  const now = path.join(siteDir, original);
  return was === undefined || (existsSync(now) && was === hashOfPage(now));
}
