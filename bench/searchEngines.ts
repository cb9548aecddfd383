import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import type { Browser } from '@playwright/test';
import { rspack } from '@rspack/core';

import { createEngine } from '../src/plugins/search/engine/createEngine';
import type { Question } from '../src/plugins/search/evaluation/evaluate';
import { readQuestionSets } from '../src/plugins/search/evaluation/questionSets';
import {
  excerptFile,
  INDEX_FILE,
  MANIFEST_PATH,
  proseFile,
  type ExcerptData,
  type ProseData,
  type SearchIndexData,
  type SearchManifest,
  type SearchVersion,
} from '../src/plugins/search/format';
import { EMPTY_VOCABULARY } from '../src/plugins/search/vocabulary';

import type { ContenderData } from './searchEngines/contender';
import { documentsOf, type SearchDocument } from './searchEngines/documents';
import { isCompressed, readPagefind, writePagefind } from './searchEngines/pagefindFiles';
import { wordsOfProse } from './searchEngines/proseWords';

const CONTENDERS = ['ours', 'minisearch', 'pagefind'] as const;
type Contender = (typeof CONTENDERS)[number];

/** Number of words of each page's prose that MiniSearch gets: as many as keep its size within 20 kB of ours. */
const PROSE_WORDS = 60;
/** The query whose bytes are counted. */
const FIRST_QUERY = 'sort on the server';
const SHOWN_PAGES = 12;
/** How many of the last keys of every fifth question are timed. */
const KEYS = 5;

const gzip = (content: string | Buffer) => gzipSync(content, { level: 9 }).length / 1000;

/** A version's pages, and the data that the contenders need. */
interface Corpus {
  version: SearchVersion;
  data: Omit<ContenderData, 'pagefind'>;
  documents: readonly SearchDocument[];
  texts: readonly string[];
}

function readCorpus(build: string, version: SearchVersion): Corpus {
  const read = <T>(file: string) =>
    JSON.parse(readFileSync(path.join(build, version.folder, file), 'utf8')) as T;
  const index = read<SearchIndexData>(INDEX_FILE);
  const documents = documentsOf(index);
  const texts = documents.map(({ kind }, page) =>
    kind === 'api' ? '' : read<ExcerptData>(excerptFile(page)).join(' '),
  );
  return {
    version,
    documents,
    texts,
    data: {
      index,
      prose: index.prose.map((_, file) => read<ProseData>(proseFile(file))),
      proseWords: wordsOfProse(documents, texts, PROSE_WORDS),
    },
  };
}

/** Bundles the code of a contender for the browser. */
async function bundle(root: string, contender: Contender, folder: string): Promise<string> {
  const compiler = rspack({
    mode: 'production',
    target: ['web', 'es2022'],
    context: root,
    entry: path.join(root, `bench/searchEngines/${contender}.browser.ts`),
    output: { path: folder, filename: `${contender}.js` },
    resolve: { extensions: ['.ts', '.js'] },
    performance: false,
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        },
      ],
    },
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const failure =
        error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      if (failure) reject(failure);
      else resolve();
    });
  });
  return readFileSync(path.join(folder, `${contender}.js`), 'utf8');
}

/** Serves a folder with Pagefind's files, and counts the requested files, in kB (gzip). */
async function serve(folder: string) {
  let files = new Map<string, number>();
  const server = http
    .createServer(({ url = '/' }, response) => {
      const { pathname } = new URL(url, 'http://localhost');
      if (!pathname.startsWith('/pagefind/')) {
        response.writeHead(200, { 'Content-Type': 'text/html' });
        response.end('<!doctype html><title>Search engines</title>');
        return;
      }
      const content = readPagefind(folder, pathname);
      files.set(pathname, isCompressed(pathname) ? content.length / 1000 : gzip(content));
      const type = pathname.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
      response.writeHead(200, { 'Content-Type': type });
      response.end(content);
    })
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    take(): number {
      const sum = [...files.values()].reduce((total, size) => total + size, 0);
      files = new Map();
      return sum;
    },
    close: () => server.close(),
  };
}

