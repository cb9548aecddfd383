import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The first columns of a line of claims in a ledger (`scripts/test/ledger.ts`): its name, the hash, and the day. */
const LINE = /^claims\t([^\t]+)\t[^\t]+\t(\d{4}-\d\d-\d\d)\t/gm;

/**
 * Returns the days on which the claims of a folder of pages have passed, by their files.
 *
 * @param folder - Relative to the site's folder, such as `versioned_docs/version-8.12.1`. So are the files.
 */
export function claimsDays(siteDir: string, folder: string): Map<string, string> {
  const ledger = path.join(siteDir, folder, 'ledger.tsv');
  const lines = existsSync(ledger) ? readFileSync(ledger, 'utf8').matchAll(LINE) : [];
  return new Map([...lines].map(([, name, day]) => [`${folder}/${name}`, day ?? '']));
}

/** Returns the folder of docs that a page is in, such as `versioned_docs/version-8.12.1`. Both are relative to the site's. */
export const docsFolderOf = (page: string): string =>
  /^(?:versioned_docs\/)?[^/]+/.exec(page)?.[0] ?? '';
