import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { claimsFilesOf } from './files';
import { readClaims } from './readClaims';
import type { VerifiedPage } from './types';

/** The code on a page, as the check of code blocks and names reads it. */
export interface PageCode {
  fences: readonly { language: string; fragment?: string }[];
  inline: readonly { text: string }[];
}

/** Languages of the code blocks that are compiled or parsed. */
const CHECKED = new Set(['ts', 'tsx', 'js', 'jsx', 'json', 'css']);

/**
 * Counts what was verified on a page.
 *
 * @param claims - Texts of its files of claims, by path.
 * @param names - Names in the API reference of its release.
 */
export function verifiedPage(
  { fences, inline }: PageCode,
  claims: ReadonlyMap<string, string>,
  names: ReadonlySet<string>,
): VerifiedPage {
  const read = [...claims].flatMap(([file, code]) => readClaims(code, file).claims);
  const words = new Set(inline.flatMap(({ text }) => text.match(/[\w$-]+/g) ?? []));
  return {
    statements: read.filter(({ kind }) => kind === 'run').length,
    sourced: read.filter(({ kind }) => kind === 'sourced').length,
    blocks: fences.filter(
      ({ language, fragment }) => CHECKED.has(language) && fragment === undefined,
    ).length,
    names: [...words].filter((word) => names.has(word)).length,
  };
}

/** Returns the texts of a page's files of claims, by path. */
export function claimsOfPage(page: string): ReadonlyMap<string, string> {
  return new Map(
    claimsFilesOf(page)
      .filter((file) => existsSync(file))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );
}

/** Returns a page's claims as one text for readers. */
export const claimsText = (claims: ReadonlyMap<string, string>): string =>
  [...claims]
    .map(([file, code]) => `// ${path.basename(file)}\n\n${code.trimEnd()}\n`)
    .join('\n\n');
