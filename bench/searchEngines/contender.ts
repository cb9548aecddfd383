import type { SearchIndexData, ProseData } from '../../src/plugins/search/format';

/** The data that a contender is created from, in the browser. */
export interface ContenderData {
  index: SearchIndexData;
  /** All files of our prose index. */
  prose: readonly ProseData[];
  /** For each page, the words of its prose that MiniSearch can find. */
  proseWords: readonly string[];
  /** URL of Pagefind's script. */
  pagefind: string;
}

/** Answers a question with page paths, best first. */
export type Answer = (question: string) => string[] | Promise<string[]>;

export type CreateContender = (data: ContenderData) => Answer | Promise<Answer>;

declare global {
  var createContender: CreateContender;
}
