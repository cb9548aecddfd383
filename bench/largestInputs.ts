import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { MAX_BODY_BYTES } from '../server/feedback/handler';
import { post, someAnswer, startServer } from '../server/feedback/harness';
import { MAX_BODY } from '../server/mcp/endpoint';

import { requestPages, sleep } from './requestPages';
import { toolCall, toolRequest, type ToolRequest } from './toolCall';

/** What a request of the largest allowed size takes, and how long it delays pages. */
export interface InputResult {
  input: string;
  status: number;
  /** From the request to its complete response, in milliseconds. */
  milliseconds: number;
  /** Of the pages that were requested in the meantime, in milliseconds. */
  slowestPage: number;
  /**
   * Processor time of the thread that serves pages, in milliseconds, without requests for pages: what the request delays
   * a page by at most, if the machine has nothing else to do. NaN if the system doesn't tell.
   */
  processorTime: number;
}

const letters = (index: number) =>
  index.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit)));

const filled = (length: number, wordOf: (index: number) => string) =>
  Array.from({ length }, (_, index) => wordOf(index))
    .join('')
    .slice(0, length);

const code = (start: string, part: (index: number) => string, end: string) =>
  start + filled(29_800 - start.length, part).replace(/[^;\n>,]*$/, '') + end;

/** Calls of tools with inputs of the largest size that they accept, by what they contain. */
const CALLS: readonly (readonly [input: string, tool: string, input: Record<string, unknown>])[] = [
  ['search, unknown words', 'search', { query: filled(500, (i) => `gr${letters(i)} `) }],
  ['search, known words', 'search', { query: filled(500, () => 'sort filter column DataGrid ') }],
  ['search, long version', 'search', { query: 'sort', version: filled(100, () => '^8.12.1 || ') }],
  ['read, missing page', 'read', { page: filled(300, (i) => `react-${letters(i)}/`) }],
  ['api, long name', 'api', { name: filled(200, () => 'DataGridSortModel') }],
  ['api, long member', 'api', { name: `DataGrid.${filled(190, letters)}` }],
  ['example, unknown words', 'example', { query: filled(500, (i) => `Grid${letters(i)} `) }],
  [
    'check, unknown props',
    'check',
    {
      code: code(
        "import { DataGrid } from '@mui/x-data-grid';\nexport default () => <DataGrid rows={[]} columns={[]}\n",
        (i) => `p${letters(i)}={1}\n`,
        '/>;',
      ),
    },
  ],
  [
    'check, many files',
    'check',
    {
      files: Object.fromEntries(
        Array.from({ length: 2000 }, (_, i) => [`${letters(i)}.tsx`, `export const a = ${i};`]),
      ),
    },
  ],
  [
    'check, unknown names',
    'check',
    { code: `import {${code('', (i) => `Grid${letters(i)},`, '')}} from '@mui/x-data-grid';` },
  ],
];

/**
 * Sends requests of the largest size that the server of `npm run serve` accepts, each of them alone, and requests pages
 * in the meantime.
 *
 * @param build - Folder of the built site.
 */
export async function largestInputs(build: string): Promise<InputResult[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'inputs-'));
  const server = await startServer({
    folder: build,
    isBuilt: true,
    databaseUrl: `file:${path.join(folder, 'feedback.db')}`,
  });
  const { port } = server;
  const url = `http://127.0.0.1:${port}`;
  const send = async (request: ToolRequest) => {
    const response = await fetch(`${url}/mcp`, request);
    await response.text();
    return response.status;
  };
  const results: InputResult[] = [];
  const statistics = `/proc/${server.pid}/task/${server.pid}/schedstat`;
  const processorTime = () =>
    existsSync(statistics) ? parseInt(readFileSync(statistics, 'utf8'), 10) / 1e6 : NaN;
  const measure = async (input: string, send: () => Promise<number>) => {
    const before = processorTime();
    await send();
    const used = processorTime() - before;
    const stop = requestPages(port);
    const start = performance.now();
    const status = await send();
    const milliseconds = performance.now() - start;
    const { pages } = await stop();
    const slowestPage = pages.at(-1) ?? NaN;
    results.push({ input, status, milliseconds, slowestPage, processorTime: used });
  };
  try {
    // The first calls load what the tools need.
    for (const [, name] of CALLS) {
      await send(toolCall(name, { query: 'sort', page: 'a', name: 'a', code: 'const a = 1;' }));
    }
    await measure('nothing, for 5 s', () => sleep(5000).then(() => 200));
    for (const [input, name, args] of CALLS) {
      await measure(input, () => send(toolCall(name, args)));
    }
    await measure('tools, largest body', () =>
      send(toolRequest(`[${'[],'.repeat(MAX_BODY / 3 - 2)}[]]`)),
    );
    await measure('feedback', async () => {
      const answer = someAnswer({ comment: 'x'.repeat(2000) });
      return (await post(port, JSON.stringify(answer).padEnd(MAX_BODY_BYTES))).status;
    });
    await measure('missing Markdown', async () => {
      const response = await fetch(`${url}/x/${filled(110, (i) => `react-${letters(i)}/`)}.md`);
      await response.text();
      return response.status;
    });
  } finally {
    await server.end('SIGTERM');
    rmSync(folder, { recursive: true });
  }
  return results;
}
