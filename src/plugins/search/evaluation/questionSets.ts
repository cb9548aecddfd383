import fs from 'node:fs';
import path from 'node:path';

import { Joi } from '@docusaurus/utils-validation';

import type { Evaluation, Question } from './evaluate';

/** Whether a set of questions may be looked at while the ranking is changed. */
export type QuestionUse = 'tuning' | 'held-out';

/** A file of `evaluation/`. */
export interface QuestionSet {
  /** Name of the file. */
  file: string;
  /**
   * `tuning`: what is missed is named, and the ranking is changed for it. `held-out`: nothing but sums is told, so that
   * they say how questions fare that nobody thought of. Whoever must see what is missed declares it `tuning`.
   */
  use: QuestionUse;
  questions: readonly Question[];
}

/** What shares of a set have to be answered first, and among the first three. */
export const FLOORS: Readonly<Record<QuestionUse, Pick<Evaluation, 'recallAt1' | 'recallAt3'>>> = {
  tuning: { recallAt1: 0.75, recallAt3: 0.95 },
  // A set of 80 or 100 questions says no more than within four in a hundred; the aim is the same as above.
  'held-out': { recallAt1: 0.75, recallAt3: 0.93 },
};

const schema = Joi.object<Omit<QuestionSet, 'file'>>({
  use: Joi.string().valid('tuning', 'held-out').required(),
  questions: Joi.array()
    .items(
      Joi.object({
        question: Joi.string().required(),
        pages: Joi.array()
          .items(Joi.string().pattern(/^\/x\/(?:.+\/)?$/, 'path of a page'))
          .min(1)
          .required(),
      }),
    )
    .unique('question')
    .min(1)
    .required(),
});

/**
 * A set as its file has it.
 *
 * @param file - Its name, for errors.
 * @throws Error that names the file, the field, and what it may be.
 */
export function parseQuestionSet(file: string, content: string): QuestionSet {
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch (error) {
    throw new Error(`${file}: no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const result = schema.validate(value);
  if (result.error) {
    throw new Error(`${file}: ${result.error.message}`);
  }
  return { file, ...result.value };
}

/** Every set of a folder: each `*.json` in it, by name. */
export function readQuestionSets(folder: string): QuestionSet[] {
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => parseQuestionSet(name, fs.readFileSync(path.join(folder, name), 'utf8')));
}
