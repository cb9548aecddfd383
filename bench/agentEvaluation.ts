import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { Joi } from '@docusaurus/utils-validation';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { load } from 'js-yaml';

import { latestVersion } from '../src/core/versions';
import { releaseOf } from '../src/core/versions/packages';
import { searchVocabulary } from '../searchVocabulary';
import { openBuild } from '../server/mcp/data/build';
import { seededRandom } from '../server/mcp/check/seeded';
import { createLibrary } from '../server/mcp/library';

import { documentedNames } from './agentNames';
import { readSnippets, scoreSnippets, type Snippet } from './agentSnippets';

/** A fact of an answer: a text that it contains, or one of several. */
export type Fact = string | readonly string[];

/** A question with what a right answer contains. */
export interface AgentQuestion {
  question: string;
  facts: readonly Fact[];
}

const FILE = path.join(__dirname, 'agentQuestions.yaml');

const text = Joi.string();
const schema = Joi.array<AgentQuestion[]>()
  .items(
    Joi.object({
      question: text.required(),
      facts: Joi.array().items(text, Joi.array().items(text).min(2)).min(1).required(),
    }),
  )
  .unique('question');

/**
 * Reads the questions of the evaluation.
 *
 * @throws Error with the field and what is allowed, if the file isn't as expected.
 */
export function readAgentQuestions(): AgentQuestion[] {
  const result: Joi.ValidationResult<AgentQuestion[]> = schema.validate(
    load(readFileSync(FILE, 'utf8')),
  );
  if (result.error) {
    throw new Error(`${FILE}: ${result.error.message}`);
  }
  return result.value;
}

/** Returns the facts that an answer lacks. */
export const missingFacts = (answer: string, facts: readonly Fact[]): Fact[] =>
  facts.filter((fact) => ![fact].flat().some((text) => answer.includes(text)));

const factText = (fact: Fact) => [fact].flat().join(' or ');

const percent = (part: number, all: number) => `${((100 * part) / Math.max(all, 1)).toFixed(1)} %`;

/** Calls a tool of the server and returns the text of its answer. */
export type CallTool = (name: string, input: Record<string, unknown>) => Promise<string>;

/** How many pages of a search are read. */
const READ = 3;

/**
 * Scores retrieval without a model: whether the facts are on the first pages that `search` finds for a question.
 *
 * @returns A line with the figures, and one for each question whose facts aren't there.
 */
export async function scoreRetrieval(
  questions: readonly AgentQuestion[],
  call: CallTool,
): Promise<string[]> {
  const missed: string[] = [];
  for (const { question, facts } of questions) {
    const found = await call('search', { query: question });
    const results = [...found.matchAll(/^\d+\. .*?(?: › (.*))? \((\/x\/[^)]*)\)/gm)];
    // Of a long page, `read` returns the first part. An agent also reads the section that was found.
    const texts = await Promise.all(
      results
        .slice(0, READ)
        .flatMap(([, section, page]) => [{ page }, ...(section ? [{ page, section }] : [])])
        .map((input) => call('read', input)),
    );
    const missing = missingFacts([found, ...texts].join('\n'), facts);
    if (missing.length > 0) {
      missed.push(`  ${question}: ${missing.map(factText).join(', ')}`);
    }
  }
  const right = questions.length - missed.length;
  return [
    `questions: all facts on the first ${READ} pages for ${right} of ${questions.length} (${percent(right, questions.length)}, ≥ 95 %)`,
    ...missed,
  ];
}

/** A model behind an address that understands chat completions with tools, as OpenAI's and most local servers do. */
export interface ModelOptions {
  /** Its address up to `/v1`. */
  url: string;
  model: string;
  key?: string;
}

/**
 * Returns the model to evaluate with. Undefined if none is configured.
 *
 * @throws Error if only one of `EVALUATION_URL` and `EVALUATION_MODEL` is set.
 */
export function modelFrom(environment: NodeJS.ProcessEnv): ModelOptions | undefined {
  const { EVALUATION_URL: url, EVALUATION_MODEL: model, EVALUATION_KEY: key } = environment;
  if (!url && !model) {
    return undefined;
  }
  if (!url || !model) {
    throw new Error(
      'Set both EVALUATION_URL, such as "http://localhost:11434/v1", and EVALUATION_MODEL, the name of the model.',
    );
  }
  return { url: url.replace(/\/+$/, ''), model, ...(key ? { key } : {}) };
}

