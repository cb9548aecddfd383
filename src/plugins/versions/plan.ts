import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { addTrailingSlash } from '@docusaurus/utils-common';

import { SCOPE } from '../../../library';
import { findPackage, releaseOf } from '../../core/versions/packages';
import { removedVersions } from '../../core/versions/removed';
import {
  CURRENT_VERSION,
  currentVersion,
  cutVersionNames,
  docsVersions,
  unversionedDocs,
} from '../../core/versions';

import { readPublishedPages, readDocPages } from './docPages';
import {
  docsVersionOptions,
  parseVersionPart,
  parseVersions,
  placeVersions,
  versionLabel,
  type DocsVersionOptions,
  type PlacedVersion,
} from './docsVersions';
import type { ElsewhereVersion, VersionRelease } from './types';

/** The site's data for {@link planVersions}. */
export interface VersionPlanSite {
  /** Absolute path of the site. */
  siteDir: string;
  /** Folder of the docs that haven't been cut, relative to the site. Only docs in `docs` have versions. */
  docsDir: string;
  /** Base URL of the site, with a slash at both ends. */
  baseUrl: string;
  /** Route of the docs, such as `x`. */
  route: string;
  /** Products of the site. The package of each is `SCOPE/ID`. */
  products: readonly { id: string; label: string }[];
  /** The unparsed environment variables `VERSIONS` and `VERSIONS_PART`. */
  environment: { versions: string | undefined; versionPart: string | undefined };
}

/** Which versions a process builds, and the options that the site's plugins need for this. */
export interface VersionPlan {
  /** Options of Docusaurus' docs plugin. */
  docs: DocsVersionOptions & { disableVersioning: boolean };
  /** Whether this process also builds the pages that belong to no version. */
  hasOtherPages: boolean;
  /** Folders whose pages have moved, because the current version has no folder of its own. */
  redirectedFolders: Record<string, string>;
  /** What each version documents, by Docusaurus' name. */
  releases: Record<string, VersionRelease>;
  /** Versions that other processes build. */
  elsewhere: ElsewhereVersion[];
  /** All versions of the site, whichever process builds them. */
  published: PublishedVersion[];
}

/** A version of the site. */
export interface PublishedVersion {
  /** The documented release: `8.12.1`. */
  release: string;
  /** Path of its start page, with the base URL and a slash at the end: `/x/` or `/x/next/`. */
  root: string;
  /** Whether it is the version that readers get by default. */
  isDefault: boolean;
}

/** Returns the folder of a cut version, relative to the site's. */
const versionFolder = (name: string) => `versioned_docs/version-${name}`;

/** @throws Error that names the version and what it lacks: a folder, a sidebar, or the packages that it documents. */
function checkVersion(siteDir: string, name: string): void {
  const folder = versionFolder(name);
  const manifest = `${folder}/package.json`;
  const lost = [folder, `versioned_sidebars/version-${name}-sidebars.json`, manifest].find(
    (file) => !existsSync(path.join(siteDir, file)),
  );
  if (lost !== undefined) {
    throw new Error(
      `versions.json lists "${name}", but ${lost} doesn't exist. Restore it, or remove the version from versions.json and cut it with "npm run version:cut -- ${name}".`,
    );
  }
  const { dependencies = {} } = JSON.parse(
    readFileSync(path.join(siteDir, manifest), 'utf8'),
  ) as Partial<Record<'dependencies', Record<string, string>>>;
  for (const [dependency, expected] of Object.entries(dependencies)) {
    const found = findPackage(dependency, path.join(siteDir, folder))?.version;
    if (found !== expected) {
      throw new Error(
        `${manifest} requires ${dependency} ${expected}; found ${found ?? 'none'}. Run "npm ci".`,
      );
    }
  }
}

/**
 * Plans which versions of the site a process builds.
 *
 * @throws Error that names the variable, the allowed values and the actual value if `VERSIONS` or `VERSIONS_PART` is
 *   wrong, or the version whose folder, sidebar or packages are missing.
 */
