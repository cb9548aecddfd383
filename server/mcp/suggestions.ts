import { nearest } from '../../src/core/validation/nearest';

const MOST = 5;

/** Returns the words of a name in lower case: `use`, `grid`, `api`, `ref`. */
const wordsOf = (name: string) =>
  name.split(/(?<=[a-z\d])(?=[A-Z])|[^A-Za-z\d]+/).map((word) => word.toLowerCase());

/**
 * Returns the names that were probably meant, best first: those that differ by a few letters, then those that contain
 * the name or are contained in it, then those with the same words.
 *
 * @param most - Maximum number of names. Default: 5.
 */
export function closestNames(name: string, names: Iterable<string>, most = MOST): string[] {
  const left = new Set(names);
  left.delete(name);
  const found: string[] = [];
  while (found.length < most) {
    const next = nearest(name, left);
    if (next === undefined) {
      break;
    }
    found.push(next);
    left.delete(next);
  }
  const key = name.toLowerCase();
  const containing = [...left]
    .filter((candidate) => {
      const lower = candidate.toLowerCase();
      return key.length > 3 && lower.length > 3 && (lower.includes(key) || key.includes(lower));
    })
    .sort((a, b) => Math.abs(a.length - name.length) - Math.abs(b.length - name.length));
  const words = new Set(wordsOf(name));
  const shared = (other: string) => {
    const own = wordsOf(other);
    const common = own.filter((word) => words.has(word)).length;
    return common / Math.max(own.length, words.size);
  };
  const similar = [...left]
    .map((other) => ({ other, share: shared(other) }))
    .filter(({ share }) => share >= 0.6)
    .sort((a, b) => b.share - a.share)
    .map(({ other }) => other);
  return [...new Set([...found, ...containing, ...similar])].slice(0, most);
}
