import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { SearchEngine } from '../engine/createEngine';
import {
  INDEX_FILE,
  MANIFEST_PATH,
  proseFile,
  type ProseData,
  type SearchIndexData,
  type SearchManifest,
  type SearchVersion,
} from '../format';

/** The search files of a build, for the version that readers get by default. */
export interface BuiltIndex {
  version: SearchVersion;
  /** Reads the index from the disk, without its prose. */
  read: () => SearchIndexData;
  /** Adds all prose to an engine that was created from the index. */
  addProse: (engine: SearchEngine, index: SearchIndexData) => void;
  /** Returns the paths of the index and its prose, relative to the build's folder. */
  files: (index: SearchIndexData) => string[];
}

/**
 * Opens the search files of a build, for tools that evaluate it.
 *
 * @param outDir - The build's folder.
 * @throws Error if there is no index.
 */
export function openBuiltIndex(outDir: string): BuiltIndex {
  const read = <T>(...names: string[]) =>
    JSON.parse(readFileSync(path.join(outDir, ...names), 'utf8')) as T;
  const { versions } = read<SearchManifest>(MANIFEST_PATH);
  const version = versions.find(({ isLast }) => isLast) ?? versions[0];
  if (!version) {
    throw new Error(`${MANIFEST_PATH} lists no version. Run "npm run build" first.`);
  }
  const { folder } = version;
  return {
    version,
    read: () => read(folder, INDEX_FILE),
    addProse: (engine, index) =>
      index.prose.forEach((_, file) =>
        engine.addProse(file, read<ProseData>(folder, proseFile(file))),
      ),
    files: ({ prose }) => [
      folder + INDEX_FILE,
      ...prose.map((_, file) => folder + proseFile(file)),
    ],
  };
}
