/** What was verified on a page. */
export interface VerifiedPage {
  /** Statements that a test proves. */
  statements: number;
  /** Day on which the tests passed, such as `2026-11-23`: the earliest, if they are in several files. */
  day?: string;
  /** Statements with a public source. */
  sourced: number;
  /** Code blocks that compile. */
  blocks: number;
  /** Distinct names of the API in the text, all of which are in the API reference. */
  names: number;
}

/** What was verified in one version. */
export interface VerifiedVersion {
  /** The release that its pages were verified with, such as `8.12.1`. */
  release: string;
  /** The pages on which something was verified, by Docusaurus' doc id. */
  pages: Readonly<Record<string, VerifiedPage>>;
}

/** What was verified on one page, and with which release. */
export interface Verified {
  /** Such as `8.12.1`. */
  release: string;
  page: VerifiedPage;
}

/** The plugin's data: the versions of the build, by Docusaurus' name. */
export type VerifiedData = Readonly<Record<string, VerifiedVersion>>;
