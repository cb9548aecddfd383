import { compare, major, maxSatisfying, minVersion, satisfies, valid, validRange } from 'semver';

import { LIBRARY } from '../../library';
import type { DocsData, VersionSource } from './data/types';
import { RequestError } from './errors';
import type { Project } from './project';

/** Longer requests are shortened in the error about them. */
const LONGEST_QUOTE = 60;

/** The version that answers a request. */
export interface ResolvedVersion {
  source: VersionSource;
  /** Why it isn't exactly the version that was asked for. */
  note?: string;
}

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
function closest(docs: DocsData, version: string): ResolvedVersion {
  const same = docs.versions
    .filter(({ release }) => major(release) === major(version))
    .sort((a, b) => compare(a.release, b.release));
  const older = same.filter(({ release }) => compare(release, version) <= 0).at(-1);
  const source = older ?? same[0];
  if (!source) {
    throw new RequestError(
      `${LIBRARY} ${version} isn't documented here, and no other release of v${major(version)} is. ` +
        `Documented: ${listOf(docs)}. Pass one of these as "version".`,
    );
  }
  if (source.release === version) {
    return { source };
  }
  const which = older ? 'the closest older' : 'the oldest';
  return {
    source,
    note: `${version} isn't documented here. This answer is from ${source.release}, ${which} documented release of v${major(version)}.`,
  };
}

function inRange(docs: DocsData, range: string): ResolvedVersion {
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
            note: `Several documented releases match ${range}; this answer is from ${source.release}. Pass an exact version to choose.`,
          }
        : {}),
    };
  }
  const lowest = minVersion(range);
  if (!lowest) {
    throw new RequestError(`No version matches ${range}. Documented: ${listOf(docs)}.`);
  }
  return closest(docs, lowest.version);
}

/** Returns the documented package that a package of any plan belongs to. */
const documentedBy = ({ packages }: VersionSource, name: string) =>
  packages.find((candidate) => candidate.name === name.replace(/-(?:pro|premium)$/, ''));

/** Returns the packages of a project that have other versions than the documented ones. */
const differingPackages = (source: VersionSource, { versions }: Project) =>
  [...versions].filter(([name, own]) => {
    const documented = documentedBy(source, name);
    return documented && !own.some((range) => satisfies(documented.version, range));
  });

/**
 * Returns the version for a project: the one with most of its packages, because packages of a release may have different
 * patch versions. If it has none of them, the closest of the same major version, or else the default version. The note
 * says which packages of the project aren't those of the documentation.
 */
export function versionOfProject(docs: DocsData, project: Project): ResolvedVersion {
  const fallback = defaultOf(docs);
  const differing = (source: VersionSource) => differingPackages(source, project);
  const [best = fallback] = [fallback, ...docs.versions].sort(
    (a, b) => differing(a).length - differing(b).length,
  );
  const documented = [...project.versions].filter(([name]) => documentedBy(best, name));
  const [version] = documented
    .flatMap(([, own]) => own)
    .flatMap((range) => (validRange(range) === null ? [] : [minVersion(range)?.version ?? '']));
  const isClose =
    differing(best).length === documented.length &&
    version !== undefined &&
    docs.versions.some(({ release }) => major(release) === major(version));
  const source = isClose ? closest(docs, version).source : best;
  const [first, ...others] = differing(source);
  return {
    source,
    ...(first
      ? {
          note: `This project has ${first[0]} ${first[1].join(' and ')}${others.length > 0 ? ` and ${others.length} more` : ''} (${project.source}), but this documentation is of ${LIBRARY} ${versionLabel(source)}.`,
        }
      : {}),
  };
}

/**
 * Returns the version that answers a request.
 *
 * An exact version that isn't documented is answered by the closest older release of the same major version. A range
 * prefers the default version, since it doesn't tell what is installed.
 *
 * @param request - `latest`, `next`, an exact version, or a range. Default: the default version.
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
  if (valid(name)) {
    return closest(docs, name);
  }
  if (validRange(name) !== null) {
    return inRange(docs, name);
  }
  const shortened = text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
  throw new RequestError(
    `"${shortened}" isn't a version. Pass ${docs.versions.map((version) => `"${version.name}"`).join(', ')}, or a range such as "^8.10.0". The text of a file isn't accepted: pass the version in it.`,
  );
}
