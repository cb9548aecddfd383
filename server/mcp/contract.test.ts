/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { countTokens } from 'gpt-tokenizer';

import { EMPTY_VOCABULARY } from '../../src/plugins/search/vocabulary';

import { composeServer, type ComposedServer } from './compose';
import { openFolder } from './data/folder';
import { pagesOf, writeFixture } from './fixture';
import { createHttpHandler } from './http';
import { mcpMiddleware } from './mount';

const siteDir = path.resolve(__dirname, '../..');
const data = mkdtempSync(path.join(os.tmpdir(), 'mcp-'));
let http: Server;
let url: string;
let composed: ComposedServer;

beforeAll(async () => {
  writeFixture(data);
  composed = composeServer({
    docs: openFolder(data),
    vocabulary: EMPTY_VOCABULARY,
    serverVersion: '1.0.0',
    thread: { script: '' },
  });
  const middleware = mcpMiddleware(createHttpHandler({ factory: composed.factory }), '/');
  http = createServer((request, response) =>
    middleware(request, response, () => response.writeHead(404).end()),
  );
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/mcp`;
});

afterAll(async () => {
  http.close();
  http.closeAllConnections();
  await composed.close();
  rmSync(data, { recursive: true });
});

const blockNetwork = path.join(__dirname, 'blockNetwork.cjs');

/** The server must not need a network, so it has none. */
const stdioTransport = () =>
  new StdioClientTransport({
    command: process.execPath,
    args: [
      '--require',
      blockNetwork,
      path.join(siteDir, 'node_modules/jiti/lib/jiti-cli.mjs'),
      path.join(__dirname, 'cli.ts'),
      '--data',
      data,
    ],
    cwd: siteDir,
    stderr: 'pipe',
  });

const TRANSPORTS = {
  stdio: stdioTransport,
  HTTP: () => new StreamableHTTPClientTransport(new URL(url)),
} as const;

/** How the text of an answer starts if nothing was found. */
const MISSED =
  /^(?:There is no page|No demo matches|MUI X \S+(?: \(\S+\))? has no|The MIT packages of)|^\S+ has no section|^MUI X [^\n]*\nNo results/;

const ERAS = { '2025-11-25': 'legacy', '2026-07-28': 'auto' } as const;

interface Answer {
  isError?: boolean;
  content: { type: string; text?: string }[];
  structuredContent?: Record<string, unknown>;
}

describe.each(
  (['stdio', 'HTTP'] as const).flatMap((transport) =>
    (['2025-11-25', '2026-07-28'] as const).map((era) => ({ transport, era })),
  ),
)('over $transport, protocol $era', ({ transport, era }) => {
  let client: Client;
  const call = async (name: string, input: Record<string, unknown>) =>
    (await client.callTool({ name, arguments: input })) as Answer;
  const answerTo = async (name: string, input: Record<string, unknown>) => {
    const answer = await call(name, input);
    expect(answer.isError).toBeFalsy();
    expect(countTokens(JSON.stringify(answer))).toBeLessThanOrEqual(8000);
    // Each text is sent once.
    expect(answer.structuredContent).toBeUndefined();
    const [text = '', about = text] = answer.content.map((part) => part.text ?? '');
    return {
      text,
      version: /^MUI X (\S+(?: \(\S+\))?)\./.exec(about)?.[1],
      note: about,
      cursor: / cursor "([^"]+)"/.exec(about)?.[1],
      found: !MISSED.test(text),
    };
  };

  beforeAll(async () => {
    client = new Client(
      { name: 'test', version: '1.0.0' },
      { versionNegotiation: { mode: ERAS[era] } },
    );
    await client.connect(TRANSPORTS[transport]());
  }, 60_000);
  afterAll(() => client.close());

  it('negotiates the protocol', () => {
    expect(client.getNegotiatedProtocolVersion()).toBe(era);
    expect(client.getInstructions()).toContain('8.12.1');
  });

  it('defines read-only tools in at most 900 tokens, always in the same order', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['search', 'read', 'api', 'example', 'check']);
    expect(countTokens(JSON.stringify(tools))).toBeLessThanOrEqual(900);
    tools.forEach(({ annotations, description }) => {
      expect(annotations).toMatchObject({ readOnlyHint: true, openWorldHint: false });
      expect(description).toBeTruthy();
    });
  });

  it('searches', async () => {
    const { version, text } = await answerTo('search', { query: 'sort on the server' });
    expect(version).toBe('8.12.1');
    expect(text).toContain(
      '1. Data Grid sorting › Sort on the server (/x/react-data-grid/sorting/): Set `sortingMode`.',
    );
    expect(text).toMatch(/These are all results\.$/);
    expect(await answerTo('search', { query: 'rowPositionsDebounceMs' })).toMatchObject({
      note: expect.stringContaining('removed') as string,
    });
  });

  it('finds the section that quotes an error message', async () => {
    const { text } = await answerTo('search', { query: 'tree data: No order of column #7 found' });
    // With what the page says about this error, not with the first paragraph of the section.
    expect(text).toContain(
      '1. Data Grid sorting › Several columns (/x/react-data-grid/sorting/): Otherwise, "No order of column #… found" is thrown.\n',
    );
    const { text: other } = await answerTo('search', { query: 'tree data' });
    expect(other).toContain('1. Data Grid tree data');
  });

  it('answers from the version that was asked for', async () => {
    expect(await answerTo('search', { query: 'sorting', version: 'next' })).toMatchObject({
      version: 'next (8.29.5)',
      text: expect.stringContaining('(/x/next/react-data-grid/sorting/)') as string,
    });
    expect(
      await answerTo('read', { page: '/x/react-data-grid/sorting/', version: '8.20.0' }),
    ).toMatchObject({ version: '8.12.1', note: expect.stringContaining('8.20.0') as string });
    for (const page of [
      '/x/next/react-data-grid/sorting/',
      'mui-x://docs/next/react-data-grid/sorting',
    ]) {
      expect(await answerTo('read', { page })).toMatchObject({ version: 'next (8.29.5)' });
    }
    const { isError, content } = await call('search', { query: 'sorting', version: '7.0.0' });
    expect(isError).toBe(true);
    expect(content[0]?.text).toContain('Documented: next (8.29.5), 8.12.1.');
  });

  it.each(
    ['8.12.1', 'next'].flatMap((version) =>
      (
        [
          ['search', { query: 'sorting' }],
          ['read', { page: 'react-data-grid/sorting' }],
          ['api', { name: 'DataGrid' }],
          ['example', { query: 'SortInvoices' }],
        ] as const
      ).map(([name, input]) => ({ name, version, input })),
    ),
  )('answers $name from $version', async ({ name, version, input }) => {
    const answer = await answerTo(name, { ...input, version });
    expect(answer.version).toBe(version === 'next' ? 'next (8.29.5)' : version);
    expect(answer.found).toBe(true);
  });

  it.each([
    '/x/react-data-grid/sorting/',
    'https://mui.com/x/react-data-grid/sorting/#sort-on-the-server',
    'react-data-grid/sorting.md#sort-on-the-server',
    'mui-x://docs/8.12.1/react-data-grid/sorting',
  ])('reads %s', async (address) => {
    const { text } = await answerTo('read', { page: address });
    expect(text).toContain('SortInvoices.tsx');
    expect(text.includes('## See also')).toBe(!address.includes('#'));
  });

  it('reads a section up to the next heading of its level', async () => {
    const { text } = await answerTo('read', {
      page: 'react-data-grid/sorting',
      section: 'Sort on the server',
    });
    expect(text).toMatch(
      /^## Sort on the server\n[\s\S]*### Several columns\n\nNeeds Pro\.[\s\S]*by hand\.\n\n$/,
    );
    const missing = await answerTo('read', { page: 'react-data-grid/sorting', section: 'Gone' });
    expect(missing).toMatchObject({ found: false });
    expect(missing.text).toContain('- See also');
  });

  it('reads a long page in parts that are the page byte for byte', async () => {
    let text = '';
    let cursor: string | undefined;
    do {
      const part = await answerTo('read', {
        page: 'react-data-grid/long',
        ...(cursor ? { cursor } : {}),
      });
      text += part.text;
      cursor = part.cursor;
    } while (cursor !== undefined);
    expect(text).toBe(pagesOf('8.12.1')['react-data-grid/long']);
  });

  it('reads a page of up to 5,000 tokens in one call', async () => {
    const { text, cursor } = await answerTo('read', { page: 'react-data-grid/whole' });
    expect(cursor).toBeUndefined();
    expect(text).toBe(pagesOf('8.12.1')['react-data-grid/whole']);
    const { contents } = await client.readResource({
      uri: 'mui-x://docs/8.12.1/react-data-grid/whole',
    });
    expect(contents).toMatchObject([{ text }]);
  });

  it('leads to a section of a page that matches as a whole', async () => {
    const { text } = await answerTo('search', { query: 'about data grid sorting' });
    expect(text).toContain('1. Data Grid sorting › Sort on the server (');
  });

  it('suggests pages', async () => {
    const { found, text } = await answerTo('read', { page: '/x/react-data-grid/sortin/' });
    expect(found).toBe(false);
    expect(text).toContain('/x/react-data-grid/sorting/');
  });

  it.each([
    ['DataGrid', "import { DataGrid } from '@mui/x-data-grid'"],
    ['<DataGrid sortModel={model} />', 'The order.'],
    ['DataGrid.toolbar', 'slot `toolbar`'],
    ['.MuiDataGrid-cell', 'A cell.'],
    ['apiRef.current.setRows([])', 'Sets the rows.'],
    ['sortingMode', "= `'client'`"],
    ['GridSortDirection', 'exported by `@mui/x-data-grid`'],
    ['@mui/x-data-grid', 'useGridApiRef'],
    ['DataGridPro', '/x/react-data-grid/tree-data/ (Pro plan)'],
    ['DataGridPremium', 'exported by `@mui/x-data-grid-premium`'],
    ['@mui/x-license', 'LicenseInfo'],
    ['getTreeDataPath', '/x/react-data-grid/tree-data/ (Pro plan)'],
    ['apiRef.current.getTreeDataPath', '/x/react-data-grid/tree-data/ (Pro plan)'],
    ["DataGrid['toolbar']", 'slot `toolbar`'],
    ['DataGridPro.sortModel', 'The order.'],
    ['DataGridPro.getTreeDataPath', '`getTreeDataPath` requires the Pro plan.'],
    ['DateRangePicker.value', 'exported by `@mui/x-date-pickers-pro`'],
    ['useDateRangeManager', 'requires the Pro plan'],
    ['dataGridClasses.cell', 'A cell.'],
    ['components.MuiDataGrid.defaultProps', '`MuiDataGrid` is what a theme calls `DataGrid`.'],
  ])('looks up %s', async (name, text) => {
    const answer = await answerTo('api', { name });
    expect(answer.found).toBe(true);
    expect(answer.text).toContain(text);
  });

  it.each([
    ['DataGrid.sortModle', '`DataGrid.sortModel`'],
    ['DataGird', '`DataGrid`'],
    ['showOldThing', '(Prop) → `showNewThing`'],
    ['DataGird.sortModel', '`DataGrid.sortModel`'],
    ['DataGrid.listView', 'These releases have it: 8.29.5'],
    ['DataGrid.rowPositionsDebounceMs', '7.29.13'],
    ['rowPositionsDebounceMs', 'removed'],
    ['DataGrid.size', 'MUI X 8.12.1 has no `DataGrid.size`.'],
    ['GridPivotThing', "Whether a licensed package has it isn't known here."],
    ['apiRef.current.exportThing', 'have no `apiRef.exportThing`. Whether a licensed'],
  ])('suggests for %s', async (name, text) => {
    const answer = await answerTo('api', { name });
    expect(answer).toMatchObject({ found: false });
    expect(answer.text).toContain(text);
  });

  it('lists all names of a long symbol first, and its details in parts', async () => {
    const first = await answerTo('api', { name: 'DataGrid' });
    expect(first.text).toContain('prop199');
    expect(first.cursor).toBeDefined();
    const second = await answerTo('api', { name: 'DataGrid', cursor: first.cursor });
    expect(second.text).toContain('prop1');
  });

  it.each(['sort on the server', 'GridColDef', 'SortInvoices'])(
    'finds the example for "%s"',
    async (query) => {
      const { text, found } = await answerTo('example', { query });
      expect(found).toBe(true);
      expect(text).toContain('export default function SortInvoices');
    },
  );

  it.each([
    ['DataGrid.treeData', '`treeData` requires the Pro plan.'],
    ['treeData', '`treeData` requires the Pro plan.'],
    ['pinnedColumns', '`pinnedColumns` requires the Pro plan.'],
    ['DataGrid.rowGroupingModel', '`rowGroupingModel` requires the Premium plan.'],
  ])('says which plan has "%s"', async (name, expected) => {
    const { text } = await answerTo('api', { name });
    expect(text).toContain(expected);
  });

  it('names no plan for what the MIT packages have', async () => {
    const { text } = await answerTo('api', { name: 'sortThings' });
    expect(text).not.toContain('plan');
  });

  it('says which plan a name in a question has', async () => {
    const { note } = await answerTo('search', { query: 'getTreeDataPath is ignored, why' });
    expect(note).toContain('`getTreeDataPath` requires the Pro plan.');
    const { note: replaced } = await answerTo('search', { query: 'showOldThing is ignored, why' });
    expect(replaced).toContain('`showOldThing` → `showNewThing`');
    const { note: none } = await answerTo('search', { query: 'sortModel is ignored, why' });
    expect(none).not.toContain('plan');
  });

  it('lists the slots that the props for them can have', async () => {
    const { text } = await answerTo('api', { name: 'DataGrid.slotProps' });
    expect(text).toContain('All 1 slots: toolbar.');
  });

  it('leads to the section that the search finds, if no demo is in it', async () => {
    const { text } = await answerTo('example', { query: 'Several columns' });
    expect(text).toContain('/x/react-data-grid/sorting/ with the section "Several columns"');
  });

  it('returns all files of an example, and finds it by its page and name', async () => {
    const { text } = await answerTo('example', {
      query: '/x/react-data-grid/tree-data/#TreeOfFiles',
    });
    expect(text).toContain('export default function TreeOfFiles');
    expect(text).toContain('```ts title="files.ts"\nexport const files');
  });

  it.each([
    ['sort on the server with treeData', "doesn't use `treeData`, which requires the Pro plan."],
    ['sort on the server with GridApiThing', "doesn't use `GridApiThing`."],
  ])('says what the example for "%s" lacks', async (query, missing) => {
    const { text } = await answerTo('example', { query });
    expect(text).toMatch(/^This demo doesn't use/);
    expect(text).toContain(missing);
  });

  it('says that nothing matches', async () => {
    expect(await answerTo('example', { query: 'zzqqxx' })).toMatchObject({ found: false });
    expect(await answerTo('search', { query: 'zzqqxx' })).toMatchObject({ found: false });
  });

  it('offers pages as resources, with completion', async () => {
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toContain('mui-x://docs/8.12.1/react-data-grid');
    expect(resources.map(({ title }) => title)).toEqual(['Data Grid (next)', 'Data Grid (8.12.1)']);
    const { resourceTemplates } = await client.listResourceTemplates();
    const [template] = resourceTemplates;
    const { completion } = await client.complete({
      ref: { type: 'ref/resource', uri: template?.uriTemplate ?? '' },
      argument: { name: 'path', value: 'react-data-grid/so' },
      context: { arguments: { version: 'next' } },
    });
    expect(completion.values).toEqual(['react-data-grid/sorting']);
    let uri: string | undefined = 'mui-x://docs/next/react-data-grid/long';
    let text = '';
    while (uri !== undefined) {
      const { contents } = await client.readResource({ uri });
      const [content] = contents;
      const own = content && 'text' in content ? content.text : '';
      expect(await answerTo('read', { page: uri })).toMatchObject({ text: own });
      text += own;
      uri = content?._meta?.next as string | undefined;
    }
    expect(text).toBe(pagesOf('8.29.5')['react-data-grid/long']);
  });

  it.each([
    'mui-x://docs/8.12.1/react-data-grid/gone',
    'mui-x://docs/7/react-data-grid',
    'mui-x://docs/8.12.1/../../../../etc/passwd',
    'mui-x://docs/8.12.1/%ff',
    'file:///etc/passwd',
  ])('has no resource %s', async (uri) => {
    await expect(client.readResource({ uri })).rejects.toThrow(/not found|isn't/i);
  });

  it('has a prompt for migrations', async () => {
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(['migrate']);
    const migrate = async (input: Record<string, string>) =>
      JSON.stringify(await client.getPrompt({ name: 'migrate', arguments: input }));
    const [v6, v7] = ['v6', 'v7'].map((from) => `/x/migration/migration-data-grid-${from}/`);
    const fromV6 = await migrate({ from: '^6.1.0', product: '@mui/x-data-grid-pro' });
    expect(fromV6.indexOf(String(v6))).toBeGreaterThan(0);
    expect(fromV6.indexOf(String(v7))).toBeGreaterThan(fromV6.indexOf(String(v6)));
    const fromV7 = await migrate({ from: '7.29.0' });
    expect(fromV7).toContain(v7);
    expect(fromV7).not.toContain(v6);
    expect(await migrate({ from: '8.1.0' })).toContain('there is no migration guide');
    expect(await migrate({ from: '7', product: 'charts' })).not.toContain(v7);
    const behavior = '/x/next/migration/behavior-data-grid/';
    const within = await migrate({ from: '8.12.1', to: 'next', product: 'data-grid' });
    expect(within).toContain(`${behavior}: Data Grid changes in behavior since 8.12.1`);
    expect(within).not.toContain('there is no migration guide');
    const both = await migrate({ from: '7.29.0', to: 'next' });
    expect(both.indexOf(behavior)).toBeGreaterThan(both.indexOf('migration-data-grid-v7/'));
    expect(await migrate({ from: '8.12.1', to: 'next', product: 'charts' })).not.toContain(
      behavior,
    );
  });

  it.each([
    [{ from: 'old' }, 'found "old"'],
    [{ from: '9.0.0' }, 'found "9.0.0"'],
    [{ from: '7.0.0', to: 'zzz' }, 'Pass "next", "8.12.1"'],
    [
      { from: '7.0.0', product: 'table' },
      'data-grid, date-pickers, charts, tree-view; found "table"',
    ],
  ])('says what is wrong with the arguments %j of the prompt', async (input, message) => {
    const answer = client.getPrompt({ name: 'migrate', arguments: input });
    await expect(answer).rejects.toMatchObject({
      code: -32602,
      message: expect.stringContaining(message) as unknown,
    });
  });

  it.each([
    ['to', '8', ['8.12.1']],
    ['to', '', ['next', '8.12.1']],
    ['product', 'tr', ['tree-view']],
  ])('completes the argument %s of the prompt from "%s"', async (name, value, values) => {
    const { completion } = await client.complete({
      ref: { type: 'ref/prompt', name: 'migrate' },
      argument: { name, value },
    });
    expect(completion.values).toEqual(values);
  });

  it.each([
    ['search', {}],
    ['search', { query: '' }],
    ['search', { query: 'x'.repeat(501) }],
    ['search', { query: 3 }],
    ['search', { query: 'x', product: 'y' }],
    ['read', { page: ['a'] }],
    ['read', { page: 'react-data-grid/sorting', cursor: '12-deadbeef' }],
    ['api', { name: 'x'.repeat(201) }],
    ['check', { code: 'x'.repeat(30_001) }],
    ['search', { query: 'x', version: JSON.stringify({ packages: 'x'.repeat(90) }) }],
  ])('answers a wrong call of %s with a clear error', async (name, input) => {
    const { isError, content } = await call(name, input);
    expect(isError).toBe(true);
    expect(content[0]?.text?.length).toBeGreaterThan(10);
    if ('version' in input) {
      expect(content[0]?.text).toContain('must be an exact version, a range');
    }
  });

  it.each([
    ['read', { page: '../../../../etc/passwd' }],
    ['read', { page: '/x/..%2f..%2fetc/passwd' }],
    ['read', { page: '\u0000', section: '(((((' }],
    ['read', { page: 'react-data-grid/sorting', section: '((a+)+)+$[' }],
    ['api', { name: '__proto__.constructor' }],
    ['api', { name: 'DataGrid.constructor' }],
    ['api', { name: '<<<<>>>>((((' }],
    ['search', { query: '((((a+)+)+)+$ <script> \u0000 \ud800' }],
    ['example', { query: 'constructor __proto__ (((( [[[[ GridColDef(' }],
  ])('takes a hostile call of %s with %j as text', async (name, input) => {
    expect(JSON.stringify(await answerTo(name, input))).not.toContain('root:');
  });

  it('knows no other tool, and goes on', async () => {
    const unknown = await call('write', {}).catch((error: unknown) => String(error));
    expect(JSON.stringify(unknown)).toMatch(/write/);
    expect((await client.listTools()).tools).toHaveLength(5);
  });
});

