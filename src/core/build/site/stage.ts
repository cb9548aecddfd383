import type { Props } from '@docusaurus/types';

import type { StageDeclaration, StageKey } from './declaration';
import type { BuiltLocale } from './directories';
import type { StageOutput } from './output';
import type { Page } from './page';

/** What Docusaurus tells stages about the build of one locale. */
export interface BuildProps
  extends BuiltLocale, Pick<Props, 'baseUrl' | 'generatedFilesDir' | 'routesPaths' | 'plugins'> {
  /** The pages that were rendered, if all others are those of an earlier build. Default: all pages were rendered. */
  edited?: EditedPages;
}

/** Pages that have been rendered again, into the folder of an earlier build. */
export interface EditedPages {
  /** Paths of the pages, with the base URL. */
  paths: readonly string[];
  /** What the earlier build has kept: its file {@link KEPT_PAGES}. */
  kept: string;
}

/** A written page, as stages see it in `finish`. */
export interface WrittenPage {
  /** Path of the page, with the base URL. */
  path: string;
  /** Size of its file, in bytes. */
  bytes: number;
  /** SHA-256 of its file, in hexadecimal. */
  sha256: string;
}

/** A page as the bundler wrote it, for stages that need all pages before they can change one. */
export interface PageSource {
  /** Path of the page, with the base URL. */
  path: string;
  /** SHA-256 of its file, in hexadecimal. */
  sha256: string;
}

/** A page that an earlier build has written. */
export interface KeptPage<PageResult> {
  text: string;
  /** What the stage has returned for it. */
  result: PageResult | undefined;
}

/** Argument of `start`. */
export interface StageStart {
  props: BuildProps;
  /** Folder of the whole site. It differs from `props.outDir` for locales other than the default one. */
  siteDir: string;
  output: StageOutput;
  /** All pages that Docusaurus has routes for, in the order of `routesPaths`. Needs `reads.html` or `changes.html`. */
  sources: () => readonly PageSource[];
}

/** Argument of `finish`. */
export interface StageFinish<PageResult> {
  output: StageOutput;
  /** What the stage returned for each page, by path, in a fixed order. Pages with an undefined result are left out. */
  pages: ReadonlyMap<string, PageResult>;
  /** All pages as they were written, by path. Needs `reads.html`. */
  written: () => ReadonlyMap<string, WrittenPage>;
  /** What another stage returned for each page. The stage has to be listed in `reads.results`. */
  pageResults: <T>(stage: StageKey<T, unknown>) => ReadonlyMap<string, T>;
  /** What another stage returned from `finish`. The stage has to be listed in `reads.results`. */
  result: <T>(stage: StageKey<unknown, T>) => T;
  /** Like `result`, but undefined if the site has no such stage, which has to be listed in `reads.optionalResults`. */
  optionalResult: <T>(stage: StageKey<unknown, T>) => T | undefined;
}

/** The work of a stage in one build. Both functions are optional. */
export interface StageRun<PageResult, Result> {
  /**
   * Runs for each page. Its return value is available to `finish` and to the stages that read this stage's results.
   *
   * @throws Error to stop the build. The pipeline adds the page to the message.
   */
  page?(page: Page): PageResult | undefined | Promise<PageResult | undefined>;
  /**
   * Runs for each page of an earlier build that wasn't rendered again, if the stage writes something into pages that
   * changes with any page. Without it, these pages and their results stay as they are.
   */
  kept?(page: KeptPage<PageResult>): KeptPage<PageResult>;
  /** Runs when all pages are written and all stages that this one follows are finished. */
  finish?(site: StageFinish<PageResult>): Result | Promise<Result>;
}

/** A post-build step that a plugin registers. */
export interface Stage<PageResult = undefined, Result = undefined> extends StageDeclaration {
  key: StageKey<PageResult, Result>;
  /**
   * Starts the stage in a build. It runs before any page is processed, and after `start` of the stages that this one
   * follows. It may read output files of the bundler, but none that other stages change.
   */
  start: (site: StageStart) => StageRun<PageResult, Result> | Promise<StageRun<PageResult, Result>>;
}
