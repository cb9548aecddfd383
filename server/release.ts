import { constants, existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import fs, { type FileHandle } from 'node:fs/promises';
import path from 'node:path';

import {
  baseUrlOf,
  parseHeaders,
  parseRedirects,
  type HeaderRule,
  type RedirectRule,
} from '../src/core/hosts';

/** The files of a release. All paths are from the host's root and start with a slash. */
export interface ReleaseContents {
  files: ReadonlySet<string>;
  /** The paths of its pages, by the same paths in lower case. */
  pages: ReadonlyMap<string, string>;
  /** The text of each `404.html`, by its folder: `/zh/` for a language, and at the end that of the site (`/`). */
  notFound: ReadonlyMap<string, string>;
}

/** A build as it was deployed. */
export interface Release {
  /** Differs between releases. */
  id: string;
  /** Path of the site on the host, with a slash at both ends. */
  baseUrl: string;
  headers: readonly HeaderRule[];
  redirects: readonly RedirectRule[];
  /** Lists the files, when first called. Rejects if the folder can't be read, and then tries again when next called. */
  contents: () => Promise<ReleaseContents>;
  /**
   * Reads a part of a file of this release, never of another release that has taken its place. No descriptor stays open,
   * so that slow readers can't use up all of them.
   *
   * @param file - A path in {@link ReleaseContents.files}.
   * @param position - In bytes, from the start.
   * @throws Error of the file system if the release no longer has the file, or if it can't be read.
   */
  read: (file: string, position: number) => Promise<FilePart>;
}

/** A part of a file. */
export interface FilePart {
  /** At most 128 KiB. Empty only at the end of the file. */
  data: Buffer;
  /** Size of the whole file, in bytes. */
  size: number;
  /** When the file was changed, in milliseconds since 1970. */
  modified: number;
  /** Parts with the same value are of the same content. */
  version: string;
}

const PART_BYTES = 131_072;

/** How many files may be open at the same time. The system reads only four at once for a process of Node. */
const MAX_OPEN = 32;

/** Files that configure a host. They are in the build, but are not part of the site. */
const CONFIGURATION = /^\/_(?:headers$|redirects$|hosts\/)/;

/** Files and folders whose names start with a dot, except for the one that has files for the public (RFC 8615). */
const HIDDEN = /\/\.(?!well-known\/)/;

/** Whoever can write to the build could otherwise serve any file of the machine, or block a thread with a pipe. */
const OPEN_FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** Differs between files, and after a file was changed. */
const idOf = ({ dev, ino, size, mtimeNs }: Record<'dev' | 'ino' | 'size' | 'mtimeNs', bigint>) =>
  [dev, ino, size, mtimeNs].join('-');

/**
 * Returns the id of the release in a folder, or undefined if there is none at the moment. It is that of the file that the
 * build writes last.
 */
export async function currentId(directory: string): Promise<string | undefined> {
  try {
    return idOf(await fs.stat(path.join(directory, '_headers'), { bigint: true }));
  } catch {
    return undefined;
  }
}

/** Where `npm run build` moves the folder that it replaces. */
export const previousFolder = (directory: string): string => `${directory}.previous`;

async function listContents(root: string, baseUrl: string): Promise<ReleaseContents> {
  const entries = await fs.readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    // Leaves out symbolic links, which could lead out of the build.
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(root, path.join(entry.parentPath, entry.name))}`)
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !CONFIGURATION.test(file) && !HIDDEN.test(file));
  const pages = files
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => file.slice(0, -'index.html'.length));
  const notFound = files
    .filter(
      (file) =>
        file.startsWith(baseUrl) && /^(?:[\w-]+\/)?404\.html$/.test(file.slice(baseUrl.length)),
    )
    .sort((a, b) => b.length - a.length);
  return {
    files: new Set(files),
    pages: new Map(pages.map((page) => [page.toLowerCase(), page])),
    notFound: new Map(
      await Promise.all(
        notFound.map(
          async (file) =>
            [
              file.slice(0, -'404.html'.length),
              await fs.readFile(path.join(root, file), 'utf8'),
            ] as const,
        ),
      ),
    ),
  };
}

/** Returns a function that runs at most so many tasks at the same time, in the order of its calls. */
function atMost(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running === limit) {
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) {
        next();
      } else {
        running -= 1;
      }
    }
  };
}

const whenFree = atMost(MAX_OPEN);

async function readPart(handle: FileHandle, position: number): Promise<FilePart> {
  const stats = await handle.stat({ bigint: true });
  if (!stats.isFile()) {
    throw Object.assign(new Error('This is not a file.'), { code: 'EISDIR' });
  }
  const size = Number(stats.size);
  const buffer = Buffer.allocUnsafe(Math.max(0, Math.min(PART_BYTES, size - position)));
  const { bytesRead } = await handle.read({ buffer, position });
  return {
    data: buffer.subarray(0, bytesRead),
    size,
    modified: Number(stats.mtimeMs),
    version: idOf(stats),
  };
}

/**
 * Reads the release that is in a folder now. If the folder is a symbolic link, later changes of the link don't matter. If
 * the folder is moved to {@link previousFolder}, its files are still found.
 *
 * @throws Error if there is no build. It names the folder and the missing file.
 */
export function readRelease(directory: string): Release {
  const read = (name: string) => {
    const file = path.join(directory, name);
    try {
      if (!statSync(file).isFile()) {
        // A pipe would stop everything until someone writes to it.
        throw new Error(`${file} is not a file.`);
      }
      return readFileSync(file, 'utf8');
    } catch (error) {
      throw new Error(
        `${directory} contains no build (${name} is missing). Run "npm run build" first.`,
        { cause: error },
      );
    }
  };
  const headers = parseHeaders(read('_headers'));
  const baseUrl = baseUrlOf(headers);
  read(path.join(baseUrl, '404.html'));
  const root = realpathSync(directory);
  const id = idOf(statSync(path.join(root, '_headers'), { bigint: true }));
  const places = [root, previousFolder(directory)];
  let contents: Promise<ReleaseContents> | undefined;

  return {
    id,
    baseUrl,
    headers,
    redirects: existsSync(path.join(root, '_redirects')) ? parseRedirects(read('_redirects')) : [],
    contents() {
      contents ??= (async () => {
        // Removed, such as the folder of the build before.
        let fault: unknown = Object.assign(
          new Error(`${directory} was replaced while its files were listed.`),
          { code: 'ENOENT' },
        );
        for (const place of places) {
          try {
            const listed = (await currentId(place)) === id && (await listContents(place, baseUrl));
            // Its files may be those of another release by now.
            if (listed && (await currentId(place)) === id) {
              return listed;
            }
          } catch (error) {
            // It may have been moved to the next place in the middle of the list.
            fault = error;
          }
        }
        contents = undefined;
        throw fault;
      })();
      return contents;
    },
    read: (file, position) =>
      whenFree(async () => {
        let fault: unknown;
        for (const place of places) {
          let handle: FileHandle | undefined;
          try {
            handle = await fs.open(path.join(place, file), OPEN_FLAGS);
            const [part, found] = await Promise.all([
              readPart(handle, position),
              // Once the file is open, because the folder may be replaced at any moment.
              currentId(place),
            ]);
            if (found === id) {
              return part;
            }
            fault ??= Object.assign(new Error(`${file} is of another release.`), {
              code: 'ENOENT',
            });
          } catch (error) {
            fault ??= error;
          } finally {
            await handle?.close();
          }
        }
        throw fault;
      }),
  };
}