it('says that code can only be checked next to the packages', async () => {
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(TRANSPORTS.HTTP());
  const answer = await client.callTool({ name: 'check', arguments: { code: 'const a = 1;' } });
  expect(answer.isError).toBe(true);
  expect(JSON.stringify(answer.content)).toContain("aren't installed");
  await client.close();
});

describe('raw HTTP', () => {
  const send = (body: BodyInit, headers: Record<string, string> = {}, method = 'POST') =>
    fetch(url, {
      method,
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        ...headers,
      },
      ...(method === 'GET' ? {} : { body }),
    });
  const ping = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });

  it.each([
    ['not JSON', '{', {}, 400],
    ['empty', '', {}, 400],
    ['not JSON-RPC', '{"a":1}', {}, 400],
    ['a number', '3', {}, 400],
    ['another content type', ping, { 'Content-Type': 'text/plain' }, 415],
    ['more than the limit', `"${'x'.repeat(256 * 1024)}"`, {}, 413],
    ['deeply nested', '['.repeat(100_000), {}, 400],
  ])('refuses a body that is %s', async (_name, body, headers, status) => {
    const response = await send(body, headers);
    expect(response.status).toBe(status);
    expect((await response.text()).length).toBeGreaterThan(10);
  });

  it.each([[`[${ping}]`], [`\n [${ping},${ping}]`], ['[]']])(
    'refuses the batch %s, which the protocol has dropped',
    async (body) => {
      const response = await send(body);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        error: { message: expect.stringContaining('not a batch') as unknown },
      });
    },
  );

  it('refuses other methods, and answers preflight requests', async () => {
    expect((await send('', {}, 'GET')).status).toBe(405);
    expect((await send('', {}, 'DELETE')).status).toBe(405);
    const preflight = await send('', {}, 'OPTIONS');
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('answers an unknown method with an error, and then still works', async () => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'x/y' });
    expect(await (await send(body)).text()).toContain('-32601');
    expect((await send(ping)).status).toBe(200);
  });

  it('serves only pages of the given hosts', async () => {
    const handle = createHttpHandler({ factory: composed.factory, origins: ['localhost'] });
    const request = (origin?: string) =>
      new Request('http://localhost/mcp', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/json, text/event-stream',
          ...(origin ? { Origin: origin } : {}),
        },
        body: ping,
      });
    expect((await handle(request('https://evil.example'))).status).toBe(403);
    expect((await handle(request('http://localhost:4000'))).status).toBe(200);
    expect((await handle(request())).status).toBe(200);
  });
});

it.each(["fetch('http://127.0.0.1')", "require('node:http').get('http://127.0.0.1')"])(
  'runs over stdio without a network, in which %s fails',
  (code) => {
    const { stderr } = spawnSync(process.execPath, ['--require', blockNetwork, '-e', code], {
      encoding: 'utf8',
    });
    expect(stderr).toContain('The network is blocked.');
  },
);

describe('raw stdio', () => {
  it('ignores lines that are no messages, and answers the next one', async () => {
    const transport = stdioTransport();
    const messages: unknown[] = [];
    const answered = new Promise<void>((resolve) => {
      transport.onmessage = (message) => {
        messages.push(message);
        resolve();
      };
    });
    await transport.start();
    const raw = transport as unknown as { _process: { stdin: NodeJS.WritableStream } };
    raw._process.stdin.write('not JSON\n{"a":1}\n[]\n\u0000\n');
    raw._process.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'ping' })}\n`);
    await answered;
    expect(messages).toContainEqual(expect.objectContaining({ id: 7 }));
    await transport.close();
  }, 60_000);
});
