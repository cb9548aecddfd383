import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { claim } from '@portal/claims';
import { composeServer } from '@site/server/mcp/compose';
import { openFolder } from '@site/server/mcp/data/folder';
import { writeFixture } from '@site/server/mcp/fixture';
import { createHttpHandler } from '@site/server/mcp/http';
import {
  checkFiles,
  lookUp,
  migrate,
  type CommandContext,
} from '@site/server/mcp/package/commands';
import { packageManifest, packageReadme } from '@site/server/mcp/package/files';
import { setupFiles, writeSetup } from '@site/server/mcp/package/setup';
import type { Project } from '@site/server/mcp/project';
import { EMPTY_VOCABULARY } from '@site/src/plugins/search/vocabulary';
import { expect } from 'vitest';

const require = createRequire(import.meta.url);

claim(
  'Let your assistant also read the types of the installed package, which include descriptions of the props and many of the defaults:',
  () => {
    const folder = path.dirname(require.resolve('@mui/x-data-grid/package.json'));
    const types = readFileSync(path.join(folder, 'models/props/DataGridProps.d.ts'), 'utf8');
    expect(types).toContain('If `true`, the Data Grid will display');
    expect(types.match(/@default/g)?.length).toBeGreaterThan(50);
  },
);

/** Runs a test with a client of the server, which has a small documentation of 8.12.1 and 8.29.5. */
async function withServer(
  test: (client: Client) => Promise<void>,
  project?: Project,
): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mcp-'));
  writeFixture(folder);
  const { factory, close } = composeServer({
    docs: openFolder(folder),
    vocabulary: EMPTY_VOCABULARY,
    project,
    serverVersion: '1.0.0',
    thread: { script: '' },
  });
  const handle = createHttpHandler({ factory });
  const client = new Client({ name: 'claims', version: '1.0.0' });
  try {
    await client.connect(
      new StreamableHTTPClientTransport(new URL('http://localhost/mcp'), {
        fetch: (url, init) => handle(new Request(url, init)),
      }),
    );
    await test(client);
  } finally {
    await client.close();
    await close();
    rmSync(folder, { recursive: true });
  }
}

/** Calls a tool and returns the text of its answer. */
const answerOf = async (client: Client, name: string, input: Record<string, unknown>) =>
  ((await client.callTool({ name, arguments: input })).content as { text: string }[])
    .map(({ text }) => text)
    .join('\n');

/** Returns what the server tells assistants about a tool. */
const descriptionOf = async (client: Client, tool: string) =>
  (await client.listTools()).tools.find(({ name }) => name === tool)?.description ?? '';

const SORTING = '/x/react-data-grid/sorting/';

claim('`search` | Matching pages, the best match first', () =>
  withServer(async (client) => {
    expect(await descriptionOf(client, 'search')).toContain('Returns pages, best first');
    const found = await answerOf(client, 'search', { query: 'sort on the server' });
    expect(found.split('\n')[1]).toContain(`(${SORTING})`);
    // The table has all tools.
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['search', 'read', 'api', 'example', 'check']);
  }),
);

claim('`read` | A page or one of its sections as Markdown', () =>
  withServer(async (client) => {
    const whole = await answerOf(client, 'read', { page: SORTING });
    expect(whole).toContain('# Data Grid sorting\n');
    const section = await answerOf(client, 'read', {
      page: SORTING,
      section: 'Sort on the server',
    });
    expect(section).toContain('Set `sortingMode`.');
    expect(section).not.toContain('Sort rows by one column.');
  }),
);

claim('`api` | A component, hook, interface or package, or one of its members', () =>
  withServer(async (client) => {
    expect(await descriptionOf(client, 'api')).toMatch(
      /component, hook, interface, .* or package, or a single prop, slot or method/,
    );
    for (const name of ['DataGrid', 'DataGrid.sortModel', '@mui/x-data-grid']) {
      expect(await answerOf(client, 'api', { name }), name).not.toContain('has no');
    }
  }),
);

claim('`example` | The source of a demo, by task, symbol or name', () =>
  withServer(async (client) => {
    for (const query of ['sort rows on the server', 'GridColDef', 'SortInvoices']) {
      const text = await answerOf(client, 'example', { query });
      expect(text, query).toContain('export default function SortInvoices()');
    }
  }),
);

claim('`check` | Problems in your code, such as a wrong prop, with the closest valid name', () =>
  withServer(async (client) => {
    // Tests of the server check code, which takes seconds.
    expect(await descriptionOf(client, 'check')).toMatch(
      /Reports wrong imports, props, .* correct name/,
    );
  }),
);

