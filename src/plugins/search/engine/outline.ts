/** Where terms stand, and what that is worth: an index of what is in memory, exact and by beginnings. */
export interface Outline {
  /** Says that a section has a term. Of several places in it the best counts. */
  add: (term: string, section: number, worth: number) => void;
  /** The terms that are one, or begin with it, with the worth of each section that has them. */
  find: (
    term: string,
    isPrefix: boolean,
  ) => Generator<{ word: string; sections: ReadonlyMap<number, number> }>;
}

export function createOutline(): Outline {
  const postings = new Map<string, Map<number, number>>();
  return {
    add(term, section, worth) {
      const sections = postings.get(term);
      if (sections === undefined) postings.set(term, new Map([[section, worth]]));
      else if ((sections.get(section) ?? 0) < worth) sections.set(section, worth);
    },
    *find(term, isPrefix) {
      const sections = postings.get(term);
      if (sections) yield { word: term, sections };
      if (!isPrefix) return;
      for (const [word, others] of postings) {
        if (word !== term && word.startsWith(term)) yield { word, sections: others };
      }
    },
  };
}
