import fs from 'node:fs';
import path from 'node:path';

import { DefaultNumberPrefixParser } from '@docusaurus/plugin-content-docs/lib/numberPrefix.js';
import { Globby } from '@docusaurus/utils';
import { format, resolveConfig } from 'prettier';

import { docIdOf, pathnameOfDoc } from '../../src/core/navigation';
import { docIdOfFile, readDocFiles } from '../../src/core/navigation/docIds';
import { nearest } from '../../src/core/validation/nearest';
import { cutVersionNames } from '../../src/core/versions';
import { claimsFilesOf } from '../../src/plugins/claims/files';
import { isGeneratedPage } from '../../src/plugins/page-checks/frontMatter';
import { readFrontMatter } from '../../src/plugins/page-checks/page';
import { UsageError } from '../new/command';
import { isProduct, partsOf } from '../new/create';
import { ENTRIES, withMovedEntries } from '../new/navigation';

import { PORTAL_CONFIG, withRedirects } from './redirects';
import { withMovedReferences, type Moves } from './references';

/** Usage of the command. */
export const USAGE = `Usage:
  npm run move -- <from> <to>

  <from>  Route of a page, or its file: react-data-grid/sorting, or docs/react-data-grid/sorting/sorting.mdx. Pages without versions begin with unversioned_docs/.
  <to>    Its new route, such as react-data-grid/rows/sorting.
  --help  Print this text.

Moves the page, or its folder with its demos, claims, pictures and the pages below it. Changes what links to it, its entry in the navigation and its translations, and redirects the old address.`;

/** Texts that may refer to pages, and what is written by other commands or about versions that were cut. */
const TEXTS = '**/*.{md,mdx,ts,tsx,mts,js,mjs,cjs,jsx,css,json,txt}';
const IGNORED = [
  '**/node_modules/**',
  '**/.docusaurus/**',
  'build*/**',
  'coverage/**',
  'test-results/**',
  'versioned_sidebars/**',
  'older-releases/**',
  'i18n/*/*/version-*',
  'i18n/*/*/version-*/**',
  'src/core/navigation/releases/**',
  'package-lock.json',
];

/** Names of pages' exceptions from checks. */
const EXCEPTIONS = 'src/plugins/api-reference/check/exceptions.ts';

const PAGE = /\.mdx?$/;

const slashes = (file: string) => file.split(path.sep).join('/');

/** Returns a text for a regular expression. */
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A page to move. */
interface FoundPage {
  /** Path of its file in the folder of the docs. */
  file: string;
  /** Its route without `/x/`. */
  route: string;
}

