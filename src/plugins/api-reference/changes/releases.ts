import { Joi } from '@docusaurus/utils-validation';
import { coerce, lt } from 'semver';

import { DOCUMENTED_PACKAGES, findPackage, releaseOf } from '../../../core/versions/packages';
import { docsVersions, type DocsVersion } from '../../../core/versions';
import { apiReference } from '../extract';
import type { ApiReference } from '../types';

import type * as Compare from './compare';
import { withSince } from '../since/withSince';
import { readSinceFile } from '../since/file';
import type { ApiProductChanges } from './types';

/** An older installed release. */
export interface ApiRelease {
  /** Display name, and part of its page's address: `7` is at `/x/api/changes/from-7/`. */
  name: string;
  /**
   * Names under which its packages are installed, by their usual names: `'@mui/x-charts': 'mui-x-charts-v7'`. All MIT
   * packages are required, and those of the commercial plans if they are installed. Default: the packages of the cut
   * docs version with the release's name.
   */
  packages?: Readonly<Record<string, string>>;
}

const NAME =
  '{{#label}} must be a release such as "7" or "7.29" and may only contain letters, digits, dots and hyphens; found "{{#value}}"';

const ALIAS =
  '{{#label}} must be the name of an installed package, such as "mui-x-charts-v7"; found "{{#value}}"';

const aliasOption = Joi.string()
  .pattern(/^(?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*$/)
  .messages({ 'string.pattern.base': ALIAS, 'string.empty': ALIAS, 'string.base': ALIAS });

/** The plugin option `releases`. None by default. Its errors name the field, what is allowed and what was found. */
export const releasesOption = Joi.array()
  .items(
    Joi.object<ApiRelease>({
      name: Joi.string()
        .pattern(/^(?=.*\d)[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i)
        .required()
        .messages({ 'string.pattern.base': NAME, 'string.empty': NAME, 'string.base': NAME }),
      packages: Joi.object()
        .keys(
          Object.fromEntries(
            DOCUMENTED_PACKAGES.map((name) => [
              name,
              aliasOption.required().messages({
                'any.required':
                  '{{#label}} is required: without it, the documented release would be used instead of the older one',
              }),
            ]),
          ),
        )
        .pattern(new RegExp(`^(?:${DOCUMENTED_PACKAGES.join('|')})-(?:pro|premium)$`), aliasOption),
    }),
  )
  .unique('name')
  .default([])
  .messages({ 'array.unique': '{{#label}} has the same name as another release' });

/**
 * Throws if an alias isn't installed, or if it refers to a different package, since types would be compared with those
 * of the wrong package.
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
        `Release "${name}" of the API reference requires "${usual}" to be installed as "${alias}", which isn't in any node_modules folder from ${siteDir} upward. Run "npm ci", or remove the release from portal.config.ts.`,
      );
    }
    if (found.name !== usual) {
      throw new Error(
        `Release "${name}" of the API reference: "${alias}" must be an alias of "${usual}", such as "npm:${usual}@7.29.1" in package.json; found "${found.name}".`,
      );
    }
  }
}

/**
 * Returns the reference of an older release.
 *
 * @param siteDir - The site's folder.
 * @throws Error that names the release, and the package that is missing or wrong, or the version that wasn't cut.
 */
export function releaseReference(
  siteDir: string,
  { name, packages }: ApiRelease,
): Promise<ApiReference> {
  if (packages) {
    checkAliases(siteDir, name, packages);
    return apiReference({ siteDir, packagesFrom: siteDir }, { name, packages });
  }
  const version = docsVersions(siteDir).find((docsVersion) => docsVersion.name === name);
  if (!version) {
    throw new Error(
      `Release "${name}" of the API reference lists no packages, and no version of the docs has this name. List its packages in portal.config.ts, or remove the release.`,
    );
  }
  return apiReference(version);
}

/** Returns the releases that are older than the release of a docs version. */
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
  return withSince(own, older, readSinceFile(version));
}

/**
 * Returns the reference of the release of a docs version. It states since when symbols and members exist, as far as the
 * older installed releases show. Created once per process.
 *
 * @param releases - Older and newer releases, oldest first.
 * @throws Error as in {@link releaseReference}.
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
 * Returns the release in a page's front matter.
 *
 * @param page - The page's file, for the error message.
 * @throws Error that names the page, the existing releases, and what was found.
 */
export function releaseOfPage(
  name: unknown,
  releases: readonly ApiRelease[],
  page: string,
): ApiRelease {
  // In YAML, 7 without quotes is a number.
  const release = releases.find((candidate) => candidate.name === String(name));
  if (!release) {
    const names = releases.map((known) => `"${known.name}"`).join(', ') || 'none';
    throw new Error(
      `${page}: "apiChanges" in the front matter must be an older release that is listed in the option "releases" of the API reference (${names}); found ${JSON.stringify(name)}. Run "npm run docs:api" to update the pages.`,
    );
  }
  return release;
}

let comparing: Promise<typeof Compare> | undefined;

/**
 * Loads the comparison, which needs TypeScript. That takes a while to load, and few pages need it. It is imported only
 * once, because jiti returns a module that is still being evaluated to a second import of it.
 */
const loadCompare = () => (comparing ??= import('./compare'));

/** Returns what changed from an older release to the release of a docs version. */
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
