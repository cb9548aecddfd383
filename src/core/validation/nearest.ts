import { distance } from './distance';

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
