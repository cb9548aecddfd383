import type { MemberKind } from '../format';

/** What was found on a page. */
export interface SearchHit {
  kind: 'section' | 'demo' | MemberKind;
  label: string;
  /** Id of its element; empty for the top of the page. */
  anchor: string;
  /** Of a section: its place on the page. */
  section?: number;
}

/** A page that may be shown. */
export interface Candidate {
  score: number;
  /** Best first. */
  hits: { hit: SearchHit; score: number }[];
}
