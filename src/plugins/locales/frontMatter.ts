import path from 'node:path';

import logger from '@docusaurus/logger';
import type { ParseFrontMatter } from '@docusaurus/types';

import { pathnameOfDoc } from '../../core/navigation';
import {
  createTitleLookup,
  DEFAULT_LOCALE,
  type TitleLookup,
} from '../../core/navigation/translations';
import { readPageTitles } from '../../core/navigation/translations/readTitles';

export interface TranslateFrontMatterOptions {
  /** Absolute path of the site. */
  siteDir: string;
  /** Folder of the docs, relative to the site, such as `docs`. */
  docsDir: string;
  /** The locale being built. */
  locale: string;
  /** Returns the titles of the locale. Default: from the site's translation files. */
  titleOf?: TitleLookup;
}

const OTHER_DOCS = /^(?:unversioned_docs|versioned_docs\/version-[^/]+)\//;

function readTitleLookup(siteDir: string, locale: string): TitleLookup {
  const files = readPageTitles(path.join(siteDir, 'i18n'), [locale]);
  return createTitleLookup({ locale, files, logger });
}

/**
 * Returns Docusaurus' `markdown.parseFrontMatter` for a locale. It differs from the default in one way: in locales
 * other than the default one, the `title` of docs, including those of cut versions and those without versions, comes from the translation file.
 *
 * @throws Error that names the file and the key, if a translation file is invalid.
 */
export function translateFrontMatter({
  siteDir,
  docsDir,
  locale,
  titleOf = readTitleLookup(siteDir, locale),
}: TranslateFrontMatterOptions): ParseFrontMatter {
  if (locale === DEFAULT_LOCALE) {
    return ({ defaultParseFrontMatter, ...file }) => defaultParseFrontMatter(file);
  }
  const docs = `${docsDir}/`;
  return async ({ filePath, fileContent, defaultParseFrontMatter }) => {
    const result = await defaultParseFrontMatter({ filePath, fileContent });
    const { title } = result.frontMatter;
    const file = path.relative(siteDir, filePath).replaceAll(path.sep, '/');
    const prefix = file.startsWith(docs) ? docs : OTHER_DOCS.exec(file)?.[0];
    if (prefix === undefined || typeof title !== 'string') {
      return result;
    }
    const id = file.slice(prefix.length).replace(/\.mdx?$/, '');
    return {
      ...result,
      frontMatter: { ...result.frontMatter, title: titleOf(pathnameOfDoc(id), 'page', title) },
    };
  };
}
