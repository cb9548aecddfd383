import fs from 'node:fs';
import path from 'node:path';

import { Joi } from '@docusaurus/utils-validation';
import { load } from 'js-yaml';

import type { Evaluation, Question } from './evaluate';

/** Whether a set of questions may be looked at while the ranking is being changed. */
export type QuestionUse = 'tuning' | 'held-out';

/** The required shares of questions that are answered first, and among the first three. */
export type Floors = Pick<Evaluation, 'recallAt1' | 'recallAt3'>;

/** A file in `evaluation/`. */
export interface QuestionSet {
  /** Name of the file. */
  file: string;
  /**
   * `tuning`: missed questions are listed, and the ranking is tuned for them. `held-out`: only totals are printed, so
   * that they show how the search handles questions that the ranking wasn't tuned for. To see what a set misses,
   * declare it as `tuning`.
   */
  use: QuestionUse;
  /**
   * Required shares, if they aren't those of {@link FLOORS}: for sets of hard questions that miss the goal, so that the
   * search doesn't get worse.
   */
  floors?: Floors;
  questions: readonly Question[];
}

/** The required shares by use, for sets without floors of their own. */
export const FLOORS: Readonly<Record<QuestionUse, Floors>> = {
  tuning: { recallAt1: 0.75, recallAt3: 0.95 },
  // For a set of 80 or 100 questions, the margin of error is four percentage points. The goal is the same as above.
  'held-out': { recallAt1: 0.75, recallAt3: 0.93 },
};

const PAGES = /^\/x\/(?:\S+\/)?(?: \/x\/(?:\S+\/)?)*$/;

const schema = Joi.object<Omit<QuestionSet, 'file' | 'questions'> & { questions: object }>({
  use: Joi.string().valid('tuning', 'held-out').required(),
  floors: Joi.object({
    recallAt1: Joi.number().min(0).max(1).required(),
    recallAt3: Joi.number().min(0).max(1).required(),
  }),
  questions: Joi.object()
    .pattern(Joi.string(), Joi.string().pattern(PAGES, 'paths of pages, with spaces between them'))
    .min(1)
    .required(),
});

/**
 * Parses a question set. Each of its questions has the paths of the pages that answer it, with spaces between them.
 *
 * @param file - Name of the file, for error messages.
 * @throws Error that names the file, the field, and the allowed values.
 */
export function parseQuestionSet(file: string, content: string): QuestionSet {
  let value: unknown;
  try {
    value = load(content);
  } catch (error) {
    throw new Error(`${file}: no YAML: ${error instanceof Error ? error.message : String(error)}`);
  }
  const result = schema.validate(value);
  if (result.error) {
    throw new Error(`${file}: ${result.error.message}`);
  }
  const questions = Object.entries(result.value.questions as Record<string, string>);
  return {
    file,
    ...result.value,
    questions: questions.map(([question, pages]) => ({ question, pages: pages.split(' ') })),
  };
}

/** Reads all sets of a folder, which are its `*.yaml` files, sorted by name. */
export function readQuestionSets(folder: string): QuestionSet[] {
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => parseQuestionSet(name, fs.readFileSync(path.join(folder, name), 'utf8')));
}
