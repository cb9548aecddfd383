import { compare, major, maxSatisfying, minVersion, valid, validRange } from 'semver';

import { DOCUMENTED_PACKAGES } from '../../src/core/packages';

import type { DocsData, VersionSource } from './data/types';
import { RequestError } from './errors';
import { lockedVersions } from './lockfile';

/** The version that answers a request. */
export interface ResolvedVersion {
  source: VersionSource;
  /** Why it isn't exactly the version that was asked for. */
  note?: string;
}

/** Longer requests can only be the text of a file. */
const LONGEST_RANGE = 60;

/** Returns a version's name and release: `8.12.1`, or `next (8.29.5)`. */
export const versionLabel = ({ name, release }: Pick<VersionSource, 'name' | 'release'>): string =>
  name === release ? release : `${name} (${release})`;

const listOf = ({ versions }: DocsData) => versions.map(versionLabel).join(', ');

function defaultOf({ versions }: DocsData): VersionSource {
  const found = versions.find(({ isDefault }) => isDefault) ?? versions[0];
  if (!found) {
    throw new RequestError('This server has no documentation.');
  }
  return found;
}

/** Returns the documented release that is closest to an exact version of the same major version. */
function closest(docs: DocsData, version: string, from = ''): ResolvedVersion {
  const same = docs.versions
    .filter(({ release }) => major(release) === major(version))
    .sort((a, b) => compare(a.release, b.release));
  const older = same.filter(({ release }) => compare(release, version) <= 0).at(-1);
  const source = older ?? same[0];
  if (!source) {
    throw new RequestError(
      `MUI X ${version}${from} isn't documented here, and no other release of v${major(version)} is. ` +
        `Documented: ${listOf(docs)}. Pass one of these as "version".`,
    );
  }
  if (source.release === version) {
    return { source };
  }
  const which = older ? 'the closest older' : 'the oldest';
  return {
    source,
    note: `${version}${from} isn't documented here. This answer is from ${source.release}, ${which} documented release of v${major(version)}.`,
  };
}

function inRange(docs: DocsData, range: string, from = ''): ResolvedVersion {
  const releases = docs.versions.map(({ release }) => release);
  const preferred = defaultOf(docs);
  const best =
    maxSatisfying([preferred.release], range) ?? maxSatisfying(releases, range) ?? undefined;
  const source = docs.versions.find(({ release }) => release === best);
  if (source) {
    const others = maxSatisfying(
      releases.filter((release) => release !== source.release),
      range,
    );
    return {
      source,
      ...(others
        ? {
            note: `Several documented releases match ${range}${from}; this answer is from ${source.release}. Pass an exact version or a lockfile to choose.`,
          }
        : {}),
    };
  }
  const lowest = minVersion(range);
  if (!lowest) {
    throw new RequestError(`No version matches ${range}${from}. Documented: ${listOf(docs)}.`);
  }
  return closest(docs, lowest.version, from);
}

function fromFile(docs: DocsData, text: string): ResolvedVersion {
  const locked = lockedVersions(text);
  const names = [...locked.keys()].sort();
  if (names.length === 0) {
    throw new RequestError(
      'The text passed as "version" is neither a version, a range, nor a package-lock.json, yarn.lock, pnpm-lock.yaml or package.json with a package of MUI X (@mui/x-data-grid, …).',
    );
  }
  // Packages of one release may have different patch versions, so the documented release with most of them wins.
  const matches = ({ packages }: VersionSource) =>
    packages.filter(({ name, version }) => locked.get(name)?.includes(version)).length;
  const [best] = [...docs.versions].sort((a, b) => matches(b) - matches(a));
  if (best && matches(best) > 0) {
    return { source: best };
  }
  // Their version is that of the documentation.
  const leading = DOCUMENTED_PACKAGES.flatMap((name) => [
    name,
    `${name}-pro`,
    `${name}-premium`,
  ]).find((name) => locked.has(name));
  const name = leading ?? names[0] ?? '';
  const found = locked.get(name) ?? [];
  const exact = found.filter((version) => valid(version)).sort(compare);
  const from = ` (${name} in the given file)`;
  const version = exact.at(-1);
  if (version !== undefined) {
    return closest(docs, version, from);
  }
  const range = found.find((each) => validRange(each));
  if (range === undefined) {
    throw new RequestError(
      `"${found.join()}"${from} isn't a version. Documented: ${listOf(docs)}.`,
    );
  }
  return inRange(docs, range, from);
}

/**
 * Returns the version that answers a request.
 *
 * An exact version that isn't documented is answered by the closest older release of the same major version. A range
 * prefers the default version, since it doesn't tell what is installed.
 *
 * @param request - `latest`, `next`, an exact version, a range, or the text of a lockfile or a `package.json`. Default:
 * the default version.
 * @throws RequestError if it is none of these, or if its major version isn't documented.
 */
export function resolveVersion(docs: DocsData, request?: string): ResolvedVersion {
  const text = request?.trim() ?? '';
  const name = text.toLowerCase().replace(/^v(?=\d)/, '');
  if (name === '' || name === 'latest') {
    return { source: defaultOf(docs) };
  }
  const named = docs.versions.find(
    (source) => source.name === name || source.release === name || versionLabel(source) === name,
  );
  if (named) {
    return { source: named };
  }
  if (text.length > LONGEST_RANGE || text.startsWith('{') || text.includes('\n')) {
    return fromFile(docs, text);
  }
  if (valid(name)) {
    return closest(docs, name);
  }
  const range = validRange(name);
  if (range !== null) {
    return inRange(docs, name);
  }
  throw new RequestError(
    `"${text}" isn't a version. Pass ${docs.versions.map((one) => `"${one.name}"`).join(', ')}, a range such as "^8.10.0", or the text of a lockfile.`,
  );
}
