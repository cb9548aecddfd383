import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { LISTS_FOLDER, type PageList } from './contract';
import { listSchema } from './pageList';

/** What a site tells the receiver. */
export interface KnownSite {
  /** Returns whether a version of the docs has a page. */
  hasPage: (version: string, page: string) => boolean;
  /** After how many days answers are deleted. Undefined if the site doesn't say. */
  retentionDays?: number;
}

/** Combines the lists of a site's versions. */
export function knownSite(lists: readonly PageList[]): KnownSite {
  const pages = new Map(lists.map((list) => [list.version, new Set(list.pages)]));
  const days = lists.map(({ retentionDays }) => retentionDays);
  return {
    hasPage: (version, page) => pages.get(version)?.has(page) ?? false,
    retentionDays: days.length > 0 ? Math.min(...days) : undefined,
  };
}

/**
 * Reads the lists of pages that a build contains.
 *
 * @param directory - The build's folder.
 * @returns Undefined if the build has no lists. Its pages are then not known.
 * @throws Error if a list is not one. It names the file.
 */
export function readKnownSite(directory: string): KnownSite | undefined {
  const folder = path.join(directory, LISTS_FOLDER);
  if (!existsSync(folder)) {
    return undefined;
  }
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return knownSite(
    names.map((name) => {
      const file = path.join(folder, name);
      try {
        return listSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
      } catch (error) {
        throw new Error(`${file} is not a list of pages. Run "npm run build" again.`, {
          cause: error,
        });
      }
    }),
  );
}
