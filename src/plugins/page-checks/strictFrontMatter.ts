import path from 'node:path';

import type { ParseFrontMatter } from '@docusaurus/types';

import { frontMatterProblems } from './frontMatter';

/** Options of {@link strictFrontMatter}. */
export interface StrictFrontMatterOptions {
  /** How front matter is read otherwise. */
  parse: ParseFrontMatter;
  /** Whether a problem is an error. Not while pages are written: there the checks of the edited page tell. */
  isStrict: boolean;
}

/**
 * Docusaurus' `markdown.parseFrontMatter` that refuses pages without a title or a description, with a description that
 * is too long, and with fields that nothing reads.
 *
 * @throws Error that names the file, each field, what is allowed and what was found.
 */
export function strictFrontMatter({ parse, isStrict }: StrictFrontMatterOptions): ParseFrontMatter {
  return async (params) => {
    if (isStrict) {
      // As it is in the file, without what other plugins add.
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
