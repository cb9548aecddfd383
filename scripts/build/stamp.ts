import { createHash } from 'node:crypto';
import path from 'node:path';

import fs from 'fs-extra';

/** What a folder held when a site was merged into it. */
export interface Stamp {
  /** Names what the site was made of. */
  digest: string;
  /** Size and time of change, in milliseconds since 1970, of each file. */
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

/** The stamp of the last site that was merged into a folder. */
export function readStamp(cache: string, outDir: string): Stamp | undefined {
  try {
    return fs.readJsonSync(stampFile(cache, outDir)) as Stamp;
  } catch {
    // None, or one that was broken off.
    return undefined;
  }
}

/** Whether the folder still holds what it held, as far as sizes and times tell. */
export async function isStamped({ files }: Stamp, outDir: string): Promise<boolean> {
  return (
    (await fs.pathExists(outDir)) && JSON.stringify(await filesOf(outDir)) === JSON.stringify(files)
  );
}

/** Notes what was merged into a folder. */
export async function writeStamp(cache: string, outDir: string, digest: string): Promise<void> {
  const stamp: Stamp = { digest, files: await filesOf(outDir) };
  await fs.outputJson(stampFile(cache, outDir), stamp);
}
