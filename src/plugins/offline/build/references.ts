import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import type { Document } from 'domhandler';
import { findAll } from 'domutils';

import { hashOf } from './hash';

/** HTML attributes that name files. */
const FILE_ATTRIBUTES = ['href', 'src', 'data-light', 'data-dark'];
/** The address of a file, without its fragment. Links to pages end with a slash, so they don't match. */
const FILE_ADDRESS = /^\/[^\s#]*\.[a-z\d]+(?:\?[^\s#]*)?/;
/** Attribute that lists the addresses of the page's scripts. */
const SCRIPTS_ATTRIBUTE = 'data-scripts';
/** Scripts name the bundler's own files relative to the base URL, and those of `static/` from the root. */
const IN_SCRIPT = /["'`]((?:assets|\/img)\/[\w./~-]+\.[a-z\d]+)["'`]/g;
const IN_STYLE_SHEET = /url\(["']?(\/[^"')#?]+)/g;

const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Returns a function that computes each of its results once. */
export function memoize<T>(compute: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    const result = known.has(key) ? (known.get(key) as T) : compute(key);
    known.set(key, result);
    return result;
  };
}

/** Which files of a build need which others. Paths are from the host's root, including the query that pages use. */
export interface References {
  /** Returns the hash of a file's content. @throws Error if there is no such file. */
  hashOf: (pathname: string) => string;
  /** Returns the size of a file in bytes. */
  bytesOf: (pathname: string) => number;
  /** Returns the addresses for which the build has a file. */
  existing: (pathnames: Iterable<string>) => string[];
  /** Returns these files and everything they need. */
  withNeeds: (pathnames: Iterable<string>) => Set<string>;
}

/**
 * Returns the addresses in a page's HTML that look like files of the site: what the page needs for display.
 *
 * @param document - The parsed page.
 */
export function addressesIn(document: Document): string[] {
  const elements = findAll(() => true, document.children);
  const named = elements.flatMap(({ attribs }) =>
    FILE_ATTRIBUTES.flatMap((name) => FILE_ADDRESS.exec(attribs[name] ?? '')?.[0] ?? []),
  );
  const scripts = elements.flatMap(({ attribs }) => attribs[SCRIPTS_ATTRIBUTE]?.split(' ') ?? []);
  return [...new Set([...named, ...scripts])];
}

/**
 * Finds the files that the scripts and style sheets of a build need, by the paths in their text.
 *
 * @param outDir - Folder of one language's build.
 * @param baseUrl - Base URL of that language, with a slash at both ends.
 */
export function createReferences(outDir: string, baseUrl: string): References {
  const fileOf = (pathname: string): string => {
    const relative = (pathname.split('?')[0] ?? '').slice(baseUrl.length);
    return path.join(outDir, relative, /(?:^|\/)$/.test(relative) ? 'index.html' : '');
  };
  const sizeOf = memoize((pathname) => {
    const stats = pathname.startsWith(baseUrl)
      ? statSync(fileOf(pathname), { throwIfNoEntry: false })
      : undefined;
    return stats?.isFile() ? stats.size : undefined;
  });
  const read = (pathname: string) => readFileSync(fileOf(pathname), 'utf8');
  // Text that looks like a path isn't one if there is no such file.
  const existing = (pathnames: string[]) =>
    pathnames.filter((pathname) => sizeOf(pathname) !== undefined);

  const namedIn = memoize((pathname): string[] => {
    if (pathname.endsWith('.js')) {
      const named = all(read(pathname), IN_SCRIPT);
      return existing(named.map((file) => baseUrl + file.replace(/^\//, '')));
    }
    return /\.css(?:\?|$)/.test(pathname) ? existing(all(read(pathname), IN_STYLE_SHEET)) : [];
  });
  const withNamed = (pathnames: Iterable<string>): Set<string> => {
    const found = new Set<string>();
    const add = (pathname: string) => {
      if (!found.has(pathname)) {
        found.add(pathname);
        namedIn(pathname).forEach(add);
      }
    };
    [...pathnames].forEach(add);
    return found;
  };

  return {
    hashOf: (pathname) => hashOf(readFileSync(fileOf(pathname))),
    bytesOf: (pathname) => sizeOf(pathname) ?? 0,
    existing: (pathnames) => existing([...pathnames]),
    withNeeds: (pathnames) => withNamed(existing([...pathnames])),
  };
}
