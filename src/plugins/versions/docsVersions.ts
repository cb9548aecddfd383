import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';

import { CURRENT_VERSION } from '../../core/versions';

/**
 * The versions to build, from the environment variable `VERSIONS`: names with commas between, such as `8.12.1`; `current`
 * are the docs that are not cut. Absent or empty means all.
 *
 * @param cut - Names of the versions that were cut.
 * @returns `undefined` for all.
 * @throws Error that names what is allowed and what was found.
 */
export function parseVersions(
  value: string | undefined,
  cut: readonly string[],
): [string, ...string[]] | undefined {
  const [first, ...others] = (value ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  if (first === undefined) {
    return undefined;
  }
  const allowed = [CURRENT_VERSION, ...cut];
  const unknown = [first, ...others].filter((name) => !allowed.includes(name));
  if (unknown.length > 0) {
    throw new Error(
      `VERSIONS: unknown ${unknown.map((name) => `"${name}"`).join(', ')}. Allowed are ${allowed.join(', ')} with commas between; found "${value}".`,
    );
  }
  return [first, ...others];
}

/**
 * What a version is called: a cut one as it was cut; the docs that are not cut "Next", until one is by their release.
 *
 * @param name - Docusaurus' name.
 * @param cut - Names of the versions that were cut.
 * @param release - The release that the docs are of which are not cut.
 */
export function versionLabel(name: string, cut: readonly string[], release: string): string {
  return name !== CURRENT_VERSION ? name : cut.length > 0 ? 'Next' : release;
}

/**
 * The one version that this process builds, from the environment variable `VERSIONS_PART`. The others that
 * `VERSIONS` names are built by processes of their own, and all are merged (`scripts/build`). Absent or empty means
 * that this process builds all of them.
 *
 * @param names - Names of the versions of the site.
 * @throws Error that names what is allowed and what was found.
 */
export function parseVersionPart(
  value: string | undefined,
  names: readonly string[],
): string | undefined {
  const part = value?.trim();
  if (!part) {
    return undefined;
  }
  if (!names.includes(part)) {
    throw new Error(
      `VERSIONS_PART must be one of the versions of the site, ${names.join(', ')}; found "${value}".`,
    );
  }
  return part;
}

/** Where a version is on the site. */
export interface PlacedVersion {
  /** Docusaurus' name. */
  name: string;
  /** Its folder below that of the docs: `next`, `7.29.0`; empty for the version that readers get first. */
  folder: string;
  /** Why its pages carry a banner; `none` for those that carry none. */
  banner: 'none' | 'unreleased' | 'unmaintained';
}

/**
 * Where the versions of a site are, as Docusaurus places them when it builds all of them at once: the newest that was
 * cut has the folder of the docs, and each other one a folder in it.
 *
 * @param cut - Names of the versions that were cut, newest first.
 * @param only - Those of the site; all where `undefined`.
 */
export function placeVersions(
  cut: readonly string[],
  only: readonly string[] | undefined,
): PlacedVersion[] {
  const names = [CURRENT_VERSION, ...cut].filter((name) => !only || only.includes(name));
  const first = names.find((name) => name !== CURRENT_VERSION) ?? CURRENT_VERSION;
  return names.map((name) => ({
    name,
    folder: name === first ? '' : name === CURRENT_VERSION ? 'next' : name,
    banner:
      name === CURRENT_VERSION
        ? cut.length > 0
          ? 'unreleased'
          : 'none'
        : name === first
          ? 'none'
          : 'unmaintained',
  }));
}

/** Options of the docs plugin that versions need. */
export type DocsVersionOptions = Pick<DocsOptions, 'versions' | 'onlyIncludeVersions'>;

/**
 * Options of Docusaurus' docs plugin for the versions that are there. Until one is cut, the docs are those of the
 * release; then those that are not cut are of the next one, which search engines are not to list. The banner says which
 * version a page is of, so there is no badge.
 *
 * @param cut - Names of the versions that were cut, newest first.
 * @param only - Those of the site; all where `undefined`.
 * @param release - The documented release.
 * @param part - The one to build, of those of the site: it is then where it is on the whole site. Default: all.
 */
export function docsVersionOptions(
  cut: readonly string[],
  only: readonly string[] | undefined,
  release: string,
  part?: string,
): DocsVersionOptions {
  const label = versionLabel(CURRENT_VERSION, cut, release);
  const unreleased = cut.length > 0 ? ({ banner: 'unreleased', noIndex: true } as const) : {};
  const place = placeVersions(cut, only).find(({ name }) => name === part);
  // Docusaurus would place the only version that it knows as the newest one.
  const placed = place ? { [place.name]: { path: place.folder, banner: place.banner } } : {};
  const built = place ? [place.name] : only;
  return {
    versions: {
      [CURRENT_VERSION]: { label, ...unreleased, badge: false, ...placed[CURRENT_VERSION] },
      ...Object.fromEntries(cut.map((name) => [name, { badge: false, ...placed[name] }])),
    },
    ...(built ? { onlyIncludeVersions: [...built] } : {}),
  };
}