/** A tool as the server defines it. */
export interface ToolDefinition {
  name: string;
  description?: string | undefined;
  inputSchema: object;
}

interface Message {
  role: 'system' | 'user' | 'assistant' | 'tool';
  content: string | null;
  tool_calls?: readonly { id: string; function: { name: string; arguments: string } }[];
  tool_call_id?: string;
}

interface Completion {
  choices: readonly { message: Message }[];
  usage?: { total_tokens: number };
}

/** How often a model may call tools for a question. */
const MOST_CALLS = 12;
const SYSTEM =
  'Answer the question about MUI X 8.12.1 with the tools. Name the props, types and modules that are needed, and the plan if it is not the MIT one.';

/** Lets a model answer a question with the tools. */
async function answerOf(
  question: string,
  { url, model, key }: ModelOptions,
  tools: readonly ToolDefinition[],
  call: CallTool,
): Promise<{ answer: string; calls: number; tokens: number }> {
  const messages: Message[] = [
    { role: 'system', content: SYSTEM },
    { role: 'user', content: question },
  ];
  let calls = 0;
  let tokens = 0;
  for (;;) {
    const response = await fetch(`${url}/chat/completions`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({
        model,
        messages,
        temperature: 0,
        ...(calls < MOST_CALLS
          ? {
              tools: tools.map(({ name, description, inputSchema }) => ({
                type: 'function',
                function: { name, description, parameters: inputSchema },
              })),
            }
          : {}),
      }),
    });
    if (!response.ok) {
      throw new Error(
        `${url}/chat/completions answered ${response.status}: ${(await response.text()).slice(0, 300)}`,
      );
    }
    const { choices, usage } = (await response.json()) as Completion;
    const message = choices[0]?.message;
    tokens += usage?.total_tokens ?? 0;
    const wanted = calls < MOST_CALLS ? (message?.tool_calls ?? []) : [];
    if (!message || wanted.length === 0) {
      return { answer: message?.content ?? '', calls, tokens };
    }
    messages.push(message);
    for (const { id, function: tool } of wanted) {
      calls += 1;
      let content: string;
      try {
        content = await call(tool.name, JSON.parse(tool.arguments) as Record<string, unknown>);
      } catch (error) {
        content = String(error);
      }
      messages.push({ role: 'tool', tool_call_id: id, content });
    }
  }
}

/** Scores the answers that a model gives with the tools: those with all facts, and what they took. */
export async function scoreModel(
  questions: readonly AgentQuestion[],
  options: ModelOptions,
  tools: readonly ToolDefinition[],
  call: CallTool,
): Promise<string[]> {
  const missed: string[] = [];
  let calls = 0;
  let tokens = 0;
  for (const { question, facts } of questions) {
    const given = await answerOf(question, options, tools, call);
    calls += given.calls;
    tokens += given.tokens;
    const missing = missingFacts(given.answer, facts);
    if (missing.length > 0) {
      missed.push(`  ${question}: ${missing.map(factText).join(', ')}`);
    }
  }
  const right = questions.length - missed.length;
  return [
    `${options.model}: all facts in the answer to ${right} of ${questions.length} questions (${percent(right, questions.length)}), ${(calls / questions.length).toFixed(1)} calls and ${Math.round(tokens / questions.length)} tokens a question`,
    ...missed,
  ];
}

/** How many answers are compared with those of a fresh process, and how many of them are requested at once. */
const COMPARED = 1000;
const AT_ONCE = 8;

/**
 * Counts the answers about snippets that are the same, whatever was asked before or at the same time, as the answer of a
 * process that was asked nothing else. The order is random, and always the same.
 *
 * @param versions - Each snippet is checked against one of them in turn.
 * @param alone - Answers with a new process.
 */
