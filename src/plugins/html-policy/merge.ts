const POLICY = /^( {2}Content-Security-Policy: .*?script-src 'self')((?: 'sha256-[^']+')+)(.*)$/;

/** Splits a line of a policy that lists inline scripts: the text before them, their hashes, and the text after them. */
function scriptsIn(line: string): { start: string; hashes: string[]; end: string } | undefined {
  const [, start, hashes, end] = POLICY.exec(line) ?? [];
  return start === undefined || hashes === undefined || end === undefined
    ? undefined
    : { start, hashes: hashes.trim().split(' '), end };
}

/**
 * Returns the SHA-256, in base64, of the inline scripts that a `_headers` file allows.
 *
 * @param text - The file's text.
 */
export const scriptHashesIn = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line) => scriptsIn(line)?.hashes ?? [])
    .map((source) => source.replace(/^'sha256-|'$/g, ''));

/**
 * Merges the `_headers` files of versions that were built one by one. The merged policy lists the inline scripts of all
 * of them.
 *
 * @param files - The texts of the files.
 * @throws Error if the files differ in anything else.
 */
export function mergeHeaders(files: readonly string[]): string {
  const [first = '', ...others] = files.map((text) => text.split('\n'));
  return [...first]
    .map((line, number) => {
      const lines = [line, ...others.map((other) => other[number] ?? '')];
      const distinct = [...new Set(lines)];
      if (distinct.length === 1 && others.every((candidate) => candidate.length === first.length)) {
        return line;
      }
      const policies = distinct.flatMap((each) => scriptsIn(each) ?? []);
      const [policy] = policies;
      if (
        !policy ||
        policies.length !== distinct.length ||
        policies.some(({ start, end }) => start !== policy.start || end !== policy.end)
      ) {
        throw new Error(
          `_headers differs between versions in line ${number + 1}:\n${distinct.join('\n')}`,
        );
      }
      const hashes = [...new Set(policies.flatMap((each) => each.hashes))].sort();
      return `${policy.start} ${hashes.join(' ')}${policy.end}`;
    })
    .join('\n');
}
