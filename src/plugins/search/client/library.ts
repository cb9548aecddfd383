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

/** The index of a version, loaded. */
export interface LoadedVersion {
  version: SearchVersion;
  engine: SearchEngine;
  /**
   * Reads the words of the prose that a query needs. Never fails: without them search is only less good.
   *
   * @returns Whether there are some that the engine has not had before.
   */
  readProse: (query: string) => Promise<boolean>;
  /** The prose of a guide; nothing where it cannot be had. */
  excerptsOf: (page: number) => Promise<ExcerptData>;
}

/** The versions that can be searched, and what was loaded of them. */
export interface SearchLibrary {
  versions: () => Promise<readonly SearchVersion[]>;
  /** @param name - Docusaurus' name; of a version that is not in the index, the last one is taken. */
  load: (name: string) => Promise<LoadedVersion>;
}

/** Gives a file of the site, parsed. @throws Error if it cannot be had. */
export type ReadJson = (path: string) => Promise<unknown>;

/** Remembers what a promise gives, and forgets that it failed, so that the next call tries again. */
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
 * The files of the index. Each is read once.
 *
 * @param readJson - Reads a file by its path from the site's base URL.
 * @param vocabulary - Of the site.
 * @param manifest - Where it is there already.
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
      // After a deployment its files are elsewhere, as the manifest of now says.
      return load().catch(forget);
    },
  };
}
