import type { ProductId } from '../../core/navigation/paths';

/** Documentation that is published elsewhere and listed in the version menu. */
export interface ArchivedVersion {
  /** The entry's text in the menu, such as `v7`. */
  text: string;
  /** Its start address. */
  href: string;
  /** Start addresses of products. A product that isn't listed starts at `href`. */
  products?: Partial<Record<ProductId, string>>;
}

/** What a version documents. */
export interface VersionRelease {
  /** The label of the version in the menu and in the banner. */
  label: string;
  /** Releases by package, as in the banner: `{ 'Data Grid': '8.29.5' }`. */
  packages: Record<string, string>;
}

/** How a page stands in for another: the other page has moved to it, or it is the nearest page. */
export type StandIn = 'moved' | 'nearest';

/** A page's place in another version. */
export interface Counterpart {
  /** Path from the site's root, including the base URL. */
  path: string;
  /** Undefined if it is the same page. */
  standIn?: StandIn;
}

/** A page's places in the other versions. */
export interface PageCounterparts {
  /** Title of the page, if another page stands in for it in some version. */
  title?: string;
  /** The page's place in each other version, by the version's name. */
  places: Record<string, Counterpart>;
}

/** A version of the site that another process builds. */
export interface ElsewhereVersion {
  /** Docusaurus' name of the version. */
  name: string;
  label: string;
  /** Path of its folder from the base URL, without leading and trailing slashes: `x/next`. */
  path: string;
  /** Whether it is the version that readers get by default. */
  isCurrent: boolean;
  banner: 'none' | 'unreleased' | 'unmaintained';
  /** Its pages, sorted by id: Docusaurus' ids, and paths relative to the version with a leading slash. */
  pages: readonly { id: string; slug: string }[];
}

/** A version of the site. */
export interface SiteVersion {
  /** Docusaurus' name of the version: `current` for the docs that haven't been cut. */
  name: string;
  label: string;
  /** Path of its folder, with a trailing slash. */
  path: string;
  /** Path of its first page. */
  start: string;
  /** Paths of the docs that the navbar links to, by id. */
  navbar: Record<string, string>;
  /** Paths of the overviews of the products that it documents. */
  products: Partial<Record<ProductId, string>>;
  /** Whether it is the version that readers get by default. */
  isCurrent: boolean;
  /** Why its pages have a banner, or null if they have none. */
  banner: 'unreleased' | 'unmaintained' | null;
  packages: Record<string, string>;
}

/** The plugin's global data. */
export interface VersionsData {
  /** The site's versions, newest first. */
  versions: SiteVersion[];
  archived: ArchivedVersion[];
  /** The pages' places, by path. The bundle only has the pages whose record has been read (`src/plugins/bundle`). */
  pages: Record<string, PageCounterparts>;
}
