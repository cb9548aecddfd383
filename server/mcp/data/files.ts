import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Reads and parses a JSON file. */
export const readJson = <T>(...names: string[]): T =>
  JSON.parse(readFileSync(path.join(...names), 'utf8')) as T;

/**
 * Returns the Markdown pages in a folder, by their paths.
 *
 * @param folder - Folder of a version.
 * @param base - Path of its start page: `/x/`. The file of that page is `index.md`.
 * @param isOther - Returns true for a folder directly below that belongs to something else, such as another version.
 */
export function markdownFiles(
  folder: string,
  base: string,
  isOther: (name: string) => boolean = () => false,
): ReadonlyMap<string, string> {
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
    : [];
  return new Map(
    files
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) => file.endsWith('.md') && !isOther(file.split('/')[0] ?? ''))
      .sort()
      .map((file) => {
        const page = file.slice(0, -'.md'.length);
        return [page === 'index' ? base : `${base}${page}/`, path.join(folder, file)] as const;
      }),
  );
}
