import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { Globby } from '@docusaurus/utils';

import type { StageKey } from './declaration';
import { localeBaseUrls, siteDirectory } from './directories';
import { nameOf, orderStages } from './order';
import { outputFor } from './output';
import { needResult, pageFor, PageState, type Page, type PageKind } from './page';
import type { BuildProps, Stage, StageFinish, StageRun, WrittenPage } from './stage';

/** How many pages are processed, or files are read, concurrently. */
const CONCURRENCY = 16;

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
}

/** Returns the file of a route, relative to the folder of the build. */
function fileOfRoute(baseUrl: string, pathname: string): string {
  const relative = pathname.slice(baseUrl.length);
  return relative.endsWith('.html') ? relative : path.posix.join(relative, 'index.html');
}

/** Reads all pages of a build: the pages of its routes, then other HTML files. */
async function readPages(props: BuildProps): Promise<ReadPage[]> {
  const { outDir, baseUrl, routesPaths } = props;
  const routes = [...new Set(routesPaths)].map((pathname) => ({
    path: pathname,
    file: fileOfRoute(baseUrl, pathname),
    kind: 'route' as const,
  }));
  const known = new Set(routes.map(({ file }) => file));
  const otherLocales = localeBaseUrls(props)
    .filter((localeBaseUrl) => localeBaseUrl !== baseUrl && localeBaseUrl.startsWith(baseUrl))
    .map((other) => `${other.slice(baseUrl.length)}**`);
  const files = await Globby('**/*.html', { cwd: outDir, ignore: otherLocales });
  const others = files
    .filter((file) => !known.has(file))
    .sort()
    .map((file) => ({ path: baseUrl + file, file, kind: 'static' as const }));
  const pages: ReadPage[] = [...routes, ...others].map((page) => ({ ...page, bytes: undefined }));
  await forAll(pages, async (page) => {
    try {
      page.bytes = await readFile(path.join(outDir, page.file));
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
  const outputOf = (stage: Stage<unknown, unknown>) =>
    outputFor({ outDir, siteDir, stage, stages });

  // Wait for everything that was started, so that nothing writes files after an error has been reported.
  const begun: Promise<unknown>[] = [];
  const begin = <T>(work: Promise<T>): Promise<T> => {
    begun.push(work.catch(() => undefined));
    return work;
  };

  const running = new Map<string, RunningStage>();
  for (const { stage, follows } of ordered) {
    const before = follows.flatMap((name) => running.get(name)?.started ?? []);
    const start = async () => {
      await Promise.all(before);
      return stage.start({
        props,
        siteDir,
        output: outputOf(stage),
        sources() {
          requireReads(stage, stage.reads?.html || stage.changes?.html);
          return pages.flatMap(({ path: pathname, kind, bytes }) =>
            kind === 'route' && bytes ? [{ path: pathname, bytes }] : [],
          );
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
  const swept = begin(
    sweep({ pages, running: [...running.values()], outDir, baseUrl: props.baseUrl }).then(
      (states) => {
        for (const state of states) {
          written.set(state.written.path, state.written);
          state.results.forEach((result, name) =>
            pageResults.get(name)?.set(state.written.path, result),
          );
        }
      },
    ),
  );

  const finished = new Map<string, Promise<unknown>>();
  for (const { stage, follows } of props.pagesOnly ? [] : ordered) {
    const { name } = stage.key;
    const { reads = {}, changes = {} } = stage;
    const before = follows.flatMap((follow) => finished.get(follow) ?? []);
    const results = new Map<string, unknown>();
    const finish = async () => {
      const run = await running.get(name)?.started;
      await Promise.all(follows.map(async (each) => results.set(each, await finished.get(each))));
      await Promise.all(before);
      if (run?.page || reads.html || changes.html) {
        await swept;
      }
      const site: StageFinish<unknown> = {
        output: outputOf(stage),
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
  await Promise.all([...[...running.values()].map(({ started }) => started), swept]);
  await Promise.all(finished.values());
}

/** A page that all stages have processed. */
interface DonePage {
  written: WrittenPage;
  /** What stages returned for the page, by stage name. */
  results: ReadonlyMap<string, unknown>;
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
    const written: WrittenPage = {
      path: state.path,
      bytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
    };
    const others: DonePage[] = [];
    for (const each of derived) {
      others.push(...(await finishPage(each.state, each.from)));
    }
    return [{ written, results: state.results }, ...others];
  }

  await forAll(pages, async (page, index) => {
    const state = openPage(page);
    page.bytes = undefined;
    done[index] = await finishPage(state, 0);
  });
  return done.flat();
}
