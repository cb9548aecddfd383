import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { cutVersionNames } from '../src/core/versions';
import { pictureFiles } from '../src/plugins/templates/check';

import { isApiPage, REPRESENTATIVE_API_PAGES } from './apiPages';
import { type Preview, templatePreviews } from './templatePictures';
import { builtFileOf, folderOf, scriptsNamed, sitemapPaths, withoutHashes } from './visits';

const root = path.resolve(__dirname, '..');

/**
 * Additional versions, as named in paths: the uncut docs, once a version has been cut. Their pages may be missing from
 * the sitemap, so they are looked up in the build's folders.
 */
const FURTHER_VERSIONS = cutVersionNames(root).length > 0 ? ['next'] : [];

/** Returns the path that a page has in the current version. */
export const currentPathOf = (pathname: string) =>
  FURTHER_VERSIONS.reduce((path, name) => path.replace(`/x/${name}/`, '/x/'), pathname);

/** Pages that are checked in every version, with their paths in the current one. */
const IN_ALL_VERSIONS = ['/x/', '/x/react-data-grid/', '/x/api/data-grid/data-grid/'];

interface BuiltPage {
  /** The text of its main part, without what every version says about itself. */
  text: string;
  hasDemos: boolean;
}

/** Reads a built page. Returns `undefined` if there is no such page. */
function readPage(pathname: string): BuiltPage | undefined {
  const file = path.join(root, 'build', pathname, 'index.html');
  if (!existsSync(file)) {
    return undefined;
  }
  const [main = ''] = /<main[\s>].*<\/main>/s.exec(readFileSync(file, 'utf8')) ?? [];
  const text = main
    .replace(/<(style|script)\b.*?<\/\1>/gs, '')
    // The banner of the version, and how many of its statements were verified with which release.
    .replace(/<aside [^>]*aria-label="?Version\b.*?<\/aside>/s, '')
    .replace(/<p class="?verified_.*?<\/p>/s, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    // Releases, and sizes of components in them.
    .replace(/\b8\.\d+(?:\.\d+)?\b/g, '8')
    .replace(/\b[\d.]+ kB\b/g, 'kB');
  return { text, hasDemos: main.includes('data-island-root') };
}

/**
 * Returns whether a page is audited. In the current version, all pages are. In an additional version, only these are:
 * guides with demos, which run with other packages, guides whose text differs from the current version's page, pages
 * that the current version does not have, and three representative pages. Other API pages are generated in the same way
 * from other data.
 *
 * @param pathname - Path of a built page, with a trailing slash.
 */
function isAudited(pathname: string): boolean {
  const version = FURTHER_VERSIONS.find((name) => pathname.startsWith(`/x/${name}/`));
  if (version === undefined) {
    return true;
  }
  const current = currentPathOf(pathname);
  const currentPage = readPage(current);
  if (IN_ALL_VERSIONS.includes(current) || currentPage === undefined) {
    return true;
  }
  const page = isApiPage(pathname) ? undefined : readPage(pathname);
  return page !== undefined && (page.hasDemos || page.text !== currentPage.text);
}

/**
 * Returns the paths of an additional version's pages. Standalone demo pages are left out, as they are hidden from
 * search engines, too.
 */
function pathsOf(version: string): string[] {
  const folder = path.join(root, 'build/x', version);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /(?:^|\/)index\.html$/.test(file) && !/\/demos\/[A-Z][^/]*\//.test(file))
    .map((file) => `/x/${version}/${file.replace(/index\.html$/, '')}`);
}

const previews = templatePreviews(root);

/** Returns the preview that a path belongs to, if it shows the application of a template. */
export const previewAt = (pathname: string): Preview | undefined =>
  previews.find(({ address }) => address === pathname);

/**
 * Returns the paths of all pages that are audited in the browser, in all versions. Reads the build. The applications of
 * templates are hidden from search engines, so they aren't in the sitemap.
 */
export const auditedPaths = (): string[] => [
  ...[...new Set([...sitemapPaths(), ...FURTHER_VERSIONS.flatMap(pathsOf)])].filter(isAudited),
  ...previews.map(({ address }) => address),
];

/**
 * Returns the paths of the pages to audit in this run: those in the variable `E2E_PAGES`, separated by commas, or all.
 * `npm test` names those that aren't in the ledger.
 */
export function pathsToAudit(): string[] {
  const { E2E_PAGES } = process.env;
  return E2E_PAGES === undefined ? auditedPaths() : E2E_PAGES.split(',').filter(Boolean);
}

/** Pages that are audited in both widths, and as a whole in all views. */
export const THOROUGH_PAGES = ['/x/', '/x/react-data-grid/', ...REPRESENTATIVE_API_PAGES];

/** Number of views that pages are audited in, see {@link viewOf}. */
export const VIEWS = 4;

/** Returns the number of the view that a page is audited in: the same in all versions and on every run. */
export function viewOf(pathname: string): number {
  const [byte = 0] = createHash('sha256').update(currentPathOf(pathname)).digest();
  return byte % VIEWS;
}

/** Returns the kind, the product and the view of a page: if many pages changed, some of each of these are audited. */
export function auditGroupOf(pathname: string): string {
  if (previewAt(pathname)) {
    return 'template';
  }
  const [, , ...segments] = currentPathOf(pathname).split('/');
  const [product = ''] = segments;
  return [isApiPage(pathname) ? 'api' : 'guide', product, viewOf(pathname)].join(' ');
}

/** What the browser shows of a page that says when and how it was built, rather than what it is. */
const ABOUT_THE_BUILD = [
  /<p class="?verified_.*?<\/p>/gs,
  /<span class="?theme-last-updated.*?<\/span>/gs,
  /"dateModified":"[^"]*",?/g,
  /"lastUpdatedAt":\d+,?/g,
  /"build":"\w+",?/g,
  /<lastmod>[^<]*<\/lastmod>/g,
];

/** The runtime of the bundler. The hash in its name differs between builds in which it is the same. */
const RUNTIME = /\/assets\/js\/runtime~main\.\w+\.js/g;

/**
 * The minifier names variables by how often letters occur, also in the table of all chunks, which is removed later. There,
 * hashes of chunks that aren't published depend on the repository's folder.
 */
const MINIFIED = /\b[A-Za-z_$]\b/g;

const runtimes = new Map<string, string>();

function readRuntime(file: string): string {
  const content = runtimes.get(file) ?? readFileSync(file, 'utf8').replace(MINIFIED, '');
  runtimes.set(file, content);
  return content;
}

const withoutBuild = (html: string, build: string) =>
  ABOUT_THE_BUILD.reduce((text, pattern) => text.replace(pattern, ''), html).replace(
    RUNTIME,
    (address) => readRuntime(path.join(build, address)),
  );

/** The part of a page's record that lists the scripts that it may load. */
const FILES = /"files":\{[^{}]*\}/;

/**
 * Returns what a page's audit depends on: its main part as built (`shown`), and the addresses of the styles and scripts
 * that it loads, at once or later, which contain hashes of the files (`loaded`). For {@link THOROUGH_PAGES}, `shown` is
 * everything around it, too, and for a template's application, the pictures that it is compared with.
 *
 * @param pathname - Path of a built page.
 * @param build - Absolute path of the build. Default: the portal's.
 * @throws Error if the page isn't in the build.
 */
export function auditedContent(
  pathname: string,
  build = path.join(root, 'build'),
): { shown: string; loaded: string } {
  const html = readFileSync(path.join(build, pathname, 'index.html'), 'utf8');
  const [shown = html] =
    (THOROUGH_PAGES.includes(pathname) ? /<body.*<\/main>/s : /<main[\s>].*<\/main>/s).exec(html) ??
    [];
  const loaded = [
    ...(html.match(/<link [^>]*\bstylesheet\b[^>]*>/g) ?? []),
    withoutBuild(/\bdata-scripts="[^"]*"/.exec(html)?.[0] ?? '', build),
    FILES.exec(html)?.[0],
  ].join('\n');
  const preview = previewAt(pathname);
  const { light = '', dark = '' } = preview ? pictureFiles(preview.layout) : {};
  const pictures = [light, dark].filter(existsSync);
  return {
    shown: [
      withoutBuild(shown, build),
      ...pictures.map((file) => readFileSync(file, 'hex')),
    ].join(),
    loaded,
  };
}

/** Hashes of scripts in a page's record. */
const HASHES = /(?<=:")[^"]*(?=")/g;

/** A page as a browser test depends on it. The scripts that it has really loaded are visits of their own. */
const withoutScripts = (html: string) =>
  withoutHashes(html).replace(FILES, (files) => files.replace(HASHES, ''));

/**
 * Returns a hash of what a browser test depends on that visits a path of the build: a page, a script, another file, or all
 * files in a folder. For `all`, everything that was built.
 *
 * @throws Error if the path isn't in the build.
 */
export function hashOfVisit(visit: string): string {
  const build = path.join(root, 'build');
  const scripts = scriptsNamed(visit);
  if (scripts !== undefined) {
    return scripts.sort().join(' ') || 'missing';
  }
  const listed = folderOf(visit);
  const file = builtFileOf(visit);
  if (listed === undefined && file === undefined) {
    // A page that an earlier run visited.
    return 'missing';
  }
  const folder = path.join(build, listed?.folder ?? '');
  const files =
    listed === undefined
      ? [file ?? '']
      : (existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [])
          .filter((entry) => entry.isFile() && entry.name.endsWith(listed.ending))
          .map((entry) => path.relative(build, path.join(entry.parentPath, entry.name)))
          .sort();
  if (files.length === 0) {
    throw new Error(`"@visits ${visit}" must name files of the build, but there are none.`);
  }
  const hash = createHash('sha256');
  for (const each of files) {
    hash.update(each);
    // The names of others contain hashes.
    if (!each.startsWith('assets')) {
      const content = readFileSync(path.join(build, each));
      const text = /\.(?:html|xml)$/.test(each) && withoutBuild(content.toString(), build);
      hash.update(text === false ? content : listed ? text : withoutScripts(text));
    }
  }
  return hash.digest('hex');
}
