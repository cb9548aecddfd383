import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** How often memory is sampled, in milliseconds. */
const SAMPLING = 500;

/** How often a server that starts or ends is asked whether it has, in milliseconds. */
const ASKING = 50;

/** How long a server may take to end, in milliseconds. */
const ENDING = 10_000;

/**
 * Returns the resident memory of a process and all its descendants, in MB.
 *
 * @param table - Output of `ps -o pid=,ppid=,rss=`: process, parent, and resident memory in kB per line.
 */
export function treeMemory(table: string, root: number): number {
  const processes = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const tree = new Set([root]);
  // Also visits what is added meanwhile.
  for (const parent of tree) {
    processes.forEach(([child = 0, above]) => above === parent && tree.add(child));
  }
  return processes
    .filter(([pid = 0]) => tree.has(pid))
    .reduce((sum, [, , resident = 0]) => sum + resident / 1024, 0);
}

/** Returns the resident memory of a running process and all its descendants, in MB. Returns 0 if there is no `ps`. */
export const memoryOf = (pid: number): number =>
  treeMemory(
    spawnSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' }).stdout ?? '',
    pid,
  );

/** Time in seconds and peak memory in MB. */
export interface Cost {
  seconds: number;
  memory: number;
}

/** Starts a command in its own process group, which can be ended as a whole. */
export function start(
  [file = '', ...args]: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
): ChildProcess {
  return spawn(file, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: 'ignore',
    detached: true,
  });
}

/** Returns whether any process of a group is running. */
function isRunning(group: number): boolean {
  try {
    return process.kill(-group, 0);
  } catch {
    return false;
  }
}

/** Ends a command and all processes it has started. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) {
    return;
  }
  const ended = new Promise((resolve) => child.once('close', resolve));
  process.kill(-child.pid, 'SIGTERM');
  await ended;
  // npm ends before the server that it has started, which still responds for a moment. In a container whose first
  // process doesn't collect others, an ended process stays in the group.
  for (let waited = 0; waited < ENDING && isRunning(child.pid); waited += ASKING) {
    await wait(ASKING);
  }
}

/**
 * Waits until a server answers. A browser must not be used for this: after each refused connection, it shows an error
 * page, which takes more than one core from the server that's starting.
 *
 * @throws Error if `isOver` returns `true` before the server answers.
 */
export async function untilServed(address: string, isOver: () => boolean): Promise<void> {
  for (;;) {
    try {
      const response = await fetch(address, { headers: { accept: 'text/html' } });
      await response.text();
      return;
    } catch (error) {
      if (isOver()) {
        throw new Error(`There is no server at ${address}.`, { cause: error });
      }
      await wait(ASKING);
    }
  }
}

/**
 * Runs a command until it exits, and measures its cost.
 *
 * @throws Error if it fails.
 */
export async function measureCommand(
  command: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
): Promise<Cost> {
  const since = Date.now();
  const child = start(command, cwd, env);
  let memory = 0;
  const timer = setInterval(() => {
    memory = Math.max(memory, memoryOf(child.pid ?? 0));
  }, SAMPLING);
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
  clearInterval(timer);
  if (status !== 0) {
    throw new Error(`"${command.join(' ')}" failed in ${cwd}; run it there to see why.`);
  }
  return { seconds: (Date.now() - since) / 1000, memory };
}

/** Removes the caches of a site's builds and dev servers. */
export function removeCaches(siteDir: string): void {
  ['node_modules/.cache', '.cache', '.docusaurus'].forEach((folder) =>
    rmSync(path.join(siteDir, folder), { recursive: true, force: true }),
  );
}
