/**
 * Identifies a stage and types its results. The plugin that owns the stage exports the key; plugins that need the
 * results import it.
 *
 * @typeParam PageResult - What the stage returns for each page.
 * @typeParam Result - What the stage returns when all pages are done.
 */
export interface StageKey<PageResult = unknown, Result = unknown> {
  /** Unique within the site. */
  readonly name: string;
  /** Never set. It only carries the types. */
  readonly types?: { page: PageResult; site: Result };
}

/** Creates the key of a stage. */
export const stageKey = <PageResult = undefined, Result = undefined>(
  name: string,
): StageKey<PageResult, Result> => ({ name });

/** What a stage reads. */
export interface StageReads {
  /** The parsed HTML of pages. The stage then follows every stage that changes it. */
  html?: boolean;
  /**
   * Files of the output other than pages, each as a path relative to the build (`_headers`) or a folder with a trailing
   * slash (`assets/`), or an ending in any folder (`*.md`); `/` means all files. The stage then follows every stage that changes one of them, and may read
   * them in `finish`.
   */
  files?: readonly string[];
  /** Stages whose results it reads. They have to exist. */
  results?: readonly StageKey[];
  /** Stages whose results it reads if the site has them. */
  optionalResults?: readonly StageKey[];
}

/** What a stage changes. Two stages may change the same thing only if one of them names the other in `after`. */
export interface StageChanges {
  /** The HTML of pages. */
  html?: boolean;
  /** Files that it writes: new files, and files of the bundler that it rewrites. Same syntax as `reads.files`. */
  files?: readonly string[];
  /** Files that it removes. Same syntax as `reads.files`. */
  removes?: readonly string[];
}

/** The part of a stage that determines its order. */
export interface StageDeclaration {
  key: StageKey;
  /** Name of the plugin, for errors. */
  plugin: string;
  /** Stages that have to come first even though this one doesn't read their results. They have to exist. */
  after?: readonly StageKey[];
  reads?: StageReads;
  changes?: StageChanges;
}
