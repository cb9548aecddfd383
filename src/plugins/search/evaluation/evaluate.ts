import type { SearchEngine } from '../engine/createEngine';

/** A reader's question, and the pages that answer it. */
export interface Question {
  question: string;
  /** Paths from the site's root. Any of them is correct. */
  pages: readonly string[];
}

/** How well the search answers a set of questions. */
export interface Evaluation {
  /** Share of questions whose answer comes first. */
  recallAt1: number;
  /** Share of questions whose answer is among the first three. */
  recallAt3: number;
  /** Mean of the reciprocal of the answer's place, with 0 if the answer isn't found. */
  meanReciprocalRank: number;
  /** Questions whose answer doesn't come first, with its place (0 if it isn't found) and the first three results. */
  missed: readonly { question: string; place: number; found: readonly string[] }[];
}

/** Runs all questions against the built index. */
export function evaluate(engine: SearchEngine, questions: readonly Question[]): Evaluation {
  const answered = questions.map(({ question, pages }) => {
    const found = engine.search(question).results.map(({ path }) => path);
    return { question, found, place: found.findIndex((path) => pages.includes(path)) + 1 };
  });
  const share = (places: number) =>
    answered.filter(({ place }) => place > 0 && place <= places).length / questions.length;
  return {
    recallAt1: share(1),
    recallAt3: share(3),
    meanReciprocalRank:
      answered.reduce((sum, { place }) => sum + (place > 0 ? 1 / place : 0), 0) / questions.length,
    missed: answered
      .filter(({ place }) => place !== 1)
      .map(({ question, place, found }) => ({ question, place, found: found.slice(0, 3) })),
  };
}
