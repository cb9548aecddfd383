import fs from 'node:fs';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';
import type { WebpackPluginInstance } from 'webpack';

import { builtSite } from '../../core/built-site';

import { asyncChunkGroups, DOCS_CHUNK, isIslandModule, REACT_CHUNK } from './chunks';
import { recordsStage } from './records';
import { ChunkGraphPlugin } from './records/chunkGraph';

const NAME = 'portal-bundle';

const SOURCES = /\.(?:ts|tsx|cjs|mjs)$/;

/** Files of ours that run during a build. The bundler's cache cannot see them by itself, and would serve their old work. */
function buildSources(siteDir: string): string[] {
  return ['src/core', 'src/plugins'].flatMap((folder) =>
    fs
      .readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => SOURCES.test(file) && !/\.test\./.test(file))
      // Components and browser code are modules of the bundle, which the cache does watch.
      .filter((file) => !/[\\/](?:theme|client)[\\/]/.test(file))
      .map((file) => path.join(siteDir, folder, file)),
  );
}

export { RECORDS, type RecordedPage, type RecordedSite } from './records';
export { pageTemplate } from './template';

/** Modules of Docusaurus (3.10.2) that lighter ones of ours take the place of; each says why. */
const REPLACEMENTS: { module: RegExp; by: string }[] = [
  { module: /core[\\/]lib[\\/]client[\\/]docusaurus\.js$/, by: 'client/docusaurus.ts' },
  { module: /core[\\/]lib[\\/]client[\\/]preload\.js$/, by: 'client/preload.ts' },
  {
    module: /core[\\/]lib[\\/]client[\\/]ClientLifecyclesDispatcher\.js$/,
    by: 'client/lifecycles.tsx',
  },
  {
    module: /core[\\/]lib[\\/]client[\\/]BaseUrlIssueBanner[\\/]index\.js$/,
    by: 'client/nothing.ts',
  },
  { module: /theme-classic[\\/]lib[\\/]nprogress\.js$/, by: 'client/nprogress.ts' },
  { module: /[\\/]tslib[\\/]tslib(?:\.es6)?\.m?js$/, by: 'client/tslib.mjs' },
];

/** In the production bundle, pages tell of themselves what these modules would tell of all pages. */
const RECORD_REPLACEMENTS: typeof REPLACEMENTS = [
  { module: /^@generated\/routes$/, by: 'client/routes.tsx' },
];

/** Docusaurus' list of the modules of all pages. */
const REGISTRY = /[\\/]\.docusaurus[^\\/]*[\\/](?:.*[\\/])?registry\.js$/;

/** Docusaurus' data in which all docs of the site are listed. */
const GLOBAL_DATA = /[\\/]globalData\.json$/;

/** What Docusaurus' pages of docs get, among it the data of a version. */
const VERSION_DATA = /[\\/]docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$/;

/**
 * Configures the bundle as a whole: which chunks there are, when scripts start and pages are prefetched, and which
 * files the persistent cache depends on. Rspack's cache doesn't notice changes to loader code or options by itself.
 */
export default function bundlePlugin(context: LoadContext): Plugin {
  const { siteDir } = context;
  const chunkGraph = new ChunkGraphPlugin();
  const { addStage, postBuild } = builtSite(context);
  addStage(recordsStage(NAME, () => chunkGraph.graph));
  return {
    name: NAME,
    configureWebpack(config, isServer, { currentBundler }) {
      const hasRecords = !isServer && process.env.NODE_ENV === 'production';
      const splitChunks = config.optimization?.splitChunks;
      const common = splitChunks && splitChunks.cacheGroups?.common;
      const isPersistent = Boolean((config.experiments as { cache?: unknown } | undefined)?.cache);
      // Its table of chunks serves links that fetch pages ahead, which ours do in another way.
      config.plugins = config.plugins?.filter(
        (plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin',
      );
      return {
        module: {
          rules: [
            {
              test: /[\\/]\.docusaurus[^\\/]*[\\/](?:.*[\\/])?docusaurus\.config\.mjs$/,
              use: [path.join(__dirname, 'siteConfigLoader.cjs')],
            },
            ...(hasRecords
              ? [
                  {
                    test: GLOBAL_DATA,
                    use: [path.join(__dirname, 'records/globalDataLoader.cjs')],
                  },
                  {
                    test: VERSION_DATA,
                    type: 'javascript/auto',
                    use: [path.join(__dirname, 'records/versionDataLoader.cjs')],
                  },
                  {
                    test: REGISTRY,
                    use: [
                      {
                        loader: path.join(__dirname, 'records/registryLoader.cjs'),
                        options: { siteDir },
                      },
                    ],
                  },
                ]
              : []),
          ],
        },
        plugins: [
          ...[...REPLACEMENTS, ...(hasRecords ? RECORD_REPLACEMENTS : [])].map(
            ({ module, by }) =>
              new currentBundler.instance.NormalModuleReplacementPlugin(
                module,
                path.join(__dirname, by),
              ),
          ),
          // Docusaurus' types are webpack's.
          ...(hasRecords ? [chunkGraph as unknown as WebpackPluginInstance] : []),
        ],
        ...(isPersistent
          ? { experiments: { cache: { buildDependencies: buildSources(siteDir) } } }
          : {}),
        ...(common && typeof common === 'object' && 'minChunks' in common
          ? {
              mergeStrategy: { 'optimization.splitChunks.cacheGroups': 'replace' },
              optimization: {
                splitChunks: {
                  cacheGroups: {
                    ...splitChunks.cacheGroups,
                    common: {
                      ...common,
                      test: (module: { nameForCondition?: () => string | null }) =>
                        !isIslandModule(module.nameForCondition?.() ?? ''),
                    },
                    ...asyncChunkGroups(),
                    react: REACT_CHUNK,
                    docs: DOCS_CHUNK,
                  },
                },
              },
            }
          : {}),
      };
    },

    postBuild,
  };
}