claim(
  'Each tool accepts `version`: an exact version or a range. Without it, the server answers for the version that your project has. The answer contains the version that it applies to, and says so if your project has another one.',
  async () => {
    await withServer(async (client) => {
      const { tools } = await client.listTools();
      for (const { inputSchema } of tools) {
        expect(inputSchema.properties).toHaveProperty('version');
      }
      for (const version of ['8.29.5', '^8.29.0']) {
        expect(await answerOf(client, 'search', { query: 'sorting', version })).toContain('8.29.5');
      }
    });
    const of = async (installed: string) => {
      let answer = '';
      await withServer(
        async (client) => {
          answer = await answerOf(client, 'search', { query: 'sorting' });
        },
        {
          folder: '/',
          source: 'node_modules',
          versions: new Map([['@mui/x-data-grid', [installed]]]),
        },
      );
      return answer;
    };
    expect(await of('8.29.5')).toMatch(/^MUI X next \(8\.29\.5\)\.\s*\n/);
    expect(await of('8.20.0')).toContain('This project has @mui/x-data-grid 8.20.0');
  },
);

claim(
  'This adds a few lines to `AGENTS.md`, a skill, and the server to the configuration of Claude Code, Cursor and VS Code. It keeps everything else in these files.',
  () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'setup-'));
    const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
    const own = { other: { command: 'other' } };
    writeFileSync(path.join(folder, 'AGENTS.md'), 'Use tabs.\n');
    writeFileSync(path.join(folder, '.mcp.json'), JSON.stringify({ mcpServers: own }));
    const files = setupFiles(folder, {
      release: '1.2.3',
      snippet: 'Look it up.',
      skill: '---\nname: mui-x-1-2-3\n---\n',
    });
    files.forEach((file) => writeSetup(folder, file));
    expect(files.map(({ file }) => file)).toEqual([
      'AGENTS.md',
      '.agents/skills/mui-x-1-2-3/SKILL.md',
      '.claude/skills/mui-x-1-2-3/SKILL.md',
      '.mcp.json',
      '.cursor/mcp.json',
      '.vscode/mcp.json',
    ]);
    expect(read('AGENTS.md')).toMatch(/^Use tabs\.\n[^]*Look it up\./);
    expect(JSON.parse(read('.mcp.json'))).toMatchObject({
      mcpServers: { ...own, 'mui-x-docs': { command: 'npx' } },
    });
    expect(JSON.parse(read('.vscode/mcp.json'))).toHaveProperty('servers.mui-x-docs');
    rmSync(folder, { recursive: true });
  },
);

/** Runs a test with what the commands need, for a project with MUI X 7.29.0. */
async function withCommands(test: (context: CommandContext) => unknown): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mcp-'));
  writeFixture(folder);
  const project = {
    folder,
    source: 'node_modules',
    versions: new Map([['@mui/x-data-grid', ['7.29.0']]]),
  };
  // The server has packages of its own.
  const server = path.join(folder, 'server');
  const manifest = path.join(server, 'node_modules/@mui/x-data-grid/package.json');
  mkdirSync(path.dirname(manifest), { recursive: true });
  writeFileSync(manifest, JSON.stringify({ name: '@mui/x-data-grid', version: '8.12.1' }));
  const { library, service, close } = composeServer({
    docs: openFolder(folder, server),
    vocabulary: EMPTY_VOCABULARY,
    project,
    serverVersion: '1.0.0',
    thread: { script: '' },
  });
  await test({ library, service, folder, dataFolder: folder, project });
  await close();
  rmSync(folder, { recursive: true });
}

claim('`check <files>` | Checks files. If it finds a problem, the exit code is 1', () =>
  withCommands(async (context) => {
    const wrong = { problems: [{ file: 'App.tsx', line: 2, message: 'Wrong.' }], notes: [] };
    const service = { ...context.service, check: () => Promise.resolve(wrong) };
    writeFileSync(path.join(context.folder, 'App.tsx'), '');
    const { text, failed } = await checkFiles({ ...context, service }, ['App.tsx']);
    expect(text).toContain('App.tsx:2: Wrong.');
    // The exit code is tested with the package itself.
    expect(failed).toBe(true);
  }),
);

claim('`api <name>` | Looks up a name, like the tool', () =>
  withCommands(async (context) => {
    expect((await lookUp(context, 'DataGrid.sortModel')).text).toContain('The order.');
  }),
);

claim(
  '`migrate` | Lists the migration guides to follow, from the version that your project has',
  () =>
    withCommands((context) => {
      expect(migrate(context).data.guides).toMatchObject([
        { page: '/x/migration/migration-data-grid-v7/' },
      ]);
    }),
);

claim('The repository of this site contains a second server, `mui-x-docs-mcp`.', () => {
  const source = { release: '1.2.3', packages: [] } as unknown as Parameters<
    typeof packageManifest
  >[0];
  expect(packageManifest(source)).toMatchObject({
    name: 'mui-x-docs-mcp',
    bin: { 'mui-x-docs-mcp': 'dist/cli.cjs' },
  });
  // The package's own instructions are those of this page.
  expect(packageReadme(source)).toContain('"args": ["--no", "mui-x-docs-mcp"]');
  expect(packageReadme(source)).toContain('npx --no mui-x-docs-mcp init');
});
