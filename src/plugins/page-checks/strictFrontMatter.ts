import path from 'node:path';

import type { ParseFrontMatter } from '@docusaurus/types';

import { docsVersionOf } from '../../core/versions';

import { readFrontMatter, type Page } from './page';
import { problemText } from './problem';
import { frontMatter, unreadFrontMatter } from './rules/frontMatter';
import type { Site } from './site';

/** Options of {@link strictFrontMatter}. */
export interface StrictFrontMatterOptions {
  /** The function that otherwise parses front matter. */
  parse: ParseFrontMatter;
  /** Whether problems are errors. Not needed in development, where the checks of the edited page report them. */
  isStrict: boolean;
  /**
   * The fields that pages of the docs may have: all fields of Docusaurus (`docusaurus`), or only those of the portal, with
   * a title and a description on each page (`portal`). Default: `docusaurus`.
   */
  frontMatter?: 'docusaurus' | 'portal';
  siteDir: string;
  /** Folder of the current docs, relative to the site's folder. */
  docsDir: string;
}

/**
 * Wraps Docusaurus' `markdown.parseFrontMatter`. With `frontMatter: 'portal'`, it rejects pages of the docs without a
 * title or description, with a description that is too long, or with other fields.
 *
 * @throws Error that names the file, each field, what is allowed and what was found.
 */
export function strictFrontMatter({
  parse,
  isStrict,
  frontMatter: fields = 'docusaurus',
  siteDir,
  docsDir,
}: StrictFrontMatterOptions): ParseFrontMatter {
  return async (params) => {
    const { filePath } = params;
    const isPage =
      // Files whose names begin with an underscore are parts of pages.
      !path.basename(filePath).startsWith('_') &&
      docsVersionOf(filePath, siteDir, docsDir) !== undefined;
    if (isStrict && fields === 'portal' && isPage) {
      const page = {
        file: filePath,
        text: params.fileContent,
        ...readFrontMatter(params.fileContent),
      };
      const site = {
        relative: (file: string) => path.relative(siteDir, file).split(path.sep).join('/'),
      };
      // These rules need no more of them.
      const problems = [unreadFrontMatter, frontMatter].flatMap((rule) =>
        rule(page as Page, site as Site),
      );
      if (problems.length > 0) {
        throw new Error(problems.map(problemText).join('\n'));
      }
    }
    return parse(params);
  };
}
