import fs from 'node:fs';
import path from 'node:path';

import { docIdOf, pathnameOfDoc } from '../../core/navigation';
import {
  docIdOfFile,
  isPartial,
  readDocFiles,
  readDocIds,
  readPartials,
} from '../../core/navigation/docIds';
import { latestVersion, type DocsVersion, unversionedDocs } from '../../core/versions';

import { diskFiles, type Files } from './files';
import { isGeneratedPage } from './frontMatter';
import { parsePage, readFrontMatter, type Page } from './page';

/** The pages that the sidebar lists. */
export interface Navigation {
  /** The file that lists them, relative to the site's folder. */
  file: string;
  /** Their routes in the current docs, such as `/x/react-data-grid/sorting`. */
  pathnames: ReadonlySet<string>;
}

/** The site's address, and the origins of other hosts from which its pages may show something (html-policy). */
export interface SiteHost {
  url: string;
  images: readonly string[];
  media: readonly string[];
  embeds: readonly string[];
}

/** The origins that html-policy allows. Default: none. */
export type PageOrigins = Partial<Omit<SiteHost, 'url'>>;

/** Returns what the rules know about hosts. */
export const siteHost = (
  url: string,
  { images = [], media = [], embeds = [] }: PageOrigins = {},
): SiteHost => ({ url, images, media, embeds });

/** Options of {@link Site}. */
export interface SiteOptions {
  version: DocsVersion;
  /** Undefined if pages aren't looked up in the navigation. */
  navigation?: () => Navigation;
  /** Returns the redirects of the portal's settings, or undefined if they can't be read. Default: nothing is redirected. */
  redirects?: () => Readonly<Record<string, string>> | undefined;
  /** Default: the real file system. */
  files?: Files;
  /** Default: nothing of other hosts is allowed. */
  host?: SiteHost;
  /** Whose rules apply: with `docusaurus`, everything that Docusaurus documents is right. Default: `portal`. */
  frontMatter?: 'docusaurus' | 'portal';
}

const ALIAS = '@site/';

/** The docs of one version, as the rules access them. Parsed pages are cached until their text changes. */
export class Site {
  readonly version: DocsVersion;
  readonly navigation: SiteOptions['navigation'];
  readonly redirects: SiteOptions['redirects'];
  readonly files: Files;
  readonly host: SiteHost | undefined;
  readonly frontMatter: 'docusaurus' | 'portal';
  /** Whether these pages have no versions, so that they are linked by address and link by address. */
  readonly isUnversioned: boolean;
  /** Where pages that don't exist have moved, as far as it was looked for. */
  readonly moved = new Map<string, string | undefined>();
  /** What was read of all pages. Reading them again for each page would take most of the time of a check. */
  private readonly scanned = new Map<string, string>();
  private ids: ReadonlySet<string> | undefined;
  private written: readonly string[] | undefined;
  /** Pages to which these pages link by address. */
  private readonly addressed: readonly DocsVersion[];
  private readonly parsed = new Map<string, { text: string; page: Page | undefined }>();
  /** The last texts of pages that were removed. */
  private readonly removed = new Map<string, string>();

  constructor({
    version,
    navigation,
    redirects,
    files = diskFiles,
    host,
    frontMatter = 'portal',
  }: SiteOptions) {
    this.host = host;
    this.frontMatter = frontMatter;
    this.version = version;
    this.navigation = navigation;
    this.redirects = redirects;
    this.files = files;
    const unversioned = unversionedDocs(version.siteDir);
    this.isUnversioned = unversioned?.directory === version.directory;
    this.addressed = [
      ...(unversioned ? [unversioned] : []),
      ...(this.isUnversioned ? [latestVersion(version.siteDir)] : []),
    ];
  }

  /** Forgets what was read of all pages. Call it when files have changed. */
  refresh(): void {
    this.moved.clear();
    this.scanned.clear();
    this.ids = undefined;
    this.written = undefined;
  }

  /** Returns a file's path for messages: relative to the site's folder, with forward slashes. */
  relative(file: string): string {
    return path.relative(this.version.siteDir, file).split(path.sep).join('/');
  }

