import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { readBaseUrl } from '../../../src/core/hosts';
import { DOCUMENTED_PACKAGES, findPackage } from '../../../src/core/versions/packages';
import { CURRENT_VERSION, docsVersions, type DocsVersion } from '../../../src/core/versions';
import { builtReference } from '../../../src/plugins/api-reference/format';
import type { ApiReference } from '../../../src/plugins/api-reference/types';
import { SITEMAP_FILE } from '../../../src/plugins/markdown/indexes';
import { SKILL_FILE, SNIPPET_FILE } from '../../../src/plugins/markdown/skill';
import {
  INDEX_FILE,
  MANIFEST_PATH,
  proseFile,
  type ProseData,
  type SearchIndexData,
  type SearchManifest,
} from '../../../src/plugins/search/format';

import { RequestError } from '../errors';

import { markdownFiles, readJson } from './files';
import { once } from './folder';
import type { DocsData, PackageVersion, VersionSource } from './types';

export { MANIFEST_PATH };

/** Matches folders of versions below that of the docs. */
const VERSION_FOLDER = /^(?:next|\d[^/]*)$/;

/** Markdown that isn't a page. */
const OTHER_FILES = new Set<string>([SKILL_FILE, SNIPPET_FILE, SITEMAP_FILE]);

/** Options of {@link openBuild}. */
export interface BuildOptions {
  /** Folder of the built site. */
  buildDir: string;
  /** The portal's folder, with the packages of each version. */
  siteDir: string;
}

function packagesOf({ packagesFrom }: DocsVersion): PackageVersion[] {
  return DOCUMENTED_PACKAGES.flatMap((name) => {
    const found = findPackage(name, packagesFrom);
    return found ? [{ name, version: found.version }] : [];
  });
}

/**
 * Opens the documentation of a built site.
 *
 * @throws Error if there is no build, or if it has no version with a search index.
 */
export function openBuild({ buildDir, siteDir }: BuildOptions): DocsData {
  const baseUrl = readBaseUrl(buildDir);
  /** Where the files of the site are. */
  const siteRoot = path.join(buildDir, baseUrl);
  if (!existsSync(path.join(siteRoot, MANIFEST_PATH))) {
    throw new Error(
      `${buildDir} contains no build (${MANIFEST_PATH} is missing). Run "npm run build" first.`,
    );
  }
  const searched = readJson<SearchManifest>(siteRoot, MANIFEST_PATH).versions;
  const installed = docsVersions(siteDir);
  const versions = searched.flatMap(({ name, isLast, folder }): VersionSource[] => {
    const version = installed.find((candidate) => candidate.name === name);
    if (!version) {
      return [];
    }
    const packages = packagesOf(version);
    const isNext = name === CURRENT_VERSION && !isLast;
    const segment = isNext ? 'next' : name;
    const base = isLast ? `${baseUrl}x/` : `${baseUrl}x/${segment}/`;
    const root = path.join(buildDir, ...base.split('/'));
    const pages = once(() =>
      markdownFiles(
        root,
        base,
        (entry) => OTHER_FILES.has(entry) || (isLast && VERSION_FOLDER.test(entry)),
      ),
    );
    const release = packages[0]?.version ?? name;
    return [
      {
        name: isNext ? 'next' : release,
        release,
        isDefault: isLast,
        packages,
        base,
        paths: once(() => [...pages().keys()]),
        markdown: (page) => {
          const file = pages().get(page);
          return file === undefined ? undefined : readFileSync(file, 'utf8');
        },
        index: once(() => readJson<SearchIndexData>(siteRoot, folder, INDEX_FILE)),
        prose: (file) => readJson<ProseData>(siteRoot, folder, proseFile(file)),
        reference: once(() => {
          const file = builtReference(name);
          if (!existsSync(path.join(buildDir, file))) {
            throw new RequestError(`The build lacks ${file}. Run "npm run build" again.`);
          }
          return Promise.resolve(readJson<ApiReference>(buildDir, file));
        }),
        packagesFrom: version.packagesFrom,
      },
    ];
  });
  if (versions.length === 0) {
    throw new Error(`${path.join(buildDir, MANIFEST_PATH)} lists no version of this site.`);
  }
  return { versions, others: [] };
}
