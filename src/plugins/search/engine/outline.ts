/**
 * An in-memory index of the sections that contain each term, with a weight for each. It finds terms exactly and by
 * prefix.
 */
export interface Outline {
  /** Adds a term to a section. If the section has it several times, the highest weight counts. */
  add: (term: string, section: number, worth: number) => void;
  /** Finds the terms that equal or start with the given one, with the weight of each section that contains them. */
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
