import path from 'node:path';

import type { ParseFrontMatter } from '@docusaurus/types';

import { pathnameOfDoc } from '../../core/navigation';
import type { TitleLookup } from '../../core/translations';

export interface TranslateFrontMatterOptions {
  /** Absolute path of the site. */
  siteDir: string;
  /** Folder of the docs below it, such as `docs`. */
  docsDir: string;
  /** Gives the titles of the locale that is built. */
  titleOf: TitleLookup;
}

const VERSION = /^versioned_docs\/version-[^/]+\//;

/**
 * Docusaurus' `markdown.parseFrontMatter` for a locale: as by default, but for the `title` of docs, of cut versions
 * too, which comes from the translation file.
 */
export function translateFrontMatter({
  siteDir,
  docsDir,
  titleOf,
}: TranslateFrontMatterOptions): ParseFrontMatter {
  const docs = `${docsDir}/`;
  return async ({ filePath, fileContent, defaultParseFrontMatter }) => {
    const result = await defaultParseFrontMatter({ filePath, fileContent });
    const { title } = result.frontMatter;
    const file = path.relative(siteDir, filePath).replaceAll(path.sep, '/');
    const prefix = file.startsWith(docs) ? docs : VERSION.exec(file)?.[0];
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
