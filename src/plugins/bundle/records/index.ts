import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { outputJson } from 'fs-extra';

import type { ChunkGraph } from './chunkGraph';
import { SHELL_SCRIPTS_FILE } from './filesOf';
import { readGeneratedSite, readRegistry } from './generated';
import { docsByPath, pageDataByPath } from './globalData';
import { takeArticleExports, withRecord } from './html';
import { commonChunks, createRecorder, REGISTRY_CHUNK, unusedChunks } from './pageRecord';
import { withoutPageChunks } from './runtime';

/** A built site, as Docusaurus' `postBuild` tells of it. */
export interface BuiltSite {
  outDir: string;
  generatedFilesDir: string;
  baseUrl: string;
  /** Paths of all pages, from the host's root. */
  routesPaths: readonly string[];
  graph: ChunkGraph;
}

/** File of a page. */
function htmlFile(outDir: string, baseUrl: string, pathname: string): string {
  const relative = pathname.slice(baseUrl.length);
  return path.join(outDir, /\.html$/.test(relative) ? relative : path.join(relative, 'index.html'));
}

/**
 * Gives each page a record of its own routes, modules and chunks, and removes the tables of all pages from what every
 * page loads. With these tables, each page of the site adds 118 bytes (gzip) to the JavaScript that all pages load. See
 * https://github.com/facebook/docusaurus/issues/7256.
 *
 * @throws Error if the build doesn't have the structure that Docusaurus 3.10 and Rspack produce.
 */
export async function writeRecords(site: BuiltSite): Promise<void> {
  const { outDir, generatedFilesDir, baseUrl, routesPaths, graph } = site;
  const inBuild = (file: string) => path.join(outDir, file);

  const group = graph.groups.find(({ name }) => name === REGISTRY_CHUNK);
  const registryFile = group?.chunks.length === 1 && graph.files.get(group.chunks[0] ?? '');
  if (!registryFile) {
    throw new Error('bundle: the registry of modules is not a chunk of its own.');
  }
  const registry = await readRegistry(await readFile(inBuild(registryFile), 'utf8'));
  // The registry among them. Style sheets of these chunks stay: pages link to them.
  for (const chunk of unusedChunks(graph)) {
    const file = graph.files.get(chunk);
    if (file) {
      await rm(inBuild(file));
    }
  }

  const runtimeFile = [...graph.files.values()].find((file) => /runtime~main\./.test(file));
  if (!runtimeFile) {
    throw new Error("bundle: the build has no file for the bundler's runtime.");
  }
  const runtime = await readFile(inBuild(runtimeFile), 'utf8');
  await writeFile(
    inBuild(runtimeFile),
    withoutPageChunks(runtime, graph.files, commonChunks(graph)),
  );

  await outputJson(
    path.join(generatedFilesDir, SHELL_SCRIPTS_FILE),
    [...commonChunks(graph)].flatMap((chunk) => graph.files.get(chunk) ?? []),
  );

  const globalData = await readFile(path.join(generatedFilesDir, 'globalData.json'), 'utf8');
  const generated = await readGeneratedSite(generatedFilesDir);
  // The hash in the runtime's name covers the table it had, and so the content of all chunks.
  const build = createHash('sha256').update(runtimeFile + JSON.stringify(generated.routes));
  // What is in no chunk is in the pages: long tables, and what islands begin with.
  for (const pathname of [...routesPaths].sort()) {
    build.update(await readFile(htmlFile(outDir, baseUrl, pathname)));
  }
  const recordOf = createRecorder({
    build: build.digest('hex').slice(0, 8),
    site: generated,
    registry,
    graph,
    baseUrl,
    docsAt: docsByPath(globalData),
    dataAt: pageDataByPath(globalData),
  });
  for (const pathname of routesPaths) {
    const file = htmlFile(outDir, baseUrl, pathname);
    const { html, exports } = takeArticleExports(await readFile(file, 'utf8'));
    const { record, scripts } = recordOf(pathname, exports);
    await writeFile(
      file,
      withRecord(
        html,
        record,
        scripts.map((script) => baseUrl + script),
      ),
    );
  }
}
