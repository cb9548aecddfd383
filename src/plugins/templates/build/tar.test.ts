/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { temporaryFolder } from '@site/scripts/jest/files';

import { tarGz } from './tar';

const folder = temporaryFolder();

it('is read by tar, with all files', () => {
  const long = 'a'.repeat(1500);
  const file = path.join(folder(), 'a.tgz');
  writeFileSync(file, tarGz({ 'package/a.txt': 'é\n', 'package/b/long.txt': long }));
  const { status, stderr } = spawnSync('tar', ['-xzf', file, '-C', folder()], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  expect(readFileSync(path.join(folder(), 'package/a.txt'), 'utf8')).toBe('é\n');
  expect(readFileSync(path.join(folder(), 'package/b/long.txt'), 'utf8')).toBe(long);
});

it('has the same bytes for the same files', () => {
  expect(tarGz({ 'package/a': 'a' })).toEqual(tarGz({ 'package/a': 'a' }));
});

it('rejects a path that the format cannot contain', () => {
  expect(() => tarGz({ [`package/${'a'.repeat(100)}`]: '' })).toThrow(/longer than the 100 bytes/);
});