interface Run {
  /** Paths from the site's root for each question, best first. */
  answers: string[][];
  /** Time to create the engine, in milliseconds. */
  made: number;
  /** Time of each key, in milliseconds, sorted. */
  keys: number[];
}

interface NamedQuestions {
  name: string;
  questions: readonly Question[];
}

/** Asks all questions in a new page, and types some of them. */
async function ask(
  browser: Browser,
  origin: string,
  code: string,
  data: ContenderData,
  questions: readonly string[],
): Promise<Run> {
  const page = await browser.newPage();
  await page.goto(origin);
  await page.addScriptTag({ content: code });
  const run = await page.evaluate(
    async ([json, asked, keys]) => {
      const parsed = JSON.parse(json) as ContenderData;
      const start = performance.now();
      const answer = await globalThis.createContender(parsed);
      const made = performance.now() - start;
      const answers: string[][] = [];
      for (const question of asked) answers.push(await answer(question));
      const times: number[] = [];
      for (const question of asked.filter((_, index) => index % 5 === 0)) {
        for (let end = Math.max(1, question.length - keys); end < question.length; end += 1) {
          const before = performance.now();
          await answer(question.slice(0, end));
          times.push(performance.now() - before);
        }
      }
      return { answers, made, keys: times.sort((a, b) => a - b) };
    },
    [JSON.stringify(data), questions, KEYS] as const,
  );
  await page.close();
  return run;
}

/** Returns a set's success rates in percent, and its mean reciprocal rank. */
function judge(answers: readonly string[][], questions: readonly Question[]): string {
  const places = questions.map(({ pages }, index) => {
    return (answers[index] ?? []).findIndex((page) => pages.includes(page)) + 1;
  });
  const share = (most: number) =>
    ((100 * places.filter((place) => place > 0 && place <= most).length) / places.length).toFixed(
      1,
    );
  const rank = places.reduce((sum, place) => sum + (place > 0 ? 1 / place : 0), 0) / places.length;
  return `${share(1)} / ${share(3)} / ${rank.toFixed(3)}`;
}

/** Measures the bytes of Pagefind's first search, including the excerpts of the shown pages. */
async function bytesOfPagefind(browser: Browser, site: Awaited<ReturnType<typeof serve>>) {
  const page = await browser.newPage();
  await page.goto(site.origin);
  site.take();
  await page.evaluate(
    `import('/pagefind/pagefind.js').then(async (pagefind) => {
      const { results } = await pagefind.search(${JSON.stringify(FIRST_QUERY)});
      await Promise.all(results.slice(0, ${SHOWN_PAGES}).map((result) => result.data()));
    })`,
  );
  await page.close();
  return site.take();
}

/** Returns the bytes of the first search: code, index, and everything else that the query needs, except excerpts. */
function bytesOf(contender: Contender, code: string, { data }: Corpus): number {
  const { index, prose, proseWords } = data;
  if (contender === 'minisearch')
    return gzip(code) + gzip(JSON.stringify({ ...index, proseWords }));
  const lacked = createEngine(index, EMPTY_VOCABULARY).lackedProse(FIRST_QUERY);
  const files = lacked.map((file) => gzip(JSON.stringify(prose[file])));
  return files.reduce((sum, size) => sum + size, gzip(code) + gzip(JSON.stringify(index)));
}

/** Swaps two letters in a question's longest word, as users mistype it. */
function mistype(question: string): string {
  const [longest = ''] = question.split(' ').sort((a, b) => b.length - a.length);
  const middle = Math.floor(longest.length / 2);
  const [one = '', other = ''] = longest.slice(middle - 1, middle + 1);
  const swapped = longest.slice(0, middle - 1) + other + one + longest.slice(middle + 1);
  return question.replace(longest, swapped);
}

const NAMES = 100;

