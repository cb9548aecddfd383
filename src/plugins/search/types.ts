import type { MarkedPiece } from './engine/mark';
import type { SearchHit } from './engine/candidate';
import type { PageKind, SearchVersion } from './format';

/** A product by which readers narrow a search. */
export interface SearchProduct {
  /** As `productOf` (src/core/paths) calls it. */
  id: string;
  /** As readers see it. */
  label: string;
}

/** What the browser's side is told at build; written by the plugin. */
export interface SearchData {
  products: readonly SearchProduct[];
}

/** What the reader asks for. */
export interface SearchRequest {
  query: string;
  /** Docusaurus' name of the version, such as `current`; `all` for every version of the site. */
  version: string;
  product?: string;
  kind?: PageKind;
}

/** A place on a page, ready to be shown. */
export interface ShownHit {
  kind: SearchHit['kind'];
  /** Path and hash. */
  href: string;
  label: readonly MarkedPiece[];
}

/** A page, ready to be shown. */
export interface ShownResult {
  href: string;
  title: readonly MarkedPiece[];
  /** Of the prose around the words, or the page's description. */
  excerpt?: readonly MarkedPiece[];
  kind: PageKind;
  product?: string;
  version: SearchVersion;
  hits: readonly ShownHit[];
}

export interface ShownOutcome {
  results: readonly ShownResult[];
  /** Where nothing was found: words that are nearest. */
  nearest: readonly string[];
  versions: readonly SearchVersion[];
}
