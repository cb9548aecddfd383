import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { cutVersionNames } from '../../src/core/versions';

/** The repository as the rules see it. Paths are relative to its root, with forward slashes. */
export interface Project {
  /** All files that git tracks, and untracked files that are not ignored. */
  files: readonly string[];
  /** Returns the content of a file. Empty if it no longer exists. */
  read: (file: string) => string;
  /** The cut versions, newest first. */
  cutVersions: readonly string[];
}

/** Returns a function that computes a value only once per repository: a plan needs it for each changed file. */
export function oncePerProject<Value>(
  compute: (project: Project) => Value,
): (project: Project) => Value {
  const known = new WeakMap<Project, { value: Value }>();
  return (project) => {
    const { value } = known.get(project) ?? { value: compute(project) };
    known.set(project, { value });
    return value;
  };
}

/** The change that `--changed` looks at. */
export interface Change {
  /** The commit that the working tree is compared with, and how it was found. */
  base: string;
  /** Files that differ from it: added, modified or removed. Sorted. */
  files: readonly string[];
}

/** Branches to find the default merge base with. The first that exists is used. */
const MAIN_BRANCHES = ['main', 'origin/main', 'master', 'origin/master'];

function git(root: string, ...args: string[]): { ok: boolean; output: string; error: string } {
  const { status, stdout, stderr } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return { ok: status === 0, output: stdout ?? '', error: (stderr ?? '').trim() };
}

/** Splits git's NUL-separated output, which leaves names with spaces or umlauts unescaped. */
const names = (output: string) => output.split('\0').filter(Boolean);

/** Reads the repository in a folder. */
export function readProject(root: string): Project {
  const { output } = git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
  const texts = new Map<string, string>();
  return {
    files: [...new Set(names(output))].filter((file) => existsSync(path.join(root, file))),
    read: (file) => {
      const absolute = path.join(root, file);
      const text = texts.get(file) ?? (existsSync(absolute) ? readFileSync(absolute, 'utf8') : '');
      texts.set(file, text);
      return text;
    },
    cutVersions: cutVersionNames(root),
  };
}

/**
 * Lists the files that differ between the working tree and a commit, including uncommitted and untracked files.
 *
 * @param ref - Branch, tag or commit to compare with. Default: the merge base of HEAD and main.
 * @throws Error if git does not know the commit, or if there is no main branch to compare with.
 */
export function readChange(root: string, ref?: string): Change {
  let base = ref ?? '';
  let commit = ref;
  if (ref === undefined) {
    const main = MAIN_BRANCHES.find(
      (branch) => git(root, 'rev-parse', '--verify', '--quiet', `${branch}^{commit}`).ok,
    );
    if (main === undefined) {
      throw new Error(
        `--changed requires a branch to compare with, and none of ${MAIN_BRANCHES.join(', ')} exists. ` +
          'Pass a commit: npm test -- --changed=<commit>',
      );
    }
    const mergeBase = git(root, 'merge-base', main, 'HEAD');
    if (!mergeBase.ok) {
      throw new Error(
        `HEAD and ${main} have no common ancestor. Pass a commit: npm test -- --changed=<commit>`,
      );
    }
    commit = mergeBase.output.trim();
    base = `${commit.slice(0, 9)} (merge base with ${main})`;
  }
  // Without rename detection, so that the old path is listed, too.
  const diff = git(root, 'diff', '--name-only', '--no-renames', '-z', `${commit}`, '--');
  if (!diff.ok) {
    throw new Error(`--changed=${base}: git can't find this commit. ${diff.error}`);
  }
  const untracked = git(root, 'ls-files', '-z', '--others', '--exclude-standard');
  return { base, files: [...new Set([...names(diff.output), ...names(untracked.output)])].sort() };
}
