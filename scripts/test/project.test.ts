/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';

import { temporaryFolder, writeFiles } from '@site/scripts/jest/files';

import { readChange, readProject } from './project';

const repository = temporaryFolder();

/** Runs git with a neutral identity, independent of this machine's configuration. */
function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(
    'git',
    ['-c', 'user.name=Nobody', '-c', 'user.email=nobody@example.com', ...args],
    { cwd: repository(), encoding: 'utf8' },
  );
  if (status !== 0) {
    throw new Error(`git ${args.join(' ')}: ${stderr}`);
  }
  return stdout.trim();
}

function commit(files: Record<string, string>): string {
  writeFiles(repository(), files);
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Change something');
  return git('rev-parse', 'HEAD');
}

let first = '';
beforeEach(() => {
  git('init', '--quiet', '--initial-branch=main');
  first = commit({ 'a.ts': '1', 'b.ts': '1', 'old.ts': '1', '.gitignore': 'build' });
});

it('includes commits since main, and uncommitted, removed, renamed and untracked files', () => {
  git('checkout', '--quiet', '-b', 'work');
  commit({ 'a.ts': '2' });
  git('mv', 'old.ts', 'new.ts');
  rmSync(path.join(repository(), 'b.ts'));
  writeFiles(repository(), { 'docs/größe und maß.mdx': '', 'build/index.html': '' });
  expect(readChange(repository())).toEqual({
    base: `${first.slice(0, 9)} (merge base with main)`,
    files: ['a.ts', 'b.ts', 'docs/größe und maß.mdx', 'new.ts', 'old.ts'],
  });
});

it('excludes newer commits on main', () => {
  git('checkout', '--quiet', '-b', 'work');
  commit({ 'mine.ts': '1' });
  git('checkout', '--quiet', 'main');
  commit({ 'theirs.ts': '1' });
  git('checkout', '--quiet', 'work');
  expect(readChange(repository()).files).toEqual(['mine.ts']);
});

it('compares with the specified commit', () => {
  commit({ 'a.ts': '2' });
  const second = git('rev-parse', 'HEAD');
  commit({ 'b.ts': '2' });
  expect(readChange(repository(), second)).toEqual({ base: second, files: ['b.ts'] });
});

it('reports an unknown commit', () => {
  expect(() => readChange(repository(), 'v9')).toThrow("--changed=v9: git can't find this commit.");
});

it('requires a commit if there is no main branch', () => {
  git('branch', '--move', 'trunk');
  expect(() => readChange(repository())).toThrow(
    '--changed requires a branch to compare with, and none of main, origin/main, master, ' +
      'origin/master exists. Pass a commit: npm test -- --changed=<commit>',
  );
});

it('reads the existing files and versions', () => {
  rmSync(path.join(repository(), 'b.ts'));
  writeFiles(repository(), { 'versions.json': '["8.12.1"]', 'build/index.html': '' });
  const { files, read, cutVersions } = readProject(repository());
  expect([...files].sort()).toEqual(['.gitignore', 'a.ts', 'old.ts', 'versions.json']);
  expect(read('a.ts')).toBe('1');
  expect(read('b.ts')).toBe('');
  expect(cutVersions).toEqual(['8.12.1']);
});
