import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, readFile, rename, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { Card } from './draw';
import { isCompletePng } from './png';

/** Images of earlier builds. */
export interface ImageCache {
  /** Returns the image of a card, or undefined if it has to be drawn. */
  get: (card: Card) => Promise<Buffer | undefined>;
  put: (card: Card, png: Uint8Array) => Promise<void>;
  /** Removes images that no build has used for a while. */
  prune: () => void;
}

/** For how long an image is kept that no build uses, in milliseconds: 30 days. */
const UNUSED = 30 * 24 * 60 * 60 * 1000;

/** What images depend on, besides their cards. */
export interface Drawing {
  /** Paths of the code that draws, and of the fonts. */
  files: readonly string[];
  /** Versions of the libraries, as text. */
  versions: string;
}

/**
 * Opens a cache of images.
 *
 * @param folder - Where the images are. It doesn't have to exist.
 * @param drawing - What they depend on, besides their cards.
 * @param now - Returns the time, in milliseconds since 1970.
 */
export function openCache(folder: string, drawing: Drawing, now = Date.now): ImageCache {
  const common = createHash('sha256').update(drawing.versions);
  drawing.files.forEach((file) => common.update(readFileSync(file)));
  const prefix = common.digest('hex');
  const fileOf = (card: Card) => {
    const hash = createHash('sha256').update(prefix).update(JSON.stringify(card));
    return path.join(folder, `${hash.digest('hex').slice(0, 32)}.png`);
  };
  return {
    async get(card) {
      const file = fileOf(card);
      const png = await readFile(file).catch(() => undefined);
      if (png === undefined || !isCompletePng(png)) {
        return undefined;
      }
      const used = new Date(now());
      await utimes(file, used, used);
      return png;
    },
    async put(card, png) {
      const file = fileOf(card);
      await mkdir(folder, { recursive: true });
      // Another build may write the same image.
      const unfinished = `${file}.${process.pid}`;
      await writeFile(unfinished, png);
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
