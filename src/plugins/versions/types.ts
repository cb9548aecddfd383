import type { ProductId } from '../../core/paths';

/** Documentation that is published elsewhere, and listed in the version menu. */
export interface ArchivedVersion {
  /** What the menu calls it, such as `v7`. */
  text: string;
  /** Where it starts. */
  href: string;
  /** Where products start there. One that is missing starts at `href`. */
  products?: Partial<Record<ProductId, string>>;
}

/** What a version documents. */
export interface VersionRelease {
  /** What the menu and the banner call the version. */
  label: string;
  /** Releases by package, as the banner names them: `{ 'Data Grid': '8.29.5' }`. */
  packages: Record<string, string>;
}

/** How a page stands for another: it is where that one has moved to, or the nearest there is. */
export type StandIn = 'moved' | 'nearest';

/** A page's place in another version. */
export interface Counterpart {
  /** Its path from the site's root, with the base URL. */
  path: string;
  /** Absent where it is the same page. */
  standIn?: StandIn;
}

/** What is known of a page in the versions it does not belong to. */
export interface PageCounterparts {
  /** The page's title, where another page stands for it somewhere. */
  title?: string;
  /** Its place in each other version, by the version's name. */
  places: Record<string, Counterpart>;
}

/** A version of the site that another process builds. */
export interface ElsewhereVersion {
  /** Docusaurus' name. */
  name: string;
  label: string;
  /** Path of its folder from the base URL, without slashes at its ends: `x/next`. */
  path: string;
  /** Whether it is the one that readers get without asking for a version. */
  isCurrent: boolean;
  banner: 'none' | 'unreleased' | 'unmaintained';
  /** Its pages: Docusaurus' ids, and paths below the version with a slash at their start. Sorted by id. */
  pages: readonly { id: string; slug: string }[];
}

/** A version of the site. */
export interface SiteVersion {
  /** Docusaurus' name: `current` for the docs that are not cut. */
  name: string;
  label: string;
  /** Path of its folder, with a slash at its end. */
  path: string;
  /** Path of the page that it starts with. */
  start: string;
  /** Docs that the navbar links to, path by id. */
  navbar: Record<string, string>;
  /** Whether it is the one that readers get without asking for a version. */
  isCurrent: boolean;
  /** Why its pages carry a banner; null for those that carry none. */
  banner: 'unreleased' | 'unmaintained' | null;
  packages: Record<string, string>;
}

/** The plugin's global data. */
export interface VersionsData {
  /** Those of the site, newest first. */
  versions: SiteVersion[];
  archived: ArchivedVersion[];
  /** By path. In the bundle there are those whose record was read (`src/plugins/bundle`). */
  pages: Record<string, PageCounterparts>;
}
