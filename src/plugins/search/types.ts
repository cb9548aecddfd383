import type { MarkedPiece } from './engine/mark';
import type { SearchHit } from './engine/candidate';
import type { SearchNote } from './engine/notes';
import type { PageKind, Plan, SearchVersion } from './format';

/** A product by which readers can filter a search. */
export interface SearchProduct {
  /** Id of the product, as in `productOf` (src/core/navigation/paths). */
  id: string;
  /** The label that readers see. */
  label: string;
}

/** A page that is offered before a search. */
export interface PopularPage {
  /** Path relative to the folder of a version: `react-charts/bars/`. */
  path: string;
  title: string;
}

/** Build-time data for the browser, written by the plugin. */
export interface SearchData {
  products: readonly SearchProduct[];
  popular: readonly PopularPage[];
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

/** A link to a page on which the same row was found. */
export interface ShownPlace {
  href: string;
  /** Title of the page. */
  title: string;
}

/** A page or a row of it, ready for display. If several pages have the row that was found, it stands for all of them. */
export interface ShownResult {
  href: string;
  title: readonly MarkedPiece[];
  /** The row that was found. `href` leads to it, and `others` to the same row on other pages. */
  row?: { label: readonly MarkedPiece[]; kind: ShownHit['kind']; others: readonly ShownPlace[] };
  /** Prose around the matched words, or the page's description. */
  excerpt?: readonly MarkedPiece[];
  kind: PageKind;
  product?: string;
  plan?: Plan;
  version: SearchVersion;
  hits: readonly ShownHit[];
}

export interface ShownOutcome {
  results: readonly ShownResult[];
  /** If nothing was found, the most similar words. */
  nearest: readonly string[];
  /** Why a name in the query isn't found as the reader may expect. */
  note?: SearchNote;
  versions: readonly SearchVersion[];
}
