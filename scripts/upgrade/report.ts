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
