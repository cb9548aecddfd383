import type { MarkedPiece } from './engine/mark';
import type { SearchHit } from './engine/candidate';
import type { PageKind, SearchVersion } from './format';

/** A product by which readers can filter a search. */
export interface SearchProduct {
  /** Id of the product, as in `productOf` (src/core/paths). */
  id: string;
  /** The label that readers see. */
  label: string;
}

/** Build-time data for the browser, written by the plugin. */
export interface SearchData {
  products: readonly SearchProduct[];
}

/** A search request. */
export interface SearchRequest {
  query: string;
  /** Docusaurus' name of the version, such as `current`, or `all` for every version of the site. */
  version: string;
  product?: string;
  kind?: PageKind;
}

/** A match on a page, ready for display. */
export interface ShownHit {
  kind: SearchHit['kind'];
  /** Path and hash. */
  href: string;
  label: readonly MarkedPiece[];
}

/** A page, ready for display. */
export interface ShownResult {
  href: string;
  title: readonly MarkedPiece[];
  /** Prose around the matched words, or the page's description. */
  excerpt?: readonly MarkedPiece[];
  kind: PageKind;
  product?: string;
  version: SearchVersion;
  hits: readonly ShownHit[];
}

export interface ShownOutcome {
  results: readonly ShownResult[];
  /** If nothing was found, the most similar words. */
  nearest: readonly string[];
  versions: readonly SearchVersion[];
}
