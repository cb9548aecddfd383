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
import { createLibrary } from '../server/mcp/library';
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

/**
 * Measures the package of the MCP server without a network, which `npm run mcp:package` creates: cold start, times and sizes of answers,
 * memory, and whether the search finds the pages that answer questions.
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
  const script = path.join(installed(folder, latestVersion(root)), 'dist/cli.cjs');
  const docs = openFolder(path.join(folder, 'data'));
  const library = createLibrary(docs, searchVocabulary);
  const start = async () => {
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

  const starts = [];
  for (let run = 0; run < 3; run += 1) {
    const { client, connected, first } = await start();
    starts.push({ connected, first });
    await client.close();
  }
  const { client, pid } = await start();
  const times = new Map<string, number[]>();
  const errors: string[] = [];
  let longest = { tokens: 0, what: '' };
  const call = async (name: string, input: Record<string, unknown>): Promise<Answer> => {
    const begin = performance.now();
    const answer = await client.callTool({ name, arguments: input });
    if (answer.isError) {
      errors.push(
        `${name} ${JSON.stringify(input).slice(0, 80)}: ${JSON.stringify(answer.content)}`,
      );
    } else {
      times.set(name, [...(times.get(name) ?? []), performance.now() - begin]);
    }
    const tokens = countTokens(JSON.stringify(answer));
    if (tokens > longest.tokens) {
      longest = { tokens, what: `${name} ${JSON.stringify(input).slice(0, 80)}` };
    }
    const [text = '', about = ''] = (answer.content as { text?: string }[]).map((one) => one.text);
    const cursor = / cursor "([^"]+)"/.exec(about)?.[1];
    const results = [...text.matchAll(RESULT)].map(([, section, page = '']) => ({
      page,
      ...(section === undefined ? {} : { section }),
    }));
    return { text, ...(cursor === undefined ? {} : { cursor }), results, tokens };
  };

  const { tools } = await client.listTools();
  const definitions = countTokens(JSON.stringify(tools));
  const questions = readQuestionSets(path.join(root, 'src/plugins/search/evaluation'))
    .filter(({ use }) => use !== 'tuning')
    .flatMap((set) => set.questions);
  let right = 0;
  const missed: string[] = [];
  for (const { question, pages } of questions) {
    const { results } = await call('search', { query: question });
    if (results.slice(0, 3).some(({ page }) => pages.includes(page))) {
      right += 1;
    } else {
      missed.push(question);
    }
  }
  // An agent searches, reads the best result, and looks up the name in the question or a demo.
  const costs: number[] = [];
  for (const { question } of sample(questions, ANSWERED)) {
    const found = await call('search', { query: question });
    const [best] = found.results;
    const name = CODE_NAME.exec(question)?.[0];
    const others = [
      ...(best ? [await call('read', { ...best })] : []),
      name === undefined ? await call('example', { query: question }) : await call('api', { name }),
    ];
    costs.push([found, ...others].reduce((sum, { tokens }) => sum + tokens, 0));
  }
  const answered = [...new Set(questions.flatMap(({ pages }) => pages))];
  const { version } = library.version();
  const longPages = version.source
    .paths()
    .map((page) => ({ page, length: (version.source.markdown(page) ?? '').length }))
    .sort((a, b) => b.length - a.length)
    .slice(0, LONG_PAGES)
    .map(({ page }) => page);
  const pages = new Set([...sample(answered), ...longPages]);
  const differing: string[] = [];
  for (const page of pages) {
    let whole = '';
    let cursor: string | undefined;
    do {
      const part = await call('read', { page, ...(cursor ? { cursor } : {}) });
      whole += part.text;
      ({ cursor } = part);
    } while (cursor !== undefined);
    if (whole !== version.source.markdown(page)) {
      differing.push(page);
    }
  }
  for (const { question } of sample(questions)) {
    await call('example', { query: question });
  }
  const names = ['DataGrid', 'DataGrid.sortModel', 'GridColDef', 'LineChart', 'DatePicker.minDate'];
  for (const name of [...names, 'useGridApiRef', 'DataGird', 'GridApi.setRowz', 'sx', 'value']) {
    await call('api', { name });
  }
  const notExplained: string[] = [];
  for (const { name, expected } of OLD_NAMES) {
    const { text } = await call('api', { name });
    if (!expected.some((each) => text.includes(each))) {
      notExplained.push(`${name} → ${expected.join(' or ')}`);
    }
  }
  const unanswered: string[] = [];
  const invented: string[] = [];
  let wrongCount = 0;
  for (const seed of SEEDS) {
    for (const { kind, name, expected } of await wrongNames({
      version,
      others: docs.others,
      count: NAMES,
      seed,
    })) {
      wrongCount += 1;
      const { text } = await call('api', { name });
      if (!expected.some((each) => text.includes(each))) {
        unanswered.push(`${kind} ${name} → ${expected.slice(0, 3).join(' or ')}`);
      }
      invented.push(...(await inventedNames(version, text)));
    }
  }
  const beforeCheck = memoryOf(pid);
  const checks: { time: number; processor: number }[] = [];
  const check = async (code: string) => {
    const begin = performance.now();
    const processor = processorTimeOf(pid);
    await call('check', { code });
    checks.push({
      time: performance.now() - begin,
      processor: processorTimeOf(pid) - processor,
    });
  };
  for (let run = 0; run < 6; run += 1) {
    await check(CODE.replace('Example', `Example${run}`));
  }
  const [cold, ...warm] = [...checks];
  const afterCheck = memoryOf(pid);
  for (const code of OTHER_CODE) {
    await check(code);
  }
  const afterAll = memoryOf(pid);
  await setTimeout(IDLE_MS);
  const afterIdle = memoryOf(pid);
  const lines = [
    `definitions of the tools: ${definitions} tokens (≤ 900)`,
    `a question: ${Math.round(costs.reduce((sum, cost) => sum + cost, 0) / costs.length)} tokens with the protocol, mean of ${costs.length} with a search, a section and a name or demo each (≤ 1,800); median ${median(costs)}`,
    `cold start, best of 3: connected ${Math.round(Math.min(...starts.map((one) => one.connected)))} ms (< 500), first search answered ${Math.round(Math.min(...starts.map((one) => one.first)))} ms`,
    ...[...times]
      .filter(([name]) => name !== 'check')
      .map(
        ([name, own]) =>
          `${name}: ${own.length} calls, median ${percentile(own, 0.5).toFixed(1)} ms, p95 ${percentile(own, 0.95).toFixed(1)} ms (< 50)`,
      ),
    `check: cold ${Math.round(cold?.time ?? 0)} ms (< 3,000; ${cold?.processor} ms of processor time), warm median ${median(warm.map(({ time }) => time))} ms (< 500; ${median(warm.map(({ processor }) => processor))} ms of processor time)`,
    `memory: ${beforeCheck}; after checks ${afterCheck}; after checks of all products ${afterAll}; when the thread for checks has ended ${afterIdle} (< 300)`,
    `longest answer: ${longest.tokens} tokens (≤ ${ANSWER_TOKENS.toLocaleString('en-US')}): ${longest.what}`,
    `pages read in parts: ${pages.size - differing.length} of ${pages.size} are the file byte for byte (100 %)`,
    ...differing.map((page) => `  ${page}`),
    `held-out questions: right page in the first three for ${right} of ${questions.length} (${((100 * right) / questions.length).toFixed(1)} %, ≥ 95 %)`,
    ...(process.env.VERBOSE ? missed.map((question) => `  ${question}`) : []),
    `wrong names, ${SEEDS.length} × ${NAMES}: ${wrongCount - unanswered.length} of ${wrongCount} answered with the right one (${share(wrongCount - unanswered.length, wrongCount)}, ≥ 95 %), ${invented.length} invented (0)`,
    ...unanswered.map((each) => `  ${each}`),
    `names of versions 5 to 7: ${OLD_NAMES.length - notExplained.length} of ${OLD_NAMES.length} answered with the right one (${share(OLD_NAMES.length - notExplained.length, OLD_NAMES.length)}, ≥ 95 %)`,
    ...notExplained.map((each) => `  ${each}`),
    `answers with an error: ${errors.length} (0)`,
    ...errors.map((error) => `  ${error}`),
    ...invented.map((name) => `  invented: ${name}`),
  ];
  await client.close();
  return lines;
}
