/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '..');

function overrides(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/jiti/lib/jiti-cli.mjs'), 'scripts/overrides.ts', ...args],
    { cwd: root, encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

it('says that nothing has changed', () => {
  expect(overrides()).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('as they were when they were reviewed') as string,
  });
});

it('accepts only names of the registry', () => {
  expect(overrides('--accept', 'theme/Layuot')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(
      /--accept takes the names of overrides: .*theme\/Layout.*; found "theme\/Layuot"\./,
    ) as string,
  });
  expect(overrides('--accept').stderr).toContain('found none');
  expect(overrides('theme/Layout').stderr).toContain(
    'Names go after --accept; found "theme/Layout" without it.',
  );
});
