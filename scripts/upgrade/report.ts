import { differenceOf } from '../../src/plugins/demos/check';

import type { Comparison } from '../releases/compare';

/** What a check of an upgrade has printed. */
export interface CheckOutput {
  /** Such as `types`. */
  name: string;
  /** Whether it found nothing. */
  isFine: boolean;
  output: string;
}

/** A line of a check about a place in a file, as the checks of pages and the compiler write it. */
const PLACED = /^(?<file>[^\s:(]+\.[a-z]+)(?::(?<line>\d+):\d+|\((?<row>\d+),\d+\):) (?<text>.+)$/;

/** Output of npm and counts, which are about no file. */
const NOISE = /^(?:> |\d+ passed, \d+ failed$|\s*$)/;

/**
 * Returns what a person has to decide after an upgrade, by file: docs pages first. What a failed check prints about no
 * file comes last.
 *
 * @param checks - What the checks have printed.
 */
export function decisions(checks: readonly CheckOutput[]): string {
  const byFile = new Map<string, string[]>();
  const others: string[] = [];
  for (const { name, isFine, output } of checks) {
    const unplaced: string[] = [];
    for (const line of output.split('\n')) {
      const { file, line: at, row, text = '' } = PLACED.exec(line)?.groups ?? {};
      if (file !== undefined) {
        byFile.set(file, [...(byFile.get(file) ?? []), `${at ?? row}: ${text}`]);
      } else if (!NOISE.test(line)) {
        unplaced.push(line);
      }
    }
    if (!isFine && unplaced.length > 0) {
      others.push(`${name}\n${unplaced.map((line) => `  ${line}`).join('\n')}`);
    }
  }
  const isPage = (file: string) => file.startsWith('docs/');
  const files = [...byFile].sort(
    ([one], [other]) =>
      Number(isPage(other)) - Number(isPage(one)) || one.localeCompare(other, 'en'),
  );
  return [
    ...files.map(([file, lines]) => `${file}\n${lines.map((line) => `  ${line}`).join('\n')}`),
    ...others,
  ].join('\n\n');
}

/**
 * Returns the sentences that are false on a release as lines about places in files of claims.
 *
 * @param folder - Folder of the version, relative to the site's: `docs`.
 */
export const falseStatements = (comparisons: readonly Comparison[], folder: string): string =>
  comparisons
    .flatMap(({ changes }) => changes)
    .filter(({ fate }) => fate === 'false' || fate === 'gone')
    .map(
      ({ file, line, sentence, message }) =>
        `${folder}/${file}:${line}:1 No longer true: "${sentence}"${message === undefined ? '' : ` (${message})`}`,
    )
    .join('\n');

/**
 * Returns the demos that render something else with the packages of another release, as lines about places.
 *
 * @param before - What demos render, by file.
 * @param after - The same with the other packages.
 */
export const changedDemos = (
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string =>
  [...before]
    .flatMap(([file, html]) => {
      const [was, is] = differenceOf(html, after.get(file) ?? '') ?? [];
      return was === undefined
        ? []
        : `${file}:1:1 Renders ${JSON.stringify(is)} instead of ${JSON.stringify(was)}`;
    })
    .join('\n');

/** How many groups of decisions are listed. */
const GROUPS = 10;

/**
 * Returns the most frequent messages of a list of decisions, with the names in them that are quoted, so that what is
 * mended by one change of many pages is seen first.
 *
 * @param list - As {@link decisions} returns it.
 */
export function largestGroups(list: string): string[] {
  const counts = new Map<string, number>();
  for (const [, message = ''] of list.matchAll(/^ {2}\d+: (.+)$/gm)) {
    const group = message.startsWith('No longer true')
      ? 'Statements that are no longer true'
      : (message.split(/(?<=[.!?]) /, 1)[0] ?? message);
    counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  const groups = [...counts].sort(([, one], [, other]) => other - one).slice(0, GROUPS);
  return groups.length > 0
    ? ['Most frequent', '', ...groups.map(([group, count]) => `${count} × ${group}`)]
    : [];
}
