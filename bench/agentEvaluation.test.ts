/** @jest-environment node */
// @reads bench/agentQuestions.yaml bench/agentSnippets.yaml
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

import {
  missingFacts,
  modelFrom,
  readAgentQuestions,
  scoreIndependence,
  scoreModel,
  scoreRetrieval,
} from './agentEvaluation';
import { readSnippets, scoreSnippets, type Snippet } from './agentSnippets';

it('has questions with facts, and snippets, about half of them right', () => {
  expect(readAgentQuestions().length).toBeGreaterThanOrEqual(30);
  const snippets = readSnippets();
  expect(snippets.length).toBeGreaterThanOrEqual(60);
  const wrong = snippets.filter(({ faults }) => faults.length > 0);
  expect(Math.abs(wrong.length / snippets.length - 0.5)).toBeLessThan(0.1);
  // A fault is in a line that the snippet has.
  snippets.forEach(({ code, files, faults }) =>
    faults.forEach(({ file, line }) =>
      expect((code ?? files?.[file ?? ''] ?? '').split('\n').length).toBeGreaterThanOrEqual(line),
    ),
  );
});

it('scores answers of the check', async () => {
  const faults = [{ line: 2, name: 'colums', advice: ['columns'] }];
  const snippets: Snippet[] = [
    { name: 'right', code: 'a', faults: [] },
    { name: 'refused', code: 'b', faults: [] },
    { name: 'found', code: 'c', faults },
    { name: 'badly explained', code: 'd', faults },
    { name: 'missed', code: 'e', faults },
  ];
  const answers: Readonly<Record<string, string>> = {
    a: 'No problems found against MUI X 8.12.1.',
    b: '1 problem against MUI X 8.12.1:\nLine 1: Wrong.',
    c: '1 problem against MUI X 8.12.1:\nLine 2: No prop `colums`. Use `columns`.',
    d: '2 problems against MUI X 8.12.1:\nLine 2: No prop `colums`.\nLine 3: More.',
    e: 'No problems found against MUI X 8.12.1.',
  };
  const lines = await scoreSnippets(snippets, ({ code = '' }) =>
    Promise.resolve(answers[code] ?? ''),
  );
  expect(lines[0]).toContain('faults found 2 of 3 ');
  expect(lines[0]).toContain('correct ones accepted 1 of 2 ');
  expect(lines[0]).toContain('advice right for 1 of 2 ');
  expect(lines[0]).toContain('1 problems beside');
  expect(lines).toHaveLength(5);
});

it('scores retrieval by the facts on the first pages', async () => {
  expect(missingFacts('a b', ['a', ['c', 'b'], 'd'])).toEqual(['d']);
  const call = (name: string, input: Record<string, unknown>) =>
    Promise.resolve(
      name === 'search'
        ? '1. Sorting › Server (/x/react-data-grid/sorting/): Summary\n2. Other (/x/other/): Text'
        : `About ${String(input.page)}: sortModel`,
    );
  const questions = [
    { question: 'How do I sort?', facts: ['sortModel', '/x/other/'] },
    { question: 'How do I filter?', facts: ['filterModel'] },
  ];
  expect(await scoreRetrieval(questions, call)).toEqual([
    expect.stringContaining('1 of 2 (50.0 %'),
    '  How do I filter?: filterModel',
  ]);
});

it('reads the section that was found, too', async () => {
  const call = (name: string, { section }: Record<string, unknown>) =>
    Promise.resolve(
      name === 'search'
        ? '1. Sorting › Server (/x/react-data-grid/sorting/)'
        : section === 'Server'
          ? 'sortingMode'
          : 'The first part',
    );
  expect(
    await scoreRetrieval([{ question: 'How do I sort?', facts: ['sortingMode'] }], call),
  ).toHaveLength(1);
});

it('compares answers with those of processes that were asked nothing else', async () => {
  const snippets: Snippet[] = ['a', 'b', 'c'].map((code) => ({ name: code, code, faults: [] }));
  const answer = (_: string, { code, version }: Record<string, unknown>) =>
    Promise.resolve(`${String(code)} ${String(version)}`);
  const same = await scoreIndependence(snippets, ['1', '2'], answer, answer);
  expect(same).toEqual([expect.stringContaining('1000 of 1000 answers')]);
  let before = '';
  const [line = '', ...details] = await scoreIndependence(
    snippets,
    ['1', '2'],
    async (tool, input) => {
      const last = before;
      before = String(input.code);
      return last === 'c' ? 'other' : answer(tool, input);
    },
    answer,
  );
  expect(Number(/(\d+) of 1000/.exec(line)?.[1])).toBe(1000 - details.length);
  expect(details).toContain('  b (2): other → b 2');
});

it('lets a configured model answer with the tools', async () => {
  expect(modelFrom({ NODE_ENV: 'test' })).toBeUndefined();
  expect(() => modelFrom({ NODE_ENV: 'test', EVALUATION_MODEL: 'm' })).toThrow('EVALUATION_URL');
  const asked: { messages: { role: string; content: string }[]; tools?: unknown[] }[] = [];
  const server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      asked.push(JSON.parse(body) as (typeof asked)[number]);
      const message =
        asked.length === 1
          ? {
              role: 'assistant',
              content: null,
              tool_calls: [{ id: '1', function: { name: 'api', arguments: '{"name":"a"}' } }],
            }
          : { role: 'assistant', content: 'Set `sortModel`.' };
      response.end(JSON.stringify({ choices: [{ message }], usage: { total_tokens: 50 } }));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const options = modelFrom({
    NODE_ENV: 'test',
    EVALUATION_URL: `http://127.0.0.1:${port}/v1/`,
    EVALUATION_MODEL: 'small',
  });
  const tools = [{ name: 'api', description: 'Looks up a name', inputSchema: { type: 'object' } }];
  const lines = await scoreModel(
    [{ question: 'How do I sort?', facts: ['sortModel'] }],
    options ?? { url: '', model: '' },
    tools,
    (name, input) => Promise.resolve(`${name} ${String(input.name)}`),
  );
  server.close();
  expect(lines).toEqual([expect.stringMatching(/^small: .* 1 of 1 .*, 1\.0 calls and 100 tokens/)]);
  expect(asked[1]?.messages.at(-1)).toMatchObject({ role: 'tool', content: 'api a' });
  expect(asked[0]?.tools).toHaveLength(1);
});
