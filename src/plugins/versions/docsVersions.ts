import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';

import { CURRENT_VERSION } from '../../core/versions';

/**
 * Parses the environment variable `VERSIONS`, the versions to build. It has names separated by commas, such as
 * `8.12.1`; `current` means the docs that haven't been cut. If it is unset or empty, all versions are built.
 *
 * @param cut - Names of the cut versions.
 * @returns The names, or undefined for all versions.
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
      `VERSIONS: unknown ${unknown.map((name) => `"${name}"`).join(', ')}. Allowed values: ${allowed.join(', ')}, separated by commas; found "${value}".`,
    );
  }
  return [first, ...others];
}

/**
 * Returns the label of a version: the name of a cut version, "Next" for the docs that haven't been cut, or their
 * release if no version has been cut yet.
 *
 * @param name - Docusaurus' name of the version.
 * @param cut - Names of the cut versions.
 * @param release - Release of the docs that haven't been cut.
 */
export function versionLabel(name: string, cut: readonly string[], release: string): string {
  return name !== CURRENT_VERSION ? name : cut.length > 0 ? 'Next' : release;
}

/**
 * Parses the environment variable `VERSIONS_PART`, the one version that this process builds. Separate processes build
 * the other versions in `VERSIONS`, and all of them are merged (`scripts/build`). If it is unset or empty, this process
 * builds all versions.
 *
 * @param names - Names of the site's versions.
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
      `VERSIONS_PART must be one of the site's versions, ${names.join(', ')}; found "${value}".`,
    );
  }
  return part;
}

/** A version's place on the site. */
export interface PlacedVersion {
  /** Docusaurus' name of the version. */
  name: string;
  /** Its folder relative to the docs' route: `next`, `7.29.0`. Empty for the version that readers get by default. */
  folder: string;
  /** Why its pages have a banner, or `none` if they have none. */
  banner: 'none' | 'unreleased' | 'unmaintained';
}

/**
 * Returns the places of a site's versions. They are the same as Docusaurus' when it builds all versions at once: the
 * newest cut version is at the docs' route, and each other version is in a folder of it.
 *
 * @param cut - Names of the cut versions, newest first.
 * @param only - Names of the site's versions. Undefined: all versions.
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

/** Options of the docs plugin for versions. */
export type DocsVersionOptions = Pick<DocsOptions, 'versions' | 'onlyIncludeVersions'>;

/**
 * Returns the options of Docusaurus' docs plugin for the existing versions. Until a version is cut, the docs are those
 * of the release. After that, the docs that haven't been cut are those of the next release, which search engines must
 * not index. There is no badge, because the banner shows the version of a page.
 *
 * @param cut - Names of the cut versions, newest first.
 * @param only - Names of the site's versions. Undefined: all versions.
 * @param release - The documented release.
 * @param part - The version to build, one of the site's versions. It gets the same place as on the complete site.
 *   Default: all versions.
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
  // Docusaurus would treat a single version as the newest one.
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