  /** Returns a page's id. */
  idOf(file: string): string {
    return docIdOfFile(path.relative(this.version.directory, file));
  }

  /** Returns the file of the page with the given id. */
  fileOf(id: string): string {
    const file = path.join(this.version.directory, `${id}.mdx`);
    const found = fs.existsSync(file) ? undefined : readDocFiles(this.version.directory).get(id);
    return found === undefined ? file : path.join(this.version.directory, found);
  }

  /** Returns the files of parts of pages, whose names begin with an underscore. */
  partials(): string[] {
    return readPartials(this.version.directory);
  }

  /** Returns whether a file is a part of pages. */
  isPartial(file: string): boolean {
    return isPartial(this.version.directory, file);
  }

  /** Returns the ids of all pages. */
  pageIds(): ReadonlySet<string> {
    return (this.ids ??= readDocIds(this.version.directory));
  }

  /** Returns the ids of all handwritten pages, which are those that `npm run docs:api` doesn't generate. */
  writtenIds(): readonly string[] {
    return (this.written ??= [...this.pageIds()]
      .filter((id) => !id.startsWith('api/'))
      .filter((id) => !isGeneratedPage(readFrontMatter(this.scan(this.fileOf(id))).frontMatter))
      .sort());
  }

  /**
   * Returns the text of a page, or an empty string if there is none. The access isn't recorded as a dependency of the
   * current check, because the page may be unrelated to it.
   */
  scan(file: string): string {
    const known = this.scanned.get(file);
    const text = known ?? diskFiles.read(file) ?? '';
    this.scanned.set(file, text);
    return text;
  }

  /** Returns a parsed page, or undefined if there is none or it isn't valid MDX. */
  page(file: string): Page | undefined {
    const text = this.files.read(file);
    const known = this.parsed.get(file);
    if (text === undefined) {
      this.parsed.delete(file);
      if (known) {
        this.removed.set(file, known.text);
      }
      return undefined;
    }
    if (known?.text === text) {
      return known.page;
    }
    let page: Page | undefined;
    try {
      page = parsePage(file, text);
    } catch {
      // Reported when that page is checked.
    }
    this.parsed.set(file, { text, page });
    return page;
  }

  /** Returns the text that a removed page had when it was last read. Undefined if it wasn't read. */
  textBefore(file: string): string | undefined {
    return this.parsed.get(file)?.text ?? this.removed.get(file);
  }

  /** Returns whether a file is in the folder of these pages. */
  contains(file: string): boolean {
    return file.startsWith(this.version.directory + path.sep);
  }

  /** Whether a page is generated, so that its content isn't in its file. */
  isGenerated(page: Page): boolean {
    return isGeneratedPage(page.frontMatter);
  }

  /**
   * Returns the file of the page that a link by address leads to. That is a page without versions; on such a page, it may
   * also be a page of the newest version.
   */
  pageAtAddress(address: string): string | undefined {
    for (const { directory } of this.addressed) {
      const fileOf = (id: string) => path.join(directory, `${id}.mdx`);
      const has = (id: string) => this.files.exists(fileOf(id));
      const id = docIdOf(address.replace(/\/$/, ''), { has });
      if (id !== undefined) {
        return fileOf(id);
      }
    }
    return undefined;
  }

  /** Returns a page's route in the current docs. */
  pathnameOf(file: string): string {
    return pathnameOfDoc(this.idOf(file));
  }

  /**
   * Returns the file that a path in a page refers to.
   *
   * @param target - The path as written in the page: relative to the page, or starting with `@site/`.
   */
  resolve(page: Page, target: string): string {
    return target.startsWith(ALIAS)
      ? path.join(this.version.siteDir, target.slice(ALIAS.length))
      : path.resolve(path.dirname(page.file), target);
  }

  /** Returns the path with which a page links to a file. */
  linkTo(page: Page, file: string): string {
    const target = path.relative(path.dirname(page.file), file).split(path.sep).join('/');
    return target.startsWith('.') ? target : `./${target}`;
  }
}
