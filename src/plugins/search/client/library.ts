import { createEngine, type SearchEngine } from '../engine/createEngine';
import {
  excerptFile,
  INDEX_FILE,
  MANIFEST_PATH,
  proseFile,
  versionOf,
  type ExcerptData,
  type ProseData,
  type SearchIndexData,
  type SearchManifest,
  type SearchVersion,
} from '../format';
import type { SearchVocabulary } from '../vocabulary';

/** The loaded index of a version. */
export interface LoadedVersion {
  version: SearchVersion;
  engine: SearchEngine;
  /**
   * Loads the words of the prose that a query needs. Never rejects: without them, the search is only less accurate.
   *
   * @returns Whether the engine has received new words.
   */
  readProse: (query: string) => Promise<boolean>;
  /** Returns the prose of a guide, or an empty list if it can't be loaded. */
  excerptsOf: (page: number) => Promise<ExcerptData>;
}

/** The versions that can be searched, and their loaded data. */
export interface SearchLibrary {
  versions: () => Promise<readonly SearchVersion[]>;
  /** @param name - Docusaurus' name. If the index doesn't have this version, the latest one is used. */
  load: (name: string) => Promise<LoadedVersion>;
}

/** Returns a parsed file of the site. @throws Error if it can't be loaded. */
export type ReadJson = (path: string) => Promise<unknown>;

/** Caches the result of a promise, but not its failure, so that the next call tries again. */
function keep<T>(load: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined;
  return () => {
    kept ??= load().catch((error: unknown) => {
      kept = undefined;
      throw error;
    });
    return kept;
  };
}

/**
 * Loads the files of the index. Each file is loaded once.
 *
 * @param readJson - Reads a file by its path from the site's base URL.
 * @param vocabulary - The site's vocabulary.
 * @param manifest - The manifest, if it is already loaded.
 */
export function createLibrary(
  readJson: ReadJson,
  vocabulary: SearchVocabulary,
  manifest?: SearchManifest,
): SearchLibrary {
  let known = manifest && Promise.resolve(manifest);
  const readManifest = () => {
    known ??= (readJson(MANIFEST_PATH) as Promise<SearchManifest>).catch(forget);
    return known;
  };
  function forget(error: unknown): never {
    known = undefined;
    throw error;
  }
  const loaded = new Map<string, () => Promise<LoadedVersion>>();

  async function loadVersion(version: SearchVersion): Promise<LoadedVersion> {
    const engine = createEngine(
      (await readJson(version.folder + INDEX_FILE)) as SearchIndexData,
      vocabulary,
    );
    const excerpts = new Map<number, () => Promise<ExcerptData>>();
    const prose = new Map<number, () => Promise<void>>();
    const readFile = (file: number) => {
      const read =
        prose.get(file) ??
        keep(async () => {
          engine.addProse(file, (await readJson(version.folder + proseFile(file))) as ProseData);
        });
      prose.set(file, read);
      return read().then(
        () => true,
        () => false,
      );
    };
    return {
      version,
      engine,
      readProse: async (query) =>
        (await Promise.all(engine.lackedProse(query).map(readFile))).includes(true),
      excerptsOf: (page) => {
        const read =
          excerpts.get(page) ??
          keep(async () => (await readJson(version.folder + excerptFile(page))) as ExcerptData);
        excerpts.set(page, read);
        return read().catch(() => []);
      },
    };
  }

  return {
    versions: async () => (await readManifest()).versions,
    load: async (name) => {
      const { versions } = await readManifest();
      const version = versionOf(versions, name);
      if (version === undefined) {
        throw new Error('The search index has no version');
      }
      const load = loaded.get(version.folder) ?? keep(() => loadVersion(version));
      loaded.set(version.folder, load);
      // After a deployment, the files are in another folder, which the new manifest names.
      return load().catch(forget);
    },
  };
}
