import path from 'node:path';

import type { ParseFrontMatter } from '@docusaurus/types';

import { frontMatterProblems } from './frontMatter';

/** Options of {@link strictFrontMatter}. */
export interface StrictFrontMatterOptions {
  /** The function that otherwise parses front matter. */
  parse: ParseFrontMatter;
  /** Whether problems are errors. Not needed in development, where the checks of the edited page report them. */
  isStrict: boolean;
}

/**
 * Wraps Docusaurus' `markdown.parseFrontMatter`. It rejects pages without a title or description, with a description
 * that is too long, or with unknown fields.
 *
 * @throws Error that names the file, each field, what is allowed and what was found.
 */
export function strictFrontMatter({ parse, isStrict }: StrictFrontMatterOptions): ParseFrontMatter {
  return async (params) => {
    // Files whose names begin with an underscore are parts of pages.
    if (isStrict && !path.basename(params.filePath).startsWith('_')) {
      // The front matter of the file, without the fields that other plugins add.
      const { frontMatter } = await params.defaultParseFrontMatter(params);
      const problems = frontMatterProblems(frontMatter);
      if (problems.length > 0) {
        const file = path.relative(process.cwd(), params.filePath).split(path.sep).join('/');
        throw new Error(
          problems.map(({ message, fix }) => `${file}: ${message} ${fix}`).join('\n'),
        );
      }
    }
    return parse(params);
  };
}
