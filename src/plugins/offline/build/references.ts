import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { scriptsOfHtml } from '../../bundle';

/** Attributes of HTML that name files; links to pages end with a slash, and are none. */
const IN_HTML =
  /\s(?:href|src|data-light|data-dark)=["']?(\/[^\s"'>#]*\.[a-z\d]+(?:\?[^\s"'>#]*)?)/g;
const SCRIPTS_IN_HTML = /\sdata-scripts=["']?([^"'>]*)/;
/** The bundler's own files are named below the base URL, those of `static/` from the root. */
const IN_SCRIPT = /["'`]((?:assets|\/img)\/[\w./~-]+\.[a-z\d]+)["'`]/g;
const IN_STYLE_SHEET = /url\(["']?(\/[^"')#?]+)/g;

const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Which files of a build need which. Paths are from the host's root, with a query where pages ask with one. */
export interface References {
  /** Bytes of a file. */
  bytesOf: (pathname: string) => number;
  /** A built page's text. */
  read: (pathname: string) => string;
  /** What a page's HTML names: what it needs to be shown. */
  inPage: (pathname: string) => string[];
  /** All that a page may load by itself, without the page. */
  ofPage: (pathname: string) => Set<string>;
  /** These files and all that they need. */
  withNeeds: (pathnames: Iterable<string>) => Set<string>;
}

/**
 * Reads from the files of a build what they need. The scripts that a page may load are told by its record; any other
 * file is named in the text of what asks for it.
 *
 * @param outDir - Folder of the build of one language.
 * @param baseUrl - Of that language, with a slash at both ends.
 */
export function createReferences(outDir: string, baseUrl: string): References {
  const fileOf = (pathname: string): string => {
    const relative = (pathname.split('?')[0] ?? '').slice(baseUrl.length);
    return path.join(outDir, relative, /(?:^|\/)$/.test(relative) ? 'index.html' : '');
  };
  const sizes = new Map<string, number | undefined>();
  const sizeOf = (pathname: string): number | undefined => {
    if (!sizes.has(pathname)) {
      const stats = pathname.startsWith(baseUrl)
        ? statSync(fileOf(pathname), { throwIfNoEntry: false })
        : undefined;
      sizes.set(pathname, stats?.isFile() ? stats.size : undefined);
    }
    return sizes.get(pathname);
  };
  const read = (pathname: string) => readFileSync(fileOf(pathname), 'utf8');
  // Text that looks like a path is none where there is no such file.
  const existing = (pathnames: string[]) =>
    pathnames.filter((pathname) => sizeOf(pathname) !== undefined);

  const known = new Map<string, string[]>();
  const namedIn = (pathname: string): string[] => {
    const found =
      known.get(pathname) ??
      (/\.js$/.test(pathname)
        ? existing(all(read(pathname), IN_SCRIPT).map((file) => baseUrl + file.replace(/^\//, '')))
        : /\.css(?:\?|$)/.test(pathname)
          ? existing(all(read(pathname), IN_STYLE_SHEET))
          : []);
    known.set(pathname, found);
    return found;
  };
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

  /** What the HTML names; images in it are addressed from the host's root, for other languages, too. */
  const inHtml = (html: string) =>
    existing([...all(html, IN_HTML), ...(SCRIPTS_IN_HTML.exec(html)?.[1]?.split(' ') ?? [])]);

  return {
    bytesOf: (pathname) => sizeOf(pathname) ?? 0,
    read,
    inPage: (pathname) => inHtml(read(pathname)),
    ofPage(pathname) {
      const html = read(pathname);
      const scripts = existing(scriptsOfHtml(html).map((file) => baseUrl + file));
      return withNamed([...inHtml(html), ...scripts]);
    },
    withNeeds: (pathnames) => withNamed(existing([...pathnames])),
  };
}
