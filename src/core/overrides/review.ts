import { compareOrigin, diffOrigin, originName, originPath } from './origins';
import { overrideEntries, REVIEWED, type OverrideName } from './registry';
import type { Origin } from './types';

/** Returns each origin of the registry once, with the entries that share it. */
export function originsWithEntries(): { origin: Origin; names: OverrideName[] }[] {
  const byName = new Map<string, { origin: Origin; names: OverrideName[] }>();
  for (const [name, { origins }] of overrideEntries()) {
    for (const origin of origins) {
      const known = byName.get(originName(origin));
      if (known) {
        known.names.push(name);
      } else {
        byName.set(originName(origin), { origin, names: [name] });
      }
    }
  }
  return [...byName.values()];
}

/** Returns a message for each reviewed file that no entry needs. */
function leftovers(): string[] {
  const needed = new Set(originsWithEntries().map(({ origin }) => originName(origin)));
  return Object.keys(REVIEWED)
    .filter((name) => !needed.has(name))
    .map((name) => `"${name}" is among "reviewed", but no entry has it as an origin. Delete it.`);
}

/** Returns the upstream diff. Without network access, the report says so in its place. */
function diffOf(origin: Origin): string {
  try {
    return diffOrigin(origin).trimEnd();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Compares the installed packages with the registry.
 *
 * @returns A report that contains, for each changed origin, the overrides to review, the upstream diff, and the command
 *   that accepts the change. Empty if nothing has changed.
 */
export function reviewOrigins(): string {
  const changes = originsWithEntries().flatMap(({ origin, names }) => {
    const change = compareOrigin(origin);
    return change
      ? [
          [
            change.problem,
            `  Used by: ${names.join(', ')}`,
            `  After the review: npm run overrides -- --accept ${names.join(' ')}`,
            ...(origin.hash && originPath(origin) ? ['', diffOf(origin)] : []),
          ].join('\n'),
        ]
      : [];
  });
  return [...changes, ...leftovers()].join('\n\n');
}
