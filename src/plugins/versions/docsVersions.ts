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

/** Options of the docs plugin that versions need. */
export type DocsVersionOptions = Pick<DocsOptions, 'versions' | 'onlyIncludeVersions'>;

/**
 * Options of Docusaurus' docs plugin for the versions that are there. Until one is cut, the docs are those of the
 * release; then those that are not cut are of the next one, which search engines are not to list. The banner says which
 * version a page is of, so there is no badge.
 *
 * @param cut - Names of the versions that were cut, newest first.
 * @param only - Those to build; all where `undefined`.
 * @param release - The documented release.
 */
export function docsVersionOptions(
  cut: readonly string[],
  only: readonly string[] | undefined,
  release: string,
): DocsVersionOptions {
  const label = versionLabel(CURRENT_VERSION, cut, release);
  const unreleased = cut.length > 0 ? ({ banner: 'unreleased', noIndex: true } as const) : {};
  return {
    versions: {
      [CURRENT_VERSION]: { label, ...unreleased, badge: false },
      ...Object.fromEntries(cut.map((name) => [name, { badge: false }])),
    },
    ...(only ? { onlyIncludeVersions: [...only] } : {}),
  };
}
