/** Returns the number of edits between two names, or `limit + 1` if their lengths differ by more than `limit`. */
function distance(first: string, second: string, limit: number): number {
  if (Math.abs(first.length - second.length) > limit) {
    return limit + 1;
  }
  let previous = Array.from({ length: second.length + 1 }, (_, index) => index);
  let before: number[] = [];
  for (let row = 1; row <= first.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= second.length; column += 1) {
      const same = first[row - 1] === second[column - 1];
      const swapped =
        first[row - 1] === second[column - 2] && first[row - 2] === second[column - 1];
      current[column] = Math.min(
        (previous[column] ?? limit) + 1,
        (current[column - 1] ?? limit) + 1,
        (previous[column - 1] ?? limit) + (same ? 0 : 1),
        swapped ? (before[column - 2] ?? limit) + 1 : Infinity,
      );
    }
    before = previous;
    previous = current;
  }
  return previous[second.length] ?? limit + 1;
}

/**
 * Returns the name that was probably meant, or undefined if no name is close enough.
 *
 * @param name - A name that doesn't exist.
 * @param names - The names that exist.
 * @param limit - Maximum number of edits. Default: a third of the length of `name`, at least one and at most three.
 */
export function nearest(
  name: string,
  names: Iterable<string>,
  limit = Math.min(3, Math.max(1, Math.floor(name.length / 3))),
): string | undefined {
  let best: string | undefined;
  let least = limit + 1;
  for (const candidate of names) {
    const found =
      candidate.toLowerCase() === name.toLowerCase()
        ? 0.5
        : distance(name, candidate, Math.min(limit, least));
    if (candidate !== name && found < least) {
      best = candidate;
      least = found;
    }
  }
  return best;
}
