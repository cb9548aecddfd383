import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { claim } from '@portal/claims';
import { olderReleases } from '@site/src/core/versions/olderReleases';
import { expect } from 'vitest';

interface Manifest {
  version: string;
  peerDependencies: Record<string, string>;
}
const require = createRequire(import.meta.url);
// Vitest runs in the site's folder.
const folders = olderReleases(process.cwd());
const folderOf = (name: string) =>
  folders.get(name) ?? path.dirname(require.resolve(`${name}/package.json`));
const manifest = (name: string) =>
  JSON.parse(readFileSync(path.join(folderOf(name), 'package.json'), 'utf8')) as Manifest;
const lab = manifest('mui-lab-v5');
const v6 = manifest('mui-x-tree-view-v6');
const types = (name: string, file: string) => readFileSync(path.join(folderOf(name), file), 'utf8');

claim(
  'This page compares `@mui/lab` 5.0.0-alpha.70 with `@mui/x-tree-view` 6.17.0, the last release of its first major version.',
  () => {
    expect(lab.version).toBe('5.0.0-alpha.70');
    expect(v6.version).toBe('6.17.0');
  },
);

claim('`@mui/material` | `^5.0.0` | `^5.8.6`', () => {
  expect(lab.peerDependencies['@mui/material']).toBe('^5.0.0');
  expect(v6.peerDependencies['@mui/material']).toBe('^5.8.6');
});

claim('`react` | `^17.0.0` | `^17.0.0 || ^18.0.0`', () => {
  expect(lab.peerDependencies.react).toBe('^17.0.0');
  expect(v6.peerDependencies.react).toBe('^17.0.0 || ^18.0.0');
});

claim(
  '`@mui/x-codemod` has no transform for this step. Search for `@mui/lab` in your code.',
  () => {
    const codemod = folderOf('@mui/x-codemod');
    expect(readdirSync(path.join(codemod, 'v6.0.0')).sort()).toEqual([
      'component-rename-prop',
      'data-grid',
      'pickers',
      'preset-safe',
    ]);
    expect(existsSync(path.join(codemod, 'v6.0.0/tree-view'))).toBe(false);
  },
);

claim('`SingleSelectTreeViewProps` and `MultiSelectTreeViewProps` still exist.', () => {
  const text = types('mui-x-tree-view-v6', 'TreeView/TreeView.types.d.ts');
  expect(text).toContain('export type SingleSelectTreeViewProps = TreeViewProps<false>;');
  expect(text).toContain('export type MultiSelectTreeViewProps = TreeViewProps<true>;');
});
