/*
 * `npm run version:sidebar -- NAME`: writes the sidebar of the cut version NAME again, after pages were added to it.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';

import { writeVersionSidebar } from './versionCut/versionSidebar';

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) {
    throw new Error(
      `pass one version: "npm run version:sidebar -- 8.12.1"; found ${positionals.length === 0 ? 'none' : positionals.join(' ')}.`,
    );
  }
  console.log(`Wrote ${await writeVersionSidebar(path.resolve(__dirname, '..'), name)}.`);
}

main().catch((error: unknown) => {
  console.error(`version:sidebar: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
