import type { MemberKind } from '../format';

/** A match on a page. */
export interface SearchHit {
  kind: 'section' | 'demo' | MemberKind;
  label: string;
  /** Id of its element. Empty for the top of the page. */
  anchor: string;
  /** Index of the section on the page, if it is a section. */
  section?: number;
}

/** A page that may be a result. */
export interface Candidate {
  score: number;
  /** Best first. */
  hits: { hit: SearchHit; score: number }[];
  /** Whether the best match is a row of the page, and not the page itself. Only for API pages. */
  isRow?: boolean;
}
