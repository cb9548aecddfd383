import type { SearchEngine } from '../engine/createEngine';

/** What a reader asks, and the pages that answer it. */
export interface Question {
  question: string;
  /** Paths from the site's root; any of them is right. */
  pages: readonly string[];
}

/** How well questions are answered. */
export interface Evaluation {
  /** Share of the questions whose answer comes first. */
  recallAt1: number;
  /** Share whose answer is among the first three. */
  recallAt3: number;
  /** Mean of one divided by the answer's place, nought for none. */
  meanReciprocalRank: number;
  /** Those whose answer does not come first, with its place (nought for none) and what came before. */
  missed: readonly { question: string; place: number; found: readonly string[] }[];
}

/** Asks every question of the built index. */
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
