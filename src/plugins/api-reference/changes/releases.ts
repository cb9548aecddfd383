import { Joi } from '@docusaurus/utils-validation';
import { coerce, lt } from 'semver';

import { findPackage } from '../../../core/packages';
import { docsVersions, releaseOf, type DocsVersion } from '../../../core/versions';
import { apiReference } from '../extract';
import type { ApiReference } from '../types';

import type * as Compare from './compare';
import { withSince } from './since';
import type { ApiProductChanges } from './types';

/** An older release that is installed. */
export interface ApiRelease {
  /** What readers call it, and part of its page's address: `7` is at `/x/api/changes/from-7/`. */
  name: string;
  /**
   * Names under which its packages are installed, by their usual names: `'@mui/x-charts': 'mui-x-charts-v7'`. All of
   * the MIT packages; those of the commercial plans where they are installed. Default: the packages of the version of
   * the docs that was cut with the release's name.
   */
  packages?: Readonly<Record<string, string>>;
}

const MIT_PACKAGES = [
  '@mui/x-data-grid',
  '@mui/x-date-pickers',
  '@mui/x-charts',
  '@mui/x-tree-view',
] as const;

const NAME =
  '{{#label}} must be a release such as "7" or "7.29", of letters, digits, dots and hyphens; found "{{#value}}"';

const ALIAS =
  '{{#label}} must be the name of an installed package, such as "mui-x-charts-v7"; found "{{#value}}"';

const aliasOption = Joi.string()
  .pattern(/^(?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*$/)
  .messages({ 'string.pattern.base': ALIAS, 'string.empty': ALIAS, 'string.base': ALIAS });

/** The plugin option `releases`: none by default. Its errors name the field, what is allowed and what was found. */
export const releasesOption = Joi.array()
  .items(
    Joi.object<ApiRelease>({
      name: Joi.string()
        .pattern(/^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i)
        .required()
        .messages({ 'string.pattern.base': NAME, 'string.empty': NAME, 'string.base': NAME }),
      packages: Joi.object()
        .keys(
          Object.fromEntries(
            MIT_PACKAGES.map((name) => [
              name,
              aliasOption.required().messages({
                'any.required':
                  '{{#label}} is missing: without it, the documented release would stand in for the older one',
              }),
            ]),
          ),
        )
        .pattern(
          /^@mui\/x-(?:data-grid|date-pickers|charts|tree-view)-(?:pro|premium)$/,
          aliasOption,
        ),
    }),
  )
  .unique('name')
  .default([])
  .messages({ 'array.unique': '{{#label}} has the name of another release' });

/**
 * Refuses an alias that leads to another package, whose types would be compared with those of the wrong one. Packages
 * that are not installed are the extraction's to name.
 */
function checkAliases(
  siteDir: string,
  name: string,
  packages: NonNullable<ApiRelease['packages']>,
): void {
  for (const [usual, alias] of Object.entries(packages)) {
    const found = findPackage(alias, siteDir);
    if (!found) {
      throw new Error(
        `Release "${name}" of the API reference needs "${usual}" installed as "${alias}", and it is in no node_modules from ${siteDir} upwards. Run "npm ci", or take the release out of portal.config.ts.`,
      );
    }
    if (found.name !== usual) {
      throw new Error(
        `Release "${name}" of the API reference: "${alias}" must be "${usual}" under another name, such as "npm:${usual}@7.29.1" in package.json; found "${found.name}".`,
      );
    }
  }
}

/**
 * The reference of an older release.
 *
 * @param siteDir - The site's folder.
 * @throws Error that names the release, and the package that is missing or another, or the version that was not cut.
 */
export function releaseReference(
  siteDir: string,
  { name, packages }: ApiRelease,
): Promise<ApiReference> {
  if (packages) {
    checkAliases(siteDir, name, packages);
    return apiReference({ siteDir, packagesFrom: siteDir }, { name, packages });
  }
  const version = docsVersions(siteDir).find((one) => one.name === name);
  if (!version) {
    throw new Error(
      `Release "${name}" of the API reference names no packages, and no version of the docs was cut with this name. Name its packages in portal.config.ts, or take it out.`,
    );
  }
  return apiReference(version);
}

/** The releases that are older than the one that a version of the docs is of. */
export function releasesBefore(
  version: DocsVersion,
  releases: readonly ApiRelease[],
): readonly ApiRelease[] {
  if (releases.length === 0) {
    return releases;
  }
  const own = releaseOf(version);
  return releases.filter(({ name }) => lt(coerce(name) ?? name, own));
}

const documented = new Map<string, Promise<ApiReference>>();

async function readDocumented(version: DocsVersion, releases: readonly ApiRelease[]) {
  const [own, ...older] = await Promise.all([
    apiReference(version),
    ...releasesBefore(version, releases).map((release) =>
      releaseReference(version.siteDir, release),
    ),
  ]);
  return older.length > 0 ? withSince(own, older) : own;
}

/**
 * The reference of the release that a version of the docs is of. It says since when things are there, as far as older
 * releases that are installed tell. Made once in a process.
 *
 * @param releases - Older and newer ones, oldest first.
 * @throws Error of {@link releaseReference}.
 */
export function documentedReference(
  version: DocsVersion,
  releases: readonly ApiRelease[] = [],
): Promise<ApiReference> {
  const key = JSON.stringify([version.directory, releases]);
  const reference = documented.get(key) ?? readDocumented(version, releases);
  documented.set(key, reference);
  return reference;
}

/**
 * The release that a page's front matter names.
 *
 * @param page - The page's file, for the error.
 * @throws Error that names the page, the releases that there are, and what was found.
 */
export function releaseOfPage(
  name: unknown,
  releases: readonly ApiRelease[],
  page: string,
): ApiRelease {
  // In YAML, 7 without quotes is a number.
  const release = releases.find((one) => one.name === String(name));
  if (!release) {
    const names = releases.map((one) => `"${one.name}"`).join(', ') || 'none';
    throw new Error(
      `${page}: "apiChanges" in the front matter must be the name of an older release that the option "releases" of the API reference lists (${names}); found ${JSON.stringify(name)}. Run "npm run docs:api" to bring the pages up to date.`,
    );
  }
  return release;
}

let comparing: Promise<typeof Compare> | undefined;

/**
 * What compares needs TypeScript, which takes a while to load, and few pages need it. It is imported once for all who
 * ask: jiti gives a module that is still being evaluated to a second import of it.
 */
const loadCompare = () => (comparing ??= import('./compare'));

/** What changed from an older release to the one that a version of the docs is of. */
export async function changesFrom(
  version: DocsVersion,
  release: ApiRelease,
): Promise<ApiProductChanges[]> {
  const [older, newer] = await Promise.all([
    releaseReference(version.siteDir, release),
    apiReference(version),
  ]);
  const { compareReferences } = await loadCompare();
  return compareReferences(older, newer);
}