export async function scoreIndependence(
  snippets: readonly Snippet[],
  versions: readonly string[],
  call: CallTool,
  alone: CallTool,
): Promise<string[]> {
  const cases = snippets.map(({ name, code, files }, index) => ({
    name,
    input: {
      version: versions[index % versions.length] ?? '',
      ...(code === undefined ? { files } : { code }),
    },
    expected: '',
  }));
  const inParallel = async <T>(
    list: readonly T[],
    atOnce: number,
    run: (item: T) => Promise<void>,
  ) => {
    const left = list.values();
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (const item of left) {
          await run(item);
        }
      }),
    );
  };
  await inParallel(cases, os.availableParallelism(), async (snippet) => {
    snippet.expected = await alone('check', snippet.input);
  });
  const random = seededRandom(COMPARED);
  const different: string[] = [];
  const asked = Array.from({ length: COMPARED }, () => Math.floor(random() * cases.length));
  await inParallel(asked, AT_ONCE, async (index) => {
    const { name, input, expected } = cases[index]!;
    const answer = await call('check', input);
    if (answer !== expected) {
      different.push(`  ${name} (${input.version}): ${answer} → ${expected}`);
    }
  });
  return [
    `independent of order and load: ${COMPARED - different.length} of ${COMPARED} answers, ${AT_ONCE} at once, are those of a process of their own (all)`,
    ...different,
  ];
}

/** How the answer about a name starts that isn't found. */
const DENIED = /^(?:MUI X \S+|The MIT packages of MUI X \S+) (?:has|have) no /m;

/**
 * Evaluates the tools as agents see them, with the server of this repository and its build: whether `api` finds all names
 * of the packages and the pages, whether the pages that `search` finds answer the questions, and what `check` says about
 * the snippets. With `EVALUATION_URL` and `EVALUATION_MODEL`, a model answers the questions, too.
 *
 * @param root - The portal's folder.
 */
export async function agentEvaluation(root: string): Promise<string[]> {
  const release = releaseOf(latestVersion(root));
  const start = async () => {
    const client = new Client(
      { name: 'bench', version: '1.0.0' },
      { versionNegotiation: { mode: 'legacy' } },
    );
    await client.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: [
          ...['--require', path.join(root, 'server/mcp/blockNetwork.cjs')],
          ...[path.join(root, 'node_modules/jiti/lib/jiti-cli.mjs'), 'server/mcp/cli.ts'],
        ],
        cwd: root,
        stderr: 'inherit',
      }),
    );
    const call: CallTool = async (name, input) => {
      const { content } = await client.callTool(
        { name, arguments: { version: release, ...input } },
        // What counts is the answer, also on a busy machine.
        { timeout: 600_000 },
      );
      return content.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
    };
    return { client, call };
  };
  const { client, call } = await start();
  const lines: string[] = [];
  const library = createLibrary(
    openBuild({ siteDir: root, buildDir: path.join(root, 'build') }),
    searchVocabulary,
  );
  for (const { name: request } of library.docs.versions) {
    const { version } = library.version(request);
    for (const [where, names] of Object.entries(await documentedNames(version))) {
      const denied: string[] = [];
      for (const name of names) {
        if (DENIED.test(await call('api', { name, version: request }))) {
          denied.push(name);
        }
      }
      lines.push(
        `${request}, names of ${where}: ${names.length - denied.length} of ${names.length} found (all)`,
        ...denied.map((name) => `  denied: ${name}`),
      );
    }
  }
  const questions = readAgentQuestions();
  lines.push(
    ...(await scoreRetrieval(questions, call)),
    ...(await scoreSnippets(
      readSnippets(),
      ({ code, files }) => call('check', code === undefined ? { files } : { code }),
      (page) => library.version().version.source.markdown(page) ?? '',
    )),
    ...(await scoreIndependence(
      readSnippets(),
      library.docs.versions.map(({ name }) => name),
      call,
      async (...request) => {
        const fresh = await start();
        const answer = await fresh.call(...request);
        await fresh.client.close();
        return answer;
      },
    )),
  );
  const model = modelFrom(process.env);
  if (model) {
    const { tools } = await client.listTools();
    lines.push(...(await scoreModel(questions, model, tools, call)));
  } else {
    lines.push('no model: set EVALUATION_URL and EVALUATION_MODEL to let one answer the questions');
  }
  await client.close();
  return lines;
}
