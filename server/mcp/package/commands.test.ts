/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { EMPTY_VOCABULARY } from '../../../src/plugins/search/vocabulary';
import type { CheckedCode } from '../check/codePage';
import { composeServer } from '../compose';
import { openFolder } from '../data/folder';
import { writeFixture } from '../fixture';
import { findProject } from '../project';

import { checkFiles, doctor, init, lookUp, migrate, type CommandContext } from './commands';
import { packageManifest, serverManifest } from './files';

let root: string;
let folder: string;
let close: () => Promise<void>;
let context: CommandContext;
/** What was sent to the compiler. */
let checked: CheckedCode;

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const install = (name: string, version: string) =>
  write(`node_modules/${name}/package.json`, JSON.stringify({ name, version }));
const SKILL =
  '---\nname: mui-x-8-12-1\ndescription: MUI X\n---\n\nRun `npx --no mui-x-docs-mcp`.\n';

/** Opens the project again, after its packages have changed. */
const open = () => {
  const dataFolder = path.join(root, 'data');
  const project = findProject(folder);
  const composed = composeServer({
    docs: openFolder(dataFolder, path.join(root, 'server')),
    vocabulary: EMPTY_VOCABULARY,
    project,
    serverVersion: '1.0.0',
    thread: { script: '' },
  });
  ({ close } = composed);
  context = {
    library: composed.library,
    // Code is checked in other tests.
    service: {
      ...composed.service,
      check: (_version, code) => {
        checked = code;
        const files = typeof code === 'string' ? [['', code] as const] : Object.entries(code);
        const problems = files.flatMap(([file, text]) => {
          const [name] = /notAProp|pageSize/.exec(text) ?? [];
          return name ? [{ line: 3, message: 'Wrong.', name, ...(file ? { file } : {}) }] : [];
        });
        return Promise.resolve({ problems, notes: [] });
      },
    },
    folder,
    dataFolder,
    project,
  };
};

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'commands-'));
  folder = path.join(root, 'project');
  mkdirSync(folder);
  writeFixture(path.join(root, 'data'));
  // The server has packages of its own, whatever the project has.
  write(
    '../server/node_modules/@mui/x-data-grid/package.json',
    '{ "name": "@mui/x-data-grid", "version": "8.12.1" }',
  );
  writeFileSync(path.join(root, 'data/SKILL.md'), SKILL);
  writeFileSync(path.join(root, 'data/AGENTS.md'), '- Use `npx --no mui-x-docs-mcp`.\n');
  open();
});
afterEach(async () => {
  await close();
  rmSync(root, { recursive: true });
});

const resultsOf = ({ data }: ReturnType<typeof init>) =>
  Object.fromEntries(
    (data.files as { file: string; result: string }[]).map(({ file, result }) => [file, result]),
  );

it('sets up an empty project, and changes nothing the second time', () => {
  const first = init(context);
  expect(first.failed).toBe(false);
  expect(new Set(Object.values(resultsOf(first)))).toEqual(new Set(['added']));
  // The package isn't installed, so npx has to download the release.
  expect(JSON.parse(read('.mcp.json'))).toEqual({
    mcpServers: { 'mui-x-docs': { command: 'npx', args: ['--yes', 'mui-x-docs-mcp@8.12.1'] } },
  });
  expect(JSON.parse(read('.cursor/mcp.json'))).toEqual(JSON.parse(read('.mcp.json')));
  expect(JSON.parse(read('.vscode/mcp.json'))).toHaveProperty('servers.mui-x-docs.type', 'stdio');
  expect(read('AGENTS.md')).toContain('- Use `npx --yes mui-x-docs-mcp@8.12.1`.');
  expect(read('.claude/skills/mui-x-8-12-1/SKILL.md')).toContain('npx --yes mui-x-docs-mcp@8.12.1');
  expect(new Set(Object.values(resultsOf(init(context))))).toEqual(new Set(['unchanged']));
});

it('starts the installed package', () => {
  install('mui-x-docs-mcp', '8.12.1');
  init(context);
  expect(read('.mcp.json')).toContain('"--no"');
});

