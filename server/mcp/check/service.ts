import type { Plan } from '../../../src/core/navigation';
import type { Version } from '../library';

import type { CheckedCode } from './codePage';

/** A problem in checked code. */
export interface CodeProblem {
  /** Counted from 1. */
  line: number;
  /** The file, if several were checked. */
  file?: string;
  message: string;
  /** The name that doesn't exist. */
  name?: string;
  /** The closest name that exists in the same place. */
  suggestion?: string;
  /** The plan that has the name. */
  plan?: Plan;
  /** The release that introduced the name, if the checked one doesn't have it yet. */
  since?: string;
  /** Path of the page that explains it. */
  page?: string;
}

/**
 * Maximum number of problems in an answer, and of those of a file that have suggestions. The others are only counted.
 */
export const MOST_PROBLEMS = 25;

/** Result of a check. */
export interface CheckReport {
  problems: readonly CodeProblem[];
  /** What was assumed, and what couldn't be checked. */
  notes: readonly string[];
}

/** Checks code against the packages of a version. */
export interface CheckService {
  /**
   * Checks code.
   *
   * @param client - Tells clients apart, which take turns. Default: all are one.
   * @throws RequestError if the check takes too long or fails.
   */
  check: (version: Version, code: CheckedCode, client?: string) => Promise<CheckReport>;
  /** Frees what the service uses. */
  close: () => Promise<void>;
}
