import { readFileSync } from 'node:fs';
import path from 'node:path';

import { Joi } from '@docusaurus/utils-validation';

import { apiReference } from '../extract';
import type { ApiReference } from '../types';

import { compareReferences } from './compare';
import { withSince } from './since';
import type { ApiProductChanges } from './types';

/** An older release whose packages are installed under npm aliases. */
export interface ApiRelease {
  /** What readers call it, and part of its page's address: `7` is at `/x/api/changes/from-7/`. */
  name: string;
  /**
   * Names under which its packages are installed, by their usual names: `'@mui/x-charts': 'mui-x-charts-v7'`. All of
   * the MIT packages; those of the commercial plans where they are installed.
   */
  packages: Readonly<Record<string, string>>;
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
        )
        .required(),
    }),
  )
  .unique('name')
  .default([])
  .messages({ 'array.unique': '{{#label}} has the name of another release' });

/**
 * Refuses an alias that leads to another package, whose types would be compared with those of the wrong one. Packages
 * that are not installed are the extraction's to name.
 */
function checkAliases(siteDir: string, { name, packages }: ApiRelease): void {
  for (const [usual, alias] of Object.entries(packages)) {
    const manifest = path.join(siteDir, 'node_modules', alias, 'package.json');
    let text: string;
    try {
      text = readFileSync(manifest, 'utf8');
    } catch {
      throw new Error(
        `Release "${name}" of the API reference needs "${usual}" installed as "${alias}", and ${manifest} is not there. Run "npm ci", or take the release out of apiReleases.ts.`,
      );
    }
    const { name: found } = JSON.parse(text) as { name?: string };
    if (found !== usual) {
      throw new Error(
        `Release "${name}" of the API reference: "${alias}" must be "${usual}" under another name, such as "npm:${usual}@7.29.1" in package.json; found "${found}".`,
      );
    }
  }
}

/**
 * The reference of an older release.
 *
 * @throws Error that names the release, and the package that is missing or another.
 */
export function releaseReference(siteDir: string, release: ApiRelease): Promise<ApiReference> {
  checkAliases(siteDir, release);
  return apiReference(siteDir, release);
}

const documented = new Map<string, Promise<ApiReference>>();

async function readDocumented(siteDir: string, releases: readonly ApiRelease[]) {
  const [newest, ...older] = await Promise.all([
    apiReference(siteDir),
    ...releases.map((release) => releaseReference(siteDir, release)),
  ]);
  return older.length > 0 ? withSince(newest, older) : newest;
}

/**
 * The reference of the documented release, which says since when things are there, as far as older releases that are
 * installed tell. Made once in a process.
 *
 * @param siteDir - Where `node_modules` is.
 * @throws Error of {@link releaseReference}.
 */
export function documentedReference(
  siteDir: string,
  releases: readonly ApiRelease[] = [],
): Promise<ApiReference> {
  const key = JSON.stringify([siteDir, releases]);
  const reference = documented.get(key) ?? readDocumented(siteDir, releases);
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

/** What changed from an older release to the documented one. */
export async function changesFrom(
  siteDir: string,
  release: ApiRelease,
): Promise<ApiProductChanges[]> {
  const [older, newer] = await Promise.all([
    releaseReference(siteDir, release),
    apiReference(siteDir),
  ]);
  return compareReferences(older, newer);
}
