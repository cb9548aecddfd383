/** Returns how many letters differ between two names (Levenshtein distance). */
export function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1),
        ),
      );
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

/** Returns up to three names that the author of `name` may have meant, the likeliest first. */
export function nearestNames(name: string, names: readonly string[]): string[] {
  const written = name.toLowerCase();
  return names
    .map((candidate) => {
      const lower = candidate.toLowerCase();
      return { candidate, changes: distance(written, lower), isPart: lower.includes(written) };
    })
    .filter(({ changes, isPart }) => isPart || changes <= Math.max(2, written.length / 4))
    .sort((a, b) => a.changes - b.changes)
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}