/** Returns a route from what the writer has named: a route, an address, or the path of a file. */
function routeOf(written: string): string {
  const clean = written
    .replace(/^\.?\/+/, '')
    .replace(/[/\\]+$/, '')
    .replaceAll('\\', '/')
    .replace(/^x\/next\//, 'x/');
  if (!PAGE.test(clean)) {
    return clean;
  }
  const [, folder = '', rest = ''] =
    /^(docs\/|unversioned_docs\/|versioned_docs\/[^/]+\/)?(.*)$/.exec(clean) ?? [undefined, '', ''];
  return folder + pathnameOfDoc(docIdOfFile(rest)).slice('/x/'.length);
}

/** Returns the file of the page at a route. */
function findPage(siteDir: string, docs: string, route: string, written: string): FoundPage {
  const directory = path.join(siteDir, docs);
  const files = readDocFiles(directory);
  const id = docIdOf(`/x/${route}`, files);
  const file = id === undefined ? undefined : files.get(id);
  if (file === undefined) {
    const routes = [...files.keys()].map((id) => pathnameOfDoc(id).slice('/x/'.length));
    const meant = nearest(route, routes, 4);
    throw new UsageError(
      `${docs}/ has no page ${route}; found "${written}".${meant === undefined ? '' : ` Did you mean ${meant}?`}`,
    );
  }
  const { frontMatter } = readFrontMatter(fs.readFileSync(path.join(directory, file), 'utf8'));
  if (isGeneratedPage(frontMatter)) {
    throw new UsageError(
      `${docs}/${file} is generated: its address comes from the API reference, so it can't be moved.`,
    );
  }
  return { file, route };
}

/** Returns an existing folder for a route: its name may begin with a number, by which Docusaurus sorts. */
function folderOf(directory: string, route: string): string {
  return route.split('/').reduce((folder, segment) => {
    const names = fs.existsSync(path.join(directory, folder))
      ? fs.readdirSync(path.join(directory, folder))
      : [];
    const name = names.find(
      (candidate) => DefaultNumberPrefixParser(candidate).filename === segment,
    );
    return path.posix.join(folder, name ?? segment);
  }, '');
}

/** Files and folders to rename, from their paths to their new ones, all absolute. */
type Renames = Map<string, string>;

/** Returns what moves with a page that has a folder of its own: everything in it. */
function folderRenames(directory: string, file: string, newFolder: string): Renames {
  const folder = path.join(directory, path.dirname(file));
  const target = path.join(directory, newFolder);
  const { name, ext } = path.parse(file);
  const inner = Globby.sync('**/*', {
    cwd: folder,
    onlyFiles: false,
    dot: true,
    ignore: ['**/node_modules/**'],
  });
  const renames: Renames = new Map([
    [folder, target],
    ...inner.map((below) => [path.join(folder, below), path.join(target, below)] as const),
  ]);
  const newName = name === 'index' ? name : path.basename(newFolder);
  const page = path.join(folder, name + ext);
  const newPage = path.join(target, newName + ext);
  const [claims, newClaims] = [claimsFilesOf(page), claimsFilesOf(newPage)];
  renames.set(page, newPage);
  claims.forEach(
    (claim, index) => renames.has(claim) && renames.set(claim, newClaims[index] ?? ''),
  );
  return renames;
}

/** Returns the files beside a page that a text in Markdown or code refers to: pictures, parts, demos. */
function filesBeside(page: string, text: string): string[] {
  const folder = path.dirname(page);
  return [...text.matchAll(/(?<![\w.])\.\/[^\s"'`()<>{}#?]+/g)]
    .map(([match]) => path.resolve(folder, match))
    .flatMap((stem) => [stem, `${stem}.tsx`, `${stem}.ts`])
    .filter((neighbor) => neighbor.startsWith(folder + path.sep) && fs.existsSync(neighbor));
}

/** Returns what moves with a page that shares its folder: its claims, and the files beside it that only it uses. */
function fileRenames(directory: string, file: string, newFile: string): Renames {
  const [page, target] = [path.join(directory, file), path.join(directory, newFile)];
  const [claims, newClaims] = [claimsFilesOf(page), claimsFilesOf(target)];
  const own = [page, ...claims].filter((moved) => fs.existsSync(moved));
  const renames: Renames = new Map([[page, target]]);
  claims.forEach(
    (claim, index) => own.includes(claim) && renames.set(claim, newClaims[index] ?? ''),
  );
  if (path.dirname(page) === path.dirname(target)) {
    return renames;
  }
  const used = own.flatMap((moved) => filesBeside(moved, fs.readFileSync(moved, 'utf8')));
  const others = Globby.sync(TEXTS, { cwd: directory, absolute: true, ignore: IGNORED }).filter(
    (candidate) => !own.includes(candidate),
  );
  const rest = [...new Set(used)].filter(
    (neighbor) => !PAGE.test(neighbor) || /^_/.test(path.basename(neighbor)),
  );
  for (const neighbor of rest) {
    const named = new RegExp(`/${escaped(path.parse(neighbor).name)}(?![\\w-])`);
    const isShared = others.some(
      (candidate) =>
        candidate !== neighbor &&
        !candidate.startsWith(neighbor + path.sep) &&
        named.test(fs.readFileSync(candidate, 'utf8')),
    );
    if (!isShared) {
      const to = path.join(path.dirname(target), path.relative(path.dirname(page), neighbor));
      const inner = fs.statSync(neighbor).isDirectory()
        ? Globby.sync('**/*', { cwd: neighbor, onlyFiles: false, dot: true })
        : [];
      renames.set(neighbor, to);
      inner.forEach((below) => renames.set(path.join(neighbor, below), path.join(to, below)));
    }
  }
  return renames;
}

/** Returns a file's text as Prettier formats it, if it was formatted before. */
async function formatted(file: string, before: string, text: string): Promise<string> {
  const options = { ...(await resolveConfig(file)), filepath: file };
  return (await format(before, options)) === before ? format(text, options) : text;
}

/** Returns a JSON file with the keys of moved pages, such as `/x/a` or `sidebar.docs.doc./x/a`. */
function withMovedKeys(text: string, pathnames: ReadonlyMap<string, string>): string {
  const renamed = Object.entries(JSON.parse(text) as Record<string, unknown>).map(
    ([key, value]) => {
      const at = key.indexOf('/x/');
      const target = at < 0 ? undefined : pathnames.get(key.slice(at));
      return [target === undefined ? key : key.slice(0, at) + target, value];
    },
  );
  return `${JSON.stringify(Object.fromEntries(renamed), null, 2)}\n`;
}

/** Where translations of pages without versions and of the current docs are. */
const TRANSLATIONS = 'docusaurus-plugin-content-docs/current';

/** What the move does. */
interface Plan {
  renames: Renames;
  /** New texts, by the paths that files have before the move. */
  texts: Map<string, string>;
  next: string[];
}

/** Returns the places in the portal's code that name a page, which a writer has to look at. */
function mentions(siteDir: string, route: string, changed: ReadonlySet<string>): string[] {
  const name = path.posix.basename(route);
  const named = new RegExp(`(["'\`])(?:/x/)?${route}(?:/${name})?(?:/?|[/#][\\w#-]*)\\1`);
  return Globby.sync(['{src,server}/**/*.{ts,tsx}', '*.ts'], {
    cwd: siteDir,
    ignore: [...IGNORED, '**/*.test.*', '**/{fixture,harness}*'],
  })
    .filter((file) => !changed.has(path.join(siteDir, file)) || file === PORTAL_CONFIG)
    .flatMap((file) =>
      fs
        .readFileSync(path.join(siteDir, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          named.test(line) && !/^\s*(?:\*|\/[/*])/.test(line) ? [`${file}:${index + 1}`] : [],
        ),
    );
}

/** What is moved: a page with its folder, or only its file. */
interface Moved {
  /** Folder of the docs, from the root of the site. */
  docs: string;
  route: string;
  newRoute: string;
  /** The page's file in that folder. */
  file: string;
  hasFolderOfItsOwn: boolean;
  renames: Renames;
}

/**
 * Finds out what a move renames.
 *
 * @throws UsageError if an argument is invalid, or a file is in the way.
 */
function checkMove(siteDir: string, from: string, to: string): Moved {
  const { docs, route } = partsOf(siteDir, routeOf(from));
  if (docs.startsWith('versioned_docs/')) {
    throw new UsageError(
      `Pages of a version that was cut keep their address; found "${from}". Move the page in docs/.`,
    );
  }
  const written = routeOf(to);
  const hasFolder = /^(?:docs|unversioned_docs|versioned_docs)\//.test(written);
  const target = partsOf(siteDir, hasFolder ? written : `${docs}/${written.replace(/^x\//, '')}`);
  if (target.docs !== docs) {
    throw new UsageError(
      `A page stays in its folder, ${docs}/; found "${to}" in ${target.docs}/. Move the file yourself, because its links are written differently there.`,
    );
  }
  const directory = path.join(siteDir, docs);
  const { file } = findPage(siteDir, docs, route, from);
  if (target.route === route) {
    throw new UsageError(`The page is at ${route} already; found "${to}".`);
  }
  if (isProduct(route)) {
    throw new UsageError(
      `${route} is the folder of a product, whose address is set in products of ${PORTAL_CONFIG}.`,
    );
  }
  const { name } = path.parse(file);
  const { filename } = DefaultNumberPrefixParser(name);
  const hasFolderOfItsOwn =
    file.includes('/') &&
    [DefaultNumberPrefixParser(path.basename(path.dirname(file))).filename, 'index'].includes(
      filename,
    );
  if (hasFolderOfItsOwn && target.route.startsWith(`${route}/`)) {
    throw new UsageError(`A folder can't be moved into itself; found "${to}".`);
  }
  const newFolder = folderOf(directory, target.route);
  const existing = docIdOf(`/x/${target.route}`, readDocFiles(directory));
  if (existing !== undefined || fs.existsSync(path.join(directory, newFolder))) {
    throw new UsageError(
      `${docs}/${readDocFiles(directory).get(existing ?? '') ?? newFolder} already exists. Nothing was moved.`,
    );
  }
  const renames = hasFolderOfItsOwn
    ? folderRenames(directory, file, newFolder)
    : fileRenames(directory, file, newFolder + path.extname(file));
  for (const [old, now] of renames) {
    if (fs.existsSync(now) && !renames.has(now)) {
      throw new UsageError(
        `${slashes(path.relative(siteDir, now))} already exists, and ${slashes(path.relative(siteDir, old))} would replace it. Nothing was moved.`,
      );
    }
  }
  return { docs, route, newRoute: target.route, file, hasFolderOfItsOwn, renames };
}

/** Returns what a move changes in references to pages: their files, addresses and ids, pathnames, and redirects. */
function movesOf(
  siteDir: string,
  { docs, renames }: Moved,
): Moves & { pathnames: Renames; redirects: Renames } {
  const directory = path.join(siteDir, docs);
  const pages = [...renames]
    .filter(([old]) => PAGE.test(old) && !path.basename(old).startsWith('_'))
    .map(([old, now]) => {
      const [id, newId] = [old, now].map((moved) => docIdOfFile(path.relative(directory, moved)));
      const { frontMatter } = readFrontMatter(fs.readFileSync(old, 'utf8'));
      return { id: id ?? '', newId: newId ?? '', hasSlug: 'slug' in frontMatter };
    });
  const pathnames = new Map(
    pages.map(({ id, newId }) => [pathnameOfDoc(id), pathnameOfDoc(newId)]),
  );
  // An address without a version is that of the newest version, which keeps the page.
  const isNext = docs === 'docs' && cutVersionNames(siteDir).length > 0;
  const withVersion = (pathname: string) =>
    isNext ? pathname.replace('/x/', '/x/next/') : pathname;
  const withAddress = pages.filter(({ hasSlug }) => !hasSlug);
  return {
    pathnames,
    redirects: new Map(
      withAddress.map(({ id, newId }) => [`${pathnameOfDoc(id)}/`, `${pathnameOfDoc(newId)}/`]),
    ),
    siteDir,
    directory,
    files: renames,
    addresses: new Map(
      withAddress.map(({ id, newId }) => [
        withVersion(pathnameOfDoc(id)),
        withVersion(pathnameOfDoc(newId)),
      ]),
    ),
    ids: new Map(pages.map(({ id, newId }) => [id, newId])),
  };
}

/** Files that may refer to a page, relative to the site. */
const linkingFiles = (siteDir: string, docs: string): string[] =>
  Globby.sync(
    [
      `{docs,unversioned_docs,i18n}/${TEXTS}`,
      // Pages of versions link to pages without versions by address.
      ...(docs === 'docs' ? [] : [`versioned_docs/*/${TEXTS}`]),
      '**/*.md',
      EXCEPTIONS,
    ],
    {
      cwd: siteDir,
      ignore: [...IGNORED, 'i18n/**/*.json', ...(docs === 'docs' ? ['versioned_docs/*/**'] : [])],
    },
  );

/** Adds the translations of pages to what is renamed. They are at the same paths as the pages. */
function renameTranslations(siteDir: string, directory: string, renames: Renames): void {
  for (const locale of Globby.sync('i18n/*', { cwd: siteDir, onlyDirectories: true })) {
    const translated = path.join(siteDir, locale, TRANSLATIONS);
    for (const [old, now] of [...renames]) {
      const [source, destination] = [old, now].map((moved) =>
        path.join(translated, path.relative(directory, moved)),
      );
      if (source && destination && fs.existsSync(source)) {
        renames.set(source, destination);
      }
    }
  }
}

async function planMove(siteDir: string, from: string, to: string): Promise<Plan> {
  const moved = checkMove(siteDir, from, to);
  const { docs, route, newRoute, file, hasFolderOfItsOwn, renames } = moved;
  const directory = path.join(siteDir, docs);
  const { pathnames, redirects, ...moves } = movesOf(siteDir, moved);
  const texts = new Map<string, string>();
  const change = async (relative: string, changed: (text: string) => string) => {
    const absolute = path.join(siteDir, relative);
    if (!fs.existsSync(absolute)) {
      return;
    }
    const before = fs.readFileSync(absolute, 'utf8');
    const after = changed(before);
    if (after !== before) {
      texts.set(absolute, await formatted(absolute, before, after));
    }
  };
  for (const linkingFile of linkingFiles(siteDir, docs)) {
    const absolute = path.join(siteDir, linkingFile);
    const now = renames.get(absolute) ?? absolute;
    await change(linkingFile, (text) => withMovedReferences(absolute, now, text, moves));
  }
  for (const titlesFile of Globby.sync(`i18n/*/{page-titles,${TRANSLATIONS}}.json`, {
    cwd: siteDir,
  })) {
    await change(titlesFile, (text) => withMovedKeys(text, pathnames));
  }

  const [pathname, newPathname] = [`/x/${route}`, `/x/${newRoute}`];
  let after: string | undefined;
  await change(ENTRIES, (text) => {
    const entries = withMovedEntries(
      text,
      (listed) => {
        const [bare = '', hash] = listed.split('#');
        const isBelow = hasFolderOfItsOwn && bare.startsWith(`${pathname}/`);
        const now =
          pathnames.get(bare) ?? (isBelow ? newPathname + bare.slice(pathname.length) : undefined);
        return now === undefined || hash === undefined ? now : `${now}#${hash}`;
      },
      pathname,
    );
    after = entries.after;
    return entries.text;
  });
  await change(PORTAL_CONFIG, (text) => withRedirects(text, redirects));

  renameTranslations(siteDir, directory, renames);
  const named = mentions(siteDir, route, new Set(texts.keys()));
  return {
    renames,
    texts,
    next: [
      ...(after === undefined
        ? []
        : [`The sidebar lists the page after ${after}: move it in ${ENTRIES} if needed.`]),
      ...(named.length === 0
        ? []
        : [
            `These lines name ${route}, also for other versions. Check them:`,
            ...named.map((mention) => `  ${mention}`),
          ]),
      `Correct the title if it has changed, and check what was written: npm run docs:check -- --page ${docs}/${slashes(path.relative(directory, renames.get(path.join(directory, file)) ?? ''))}`,
    ],
  };
}

/**
 * Moves a page: its folder or file, what links to it, its entry in the navigation, its translations, and a redirect.
 * Versions that were cut don't change. Everything is planned first, so that a wrong argument changes nothing.
 *
 * @param from - Route or file of the page.
 * @param to - Its new route.
 * @returns What was done, and what the author still has to do.
 * @throws UsageError if an argument is invalid, or a file is in the way.
 */
export async function movePage(siteDir: string, from: string, to: string): Promise<string[]> {
  const { renames, texts, next } = await planMove(siteDir, from, to);
  const relative = (file: string) => slashes(path.relative(siteDir, file));
  texts.forEach((text, file) => fs.writeFileSync(file, text));
  const files = [...renames].filter(([old]) => fs.statSync(old).isFile());
  for (const [old, now] of files) {
    fs.mkdirSync(path.dirname(now), { recursive: true });
    fs.renameSync(old, now);
  }
  for (const [old] of files) {
    for (let left = path.dirname(old); fs.existsSync(left); left = path.dirname(left)) {
      if (fs.readdirSync(left).length > 0) {
        break;
      }
      fs.rmdirSync(left);
    }
  }
  return [
    ...files.map(([old, now]) => `moved ${relative(old)} to ${relative(now)}`),
    ...[...texts.keys()]
      .filter((file) => !renames.has(file))
      .map((file) => `changed ${relative(file)}`),
    ...next,
  ];
}
