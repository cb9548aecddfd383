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

it('reports that nothing has changed', () => {
  expect(overrides()).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('unchanged since they were reviewed') as string,
  });
});

it('accepts only names in the registry', () => {
  expect(overrides('--accept', 'theme/Layuot')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(
      /--accept requires names of overrides\. Known names: .*theme\/Layout.*; found "theme\/Layuot"\./,
    ) as string,
  });
  expect(overrides('--accept').stderr).toContain('found none');
  expect(overrides('theme/Layout').stderr).toContain(
    'Names of overrides must follow --accept; found "theme/Layout" without it.',
  );
});
