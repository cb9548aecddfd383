import { createEngine, type SearchEngine } from '../engine/createEngine';
import {
  excerptFile,
  INDEX_FILE,
  MANIFEST_PATH,
  TEXT_FILE,
  type ExcerptData,
  type SearchIndexData,
  type SearchManifest,
  type SearchTextData,
  type SearchVersion,
} from '../format';

/** The index of a version, loaded. */
export interface LoadedVersion {
  version: SearchVersion;
  engine: SearchEngine;
  /** Done once the words of the prose are there; never fails: without them search is only less good. */
  text: Promise<void>;
  hasText: boolean;
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
 */
export function createLibrary(readJson: ReadJson): SearchLibrary {
  const readManifest = keep(async () => (await readJson(MANIFEST_PATH)) as SearchManifest);
  const loaded = new Map<string, () => Promise<LoadedVersion>>();

  async function loadVersion(version: SearchVersion): Promise<LoadedVersion> {
    const engine = createEngine((await readJson(version.folder + INDEX_FILE)) as SearchIndexData);
    const excerpts = new Map<number, () => Promise<ExcerptData>>();
    const result: LoadedVersion = {
      version,
      engine,
      hasText: false,
      text: readJson(version.folder + TEXT_FILE).then(
        (text) => {
          engine.addText(text as SearchTextData);
          result.hasText = true;
        },
        () => undefined,
      ),
      excerptsOf: (page) => {
        const read =
          excerpts.get(page) ??
          keep(async () => (await readJson(version.folder + excerptFile(page))) as ExcerptData);
        excerpts.set(page, read);
        return read().catch(() => []);
      },
    };
    return result;
  }

  return {
    versions: async () => (await readManifest()).versions,
    load: async (name) => {
      const { versions } = await readManifest();
      const version =
        versions.find((each) => each.name === name) ??
        versions.find(({ isLast }) => isLast) ??
        versions[0];
      if (version === undefined) {
        throw new Error('The search index has no version');
      }
      const load = loaded.get(version.name) ?? keep(() => loadVersion(version));
      loaded.set(version.name, load);
      return load();
    },
  };
}