it('keeps everything that others wrote', () => {
  write('AGENTS.md', '# Rules\r\n\r\nUse tabs.\r\n');
  write('.mcp.json', '{\n\t"mcpServers": { "other": { "command": "x" } },\n\t"more": [1]\n}\n');
  write('.vscode/mcp.json', '{\n  // Ours\n  "servers": {}\n}\n');
  write('.cursor/mcp.json', '{ "mcpServers": [] }');
  write('.agents/skills/mui-x-8-12-1/SKILL.md', 'Own text\n');
  const result = init(context);
  expect(result.failed).toBe(true);
  expect(resultsOf(result)).toMatchObject({
    'AGENTS.md': 'added',
    '.mcp.json': 'added',
    '.vscode/mcp.json': 'not changed',
    '.cursor/mcp.json': 'not changed',
    '.agents/skills/mui-x-8-12-1/SKILL.md': 'kept',
  });
  expect(result.text).toMatch(/\.vscode\/mcp\.json: not changed\. .*comments.*"mui-x-docs"/);
  expect(read('AGENTS.md')).toMatch(/^# Rules\r\n\r\nUse tabs\.\r\n\r\n<!-- mui-x-docs -->\r\n/);
  expect(read('AGENTS.md')).not.toMatch(/[^\r]\n/);
  expect(read('.mcp.json')).toContain('\n\t"mcpServers": {\n\t\t"other"');
  expect(JSON.parse(read('.mcp.json'))).toMatchObject({
    mcpServers: { other: { command: 'x' } },
    more: [1],
  });
  expect(read('.vscode/mcp.json')).toContain('// Ours');
  expect(read('.cursor/mcp.json')).toBe('{ "mcpServers": [] }');
  expect(read('.agents/skills/mui-x-8-12-1/SKILL.md')).toBe('Own text\n');
});

it('replaces only what it wrote before', () => {
  write('AGENTS.md', 'Before\n\n<!-- mui-x-docs -->\n- Old\n<!-- /mui-x-docs -->\n\nAfter\n');
  write(
    '.mcp.json',
    '{"mcpServers": {"mui-x-docs": {"command": "npx", "args": ["old"], "env": {"A": "1"}}}}',
  );
  expect(resultsOf(init(context))).toMatchObject({
    'AGENTS.md': 'updated',
    '.mcp.json': 'updated',
  });
  expect(read('AGENTS.md')).toMatch(
    /^Before\n\n<!-- mui-x-docs -->\n- Use .*\n<!-- \/mui-x-docs -->\n\nAfter\n$/,
  );
  expect(JSON.parse(read('.mcp.json'))).toHaveProperty('mcpServers.mui-x-docs.env.A', '1');
});

it.each(['<!-- mui-x-docs -->\nText', 'Text\n<!-- /mui-x-docs -->\n<!-- mui-x-docs -->'])(
  'leaves an AGENTS.md with a broken block alone (%#)',
  (text) => {
    write('AGENTS.md', text);
    expect(resultsOf(init(context))).toMatchObject({ 'AGENTS.md': 'not changed' });
    expect(read('AGENTS.md')).toBe(text);
  },
);

it('checks files, and says which one cannot be read', async () => {
  write('src/Good.tsx', 'export {};');
  write('src/Bad.tsx', '<DataGrid pageSize={5} />');
  const result = await checkFiles(context, ['src/Good.tsx', 'src/Bad.tsx']);
  expect(result.failed).toBe(true);
  expect(result.text).toContain('src/Bad.tsx:3: Wrong.');
  expect(result.text).toContain('1 problem in 2 files against MUI X 8.12.1.');
  expect(result.data).toMatchObject({
    version: '8.12.1',
    ok: false,
    files: [
      { file: 'src/Good.tsx', problems: [] },
      { file: 'src/Bad.tsx', problems: [{ file: 'src/Bad.tsx', line: 3, name: 'pageSize' }] },
    ],
  });
  expect((await checkFiles(context, ['src/Good.tsx'])).failed).toBe(false);
  await expect(checkFiles(context, ['src/Good.tsx', 'Gone.tsx'])).rejects.toThrow(
    "Gone.tsx can't be read (ENOENT).",
  );
  await expect(checkFiles(context, ['src'])).rejects.toThrow("src isn't code");
});

it('checks files together, by their places relative to each other', async () => {
  write('app/pages/Page.tsx', "import { columns } from '../columns';");
  write('app/columns.ts', '\uFEFFexport const columns = [];');
  context = { ...context, folder: path.join(folder, 'app/pages') };
  const { data, failed } = await checkFiles(context, ['Page.tsx', '../columns.ts']);
  expect(failed).toBe(false);
  expect(checked).toEqual({
    'pages/Page.tsx': "import { columns } from '../columns';",
    'columns.ts': 'export const columns = [];',
  });
  expect(data.files).toMatchObject([{ file: 'Page.tsx' }, { file: '../columns.ts' }]);
});

it('looks up names, whole', async () => {
  const { text, data, failed } = await lookUp(context, 'DataGrid');
  expect(failed).toBe(false);
  // Tools send such a long text in parts.
  expect(text).toContain('`.MuiDataGrid-row`');
  expect(data).toMatchObject({ name: 'DataGrid', version: '8.12.1', found: true });
  expect((await lookUp(context, 'DataGird')).failed).toBe(true);
});

it('migrates from the version of the project', () => {
  install('@mui/x-data-grid', '6.20.0');
  open();
  const { data, text } = migrate(context);
  expect(data).toMatchObject({
    from: '6.20.0',
    to: '8.12.1',
    guides: [
      { page: '/x/migration/migration-data-grid-v6/' },
      { page: '/x/migration/migration-data-grid-v7/' },
    ],
  });
  const [{ file }] = data.guides as [{ file: string }];
  expect(readFileSync(file, 'utf8')).toContain('# Migrate the Data Grid from v6');
  expect(text).toContain(file);
  expect(migrate(context, '7.1.0').data.guides).toHaveLength(1);
  expect(migrate(context, '8.0.0').text).toContain('no migration guide within a major version');
});

it('asks for the version to migrate from if the project has none', () => {
  expect(() => migrate(context)).toThrow('--from 7.29.0');
  expect(() => migrate(context, '9.0.0')).toThrow('must not be newer');
});

it('says what is wrong with a setup', async () => {
  install('@mui/x-data-grid', '8.20.0');
  write('.agents/skills/mui-x-8-1-0/SKILL.md', '');
  write('.cursor/mcp.json', '[]');
  open();
  const before = await doctor(context);
  expect(before.failed).toBe(true);
  expect(before.text).toContain(
    'warning Project: This project has @mui/x-data-grid 8.20.0 (node_modules), but this documentation is of MUI X 8.12.1.',
  );
  expect(before.text).toContain('error   .cursor/mcp.json: It must be an object.');
  expect(before.text).toContain('warning AGENTS.md: is missing. Run "init" to add it.');
  expect(before.text).toContain('warning .agents/skills/mui-x-8-1-0: is a skill for another');
  // It only looks.
  expect(() => read('AGENTS.md')).toThrow('ENOENT');

  install('@mui/x-data-grid', '8.12.1');
  rmSync(path.join(folder, '.cursor'), { recursive: true });
  rmSync(path.join(folder, '.agents'), { recursive: true });
  open();
  init(context);
  const after = await doctor(context);
  expect(after).toMatchObject({ failed: false, data: { ok: true } });
  expect(after.text).not.toMatch(/warning|error/);
});

it('has manifests that the registries of npm and of MCP servers accept', () => {
  const { source } = context.library.version().version;
  const manifest = packageManifest(source);
  const server = serverManifest(source);
  // The registry of MCP servers compares them.
  expect(server.name).toBe(manifest.mcpName);
  expect(server.name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
  expect(String(server.description).length).toBeLessThanOrEqual(100);
  expect(server).toMatchObject({
    version: '8.12.1',
    packages: [{ registryType: 'npm', identifier: manifest.name, version: manifest.version }],
  });
  expect(manifest).not.toHaveProperty('private');
  expect(manifest).toMatchObject({ license: 'MIT', engines: { node: '>=20.19.0' } });
  const origin = { repository: 'acme/docs', homepage: 'https://docs.acme.com/x/' };
  expect(packageManifest(source, origin)).toMatchObject({
    repository: { url: 'git+https://github.com/acme/docs.git' },
    homepage: origin.homepage,
  });
  expect(serverManifest(source, origin)).toMatchObject({ websiteUrl: origin.homepage });
  Object.values(manifest.dependencies as Record<string, string>).forEach((version) =>
    expect(version).toMatch(/^\d+\.\d+\.\d+$/),
  );
});
