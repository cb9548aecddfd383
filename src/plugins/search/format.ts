/*
 * The files of the index, which are written after a build and read in the browser. All are JSON, so that every host
 * compresses them. All except the manifest are in a folder named by a hash of their content, so that they can be cached
 * for a year.
 */

/** Path of the manifest, relative to the site's base URL. */
export const MANIFEST_PATH = 'search/manifest.json';
/** Folder that contains the versions' folders, relative to the site's base URL. */
export const SEARCH_FOLDER = 'assets/search/';
/** Files of a version, in its {@link SearchVersion.folder}. */
export const INDEX_FILE = 'index.json';
/** Words of the prose. Each file has a range of the sorted stems. */
export const proseFile = (file: number) => `prose-${file}.json`;
/** The prose of one guide, for excerpts. */
export const excerptFile = (page: number) => `text-${page}.json`;

/** Kinds of pages, by which readers can filter a search. */
export const PAGE_KINDS = ['guide', 'api', 'migration'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** The versions that can be searched. */
export interface SearchManifest {
  versions: readonly SearchVersion[];
}

export interface SearchVersion {
  /** Docusaurus' name of the version: `current`, `8.12.1`. */
  name: string;
  /** The label that readers see. */
  label: string;
  /** Whether it is the version that readers get by default. */
  isLast: boolean;
  /** Relative to the site's base URL, with a trailing slash. */
  folder: string;
}

/** Returns the version with a name. If it has no index, returns the latest version. */
export const versionOf = (
  versions: readonly SearchVersion[],
  name: string,
): SearchVersion | undefined =>
  versions.find((version) => version.name === name) ??
  versions.find(({ isLast }) => isLast) ??
  versions[0];

/** Kinds of rows on API pages. */
export const MEMBER_KINDS = ['prop', 'slot', 'class', 'parameter', 'field', 'member'] as const;
export type MemberKind = (typeof MEMBER_KINDS)[number];

/**
 * Names of the rows of an API page by kind, separated by spaces. A row's anchor consists of the page's last folder,
 * {@link ANCHOR_INFIX} and the row's name. An anchor that differs from this follows the name after `>`. For classes,
 * the name is the key. A class name that isn't `classPrefix` plus the key follows it after `=`.
 */
export type MemberNames = Partial<Record<MemberKind, string>>;

/** Text in an anchor between the page's last folder and the row's name: `data-grid-prop-rows`. */
export const ANCHOR_INFIX: Readonly<Record<MemberKind, string>> = {
  prop: '-prop-',
  slot: '-slot-',
  class: '-class-',
  parameter: '-',
  field: '-',
  member: '-',
};

/** Returns the last folder of a page's path: `data-grid` for `/x/api/data-grid/data-grid/`. */
export const slugOf = (path: string) => path.split('/').at(-2) ?? '';

/** Returns the default prefix of a component's class names. */
export const defaultClassPrefix = (title: string) => `Mui${title}-`;

/** A heading of a guide and the content below it. A page's first section is the content above its headings. */
export interface SectionEntry {
  heading?: string;
  /** Id of the heading, if it isn't the default returned by {@link anchorOf}. */
  anchor?: string;
  /** Anchors of demos. A title that isn't the default returned by {@link demoTitleOf} follows the anchor after `=`. */
  demos?: readonly string[];
  /** Names in code below the heading, separated by spaces. */
  code?: string;
}

/** Returns the default id of a heading. */
export const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replace(/ /g, '-');

/** Returns the default title of a demo: `Sort invoices` for `SortInvoices`. */
export const demoTitleOf = (anchor: string) =>
  anchor
    .replace(/(?<=.)(\p{Lu})/gu, ' $1')
    .replace(/(?<= )\p{Lu}/gu, (letter) => letter.toLowerCase());

/** Maximum number of incoming links that count. */
export const MAX_LINKS = 9;

/** A page. The pages of an index are sorted by path. */
export interface PageEntry {
  /** Path from the site's root, including the base URL. */
  path: string;
  title: string;
  /** For guides: the name in the sidebar, if it isn't the title. */
  label?: string;
  description?: string;
  /** For guides: other names that readers may use for the page's subject, from its front matter. */
  keywords?: readonly string[];
  /** Index in {@link PAGE_KINDS}. Undefined for guides. */
  kind?: number;
  /** Index in {@link SearchIndexData.products}. Undefined for pages that belong to no product. */
  product?: number;
  /** Number of docs pages that link to it, up to {@link MAX_LINKS}. Undefined if there are none. */
  links?: number;
  /** Index in {@link PLANS} of the plan in its heading. Undefined if there is none. */
  plan?: number;
  /** For guides: the content above the first heading, and the headings. */
  sections?: readonly SectionEntry[];
  /** For API pages. */
  members?: MemberNames;
  /** For API pages with classes: the prefix of their class names, if it isn't {@link defaultClassPrefix}. */
  classPrefix?: string;
}

/** Commercial plans that a name of the API may require. */
export const PLANS = ['pro', 'premium'] as const;
export type Plan = (typeof PLANS)[number];

/** Names of the API that readers may search in vain, so that the search can say why. Lists are separated by spaces. */
export interface MissingNames {
  /** Names that require a plan and aren't in the API reference, by plan. */
  plans?: Partial<Record<Plan, string>>;
  /** Other names that the release documents and the API reference lacks. */
  others?: string;
  /** Names that an earlier release had. Each list has the place in the index of the page that tells what changed. */
  removed?: readonly { page: number; names: string }[];
  /** Places in the index of API pages for which the release has a guide, but this site doesn't. */
  withoutGuide?: readonly number[];
}

/** `index.json`: titles, headings, demos and names. */
export interface SearchIndexData {
  products: readonly string[];
  pages: readonly PageEntry[];
  /** Undefined if there are none. */
  missing?: MissingNames;
  /** The first stem of each file of {@link ProseData}. */
  prose: readonly string[];
}

/** `prose-N.json`: a part of the distinctive words of the guides' prose. */
export interface ProseData {
  /** Stems, sorted. */
  terms: readonly string[];
  /**
   * For each term, the sections that have it. Sections are numbered across all pages of the index. Each number is the
   * distance to the previous section, multiplied by {@link FREQUENCY_STEPS}, plus the frequency minus one.
   */
  postings: readonly (readonly number[])[];
}

/** Number of frequencies that {@link ProseData.postings} distinguishes: once, twice, more often. */
export const FREQUENCY_STEPS = 3;

/** `text-N.json`: the prose of a page's sections, in order. */
export type ExcerptData = readonly string[];
