import { stripVTControlCharacters } from 'node:util';

import type { Claim } from '../../src/plugins/claims/check';
import type { TestFile } from '../test/reports';

/** How a sentence that is true for its own release fares on another. */
export type Fate =
  /** Its test passes. */
  | 'true'
  /** Its test fails. */
  | 'false'
  /** Its test uses an export, a prop or a value that the types of the other release don't have. */
  | 'gone'
  /** Its test fails at first, and then passes. */
  | 'flaky'
  /** Its test fails with the packages of its own release, too, so that it says nothing about the other one. */
  | 'undecided';

/** A sentence on another release. */
export interface Verdict {
  sentence: string;
  /** The line of its test. */
  line: number;
  fate: Fate;
  /** The first line of the error. Absent if there is none. */
  message?: string;
}

/** An error of the compiler. */
export interface CompileError {
  /** As the compiler names it. */
  file: string;
  line: number;
  /** Such as `TS2305`. */
  code: string;
  message: string;
}

const ERROR = /^(.+?)\((\d+),\d+\): error (TS\d+): (.+)$/;

/** Reads the errors in the output of the compiler. */
export const compileErrorsIn = (output: string): CompileError[] =>
  output.split('\n').flatMap((text) => {
    const [, file, line, code, message] = ERROR.exec(text) ?? [];
    return file && line && code && message ? [{ file, line: Number(line), code, message }] : [];
  });

const firstLine = (message: string): string =>
  stripVTControlCharacters(message).trim().split('\n', 1)[0] ?? '';

/** Returns the result of a test, or of its file if that couldn't run. */
function outcomeOf(
  file: TestFile | undefined,
  sentence: string,
): Pick<Verdict, 'fate' | 'message'> {
  const test = file?.assertionResults.find(({ fullName }) => fullName === sentence);
  const errors = test ? (test.failureMessages ?? []) : [file?.message ?? 'It has no result.'];
  if (test?.status !== 'passed') {
    return { fate: 'false', message: firstLine(errors[0] ?? '') };
  }
  return errors[0] === undefined
    ? { fate: 'true' }
    : { fate: 'flaky', message: firstLine(errors[0]) };
}

/**
 * Judges the sentences of a file of claims.
 *
 * @param claims - In the order of the file.
 * @param result - Of the file on the other release. Failed tests have run several times.
 * @param errors - Errors of the compiler in this file, with the packages of the other release.
 */
export function judge(
  claims: readonly Claim[],
  result: TestFile | undefined,
  errors: readonly CompileError[],
): Verdict[] {
  const run = claims.filter(({ kind }) => kind === 'run');
  return run.map(({ sentence, line }, index) => {
    const end = run[index + 1]?.line ?? Infinity;
    const error = errors.find((found) => found.line >= line && found.line < end);
    return error
      ? { sentence, line, fate: 'gone', message: `${error.code}: ${error.message}` }
      : { sentence, line, ...outcomeOf(result, sentence) };
  });
}

/**
 * Marks sentences that fail on their own release, too: their tests depend on where the pages are.
 *
 * @param verdicts - On the other release.
 * @param own - Of the same file on its own release. Empty if it didn't have to run.
 */
export function withoutUndecided(verdicts: readonly Verdict[], own: readonly Verdict[]): Verdict[] {
  const failed = new Set(own.filter(({ fate }) => fate !== 'true').map(({ sentence }) => sentence));
  return verdicts.map((verdict) =>
    failed.has(verdict.sentence) ? { ...verdict, fate: 'undecided' } : verdict,
  );
}

/** The sentences of a file on another release. */
export interface FileVerdicts {
  /** Hash of what the file depends on, apart from the compared packages. */
  hash: string;
  verdicts: readonly Verdict[];
}

/** A sentence that isn't true on the other release, and where it is. */
export interface Change extends Verdict {
  /** Path of the file of claims, relative to the folder of its version. */
  file: string;
  /**
   * The first release on which it is false, or true if the other release is older. Absent if nobody has looked for it.
   */
  since?: string;
}

/** A version's sentences on a release. */
export interface Comparison {
  version: string;
  release: string;
  /** How many sentences were compared. */
  sentences: number;
  changes: readonly Change[];
}

/** Returns what isn't true on the other release, by file. */
export const changesIn = (files: ReadonlyMap<string, readonly Verdict[]>): Change[] =>
  [...files]
    .sort(([one], [other]) => one.localeCompare(other, 'en'))
    .flatMap(([file, verdicts]) =>
      verdicts.filter(({ fate }) => fate !== 'true').map((verdict) => ({ file, ...verdict })),
    );

/**
 * Finds the release since which each item is different, by trying releases in between. Items that are still undecided run
 * together.
 *
 * @param items - They are the same on the release before the first one, and different on the last one.
 * @param releases - Oldest first.
 * @param differentOn - Returns the items that are different on a release.
 */
export function bisect<T>(
  items: readonly T[],
  releases: readonly string[],
  differentOn: (release: string, items: readonly T[]) => readonly T[],
): ReadonlyMap<T, string> {
  const middle = Math.floor((releases.length - 1) / 2);
  const last = releases.at(-1);
  const release = releases[middle];
  if (items.length === 0 || release === undefined || last === undefined) {
    return new Map();
  }
  if (release === last) {
    return new Map(items.map((item) => [item, last]));
  }
  const different = new Set(differentOn(release, items));
  return new Map([
    ...bisect([...different], releases.slice(0, middle + 1), differentOn),
    ...bisect(
      items.filter((item) => !different.has(item)),
      releases.slice(middle + 1),
      differentOn,
    ),
  ]);
}

/** What the fates are called in the report, in its order. */
const HEADINGS: readonly (readonly [Fate, string])[] = [
  ['false', 'false'],
  ['gone', 'about an API that it lacks'],
  ['flaky', 'true only when run again'],
  ['undecided', 'whose tests also fail on their own release here'],
];

/**
 * Writes the sentences of a version that aren't true on another release.
 *
 * @param total - How many sentences were compared.
 */
export function changesReport(
  version: string,
  release: string,
  changes: readonly Change[],
  total: number,
): string {
  const groups = HEADINGS.map(([fate, heading]) => {
    const found = changes.filter((change) => change.fate === fate);
    const lines = found.map(
      ({ file, line, sentence, message, since }) =>
        `  ${file}:${line} ${sentence}${since ? ` (since ${since})` : ''}${message ? `\n    ${message}` : ''}`,
    );
    return [`${found.length} ${heading}`, ...lines].join('\n');
  });
  return [`${total} sentences of ${version} on ${release}:`, ...groups].join('\n');
}
