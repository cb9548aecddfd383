import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';

import { Globby } from '@docusaurus/utils';

import type { StageKey } from './declaration';
import { localeBaseUrls, siteDirectory } from './directories';
import { nameOf, orderStages } from './order';
import { outputFor } from './output';
import { needResult, pageFor, PageState, type Page, type PageKind } from './page';
import type { BuildProps, PageSource, Stage, StageFinish, StageRun, WrittenPage } from './stage';

/** How many pages are processed, or files are read, concurrently. */
const CONCURRENCY = 16;

/** File among the generated files with what a later build of some pages needs of all others. */
export const KEPT_PAGES = 'kept-pages.bin';

/**
 * The end of the names of generated data of which each page shows its own part, and scripts contain nothing. If it changes,
 * only the edited pages are rendered again.
 */
export const PAGE_DATA = '.pages.json';

/** What is kept of the pages of a build. */
interface KeptPages {
  sources: readonly PageSource[];
  /** In the order of stages' results. */
  done: readonly DonePage[];
  /** Files that stages have written in `finish`, by stage name, relative to the folder of the build. */
  files: ReadonlyMap<string, readonly string[]>;
}

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** Processes all items of a list, several at a time. After an error, it starts no further items and then rejects. */
async function forAll<T>(
  all: readonly T[],
  work: (each: T, index: number) => Promise<void>,
): Promise<void> {
  const waiting = [...all.entries()].reverse();
  const errors = new Map<number, unknown>();
  const worker = async () => {
    for (let next = waiting.pop(); next && errors.size === 0; next = waiting.pop()) {
      const [index, each] = next;
      await work(each, index).catch((error: unknown) => errors.set(index, error));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  if (errors.size > 0) {
    throw errors.get(Math.min(...errors.keys()));
  }
}

/** A page that has been read, before any stage has run. */
interface ReadPage {
  path: string;
  file: string;
  kind: PageKind;
  /** Released once the page is parsed. */
  bytes: Buffer | undefined;
  sha256: string;
}

/** Returns the file of a route, relative to the folder of the build. */
function fileOfRoute(baseUrl: string, pathname: string): string {
  const relative = pathname.slice(baseUrl.length);
  return relative.endsWith('.html') ? relative : path.posix.join(relative, 'index.html');
}

/** Reads all pages that were rendered: the pages of routes, then other HTML files. */
async function readPages(props: BuildProps): Promise<ReadPage[]> {
  const { outDir, baseUrl, routesPaths, edited } = props;
  const routes = [...new Set(edited?.paths ?? routesPaths)].map((pathname) => ({
    path: pathname,
    file: fileOfRoute(baseUrl, pathname),
    kind: 'route' as const,
  }));
  const known = new Set(routes.map(({ file }) => file));
  const otherLocales = localeBaseUrls(props)
    .filter((localeBaseUrl) => localeBaseUrl !== baseUrl && localeBaseUrl.startsWith(baseUrl))
    .map((url) => `${url.slice(baseUrl.length)}**`);
  const files = edited ? [] : await Globby('**/*.html', { cwd: outDir, ignore: otherLocales });
  const others = files
    .filter((file) => !known.has(file))
    .sort()
    .map((file) => ({ path: baseUrl + file, file, kind: 'static' as const }));
  const pages: ReadPage[] = [...routes, ...others].map((page) => ({
    ...page,
    bytes: undefined,
    sha256: '',
  }));
  await forAll(pages, async (page) => {
    try {
      page.bytes = await readFile(path.join(outDir, page.file));
      page.sha256 = sha256(page.bytes);
    } catch (error) {
      throw new Error(
        `The build has no file ${page.file} for the page ${page.path}: ${(error as Error).message}`,
        { cause: error },
      );
    }
  });
  return pages;
}

/** Decodes a page's file. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    throw new Error('it is not valid UTF-8', { cause: error });
  }
}

/** Creates an error about a page. The message starts with the page and the given text. */
const pageError = (page: { path: string; file: string }, what: string, error: unknown) =>
  new Error(`${page.file} (${page.path}): ${what}${(error as Error).message}`, { cause: error });

/** Parses a page and checks that its file is complete. */
function openPage(page: ReadPage): PageState {
  try {
    const state = new PageState(page.path, page.file, page.kind, decode(page.bytes as Buffer));
    if (state.problem !== undefined && page.kind === 'route') {
      throw new Error(state.problem);
    }
    return state;
  } catch (error) {
    throw pageError(page, 'The page is broken or incomplete: ', error);
  }
}

/** A stage that has been started. */
interface RunningStage {
  stage: Stage<unknown, unknown>;
  follows: readonly string[];
  started: Promise<StageRun<unknown, unknown>>;
}

/** @throws Error if a stage reads pages without declaring it. */
function requireReads(stage: Stage<unknown, unknown>, isDeclared: boolean | undefined): void {
  if (!isDeclared) {
    throw new Error(
      `The stage ${nameOf(stage)} reads pages without declaring it. Set "reads.html" where it is registered.`,
    );
  }
}

/**
 * Runs stages over a build. Each page is read once, parsed once and written at most once: after the last stage that
 * changes it, and only if one has changed it.
 *
 * @param stages - In any order.
 * @param props - What Docusaurus passes to `postBuild`.
 * @throws Error if the declarations of stages conflict, if a page is missing or incomplete, or if a stage fails.
 */
export async function runStages(
  stages: readonly Stage<unknown, unknown>[],
  props: BuildProps,
): Promise<void> {
  const ordered = orderStages(stages);
  const { outDir } = props;
  const siteDir = siteDirectory(props);
  const pages = await readPages(props);
  const before = await readKept(props);
  const rendered = pages
    .filter(({ kind }) => kind === 'route')
    .map((page) => ({ path: page.path, sha256: page.sha256 }));
  const sources = before ? replaced(before.sources, rendered, ({ path: at }) => at) : rendered;
  // What doesn't read pages has been written by the earlier build.
  const finishing = before ? ordered.filter(({ stage }) => dependsOnPages(stage)) : ordered;
  const files = new Map<string, string[]>(finishing.map(({ stage }) => [stage.key.name, []]));
  await Promise.all(
    // Names of files may have changed.
    [...files.keys()]
      .flatMap((name) => before?.files.get(name) ?? [])
      .map((file) => rm(path.join(outDir, file), { force: true })),
  );
  const outputOf = (stage: Stage<unknown, unknown>, onWrite?: (file: string) => void) =>
    outputFor({ outDir, siteDir, stage, stages, ...(onWrite ? { onWrite } : {}) });

  // Wait for everything that was started, so that nothing writes files after an error has been reported.
  const begun: Promise<unknown>[] = [];
  const begin = <T>(work: Promise<T>): Promise<T> => {
    begun.push(work.catch(() => undefined));
    return work;
  };

  const running = new Map<string, RunningStage>();
  for (const { stage, follows } of ordered) {
    const earlier = follows.flatMap((name) => running.get(name)?.started ?? []);
    const start = async () => {
      await Promise.all(earlier);
      return stage.start({
        props,
        siteDir,
        output: outputOf(stage),
        sources() {
          requireReads(stage, stage.reads?.html || stage.changes?.html);
          return sources;
        },
      });
    };
    running.set(stage.key.name, { stage, follows, started: begin(start()) });
  }

  const written = new Map<string, WrittenPage>();
  /** What stages returned for pages, by stage name. */
  const pageResults = new Map<string, Map<string, unknown>>(
    ordered.map(({ stage }) => [stage.key.name, new Map()]),
  );
  const processPages = async () => {
    const swept = await sweep({
      pages,
      running: [...running.values()],
      outDir,
      baseUrl: props.baseUrl,
    });
    const names = new Set(swept.map(({ written: { path: at } }) => at));
    const kept = (before?.done ?? []).filter((page) => !names.has(page.written.path));
    const updated = await updateKept(kept, [...running.values()], outDir);
    const done = before
      ? replaced(before.done, [...updated, ...swept], (page) => page.written.path)
      : swept;
    for (const page of done) {
      written.set(page.written.path, page.written);
      page.results.forEach((result, name) => pageResults.get(name)?.set(page.written.path, result));
    }
    return done;
  };
  const swept = begin(processPages());

  const finished = new Map<string, Promise<unknown>>();
  for (const { stage, follows } of finishing) {
    const { name } = stage.key;
    const { reads = {}, changes = {} } = stage;
    const earlier = follows.flatMap((follow) => finished.get(follow) ?? []);
    const results = new Map<string, unknown>();
    const finish = async () => {
      const run = await running.get(name)?.started;
      await Promise.all(follows.map(async (key) => results.set(key, await finished.get(key))));
      await Promise.all(earlier);
      if (run?.page || reads.html || changes.html) {
        await swept;
      }
      const site: StageFinish<unknown> = {
        output: outputOf(stage, (file) => files.get(name)?.push(path.relative(outDir, file))),
        pages: pageResults.get(name) ?? new Map(),
        written() {
          requireReads(stage, reads.html);
          return written;
        },
        pageResults<T>(key: StageKey<T, unknown>) {
          needResult(stage, key);
          return (pageResults.get(key.name) ?? new Map()) as ReadonlyMap<string, T>;
        },
        result<T>(key: StageKey<unknown, T>) {
          needResult(stage, key);
          return results.get(key.name) as T;
        },
        optionalResult<T>(key: StageKey<unknown, T>) {
          needResult(stage, key);
          return results.get(key.name) as T | undefined;
        },
      };
      return run?.finish?.(site);
    };
    finished.set(name, begin(finish()));
  }

  await Promise.all(begun);
  await Promise.all([...running.values()].map(({ started }) => started));
  const done = await swept;
  await Promise.all(finished.values());
  const kept: KeptPages = { sources, done, files: new Map([...(before?.files ?? []), ...files]) };
  await writeFile(path.join(props.generatedFilesDir, KEPT_PAGES), serialize(kept));
}

/** Whether `finish` of a stage may have another result if a page is edited. */
const dependsOnPages = ({ reads, changes }: Stage<unknown, unknown>) =>
  reads !== undefined || changes?.html === true;

/** A page that all stages have processed. */
interface DonePage {
  file: string;
  written: WrittenPage;
  /** What stages returned for the page, by stage name. */
  results: ReadonlyMap<string, unknown>;
}

const describe = (pathname: string, content: Buffer): WrittenPage => ({
  path: pathname,
  bytes: content.length,
  sha256: sha256(content),
});

/** Returns a list with some of its items replaced, and all others appended. */
function replaced<T>(items: readonly T[], others: readonly T[], keyOf: (item: T) => string): T[] {
  const all = new Map(items.map((item) => [keyOf(item), item]));
  others.forEach((item) => all.set(keyOf(item), item));
  return [...all.values()];
}

const readKept = async ({ edited }: BuildProps): Promise<KeptPages | undefined> =>
  edited && (deserialize(await readFile(edited.kept)) as KeptPages);

/** Updates pages of an earlier build. */
async function updateKept(
  pages: readonly DonePage[],
  running: readonly RunningStage[],
  outDir: string,
): Promise<DonePage[]> {
  const runs = await Promise.all(
    running.map(async ({ stage, started }) => ({ name: stage.key.name, run: await started })),
  );
  const updating = runs.filter(({ run }) => 'kept' in run);
  const updated = [...pages];
  await forAll(updating.length > 0 ? pages : [], async (page, index) => {
    const file = path.join(outDir, page.file);
    const original = await readFile(file, 'utf8');
    const results = new Map(page.results);
    let text = original;
    for (const { name, run } of updating) {
      const after = run.kept?.({ text, result: results.get(name) });
      if (after) {
        ({ text } = after);
        if (after.result !== undefined) {
          results.set(name, after.result);
        }
      }
    }
    const content = Buffer.from(text);
    if (text !== original) {
      await writeFile(file, content);
    }
    updated[index] = { ...page, written: describe(page.written.path, content), results };
  });
  return updated;
}

interface Sweep {
  pages: readonly ReadPage[];
  running: readonly RunningStage[];
  outDir: string;
  baseUrl: string;
}

/** Runs the stages on each page, several pages at a time. */
async function sweep({ pages, running, outDir, baseUrl }: Sweep): Promise<DonePage[]> {
  const runs = await Promise.all(
    running.map(async ({ stage, started }) => ({ stage, run: await started })),
  );
  const files = new Set(pages.map(({ file }) => file));
  const done: DonePage[][] = [];

  /** Runs the stages from the given index on, then writes the page. */
  async function finishPage(state: PageState, from: number): Promise<DonePage[]> {
    const derived: { state: PageState; from: number }[] = [];
    for (const [index, { stage, run }] of [...runs.entries()].slice(from)) {
      const view = (of: PageState): Page =>
        pageFor(of, stage, (file) => {
          if (!stage.changes?.files?.some((area) => file.startsWith(area)) || files.has(file)) {
            throw new Error(
              `"${file}" must be a new file within "changes.files" of the stage ${nameOf(stage)}.`,
            );
          }
          files.add(file);
          const pathname = baseUrl + file.replace(/(^|\/)index\.html$/, '$1');
          const made = new PageState(pathname, file, 'derived', of.text());
          derived.push({ state: made, from: index + 1 });
          return view(made);
        });
      try {
        const result = await run.page?.(view(state));
        if (result !== undefined) {
          state.results.set(stage.key.name, result);
        }
      } catch (error) {
        throw pageError(state, `Stage ${nameOf(stage)}: `, error);
      }
    }
    const content = Buffer.from(state.text());
    if (state.isChanged) {
      const file = path.join(outDir, state.file);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content);
    }
    const written = describe(state.path, content);
    const others: DonePage[] = [];
    for (const each of derived) {
      others.push(...(await finishPage(each.state, each.from)));
    }
    return [{ file: state.file, written, results: state.results }, ...others];
  }

  await forAll(pages, async (page, index) => {
    const state = openPage(page);
    page.bytes = undefined;
    done[index] = await finishPage(state, 0);
  });
  return done.flat();
}
