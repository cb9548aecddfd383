/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

import { buildProps } from '@site/scripts/jest/builtSite';
import { temporaryFolder, writeFiles } from '@site/scripts/jest/files';
import { runStages } from '@site/src/core/build/site';
import { rspack } from '@rspack/core';

import { ChunkGraphPlugin } from './chunkGraph';
import type { ChunkGraph } from './chunkGraph';
import { recordsStage } from './index';
import type { PageRecord } from './types';

const folder = temporaryFolder();

/** Long enough for the bundler to put it into a separate chunk. */
const LONG = 'm'.repeat(2000);

const registryLine = (name: string, file: string) =>
  `"${name}": [() => import(/* webpackChunkName: "${name}" */ "${file}"), "${file}", require.resolveWeak("${file}")],`;

/** Returns the files that Docusaurus passes to the bundler, for a site with a page for each name. */
function siteFiles(pages: readonly string[]): Record<string, string> {
  const routes = pages.map(
    (name) =>
      `{ path: '/${name}/', component: ComponentCreator('/${name}/', '1'), exact: true },\n`,
  );
  const chunkNames = Object.fromEntries(
    pages.map((name) => [`/${name}/-1`, { __comp: `c-${name}`, __props: 'c-props' }]),
  );
  return {
    'package.json': '{}',
    'main.js': `import('./notFound'); void import(/* webpackChunkName: "registry" */ './generated/registry');`,
    'notFound.js': 'export default () => "There is no such page.";',
    'shared.js': `export const shared = "${LONG}";`,
    'demo.js': 'export default () => "demo";',
    'props.json': '{"a":1}',
    'generated/globalData.json': '{}',
    'generated/routes.js': `import ComponentCreator from '@docusaurus/ComponentCreator';\nexport default [\n${routes.join('')}];\n`,
    'generated/routesChunkNames.json': JSON.stringify(chunkNames),
    'generated/registry.js': `export default {\n${registryLine('c-props', '../props.json')}\n${pages
      .map((name) => registryLine(`c-${name}`, `../${name}.js`))
      .join('\n')}\n};`,
    ...Object.fromEntries(
      pages.map((name) => [
        `${name}.js`,
        `import { shared } from './shared';\nexport default () => "${name}" + shared;\n` +
          `export const demo = () => import('./demo');`,
      ]),
    ),
    ...Object.fromEntries(
      pages.map((name) => [
        `build/${name}/index.html`,
        '<!doctype html><script data-scripts="/assets/js/runtime~main.js /assets/js/main.js"></script>',
      ]),
    ),
  };
}

/** Writes the records of pages of the built site. */
const writeRecords = (routes: string[], graph: ChunkGraph) =>
  runStages(
    [recordsStage('test', () => graph)],
    buildProps(path.join(folder(), 'build'), routes, {
      generatedFilesDir: path.join(folder(), 'generated'),
    }),
  );

/** Builds a site of pages with the real bundler, and writes the record of each page. */
async function buildSite(pages: readonly string[]) {
  writeFiles(folder(), siteFiles(pages));
  const outDir = path.join(folder(), 'build');
  const chunkGraph = new ChunkGraphPlugin();
  await new Promise<void>((resolve, reject) =>
    rspack(
      {
        mode: 'production',
        context: folder(),
        entry: { main: './main.js' },
        target: 'web',
        plugins: [chunkGraph],
        optimization: {
          runtimeChunk: true,
          splitChunks: { chunks: 'all', minSize: 1000, minChunks: 2 },
        },
        output: {
          path: outDir,
          publicPath: '/',
          filename: 'assets/js/[name].[contenthash:8].js',
          chunkFilename: 'assets/js/[name].[contenthash:8].js',
        },
      },
      (error, stats) =>
        error || stats?.hasErrors()
          ? reject(error ?? new Error(stats?.toString({ all: false, errors: true })))
          : resolve(),
    ),
  );
  const { graph } = chunkGraph;
  if (!graph) {
    throw new Error('The plugin has kept no graph.');
  }
  await writeRecords(
    pages.map((name) => `/${name}/`),
    graph,
  );

  const scripts = fs.readdirSync(path.join(outDir, 'assets/js'));
  const read = (name: string) =>
    fs.readFileSync(
      path.join(outDir, 'assets/js', scripts.find((script) => script.startsWith(name)) ?? name),
      'utf8',
    );
  const html = (page: string) => fs.readFileSync(path.join(outDir, page, 'index.html'), 'utf8');
  const record = (page: string) =>
    JSON.parse(/id="page-record">(.*?)<\/script>/.exec(html(page))?.[1] ?? 'null') as PageRecord;
  /** Returns the files that the built runtime would load for the chunks of a page's record. */
  const filesOf = (page: string) => {
    const { files } = record(page);
    let fileOf: (chunk: string) => string = String;
    const window = { portalChunkFiles: files, webpackChunk: [] as unknown[], document: {} };
    vm.runInNewContext(read('runtime~main'), Object.assign(window, { self: window }));
    window.webpackChunk.push([
      ['test'],
      {},
      (require: { u: typeof fileOf }) => (fileOf = require.u),
    ]);
    return Object.keys(files).map((chunk) => fileOf(chunk));
  };
  return { outDir, graph, scripts, read, html, record, filesOf };
}

it('lets the runtime load everything a page needs by its record, from existing files', async () => {
  const { outDir, scripts, filesOf, html, record } = await buildSite(['one', 'two']);
  const files = filesOf('one');
  expect(files.filter((file) => !fs.existsSync(path.join(outDir, file)))).toEqual([]);
  expect(files.some((file) => /\/c-one\./.test(file))).toBe(true);
  expect(files.some((file) => /\/c-two\./.test(file))).toBe(false);
  // Its component, its props, the code it shares with the other page, and its demo.
  expect(files).toHaveLength(4);
  expect(record('one').modules['c-one']).toEqual([
    expect.anything(),
    false,
    [expect.anything(), expect.anything()],
  ]);
  expect(record('one').modules['c-props']).toEqual([expect.anything(), true, [expect.anything()]]);
  // Its own scripts start with the page; the demo's script doesn't.
  expect(
    html('one')
      .match(/data-scripts="([^"]*)"/)?.[1]
      ?.split(' '),
  ).toHaveLength(2 + 3);
  expect(scripts.filter((name) => name.startsWith('registry'))).toEqual([]);
});

it('loads the same shared files for two pages and for twenty', async () => {
  const few = (await buildSite(['one', 'two'])).read('runtime~main');
  const many = Array.from({ length: 20 }, (_, index) => `page-${index}`);
  const site = await buildSite(many);
  expect(many.filter((name) => site.read('runtime~main').includes(`c-${name}`))).toEqual([]);
  expect(Math.abs(site.read('runtime~main').length - few.length)).toBeLessThan(20);
});

it('gives all pages of a build the same ID, and another build another ID', async () => {
  const site = await buildSite(['one', 'two']);
  const { build } = site.record('one');
  expect(site.record('two').build).toBe(build);
  expect((await buildSite(['one', 'two', 'three'])).record('one').build).not.toBe(build);
});

it("rejects a registry that isn't a separate chunk", async () => {
  const { graph } = await buildSite(['one', 'two']);
  const groups = graph.groups.filter(({ name }) => name !== 'registry');
  await expect(writeRecords([], { ...graph, groups })).rejects.toThrow(
    "the module registry isn't in a separate chunk",
  );
});
