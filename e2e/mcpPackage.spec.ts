import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { expect, test } from '@playwright/test';

import { root } from './support';

// @registry
/* The npm package of the MCP server, as readers create, install and start it (docs/introduction/mcp). */

const run = promisify(execFile);

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'mcp-package-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the package can be installed from its file, and answers over stdio', async () => {
  // Bundles the server and installs packages, which npm has in its cache.
  test.setTimeout(300_000);
  const out = path.join(folder, 'package');
  const jiti = path.join(root, 'node_modules/jiti/lib/jiti-cli.mjs');
  await run(process.execPath, [jiti, 'scripts/mcpPackage.ts', '--out', out], { cwd: root });
  await run('npm', ['pack', out], { cwd: folder });
  const [archive = ''] = readdirSync(folder).filter((file) => file.endsWith('.tgz'));
  const [, release = ''] = /^mui-x-docs-mcp-(\d.*)\.tgz$/.exec(archive) ?? [];

  const project = mkdtempSync(path.join(folder, 'project-'));
  writeFileSync(path.join(project, 'package.json'), '{ "private": true }');
  await run(
    'npm',
    ['install', '--save-dev', '--prefer-offline', '--no-audit', '--no-fund', `../${archive}`],
    { cwd: project },
  );
  expect(existsSync(path.join(project, 'node_modules/@mui/x-data-grid'))).toBe(true);

  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(
    new StdioClientTransport({ command: 'npx', args: ['--no', 'mui-x-docs-mcp'], cwd: project }),
  );
  try {
    const call = async (name: string, input: Record<string, unknown>) => {
      const { content } = await client.callTool({ name, arguments: input });
      return (content as { text: string }[]).map(({ text }) => text).join('\n');
    };
    const found = await call('search', { query: 'data grid sorting' });
    expect(found).toMatch(new RegExp(`^MUI X ${release}\\.`));
    const [, page = ''] = /^1\. .*\((\S+)\)/m.exec(found) ?? [];
    expect(page).toContain('react-data-grid/sorting');
    expect(await call('read', { page })).toContain('# Data Grid sorting\n');
  } finally {
    await client.close();
  }

  // The same package as a command, in a project with another release.
  const command = async (...args: string[]) => {
    const { stdout, code = 0 }: { stdout: string; code?: number } = await run(
      'npx',
      ['--no', 'mui-x-docs-mcp', ...args, '--json'],
      {
        cwd: project,
      },
    ).catch((error: { stdout: string; code: number }) => error);
    return { ...(JSON.parse(stdout) as Record<string, unknown>), code };
  };
  writeFileSync(
    path.join(project, 'App.tsx'),
    "import { DataGrid } from '@mui/x-data-grid';\nexport const grid = <DataGrid columns={[]} rowz={[]} />;\n",
  );
  expect(await command('check', 'App.tsx')).toMatchObject({
    code: 1,
    version: release,
    ok: false,
    files: [{ file: 'App.tsx', problems: [{ line: 2, name: 'rowz', suggestion: 'rows' }] }],
  });
  expect(await command('api', 'DataGrid.rows')).toMatchObject({ found: true });
  await command('init');
  expect(await command('doctor')).toMatchObject({ code: 0, ok: true });
  const manifest = path.join(project, 'node_modules/@mui/x-data-grid/package.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(release, '7.29.0'));
  expect(await command('migrate')).toMatchObject({ from: '7.29.0', to: release });
  expect(await command('api', 'DataGrid')).toMatchObject({
    note: expect.stringContaining('@mui/x-data-grid 7.29.0 (node_modules)'),
  });
});
