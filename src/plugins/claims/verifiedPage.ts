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
 * @param days - Days on which files of claims have passed, by path.
 */
export function verifiedPage(
  { fences, inline }: PageCode,
  claims: ReadonlyMap<string, string>,
  names: ReadonlySet<string>,
  days: ReadonlyMap<string, string>,
): VerifiedPage {
  const files = [...claims].map(([file, code]) => ({
    file,
    claims: readClaims(code, file).claims,
  }));
  const read = files.flatMap((file) => file.claims);
  const passed = files
    .filter((file) => file.claims.some(({ kind }) => kind === 'run'))
    .map(({ file }) => days.get(file));
  // An empty day is the first one.
  const [day] = passed.map((passedOn) => passedOn ?? '').sort((a, b) => (a < b ? -1 : 1));
  const words = new Set(inline.flatMap(({ text }) => text.match(/[\w$-]+/g) ?? []));
  return {
    statements: read.filter(({ kind }) => kind === 'run').length,
    ...(day ? { day } : {}),
    sourced: read.filter(({ kind }) => kind === 'sourced').length,
    blocks: fences.filter(
      ({ language, fragment }) => CHECKED.has(language) && fragment === undefined,
    ).length,
    names: [...words].filter((word) => names.has(word)).length,
  };
}

/**
 * Returns the texts of a page's files of claims, by path.
 *
 * @param page - Path of the page's file. Those of the claims are as the page's: absolute, or relative to `siteDir`.
 * @param siteDir - Default: the working directory.
 */
export function claimsOfPage(page: string, siteDir = ''): ReadonlyMap<string, string> {
  return new Map(
    claimsFilesOf(page)
      .filter((file) => existsSync(path.resolve(siteDir, file)))
      .map((file) => [file, readFileSync(path.resolve(siteDir, file), 'utf8')]),
  );
}

/** Returns a page's claims as one text for readers. */
export const claimsText = (claims: ReadonlyMap<string, string>): string =>
  [...claims]
    .map(([file, code]) => `// ${path.basename(file)}\n\n${code.trimEnd()}\n`)
    .join('\n\n');
