import { execFileSync } from 'node:child_process';

/** Runs Git. Returns undefined if there is no Git, no repository, or an error, such as a folder of another user. */
export function git(cwd: string, ...args: readonly string[]): string | undefined {
  // A Git hook sets variables that would make Git look at another repository.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')),
  );
  try {
    return execFileSync('git', args, {
      cwd,
      env,
      encoding: 'utf8',
      maxBuffer: 1024 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}
