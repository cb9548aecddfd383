import {
  blocksOf,
  claimsFilesOf,
  closestSentence,
  hasSentence,
  readClaims,
  type ReadClaims,
} from '../../claims/check';
import type { Page } from '../page';
import type { Problem } from '../problem';
import type { Site } from '../site';

import type { Rule } from './rule';

function problemsOfFile(file: string, code: string, page: Page, site: Site): Problem[] {
  const at = (line: number, column: number, message: string, fix?: string): Problem => ({
    file: site.relative(file),
    line,
    column,
    message,
    ...(fix === undefined ? {} : { fix }),
  });
  let read: ReadClaims;
  try {
    read = readClaims(code, file);
  } catch (error) {
    return [at(1, 1, error instanceof Error ? error.message : String(error))];
  }
  const blocks = blocksOf(page.text, page.file);
  return [
    ...read.unreadable.map(({ line, column }) =>
      at(line, column, "The sentence of this claim isn't a string.", 'Write the sentence itself.'),
    ),
    ...read.claims
      .filter(({ sentence }) => !hasSentence(blocks, sentence))
      .map(({ sentence, line, column }) => {
        const closest = closestSentence(blocks, sentence);
        return at(
          line,
          column,
          `The page doesn't contain the sentence "${sentence}".`,
          closest === undefined
            ? 'Use a whole sentence of the page, verbatim, or remove the claim.'
            : `The closest is "${closest}". If it is the same statement, use it as the title and make sure that the claim proves it.`,
        );
      }),
  ];
}

/** Requires the title of every claim to be a sentence of the page. */
export const claims: Rule = (page, site) =>
  claimsFilesOf(page.file).flatMap((file) => {
    const code = site.files.read(file);
    return code === undefined ? [] : problemsOfFile(file, code, page, site);
  });
