import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { namesOfReference } from '../library';

import { DATA_FILES, type DataManifest } from './folder';
import type { DocsData, VersionSource } from './types';

/** Writes a JSON file, and the folders that it needs. */
function writeFile(content: string, ...names: string[]): void {
  const file = path.join(...names);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/**
 * Writes a version into a data folder. Of the other versions, only the names are written, so that an unknown name can
 * be told from one of another release.
 *
 * @param folder - The data folder, which must be empty.
 * @returns Number of pages.
 * @throws Error if the version has no Markdown.
 */
export async function writeData(
  { versions, others }: DocsData,
  source: VersionSource,
  folder: string,
): Promise<number> {
  const { name, release, packages, base } = source;
  const paths = source.paths();
  if (paths.length === 0) {
    throw new Error(`The build has no Markdown of ${name}. Run "npm run build" first.`);
  }
  const manifest: DataManifest = {
    versions: [{ name: release, release, isDefault: true, packages, base, folder: release }],
    others: [
      ...(await Promise.all(
        versions
          .filter((version) => version !== source)
          .map(async (version) => ({
            release: version.release,
            names: namesOfReference(await version.reference()),
          })),
      )),
      ...others,
    ],
  };
  const index = source.index();
  writeFile(JSON.stringify(manifest), folder, DATA_FILES.manifest);
  writeFile(JSON.stringify(index), folder, release, DATA_FILES.index);
  const prose = index.prose.map((_, file) => source.prose(file));
  writeFile(JSON.stringify(prose), folder, release, DATA_FILES.prose);
  writeFile(JSON.stringify(await source.reference()), folder, release, DATA_FILES.reference);
  paths.forEach((page) => {
    const bare = page === base ? 'index' : page.slice(base.length, -1);
    const text = source.markdown(page) ?? '';
    writeFile(text, folder, release, DATA_FILES.pages, `${bare}.md`);
  });
  return paths.length;
}