export function planVersions(site: VersionPlanSite): VersionPlan {
  const { siteDir, docsDir, baseUrl, route, products, environment } = site;
  const release = releaseOf(currentVersion(siteDir));
  const cutAnywhere = cutVersionNames(siteDir);
  cutAnywhere.forEach((name) => checkVersion(siteDir, name));
  const cut = docsDir === 'docs' ? cutAnywhere : [];
  const only = parseVersions(environment.versions, cut);
  const placed = placeVersions(cut, only);
  const part = parseVersionPart(
    environment.versionPart,
    placed.map(({ name }) => name),
  );
  // The version at the route itself: the newest cut version, or the docs if there is none.
  const current = cut[0] ?? release;
  const isCurrentBuilt = cut.length === 0 || !only || only.includes(current);
  return {
    docs: {
      ...docsVersionOptions(cut, only, release, part),
      disableVersioning: cutAnywhere.length > cut.length,
    },
    // They are built with the version at the route itself, because they link to its pages.
    hasOtherPages:
      part === undefined || placed.some(({ name, folder }) => name === part && folder === ''),
    redirectedFolders: {
      ...unversionedFolders(site, placed),
      ...(isCurrentBuilt ? { [`/${route}/${current}/`]: `/${route}/` } : {}),
      ...Object.fromEntries(
        removedVersions(siteDir)
          .filter((name) => !cut.includes(name))
          .map((name) => [`/${route}/${name}/`, `/${route}/`]),
      ),
    },
    releases: Object.fromEntries(
      docsVersions(siteDir).map(({ name, packagesFrom }) => [
        name,
        {
          label: versionLabel(name, cut, release),
          packages: Object.fromEntries(
            products.map(({ id, label }) => [
              label,
              findPackage(`${SCOPE}/${id}`, packagesFrom)?.version ?? 'not installed',
            ]),
          ),
        },
      ]),
    ),
    published: placed.map(({ name, folder }) => ({
      release: name === CURRENT_VERSION ? release : name,
      root: folder === '' ? `${baseUrl}${route}/` : `${baseUrl}${route}/${folder}/`,
      isDefault: folder === '',
    })),
    elsewhere: elsewhereVersions(site, { cut, only, release, part }),
  };
}

/**
 * Returns redirects for the pages that have no versions: from each version's folder, in which they once were or may be
 * looked for, to their only address.
 */
function unversionedFolders(
  { siteDir, docsDir, route }: VersionPlanSite,
  placed: readonly PlacedVersion[],
): Record<string, string> {
  const directory = unversionedDocs(siteDir, docsDir)?.directory;
  const slugs = directory === undefined ? [] : readDocPages(directory).map(({ slug }) => slug);
  const folders = slugs.filter(
    (slug) =>
      !slugs.some(
        (candidate) => slug !== candidate && slug.startsWith(addTrailingSlash(candidate)),
      ),
  );
  return Object.fromEntries(
    placed
      .filter(({ folder }) => folder !== '')
      .flatMap(({ folder }) =>
        folders.map((slug) => [
          addTrailingSlash(`/${route}/${folder}${slug}`),
          addTrailingSlash(`/${route}${slug}`),
        ]),
      ),
  );
}

/**
 * Returns the versions that other processes build, read from their files. Empty if this process builds all versions.
 */
function elsewhereVersions(
  { siteDir, docsDir, route }: VersionPlanSite,
  {
    cut,
    only,
    release,
    part,
  }: {
    cut: readonly string[];
    only: readonly string[] | undefined;
    release: string;
    part: string | undefined;
  },
): ElsewhereVersion[] {
  if (part === undefined) {
    return [];
  }
  return placeVersions(cut, only)
    .filter(({ name }) => name !== part)
    .map(({ name, folder, banner }) => ({
      name,
      label: versionLabel(name, cut, release),
      path: folder === '' ? route : `${route}/${folder}`,
      isCurrent: folder === '',
      banner,
      pages: readPublishedPages(siteDir, docsDir, name),
    }));
}
