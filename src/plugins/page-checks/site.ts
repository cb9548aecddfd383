import path from 'node:path';

import { pathnameOfDoc } from '../../core/navigation';
import { readDocIds } from '../../core/navigation/docIds';
import type { DocsVersion } from '../../core/versions';

import { diskFiles, type Files } from './files';
import { isGeneratedPage } from './frontMatter';
import { parsePage, readFrontMatter, type Page } from './page';

/** The pages that the sidebar lists. */
export interface Navigation {
  /** The file that lists them, from the site's folder. */
  file: string;
  /** Their routes in the current docs, such as `/x/react-data-grid/sorting`. */
  pathnames: ReadonlySet<string>;
}

/** What {@link Site} is made of. */
export interface SiteOptions {
  version: DocsVersion;
  /** Absent where pages are not looked up in the navigation. */
  navigation?: () => Navigation;
  /** Default: the disk. */
  files?: Files;
}

const ALIAS = '@site/';

/** The docs of one version, as rules look things up in them. Parsed pages are kept as long as their text is the same. */
export class Site {
  readonly version: DocsVersion;
  readonly navigation: SiteOptions['navigation'];
  readonly files: Files;
  private readonly parsed = new Map<string, { text: string; page: Page | undefined }>();

  constructor({ version, navigation, files = diskFiles }: SiteOptions) {
    this.version = version;
    this.navigation = navigation;
    this.files = files;
  }

  /** A file as messages name it: its path from the site's folder, with forward slashes. */
  relative(file: string): string {
    return path.relative(this.version.siteDir, file).split(path.sep).join('/');
  }

  /** A page's id: its path below the docs' folder, with forward slashes, without extension. */
  idOf(file: string): string {
    return path
      .relative(this.version.directory, file)
      .split(path.sep)
      .join('/')
      .replace(/\.mdx?$/, '');
  }

  /** The file of the page with an id. */
  fileOf(id: string): string {
    return path.join(this.version.directory, `${id}.mdx`);
  }

  /** Ids of all pages. */
  pageIds(): ReadonlySet<string> {
    return readDocIds(this.version.directory);
  }

  /** Ids of the pages that people write: all that `npm run docs:api` does not generate. */
  writtenIds(): string[] {
    return [...this.pageIds()]
      .filter((id) => !id.startsWith('api/') && !id.startsWith('node_modules/'))
      .filter((id) => !isGeneratedPage(readFrontMatter(this.scan(this.fileOf(id))).frontMatter))
      .sort();
  }

  /**
   * The text of a page that may have nothing to do with the one that is checked; empty where there is none. It is not
   * noted as something that the check depends on.
   */
  scan(file: string): string {
    return diskFiles.read(file) ?? '';
  }

  /** A page; undefined where there is none, or where it is not MDX. */
  page(file: string): Page | undefined {
    const text = this.files.read(file);
    if (text === undefined) {
      this.parsed.delete(file);
      return undefined;
    }
    const known = this.parsed.get(file);
    if (known?.text === text) {
      return known.page;
    }
    let page: Page | undefined;
    try {
      page = parsePage(file, text);
    } catch {
      // Said when that page is checked.
    }
    this.parsed.set(file, { text, page });
    return page;
  }

  /** Whether a page is generated: what is on it is not in its file. */
  isGenerated(page: Page): boolean {
    return isGeneratedPage(page.frontMatter);
  }

  /** A page's route in the current docs. */
  pathnameOf(file: string): string {
    return pathnameOfDoc(this.idOf(file));
  }

  /**
   * The file that a path in a page means.
   *
   * @param target - As it is written: relative to the page, or from `@site/`.
   */
  resolve(page: Page, target: string): string {
    return target.startsWith(ALIAS)
      ? path.join(this.version.siteDir, target.slice(ALIAS.length))
      : path.resolve(path.dirname(page.file), target);
  }

  /** A file as a page links to it. */
  linkTo(page: Page, file: string): string {
    const target = path.relative(path.dirname(page.file), file).split(path.sep).join('/');
    return target.startsWith('.') ? target : `./${target}`;
  }
}
