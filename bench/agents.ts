import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { countTokens } from 'gpt-tokenizer';

import { latestVersion, type DocsVersion } from '../src/core/versions';
import { findPackage, releaseOf } from '../src/core/versions/packages';
import { searchVocabulary } from '../searchVocabulary';
import { openFolder } from '../server/mcp/data/folder';
import { createLibrary, type Version } from '../server/mcp/library';
import type { Question } from '../src/plugins/search/evaluation/evaluate';
import { readQuestionSets } from '../src/plugins/search/evaluation/questionSets';

import { inventedNames, wrongNames } from './agentNames';
import { OLD_NAMES } from './agentOldNames';

/** What an answer may have at most, in tokens. */
const ANSWER_TOKENS = 8000;
/** Number of pages, symbols and questions that are asked for. */
const SAMPLE = 60;
/** Number of pages that are read because they are the longest ones. */
const LONG_PAGES = 10;
/** Number of questions that are answered as an agent would. */
const ANSWERED = 30;
/** Number of wrong names for each seed. */
const NAMES = 200;
const SEEDS = [2, 3, 5, 8, 13];
/** The thread that checks code has ended after so many milliseconds without a check. */
const IDLE_MS = 33_000;

const CODE = `import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [{ field: 'id' }];

export default function Example() {
  return <DataGrid rows={[{ id: 1 }]} columns={columns} checkboxSelectoin />;
}`;

/** Code with the other products. */
const OTHER_CODE = [
  "import { LineChart } from '@mui/x-charts/LineChart';\nexport const a = <LineChart series={[]} />;",
  "import { DatePicker } from '@mui/x-date-pickers/DatePicker';\nexport const a = <DatePicker />;",
  "import { RichTreeView } from '@mui/x-tree-view/RichTreeView';\nexport const a = <RichTreeView items={[]} />;",
];

/** Matches a result of a search: `1. Sorting › Multi-sorting (/x/react-data-grid/sorting/): …`. */
const RESULT = /^\d+\. (?:.*? › (.*)|.*?) \((\/x\/[^)]*)\)(?=: |$)/gm;

/** An answer of a tool. */
interface Answer {
  text: string;
  /** Requests the next part of the text. */
  cursor?: string;
  /** Results of a search, best first. */
  results: { page: string; section?: string }[];
  /** The size of the whole answer, with the protocol. */
  tokens: number;
}

const percentile = (times: readonly number[], share: number) =>
  [...times].sort((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0;

const median = (times: readonly number[]) => Math.round(percentile(times, 0.5));

const share = (part: number, all: number) => `${((100 * part) / all).toFixed(1)} %`;

/** Returns every n-th element, so that about {@link SAMPLE}, or another number, are left. */
const sample = <T>(list: readonly T[], count = SAMPLE): T[] =>
  list.filter((_, index) => index % Math.ceil(list.length / count) === 0);

/** A name in a question that can only be one in code: `sortModel`, `GridToolbarFilterButton`. */
const CODE_NAME = /\b(?:[a-z]+[A-Z]\w*|[A-Z][a-z]\w*[A-Z]\w*)\b/;

/** Returns the processor time of a process, with all of its threads, in milliseconds. */
function processorTimeOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  // In hundredths of a second.
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Returns the memory of a process and what it had at most, in megabytes. */
function memoryOf(pid: number): string {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const value = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
  return `${value('VmRSS')} MB now, ${value('VmHWM')} MB at most`;
}

/** Copies the package to a folder of its own, with links to its dependencies, as npm would install it. */
function installed(folder: string, { packagesFrom }: DocsVersion): string {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'agents-'));
  cpSync(folder, copy, { recursive: true });
  const { dependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    dependencies: Readonly<Record<string, string>>;
  };
  for (const name of Object.keys(dependencies)) {
    const link = path.join(copy, 'node_modules', name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(findPackage(name, packagesFrom)?.folder ?? '', link);
  }
  process.once('exit', () => rmSync(copy, { recursive: true }));
  return copy;
}

type Start = () => Promise<{ client: Client; pid: number; connected: number; first: number }>;

/** Returns a function that starts the installed package in a process without a network. */
const starter =
  (root: string, script: string): Start =>
  async () => {
    const client = new Client(
      { name: 'bench', version: '1.0.0' },
      { versionNegotiation: { mode: 'legacy' } },
    );
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: ['--require', path.join(root, 'server/mcp/blockNetwork.cjs'), script],
      stderr: 'inherit',
      // Not in this repository, which has other versions of the packages.
      cwd: os.tmpdir(),
    });
    const begin = performance.now();
    await client.connect(transport);
    const connected = performance.now() - begin;
    await client.callTool({ name: 'search', arguments: { query: 'sort on the server' } });
    return { client, pid: transport.pid ?? 0, connected, first: performance.now() - begin };
  };

