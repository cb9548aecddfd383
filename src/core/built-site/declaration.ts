/**
 * Identifies a stage, and types what it gives to others. The plugin that owns the stage exports the key; plugins that
 * need its results import it.
 *
 * @typeParam PageResult - What the stage returns for each page.
 * @typeParam Result - What the stage returns when all pages are done.
 */
export interface StageKey<PageResult = unknown, Result = unknown> {
  /** Unique within the site. */
  readonly name: string;
  /** Never set: it carries the types. */
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
   * Files of the output other than pages, each as a path below the build (`_headers`) or a folder with a slash at the
   * end (`assets/`); `/` means all files. The stage then follows every stage that changes one of them, and may read
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
  /** Files that it writes: new ones, and files of the bundler that it rewrites. Written as `reads.files` is. */
  files?: readonly string[];
  /** Files that it removes. Written as `reads.files` is. */
  removes?: readonly string[];
}

/** What the order of a stage depends on. */
export interface StageDeclaration {
  key: StageKey;
  /** Name of the plugin, for errors. */
  plugin: string;
  /** Stages that have to come first although this one reads nothing of theirs. They have to exist. */
  after?: readonly StageKey[];
  reads?: StageReads;
  changes?: StageChanges;
}
