import fs from 'node:fs';
import path from 'node:path';

import { createJiti } from 'jiti';

import { entries, pathnameOfDoc, type NavigationEntry } from '../../core/navigation';
import { type DocsVersion, isCut } from '../../core/versions';

import type { Navigation } from './site';

const ENTRIES_FILE = 'src/core/navigation/entries.ts';

function pathnamesOf(list: readonly NavigationEntry[]): string[] {
  return list.flatMap(({ pathname, children = [] }) => [pathname, ...pathnamesOf(children)]);
}

/** Returns the ids of the pages in a sidebar that `docs:version` has written. */
function idsIn(item: unknown): string[] {
  if (Array.isArray(item)) {
    return item.flatMap(idsIn);
  }
  if (typeof item !== 'object' || item === null) {
    return [];
  }
  const own = 'type' in item && item.type === 'doc' && 'id' in item ? [String(item.id)] : [];
  return [
    ...own,
    ...Object.values(item).flatMap((value) => (typeof value === 'object' ? idsIn(value) : [])),
  ];
}

/**
 * Returns a function that reads which pages the sidebar of a version lists.
 *
 * @param readEntries - Returns the navigation of pages that aren't cut. Default: the entries at the time when this module
 *   was loaded.
 */
export function navigationOf(
  version: DocsVersion,
  readEntries: () => readonly NavigationEntry[] = () => entries,
): () => Navigation {
  if (!isCut(version)) {
    return () => ({ file: ENTRIES_FILE, pathnames: new Set(pathnamesOf(readEntries())) });
  }
  const { name, siteDir } = version;
  const file = `versioned_sidebars/version-${name}-sidebars.json`;
  return () => {
    const sidebars: unknown = JSON.parse(fs.readFileSync(path.join(siteDir, file), 'utf8'));
    return { file, pathnames: new Set(idsIn(sidebars).map(pathnameOfDoc)) };
  };
}

const CONFIG_FILE = 'portal.config.ts';

/** Returns a function that reads the redirects of the portal's settings as they are now, or returns undefined. */
export function redirectsOf(siteDir: string): () => Readonly<Record<string, string>> | undefined {
  const file = path.join(siteDir, CONFIG_FILE);
  let known: { changed: number; redirects?: Readonly<Record<string, string>> } | undefined;
  return () => {
    try {
      const changed = fs.statSync(file).mtimeMs;
      if (known?.changed !== changed) {
        const jiti = createJiti(__filename, { moduleCache: false });
        known = { changed, ...(jiti(file) as { redirects?: Readonly<Record<string, string>> }) };
      }
      return known.redirects;
    } catch {
      // Reported by whoever starts or builds the site.
      return undefined;
    }
  };
}