/** Measures cold starts. */
async function coldStarts(start: Start): Promise<string> {
  const starts = [];
  for (let run = 0; run < 3; run += 1) {
    const { client, connected, first } = await start();
    starts.push({ connected, first });
    await client.close();
  }
  return `cold start, best of 3: connected ${Math.round(Math.min(...starts.map(({ connected }) => connected)))} ms (< 500), first search answered ${Math.round(Math.min(...starts.map(({ first }) => first)))} ms`;
}

/** Calls the tools, and keeps the times, sizes and errors of their answers. */
class Caller {
  private readonly times = new Map<string, number[]>();
  private readonly errors: string[] = [];
  private longest = { tokens: 0, what: '' };

  constructor(private readonly client: Client) {}

  async call(name: string, input: Record<string, unknown>): Promise<Answer> {
    const what = `${name} ${JSON.stringify(input).slice(0, 80)}`;
    const begin = performance.now();
    const answer = await this.client.callTool({ name, arguments: input });
    if (answer.isError) {
      this.errors.push(`${what}: ${JSON.stringify(answer.content)}`);
    } else {
      this.times.set(name, [...(this.times.get(name) ?? []), performance.now() - begin]);
    }
    const tokens = countTokens(JSON.stringify(answer));
    if (tokens > this.longest.tokens) {
      this.longest = { tokens, what };
    }
    const [text = '', about = ''] = (answer.content as { text?: string }[]).map(
      (content) => content.text,
    );
    const cursor = / cursor "([^"]+)"/.exec(about)?.[1];
    const results = [...text.matchAll(RESULT)].map(([, section, page = '']) => ({
      page,
      ...(section === undefined ? {} : { section }),
    }));
    return { text, ...(cursor === undefined ? {} : { cursor }), results, tokens };
  }

  lines(): string[] {
    return [
      ...[...this.times]
        .filter(([name]) => name !== 'check')
        .map(
          ([name, times]) =>
            `${name}: ${times.length} calls, median ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms (< 50)`,
        ),
      `longest answer: ${this.longest.tokens} tokens (≤ ${ANSWER_TOKENS.toLocaleString('en-US')}): ${this.longest.what}`,
      `answers with an error: ${this.errors.length} (0)`,
      ...this.errors.map((error) => `  ${error}`),
    ];
  }
}

/** Measures whether the search finds the pages that answer questions, and what a question costs. */
async function askQuestions(caller: Caller, questions: readonly Question[]): Promise<string[]> {
  const missed: string[] = [];
  for (const { question, pages } of questions) {
    const { results } = await caller.call('search', { query: question });
    if (!results.slice(0, 3).some(({ page }) => pages.includes(page))) {
      missed.push(question);
    }
  }
  // An agent searches, reads the best result, and looks up the name in the question or a demo.
  const costs: number[] = [];
  for (const { question } of sample(questions, ANSWERED)) {
    const found = await caller.call('search', { query: question });
    const [best] = found.results;
    const name = CODE_NAME.exec(question)?.[0];
    const others = [
      ...(best ? [await caller.call('read', { ...best })] : []),
      name === undefined
        ? await caller.call('example', { query: question })
        : await caller.call('api', { name }),
    ];
    costs.push([found, ...others].reduce((sum, { tokens }) => sum + tokens, 0));
  }
  for (const { question } of sample(questions)) {
    await caller.call('example', { query: question });
  }
  const right = questions.length - missed.length;
  return [
    `a question: ${Math.round(costs.reduce((sum, cost) => sum + cost, 0) / costs.length)} tokens with the protocol, mean of ${costs.length} with a search, a section and a name or demo each (≤ 1,800); median ${median(costs)}`,
    `held-out questions: right page in the first three for ${right} of ${questions.length} (${share(right, questions.length)}, ≥ 95 %)`,
    ...(process.env.VERBOSE ? missed.map((question) => `  ${question}`) : []),
  ];
}

/** Compares pages that are read in parts with their files. */
async function readPages(
  caller: Caller,
  { source }: Version,
  answered: readonly string[],
): Promise<string[]> {
  const longPages = source
    .paths()
    .map((page) => ({ page, length: (source.markdown(page) ?? '').length }))
    .sort((a, b) => b.length - a.length)
    .slice(0, LONG_PAGES)
    .map(({ page }) => page);
  const pages = new Set([...sample(answered), ...longPages]);
  const differing: string[] = [];
  for (const page of pages) {
    let whole = '';
    let cursor: string | undefined;
    do {
      const part = await caller.call('read', { page, ...(cursor ? { cursor } : {}) });
      whole += part.text;
      ({ cursor } = part);
    } while (cursor !== undefined);
    if (whole !== source.markdown(page)) {
      differing.push(page);
    }
  }
  return [
    `pages read in parts: ${pages.size - differing.length} of ${pages.size} are the file byte for byte (100 %)`,
    ...differing.map((page) => `  ${page}`),
  ];
}

