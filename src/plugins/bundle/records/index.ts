import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import {
  stageKey,
  type Page,
  type PageSource,
  type Stage,
  type StageRun,
  type StageStart,
} from '../../../core/build/site';

import { ISLAND_STYLES } from '../../islands';

import { longFile } from './chunkFiles';
import type { ChunkGraph } from './chunkGraph';
import { readClientBuild, writeClientBuild, type ClientBuild } from './clientBuild';
import { readGeneratedSite, readRegistry, type GeneratedSite } from './generated';
import { docsByPath, pageDataByPath } from './globalData';
import { takeArticleExports, withBuild, writeRecord } from './html';
import { commonChunks, createRecorder, REGISTRY_CHUNK, unusedChunks } from './pageRecord';
import { withoutPageChunks } from './runtime';
import type { PageData } from './types';

/** The data of a page's record for other stages. */
export interface RecordedPage {
  /** The build that the page belongs to. */
  build: string;
  /**
   * Scripts that the page may load and that not every page loads, relative to the build's folder. They include those of
   * its demos.
   */
  scripts: readonly string[];
  /** The plugins' global data for the page. */
  data: readonly PageData[];
}

/** The common data of all records, for other stages. */
export interface RecordedSite {
  /** Scripts that every page may load, relative to the build's folder: those of the shell and of workers. */
  shellScripts: readonly string[];
}

/** The stage that writes the pages' records. */
export const RECORDS = stageKey<RecordedPage, RecordedSite>('records');

/** Folder of the bundler's scripts, relative to the build's folder. */
const SCRIPTS = 'assets/js/';

/**
 * Gives each page a record of its own routes, modules and chunks, and removes the tables of all pages from what every
 * page loads. With these tables, each page of the site adds 118 bytes (gzip) to the JavaScript that all pages load. See
 * https://github.com/facebook/docusaurus/issues/7256.
 *
 * The stage stops the build if it doesn't have the structure that Docusaurus 3.10 and Rspack produce.
 *
 * @param plugin - Name of the plugin.
 * @param graphOf - Returns the chunks of the build, or undefined for a build without records, which isn't changed.
 */
export function recordsStage(
  plugin: string,
  graphOf: () => ChunkGraph | undefined,
): Stage<RecordedPage, RecordedSite> {
  return {
    key: RECORDS,
    plugin,
    // Both stages change the HTML, in different places.
    reads: { optionalResults: [ISLAND_STYLES] },
    changes: { html: true, files: [SCRIPTS], removes: [SCRIPTS] },
    async start(site) {
      const graph = graphOf();
      const client = graph ? await finishClient(site, graph) : await readClientBuild();
      if (!client) {
        return { finish: () => ({ shellScripts: [] }) };
      }
      await writeClientBuild(site.props.generatedFilesDir, client);
      return startRecords(site, client, graph !== undefined);
    },
  };
}

/** Removes what only stock Docusaurus needs from the scripts, and keeps what builds of single pages need. */
async function finishClient({ output }: StageStart, graph: ChunkGraph): Promise<ClientBuild> {
  const group = graph.groups.find(({ name }) => name === REGISTRY_CHUNK);
  const registryFile = group?.chunks.length === 1 && graph.files.get(group.chunks[0] ?? '');
  if (!registryFile) {
    throw new Error("bundle: the module registry isn't in a separate chunk.");
  }
  const registry = await readRegistry(await output.read(registryFile));
  // This includes the registry. The style sheets of these chunks stay, because pages link to them.
  for (const chunk of unusedChunks(graph)) {
    const file = graph.files.get(chunk);
    if (file) {
      await output.remove(file);
    }
  }

  const runtimeFile = [...graph.files.values()].find((file) => /runtime~main\./.test(file));
  if (!runtimeFile) {
    throw new Error("bundle: the build has no file for the bundler's runtime.");
  }
  const runtime = await output.read(runtimeFile);
  await output.write(runtimeFile, withoutPageChunks(runtime, graph.files, commonChunks(graph)));

  return { runtimeFile, registry, graph };
}

/** Returns the id of a build. */
function buildId(
  { runtimeFile }: ClientBuild,
  { routes }: GeneratedSite,
  sources: readonly PageSource[],
): string {
  // The hash in the runtime's name covers its original table, and so the content of all chunks.
  const hash = createHash('sha256').update(runtimeFile + JSON.stringify(routes));
  // Some content is in the pages, not in chunks: long tables, and the initial state of islands.
  for (const source of [...sources].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    hash.update(source.sha256);
  }
  return hash.digest('hex').slice(0, 8);
}

/**
 * Prepares the records.
 *
 * @param isComplete - Whether all pages are built, so that what none of them needs can be removed.
 */
async function startRecords(
  { props: { generatedFilesDir, baseUrl }, output, sources }: StageStart,
  client: ClientBuild,
  isComplete: boolean,
): Promise<StageRun<RecordedPage, RecordedSite>> {
  const { registry, graph } = client;
  const common = commonChunks(graph);
  const generated = await readGeneratedSite(generatedFilesDir);
  const build = buildId(client, generated, sources());
  const used = new Set<string>();
  const globalData = await readFile(path.join(generatedFilesDir, 'globalData.json'), 'utf8');
  const recordOf = createRecorder({
    build,
    site: generated,
    registry,
    graph,
    baseUrl,
    docsAt: docsByPath(globalData),
    dataAt: pageDataByPath(globalData),
  });

  return {
    page(page: Page): RecordedPage | undefined {
      if (page.kind !== 'route') {
        return undefined;
      }
      const { record, scripts } = recordOf(page.path, takeArticleExports(page));
      Object.keys(record.files).forEach((chunk) => used.add(chunk));
      writeRecord(
        page,
        record,
        scripts.map((script) => baseUrl + script),
      );
      return {
        build,
        scripts: Object.entries(record.files).map(([chunk, short]) => longFile(chunk, short)),
        data: record.data ?? [],
      };
    },
    kept: ({ text, result }) => ({
      text: withBuild(text, build),
      result: result && { ...result, build },
    }),
    async finish(): Promise<RecordedSite> {
      // Articles that have turned out to be static: their code was only compiled to find out.
      const chunks = graph.groups
        .filter(({ name = '' }) => isComplete && generated.articles.has(name))
        .flatMap((group) => group.chunks);
      for (const chunk of new Set(chunks)) {
        const file = graph.files.get(chunk);
        if (file && !common.has(chunk) && !used.has(String(chunk))) {
          await output.remove(file);
        }
      }
      return { shellScripts: [...common].flatMap((chunk) => graph.files.get(chunk) ?? []) };
    },
  };
}
