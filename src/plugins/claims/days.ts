import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { docsFolders } from '../../core/versions';

/** The first columns of a line of claims in a ledger (`scripts/test/ledger.ts`): its name, the hash, and the day. */
const LINE = /^claims\t([^\t]+)\t[^\t]+\t(\d{4}-\d\d-\d\d)\t/gm;

/** Returns the days on which files of claims have passed, by their paths relative to the site's folder. */
export function claimsDays(siteDir: string): Map<string, string> {
  return new Map(
    docsFolders(siteDir).flatMap(({ directory }) => {
      const ledger = path.join(directory, 'ledger.tsv');
      const folder = path.relative(siteDir, directory).split(path.sep).join('/');
      const lines = existsSync(ledger) ? readFileSync(ledger, 'utf8').matchAll(LINE) : [];
      return [...lines].map(([, name, day]) => [`${folder}/${name}`, day ?? ''] as const);
    }),
  );
}
