import { readdirSync } from 'node:fs';

import { compareOrigin, ORIGINS_DIR, originName, recordPath } from './origins';
import { overrideEntries, type OverrideName } from './registry';
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

/** Returns a message for each recorded text that no entry needs. */
function leftovers(): string[] {
  const needed = new Set(originsWithEntries().map(({ origin }) => recordPath(origin)));
  return readdirSync(ORIGINS_DIR, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .filter((file) => !needed.has(file))
    .map((file) => `${file} doesn't belong to any entry in the registry. Delete it.`);
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
            ...(change.diff ? ['', change.diff.trimEnd()] : []),
          ].join('\n'),
        ]
      : [];
  });
  return [...changes, ...leftovers()].join('\n\n');
}
