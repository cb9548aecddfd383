/*
 * The files of the index, written after a build and read in the browser. All are JSON, so that every host compresses
 * them, and all but the manifest lie in a folder named by their content, so that they may be kept for a year.
 */

/** Where the manifest lies, from the site's base URL. */
export const MANIFEST_PATH = 'search/manifest.json';
/** Folder that the versions' folders are in, from the site's base URL. */
export const SEARCH_FOLDER = 'assets/search/';
/** Files of a version, in its {@link SearchVersion.folder}. */
export const INDEX_FILE = 'index.json';
/** Words of the prose: so many stems of all, in their order. */
export const proseFile = (file: number) => `prose-${file}.json`;
/** The prose of one guide, for excerpts. */
export const excerptFile = (page: number) => `text-${page}.json`;

/** Kinds of pages, by which readers narrow a search. */
export const PAGE_KINDS = ['guide', 'api', 'migration'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** The versions that can be searched. */
export interface SearchManifest {
  versions: readonly SearchVersion[];
}

export interface SearchVersion {
  /** As Docusaurus calls it: `current`, `8.12.1`. */
  name: string;
  /** As readers see it. */
  label: string;
  /** Whether it is the one that readers get who name none. */
  isLast: boolean;
  /** From the site's base URL, with a slash at the end. */
  folder: string;
}

/** The version of a name; of one that has no index, the last one. */
export const versionOf = (
  versions: readonly SearchVersion[],
  name: string,
): SearchVersion | undefined =>
  versions.find((each) => each.name === name) ??
  versions.find(({ isLast }) => isLast) ??
  versions[0];

/** What the rows of an API page are. */
export const MEMBER_KINDS = ['prop', 'slot', 'class', 'parameter', 'field', 'member'] as const;
export type MemberKind = (typeof MEMBER_KINDS)[number];

/**
 * Names of the rows of an API page, by what they are, separated by spaces. A row's anchor is made of the page's last
 * folder, of {@link ANCHOR_INFIX} and of its name; one whose anchor is not has it after `>`. The name of a class is its
 * key; one that is called otherwise in the document than `classPrefix` and key say has that name after `=`.
 */
export type MemberNames = Partial<Record<MemberKind, string>>;

/** What stands in an anchor between the page's last folder and the row's name: `data-grid-prop-rows`. */
export const ANCHOR_INFIX: Readonly<Record<MemberKind, string>> = {
  prop: '-prop-',
  slot: '-slot-',
  class: '-class-',
  parameter: '-',
  field: '-',
  member: '-',
};

/** The last folder of a page's path: `data-grid` of `/x/api/data-grid/data-grid/`. */
export const slugOf = (path: string) => path.split('/').at(-2) ?? '';

/** What the class names of a component begin with, unless the index says otherwise. */
export const defaultClassPrefix = (title: string) => `Mui${title}-`;

/** A heading of a guide and what stands below it. The first of a page is what stands above its headings. */
export interface SectionEntry {
  heading?: string;
  /** Id of the heading, where it is not {@link anchorOf} it. */
  anchor?: string;
  /** Anchors of demos. One whose title is not {@link demoTitleOf} it has that after `=`. */
  demos?: readonly string[];
  /** Names of code below the heading, separated by spaces. */
  code?: string;
}

/** The id that a heading has unless its page says otherwise. */
export const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replace(/ /g, '-');

/** `Sort invoices` of `SortInvoices`. */
export const demoTitleOf = (anchor: string) =>
  anchor
    .replace(/(?<=.)(\p{Lu})/gu, ' $1')
    .replace(/(?<= )\p{Lu}/gu, (letter) => letter.toLowerCase());

/** More links than these say no more of a page's weight. */
export const MAX_LINKS = 9;

/** A page. Those of one index are in the order of their paths. */
export interface PageEntry {
  /** From the site's root, with the base URL. */
  path: string;
  title: string;
  description?: string;
  /** Of guides: what readers may call what is on it, as its front matter has it. */
  keywords?: readonly string[];
  /** Index in {@link PAGE_KINDS}; absent for guides. */
  kind?: number;
  /** Index in {@link SearchIndexData.products}; absent for pages of no product. */
  product?: number;
  /** Pages of the docs that link to it, at most {@link MAX_LINKS}; absent for none. */
  links?: number;
  /** Of guides: what stands above the first heading, and the headings. */
  sections?: readonly SectionEntry[];
  /** Of API pages. */
  members?: MemberNames;
  /** Of an API page with classes: what their names in the document begin with, if not `Mui…-` with its title. */
  classPrefix?: string;
}

/** `index.json`: titles, headings, demos and names. */
export interface SearchIndexData {
  products: readonly string[];
  pages: readonly PageEntry[];
  /** The first stem of each file of {@link ProseData}. */
  prose: readonly string[];
}

/** `prose-N.json`: some of the words of the guides' prose that tell their sections from others. */
export interface ProseData {
  /** Stems, sorted. */
  terms: readonly string[];
  /**
   * For each term the sections that have it. Sections are counted through all pages of the index; a number is the
   * distance to the one before, times {@link FREQUENCY_STEPS}, plus how often the term is there less one.
   */
  postings: readonly (readonly number[])[];
}

/** Frequencies that {@link ProseData.postings} tell apart: once, twice, more often. */
export const FREQUENCY_STEPS = 3;

/** `text-N.json`: the prose of each section of a page, in their order. */
export type ExcerptData = readonly string[];
