import { spawn } from 'node:child_process';
import path from 'node:path';

/** A step of a change of the site: a command, or code of its own. */
export type Step = {
  /** What it does, for the progress: `Build the version`. */
  what: string;
  /** Whether the site has changed when it has ended. */
  isLasting?: boolean;
} & (
  | {
      /** npm, Node, or the command of an installed package, and its arguments. */
      command: readonly string[];
      cwd: string;
      env?: Readonly<Record<string, string>>;
    }
  | { action: () => Promise<void> | void }
);

/**
 * Runs steps one after the other.
 *
 * @throws Error of the step that fails. It says whether the site has changed.
 */
export type RunSteps = (steps: readonly Step[]) => Promise<void>;

/** How long a command may take to end when it is interrupted, in milliseconds. */
const PATIENCE = 5000;

const isWindows = process.platform === 'win32';

/** Runs a command until it ends, or until the signal is aborted. */
async function runCommand(
  { command, cwd, env }: Extract<Step, { command: unknown }>,
  signal: AbortSignal,
): Promise<void> {
  const [name = '', ...args] = command;
  const isOwn = name === 'npm' || name === 'node';
  const child = spawn(isOwn ? name : path.join(cwd, 'node_modules/.bin', name), args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: isWindows,
    // A group of its own, which ends together with the processes that the command has started.
    detached: !isWindows,
  });
  const end = (how: NodeJS.Signals) =>
    isWindows || !child.pid ? child.kill(how) : process.kill(-child.pid, how);
  let timer: NodeJS.Timeout | undefined;
  const stop = () => {
    end('SIGTERM');
    timer = setTimeout(() => end('SIGKILL'), PATIENCE);
  };
  signal.addEventListener('abort', stop, { once: true });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', resolve);
  });
  clearTimeout(timer);
  signal.removeEventListener('abort', stop);
  if (code !== 0 && !signal.aborted) {
    throw new Error(`"${command.join(' ')}" failed. See the errors above.`);
  }
}

/** Runs steps, and prints which one runs and how long each has taken. */
export const stepRunner =
  (signal: AbortSignal): RunSteps =>
  async (steps) => {
    let hasChanged = false;
    try {
      for (const [index, step] of steps.entries()) {
        signal.throwIfAborted();
        console.warn(`\n── ${index + 1} of ${steps.length}: ${step.what}`);
        const start = Date.now();
        await ('command' in step ? runCommand(step, signal) : step.action());
        hasChanged ||= step.isLasting === true;
        signal.throwIfAborted();
        console.warn(`   ${((Date.now() - start) / 1000).toFixed(0)} s`);
      }
    } catch (error) {
      const why = signal.aborted ? 'Interrupted.' : (error as Error).message;
      throw new Error(
        `${why} ${hasChanged ? 'The version has changed, but packages may be missing: run "npm install".' : 'Nothing has changed.'}`,
        { cause: error },
      );
    }
  };
