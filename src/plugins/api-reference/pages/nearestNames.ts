import { distance } from '../../../core/validation/distance';

/** Returns up to three names that the author of `name` may have meant, the likeliest first. */
export function nearestNames(name: string, names: readonly string[]): string[] {
  const written = name.toLowerCase();
  return names
    .map((candidate) => {
      const lower = candidate.toLowerCase();
      const changes = distance(written, lower, Infinity);
      return { candidate, changes, isPart: lower.includes(written) };
    })
    .filter(({ changes, isPart }) => isPart || changes <= Math.max(2, written.length / 4))
    .sort((a, b) => a.changes - b.changes)
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}
