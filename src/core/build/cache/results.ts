import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, readFile, rename, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Results of earlier builds, each in a file. */
export interface ResultCache {
  /** Returns the result for an input, or undefined if it has to be made. */
  get: (input: string) => Promise<Buffer | undefined>;
  put: (input: string, result: Uint8Array | string) => Promise<void>;
  /** Removes results that no build has used for a while. */
  prune: () => void;
}

/** For how long a result is kept that no build uses, in milliseconds: 30 days. */
const UNUSED = 30 * 24 * 60 * 60 * 1000;

/** Number of bytes before the result in a file. A disk that is full or fails leaves files that are cut off. */
const CHECKSUM = 16;

const checksumOf = (result: Uint8Array | string) =>
  createHash('sha256').update(result).digest().subarray(0, CHECKSUM);

/** What results depend on, besides their input. */
export interface Making {
  /** Paths of the code that makes them, and of other files that all of them depend on. */
  files: readonly string[];
  /** Versions of the libraries, as text. */
  versions: string;
}

/**
 * Opens a cache of results.
 *
 * @param folder - Where they are. It doesn't have to exist.
 * @param making - What they depend on, besides their inputs.
 * @param now - Returns the time, in milliseconds since 1970.
 */
export function openResults(folder: string, making: Making, now = Date.now): ResultCache {
  const common = createHash('sha256').update(making.versions);
  making.files.forEach((file) => common.update(readFileSync(file)));
  const prefix = common.digest('hex');
  const fileOf = (input: string) => {
    const hash = createHash('sha256').update(prefix).update(input);
    return path.join(folder, hash.digest('hex').slice(0, 32));
  };
  return {
    async get(input) {
      const file = fileOf(input);
      const content = await readFile(file).catch(() => undefined);
      const result = content?.subarray(CHECKSUM);
      if (!result || !content?.subarray(0, CHECKSUM).equals(checksumOf(result))) {
        return undefined;
      }
      const used = new Date(now());
      await utimes(file, used, used);
      return result;
    },
    async put(input, result) {
      const file = fileOf(input);
      await mkdir(folder, { recursive: true });
      // Others may write the same result, in this build or another one.
      const unfinished = `${file}.${randomUUID()}`;
      await writeFile(unfinished, Buffer.concat([checksumOf(result), Buffer.from(result)]));
      await rename(unfinished, file);
    },
    prune() {
      for (const name of existsSync(folder) ? readdirSync(folder) : []) {
        const file = path.join(folder, name);
        const stats = statSync(file, { throwIfNoEntry: false });
        if (stats && stats.mtimeMs < now() - UNUSED) {
          rmSync(file, { force: true });
        }
      }
    },
  };
}
