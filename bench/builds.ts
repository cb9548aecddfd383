import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const seconds = (since: number) => (Date.now() - since) / 1000;

const EDITED_PAGE = 'docs/react-tree-view/quickstart/quickstart.mdx';

/** Returns the resident memory of a process and all its descendants, in MB. */
function memoryOf(pid: number): number {
  const all = spawnSync('ps', ['-e', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' }).stdout;
  const processes = all
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number));
  const below = (parent: number): number =>
    processes
      .filter(([, ppid]) => ppid === parent)
      .reduce((sum, [child = 0, , rss = 0]) => sum + rss + below(child), 0);
  const own = processes.find(([each]) => each === pid)?.[2] ?? 0;
  return (own + below(pid)) / 1024;
}

/** Runs `npm run build`. Measures how long it takes, and its peak memory, sampled every half second. */
async function build(root: string): Promise<{ time: number; peak: number }> {
  const start = Date.now();
  const child = spawn(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'ignore' });
  let peak = 0;
  const samples = setInterval(() => (peak = Math.max(peak, memoryOf(child.pid ?? 0))), 500);
  const status = await new Promise((resolve) => child.on('exit', resolve));
  clearInterval(samples);
  if (status !== 0) {
    throw new Error('The build failed; run "npm run build" to see why.');
  }
  return { time: seconds(start), peak };
}

/**
 * Measures time and memory of production builds: a full build, a build without changes, and a build after an edit of
 * one version's page.
 */
export async function builds(root: string): Promise<string[]> {
  for (const cache of ['node_modules/.cache', '.docusaurus/cache', 'build']) {
    rmSync(path.join(root, cache), { recursive: true, force: true });
  }
  const cold = await build(root);
  const warm = await build(root);
  const file = path.join(root, EDITED_PAGE);
  const original = readFileSync(file, 'utf8');
  writeFileSync(file, `${original}\nA sentence that is new.\n`);
  const edit = await build(root).finally(() => writeFileSync(file, original));
  return [
    `  build, cold ${cold.time.toFixed(1)} s, nothing changed ${warm.time.toFixed(1)} s, one page edited ${edit.time.toFixed(1)} s`,
    `  build, peak memory ${(Math.max(cold.peak, edit.peak) / 1000).toFixed(1)} GB`,
  ];
}
