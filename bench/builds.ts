import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { measureCommand } from './processTree';

const EDITED_PAGE = 'docs/react-tree-view/quickstart/quickstart.mdx';

/**
 * Measures time and memory of production builds: a full build, a build without changes, and a build after an edit of
 * one version's page.
 */
export async function builds(root: string): Promise<string[]> {
  for (const cache of ['node_modules/.cache', '.docusaurus/cache', 'build']) {
    rmSync(path.join(root, cache), { recursive: true, force: true });
  }
  const build = () => measureCommand([process.execPath, 'scripts/build.mjs'], root);
  const cold = await build();
  const warm = await build();
  const file = path.join(root, EDITED_PAGE);
  const original = readFileSync(file, 'utf8');
  writeFileSync(file, `${original}\nA sentence that is new.\n`);
  const edit = await build().finally(() => writeFileSync(file, original));
  return [
    `  build, cold ${cold.seconds.toFixed(1)} s, nothing changed ${warm.seconds.toFixed(1)} s, one page edited ${edit.seconds.toFixed(1)} s`,
    `  build, peak memory ${(Math.max(cold.memory, edit.memory) / 1000).toFixed(1)} GB`,
  ];
}