/** Returns questions that consist of a name that only one API page has. That page is the answer. */
function questionsOfNames(documents: readonly SearchDocument[]): Question[] {
  const places = new Map<string, string[]>();
  for (const { members, path: page } of documents) {
    for (const name of new Set(members)) places.set(name, [...(places.get(name) ?? []), page]);
  }
  const unique = [...places].filter(
    ([name, pages]) => pages.length === 1 && /[a-z][A-Z]/.test(name),
  );
  const step = Math.max(1, Math.floor(unique.length / NAMES));
  return unique
    .filter((_, index) => index % step === 0)
    .slice(0, NAMES)
    .map(([question, pages]) => ({ question, pages }));
}

async function compareVersion(
  browser: Browser,
  corpus: Corpus,
  asked: readonly NamedQuestions[],
  codes: Readonly<Record<Contender, string>>,
  folder: string,
): Promise<string[]> {
  const { documents, texts, data, version } = corpus;
  const lines = [`   ${version.label}: ${documents.length} pages`];
  const written = await writePagefind(folder, documents, texts);
  const site = await serve(folder);
  const prefix = version.isLast ? '/x/' : '/x/next/';
  const sets = [
    ...asked.map(({ name, questions }) => ({
      name,
      questions: questions.map(({ question, pages }) => ({
        question,
        pages: pages.map((page) => page.replace(/^\/x\//, prefix)),
      })),
    })),
    { name: 'names in code', questions: questionsOfNames(documents) },
  ];
  try {
    for (const contender of CONTENDERS) {
      const { answers, made, keys } = await ask(
        browser,
        site.origin,
        codes[contender],
        { ...data, pagefind: '/pagefind/pagefind.js' },
        sets.flatMap(({ questions }) => questions.map(({ question }) => question)),
      );
      const bytes =
        contender === 'pagefind'
          ? await bytesOfPagefind(browser, site)
          : bytesOf(contender, codes[contender], corpus);
      const at = (share: number) => (keys[Math.floor(keys.length * share)] ?? 0).toFixed(1);
      lines.push(
        `   ${contender}: first search ${bytes.toFixed(0)} kB, ready in ${made.toFixed(0)} ms, ` +
          `a key ${at(0.5)} ms, at the 95th percentile ${at(0.95)} ms` +
          (contender === 'pagefind' ? `; index written in ${(written / 1000).toFixed(1)} s` : ''),
      );
      let start = 0;
      for (const set of sets) {
        const own = answers.slice(start, start + set.questions.length);
        start += set.questions.length;
        lines.push(`     ${set.name.padEnd(26)} ${judge(own, set.questions)}`);
      }
    }
  } finally {
    site.close();
  }
  return lines;
}

/**
 * Compares our search with MiniSearch and Pagefind, on the built pages of every version: the bytes of the first search
 * without the dialog, times in the browser, and for each set of questions the share that is answered first and among
 * the first three, with the mean reciprocal rank. Needs network access, for Pagefind.
 */
export async function searchEngines(browser: Browser, root: string): Promise<string[]> {
  const build = path.join(root, 'build');
  const { versions } = JSON.parse(
    readFileSync(path.join(build, MANIFEST_PATH), 'utf8'),
  ) as SearchManifest;
  const sets = readQuestionSets(path.join(root, 'src/plugins/search/evaluation')).map(
    ({ file, use, questions }) => ({ name: `${file} (${use})`, questions }),
  );
  const mistyped = sets.flatMap(({ questions }) =>
    questions.map(({ question, pages }) => ({ question: mistype(question), pages })),
  );
  sets.push({ name: 'all of them, mistyped', questions: mistyped });
  const folder = mkdtempSync(path.join(os.tmpdir(), 'search-engines-'));
  try {
    mkdirSync(path.join(folder, 'code'));
    const [ours, minisearch, pagefind] = [
      await bundle(root, 'ours', path.join(folder, 'code')),
      await bundle(root, 'minisearch', path.join(folder, 'code')),
      await bundle(root, 'pagefind', path.join(folder, 'code')),
    ];
    const lines: string[] = [];
    for (const version of versions) {
      lines.push(
        ...(await compareVersion(
          browser,
          readCorpus(build, version),
          sets,
          { ours, minisearch, pagefind },
          folder,
        )),
      );
    }
    return lines;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
