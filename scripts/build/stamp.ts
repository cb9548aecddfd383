import { createHash } from 'node:crypto';
import path from 'node:path';

import fs from 'fs-extra';

/** The state of an output folder when a site was merged into it. */
export interface Stamp {
  /** Identifies what the site was built from. */
  digest: string;
  /** Size of each file, and when it was modified, in milliseconds since 1970. */
  files: Record<string, [size: number, changed: number]>;
}

const stampFile = (cache: string, outDir: string) =>
  path.join(
    cache,
    'merged',
    `${createHash('sha256').update(outDir).digest('hex').slice(0, 16)}.json`,
  );

async function filesOf(outDir: string): Promise<Stamp['files']> {
  const entries = await fs.readdir(outDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Object.fromEntries(
    files
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((file) => {
        const { size, mtimeMs } = fs.statSync(file);
        return [path.relative(outDir, file), [size, mtimeMs]];
      }),
  );
}

/** Reads the stamp of the last site that was merged into a folder. */
export function readStamp(cache: string, outDir: string): Stamp | undefined {
  try {
    return fs.readJsonSync(stampFile(cache, outDir)) as Stamp;
  } catch {
    // There is none, or writing it was interrupted.
    return undefined;
  }
}

/** Returns whether the folder is unchanged, judging by file sizes and modification times. */
export async function isStamped({ files }: Stamp, outDir: string): Promise<boolean> {
  return (
    (await fs.pathExists(outDir)) && JSON.stringify(await filesOf(outDir)) === JSON.stringify(files)
  );
}

/** Records what was merged into a folder. */
export async function writeStamp(cache: string, outDir: string, digest: string): Promise<void> {
  const stamp: Stamp = { digest, files: await filesOf(outDir) };
  await fs.outputJson(stampFile(cache, outDir), stamp);
}
