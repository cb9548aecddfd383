import { DOCUMENTED_PACKAGES } from '../../src/core/versions/packages';
import { isRecord } from '../../src/core/validation/isRecord';

/** Versions, or ranges in a `package.json`, of the library's packages, by package. */
export type LockedVersions = ReadonlyMap<string, readonly string[]>;

/** Matches the names of the documented packages, and of those of their commercial plans. */
const NAMES = `(?:${DOCUMENTED_PACKAGES.join('|')})(?:-[a-z-]+)?`;
const NAME = new RegExp(`^${NAMES}$`);

/** Returns the package of a key such as `node_modules/a/node_modules/@mui/x-charts`. */
const packageOfPath = (key: string) => key.slice(key.lastIndexOf('node_modules/') + 13);

/** Reads `package-lock.json` (all versions), and the dependencies of `package.json`. */
function fromJson(data: unknown): [name: string, version: string][] {
  if (!isRecord(data)) {
    return [];
  }
  const locked = isRecord(data.packages) ? Object.entries(data.packages) : [];
  const found = locked.flatMap(([key, entry]): [string, string][] =>
    key.includes('node_modules/') && isRecord(entry) && typeof entry.version === 'string'
      ? [[packageOfPath(key), entry.version]]
      : [],
  );
  if (found.length > 0) {
    return found;
  }
  return [data.dependencies, data.devDependencies, data.peerDependencies]
    .flatMap((list) => (isRecord(list) ? Object.entries(list) : []))
    .flatMap(([name, entry]): [string, string][] => {
      const version = isRecord(entry) ? entry.version : entry;
      return typeof version === 'string' ? [[name, version]] : [];
    });
}

/** Matches the key of a package in `pnpm-lock.yaml`: `'@mui/x-charts@8.12.0(react@19.0.0)':`, or with `/`. */
const PNPM_KEY = new RegExp(`^\\s{2,}['"]?/?(${NAMES})[@/](\\d+\\.\\d+\\.\\d+[^('":\\s]*)`);
/** Matches the key of an entry in `yarn.lock`: `"@mui/x-charts@npm:^8.0.0", …:`. */
const YARN_KEY = new RegExp(`^"?(${NAMES})@`);
/** Matches the version of an entry in `yarn.lock`. */
const YARN_VERSION = /^\s+version:?\s+"?(\d[^"\s]*)"?/;
/** Matches an entry of `bun.lock`: `"@mui/x-charts": ["@mui/x-charts@8.12.0", …`. */
const BUN_ENTRY = new RegExp(`^\\s*"[^"]+":\\s*\\["(${NAMES})@(\\d[^"]*)"`);

function fromLines(text: string): [name: string, version: string][] {
  const found: [string, string][] = [];
  let entry: string | undefined;
  for (const line of text.split(/\r?\n/)) {
    if (line.length > 2000) {
      continue;
    }
    const [, name, version] = PNPM_KEY.exec(line) ?? BUN_ENTRY.exec(line) ?? [];
    if (name !== undefined && version !== undefined) {
      found.push([name, version]);
    } else if (/^\S/.test(line)) {
      entry = YARN_KEY.exec(line)?.[1];
    } else if (entry !== undefined) {
      const resolved = YARN_VERSION.exec(line)?.[1];
      if (resolved !== undefined) {
        found.push([entry, resolved]);
        entry = undefined;
      }
    }
  }
  return found;
}

/**
 * Reads the versions of the library's packages from the text of a `package-lock.json`, `yarn.lock`, `pnpm-lock.yaml`,
 * `bun.lock` or `package.json`. Returns an empty map for any other text.
 */
export function lockedVersions(text: string): LockedVersions {
  let data: unknown;
  if (text.trimStart().startsWith('{')) {
    try {
      data = JSON.parse(text);
    } catch {
      // A bun.lock has trailing commas.
    }
  }
  // A set, because there may be thousands.
  const versions = new Map<string, Set<string>>();
  for (const [name, version] of data === undefined ? fromLines(text) : fromJson(data)) {
    if (NAME.test(name)) {
      const known = versions.get(name) ?? new Set();
      known.add(version);
      versions.set(name, known);
    }
  }
  return new Map([...versions].map(([name, found]) => [name, [...found]]));
}
