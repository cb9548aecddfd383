import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { findPackage } from '../../../src/core/versions/packages';
import type { ApiReference } from '../../../src/plugins/api-reference/types';
import type { ProseData, SearchIndexData } from '../../../src/plugins/search/format';

import { markdownFiles, readJson } from './files';
import type { DocsData, OtherRelease, VersionInfo, VersionSource } from './types';

/** `manifest.json` of a data folder. Paths are relative to the data folder. */
export interface DataManifest {
  versions: readonly (VersionInfo & { base: string; folder: string })[];
  others: readonly OtherRelease[];
}

/** Names of the files of a version in a data folder. */
export const DATA_FILES = {
  manifest: 'manifest.json',
  index: 'index.json',
  prose: 'prose.json',
  reference: 'reference.json',
  pages: 'pages',
} as const;

/** Returns a function that calls another one at most once. */
export function once<T>(read: () => T): () => T {
  let result: { value: T } | undefined;
  return () => (result ??= { value: read() }).value;
}

/**
 * Opens a folder that `npm run mcp:package` has written.
 *
 * @param folder - The data folder.
 * @param packagesFrom - Folder from which the documented packages are resolved. Code can't be checked, and exports aren't
 *   known, if other releases of them are found there. Default: none are.
 * @throws Error if the folder has no manifest, or one without versions.
 */
export function openFolder(folder: string, packagesFrom?: string): DocsData {
  if (!existsSync(path.join(folder, DATA_FILES.manifest))) {
    throw new Error(`${folder} contains no documentation: ${DATA_FILES.manifest} is missing.`);
  }
  const manifest = readJson<DataManifest>(folder, DATA_FILES.manifest);
  if (manifest.versions.length === 0) {
    throw new Error(`${path.join(folder, DATA_FILES.manifest)} lists no version.`);
  }
  return {
    others: manifest.others,
    versions: manifest.versions.map(({ folder: name, ...info }): VersionSource => {
      const own = path.join(folder, name);
      const pages = once(() => markdownFiles(path.join(own, DATA_FILES.pages), info.base));
      const prose = once(() => readJson<ProseData[]>(own, DATA_FILES.prose));
      // Above the server's own packages, there may be those of a project, with other exports.
      const areInstalled =
        packagesFrom !== undefined &&
        info.packages.every(
          (candidate) => findPackage(candidate.name, packagesFrom)?.version === candidate.version,
        );
      const reference = once(() =>
        Promise.resolve(readJson<ApiReference>(own, DATA_FILES.reference)),
      );
      return {
        ...info,
        paths: once(() => [...pages().keys()]),
        markdown: (page) => {
          const file = pages().get(page);
          return file === undefined ? undefined : readFileSync(file, 'utf8');
        },
        index: once(() => readJson<SearchIndexData>(own, DATA_FILES.index)),
        prose: (file) => prose()[file] ?? { terms: [], postings: [] },
        reference,
        ...(areInstalled ? { packagesFrom } : {}),
      };
    }),
  };
}
