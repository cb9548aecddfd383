import type { SearchIndexData, ProseData } from '../../src/plugins/search/format';

/** What a contender is made of, in the browser. */
export interface ContenderData {
  index: SearchIndexData;
  /** All files of our prose. */
  prose: readonly ProseData[];
  /** For each page the words of its prose that MiniSearch finds. */
  proseWords: readonly string[];
  /** Address of Pagefind's script. */
  pagefind: string;
}

/** Answers a question with the paths of pages, best first. */
export type Answer = (question: string) => string[] | Promise<string[]>;

export type CreateContender = (data: ContenderData) => Answer | Promise<Answer>;

declare global {
  var createContender: CreateContender;
}
