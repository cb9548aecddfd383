import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { claim } from '@portal/claims';
import { composeServer } from '@site/server/mcp/compose';
import { openFolder } from '@site/server/mcp/data/folder';
import { writeFixture } from '@site/server/mcp/fixture';
import { createHttpHandler } from '@site/server/mcp/http';
import { packageManifest, packageReadme } from '@site/server/mcp/package/files';
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
async function withServer(test: (client: Client) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mcp-'));
  writeFixture(folder);
  const { factory, close } = composeServer({
    docs: openFolder(folder),
    vocabulary: EMPTY_VOCABULARY,
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

/** Calls a tool and returns its structured answer. */
const answerOf = async (client: Client, name: string, input: Record<string, unknown>) =>
  (await client.callTool({ name, arguments: input })).structuredContent as Record<string, unknown>;

/** Returns what the server tells assistants about a tool. */
const descriptionOf = async (client: Client, tool: string) =>
  (await client.listTools()).tools.find(({ name }) => name === tool)?.description ?? '';

const SORTING = '/x/react-data-grid/sorting/';

claim('`search` | Matching pages, the best match first', () =>
  withServer(async (client) => {
    expect(await descriptionOf(client, 'search')).toContain('Returns pages, best first');
    const { results } = await answerOf(client, 'search', { query: 'sort on the server' });
    expect((results as unknown[])[0]).toMatchObject({ page: SORTING });
    // The table has all tools.
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['search', 'read', 'api', 'example', 'check']);
  }),
);

claim('`read` | A page or one of its sections as Markdown', () =>
  withServer(async (client) => {
    const whole = await answerOf(client, 'read', { page: SORTING });
    expect(whole.text).toContain('# Data Grid sorting\n');
    const section = await answerOf(client, 'read', {
      page: SORTING,
      section: 'Sort on the server',
    });
    expect(section.text).toContain('Set `sortingMode`.');
    expect(section.text).not.toContain('Sort rows by one column.');
  }),
);

claim('`api` | A component, hook, interface or package, or one of its members', () =>
  withServer(async (client) => {
    expect(await descriptionOf(client, 'api')).toMatch(
      /component, hook, interface, .* or package .*, or a single prop, slot or method/,
    );
    for (const name of ['DataGrid', 'DataGrid.sortModel', '@mui/x-data-grid']) {
      expect(await answerOf(client, 'api', { name }), name).toMatchObject({ found: true });
    }
  }),
);

claim('`example` | The source of a demo, by task, symbol or name', () =>
  withServer(async (client) => {
    for (const query of ['sort rows on the server', 'GridColDef', 'SortInvoices']) {
      const { text } = await answerOf(client, 'example', { query });
      expect(text, query).toContain('export default function SortInvoices()');
    }
  }),
);

claim('`check` | Problems in your code, such as a wrong prop, with the closest valid name', () =>
  withServer(async (client) => {
    // Tests of the server check code, which takes seconds.
    expect(await descriptionOf(client, 'check')).toMatch(
      /Reports wrong imports, props, .* closest correct name/,
    );
  }),
);

claim(
  'Each tool accepts `version`: an exact version, a range, or the text of your lockfile or `package.json`. The answer contains the version that it applies to.',
  () =>
    withServer(async (client) => {
      const { tools } = await client.listTools();
      for (const { inputSchema, outputSchema } of tools) {
        expect(inputSchema.properties).toHaveProperty('version');
        expect(outputSchema?.required).toContain('version');
      }
      const dependencies = { '@mui/x-data-grid': '8.29.5' };
      for (const version of ['8.29.5', '^8.29.0', JSON.stringify({ dependencies })]) {
        const answer = await answerOf(client, 'search', { query: 'sorting', version });
        expect(answer.version).toContain('8.29.5');
      }
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
});
