import fs from 'node:fs';
import path from 'node:path';

import { createJiti } from 'jiti';

import { entries, pathnameOfDoc, type NavigationEntry } from '../../core/navigation';
import { type DocsVersion, isCut } from '../../core/versions';

import type { Problem } from './problem';
import type { Navigation } from './site';

/** The file that lists the pages, relative to the site's folder. */
export const ENTRIES_FILE = 'navigation.ts';

function pathnamesOf(list: readonly NavigationEntry[]): string[] {
  return list.flatMap(({ pathname, children = [] }) => [pathname, ...pathnamesOf(children)]);
}

/** Returns what is wrong with the routes that the navigation lists, apart from pages that aren't written yet. */
export function entriesProblems(list: readonly NavigationEntry[], text: string): Problem[] {
  const seen = new Map<string, number>();
  return pathnamesOf(list).flatMap((pathname) => {
    const from = seen.get(pathname);
    const written = text.indexOf(`'${pathname}'`, from === undefined ? 0 : from + 1);
    const offset = Math.max(written, 0);
    seen.set(pathname, offset);
    const lines = text.slice(0, offset).split('\n');
    const at = { file: ENTRIES_FILE, line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
    if (from !== undefined) {
      return [
        {
          ...at,
          message: `The navigation lists ${pathname} twice.`,
          fix: 'Remove one of the entries.',
        },
      ];
    }
    return /^(?:https:\/\/|\/x(?:\/[^\s/]+)*$)/.test(pathname)
      ? []
      : [
          {
            ...at,
            message: `"${pathname}" isn't a route of the docs.`,
            fix: "Write it from /x/, without a slash at the end, such as '/x/react-data-grid/sorting'.",
          },
        ];
  });
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