/** Asks for names that don't exist, or no longer do, and counts the answers with the right one. */
async function askNames(
  caller: Caller,
  version: Version,
  others: Parameters<typeof wrongNames>[0]['others'],
): Promise<string[]> {
  const known = ['DataGrid', 'DataGrid.sortModel', 'GridColDef', 'LineChart', 'DatePicker.minDate'];
  for (const name of [...known, 'useGridApiRef', 'DataGird', 'GridApi.setRowz', 'sx', 'value']) {
    await caller.call('api', { name });
  }
  const notExplained: string[] = [];
  for (const { name, expected } of OLD_NAMES) {
    const { text } = await caller.call('api', { name });
    if (!expected.some((part) => text.includes(part))) {
      notExplained.push(`${name} → ${expected.join(' or ')}`);
    }
  }
  const unanswered: string[] = [];
  const invented: string[] = [];
  let count = 0;
  for (const seed of SEEDS) {
    for (const { kind, name, expected } of await wrongNames({
      version,
      others,
      count: NAMES,
      seed,
    })) {
      count += 1;
      const { text } = await caller.call('api', { name });
      if (!expected.some((part) => text.includes(part))) {
        unanswered.push(`${kind} ${name} → ${expected.slice(0, 3).join(' or ')}`);
      }
      invented.push(...(await inventedNames(version, text)));
    }
  }
  const right = count - unanswered.length;
  const explained = OLD_NAMES.length - notExplained.length;
  return [
    `wrong names, ${SEEDS.length} × ${NAMES}: ${right} of ${count} answered with the right one (${share(right, count)}, ≥ 95 %), ${invented.length} invented (0)`,
    ...unanswered.map((name) => `  ${name}`),
    ...invented.map((name) => `  invented: ${name}`),
    `names of versions 5 to 7: ${explained} of ${OLD_NAMES.length} answered with the right one (${share(explained, OLD_NAMES.length)}, ≥ 95 %)`,
    ...notExplained.map((name) => `  ${name}`),
  ];
}

/** Measures the time and memory of checks. */
async function checkCode(caller: Caller, pid: number): Promise<string[]> {
  const check = async (code: string) => {
    const begin = performance.now();
    const processor = processorTimeOf(pid);
    await caller.call('check', { code });
    return { time: performance.now() - begin, processor: processorTimeOf(pid) - processor };
  };
  const before = memoryOf(pid);
  const cold = await check(CODE);
  const warm = [];
  for (let run = 0; run < 5; run += 1) {
    warm.push(await check(CODE.replace('Example', `Example${run}`)));
  }
  const after = memoryOf(pid);
  for (const code of OTHER_CODE) {
    await check(code);
  }
  const afterAll = memoryOf(pid);
  await setTimeout(IDLE_MS);
  return [
    `check: cold ${Math.round(cold.time)} ms (< 3,000; ${cold.processor} ms of processor time), warm median ${median(warm.map(({ time }) => time))} ms (< 500; ${median(warm.map(({ processor }) => processor))} ms of processor time)`,
    `memory: ${before}; after checks ${after}; after checks of all products ${afterAll}; when the thread for checks has ended ${memoryOf(pid)} (< 300)`,
  ];
}

/**
 * Measures the package of the MCP server, which `npm run mcp:package` creates, without a network: cold start, times and
 * sizes of answers, memory, and whether the search finds the pages that answer questions.
 *
 * @param root - The portal's folder.
 * @throws Error if there is no package.
 */
export async function agents(root: string): Promise<string[]> {
  const folder = path.join(root, '.cache/mcp', releaseOf(latestVersion(root)));
  const built = path.join(folder, 'dist/cli.cjs');
  if (!existsSync(built)) {
    throw new Error(`${built} is missing. Run "npm run build" and "npm run mcp:package" first.`);
  }
  const start = starter(root, path.join(installed(folder, latestVersion(root)), 'dist/cli.cjs'));
  const docs = openFolder(path.join(folder, 'data'));
  const { version } = createLibrary(docs, searchVocabulary).version();
  const questions = readQuestionSets(path.join(root, 'src/plugins/search/evaluation'))
    .filter(({ use }) => use !== 'tuning')
    .flatMap((set) => set.questions);

  const cold = await coldStarts(start);
  const { client, pid } = await start();
  const caller = new Caller(client);
  const { tools } = await client.listTools();
  const lines = [
    `definitions of the tools: ${countTokens(JSON.stringify(tools))} tokens (≤ 900)`,
    cold,
    ...(await askQuestions(caller, questions)),
    ...(await readPages(caller, version, [...new Set(questions.flatMap(({ pages }) => pages))])),
    ...(await askNames(caller, version, docs.others)),
    ...(await checkCode(caller, pid)),
    ...caller.lines(),
  ];
  await client.close();
  return lines;
}
