import fs from 'node:fs';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';
import type { WebpackPluginInstance } from 'webpack';

import { builtSite } from '../../core/build/site';
import { applyOverrides, withoutPluginClass } from '../../core/overrides';

import {
  asyncChunkGroups,
  DEVELOPMENT_CHUNKS,
  DOCS_CHUNK,
  DOCS_DATA_CHUNK,
  isIslandModule,
  REACT_CHUNK,
  SERVER_CHUNKS,
} from './chunks';
import { compileHints } from './compileHints';
import { recordsStage } from './records';
import { ChunkGraphPlugin } from './records/chunkGraph';

const NAME = 'portal-bundle';

const SOURCES = /\.(?:ts|tsx|cjs|mjs)$/;

/** Returns our files that run during a build. The bundler's cache doesn't track them, so its results could be stale. */
function buildSources(siteDir: string): string[] {
  return ['src/core', 'src/plugins'].flatMap((folder) =>
    fs
      .readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => SOURCES.test(file) && !/\.test\./.test(file))
      // Components and browser code are modules of the bundle, which the cache tracks.
      .filter((file) => !/[\\/](?:theme|client)[\\/]/.test(file))
      .map((file) => path.join(siteDir, folder, file)),
  );
}

export { RECORDS, type RecordedPage, type RecordedSite } from './records';
export { refersToFiles } from './records/articles';
export { keepClientBuild, keptPages, restrictToPages } from './records/clientBuild';
export { pageTemplate } from './template';

/** Docusaurus' `future.faster`: all features of Docusaurus Faster, with one exception. */
export const BUNDLER_FEATURES = {
  swcJsLoader: true,
  swcJsMinimizer: true,
  swcHtmlMinimizer: true,
  lightningCssMinimizer: true,
  rspackBundler: true,
  rspackPersistentCache: true,
  ssgWorkerThreads: true,
  gitEagerVcs: true,
  // The server's compilation would wait for pages that the browser's never compiles: no JavaScript contains articles.
  mdxCrossCompilerCache: false,
} as const;

/**
 * Packages of React Router that don't say that they have no side effects, so that they would be in the bundle for exports
 * that nothing uses: 1.4 kB (gzip).
 */
const UNUSED = {
  test: /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/,
  sideEffects: false,
};

/** Removes what only translators read from the texts of Docusaurus' themes. */
const TRANSLATIONS = {
  test: /[\\/]@docusaurus[\\/]theme-[\w-]+[\\/]lib[\\/].+\.js$/,
  use: [path.join(__dirname, 'translationsLoader.cjs')],
};

/** Makes fonts smaller that every page loads. The file is then given its name. */
const FONTS = {
  resourceQuery: /^\?text$/,
  enforce: 'pre' as const,
  use: [path.join(__dirname, 'fontLoader.cjs')],
};

/**
 * The chunk groups of the browser's bundle. They are merged with Docusaurus' own, of which `common` gets a test: without
 * one, it would contain all packages that half of the pages use.
 */
const clientChunks = () =>
  process.env.NODE_ENV === 'production'
    ? {
        common: {
          test: (module: { nameForCondition?: () => string | null }) =>
            !isIslandModule(module.nameForCondition?.() ?? ''),
        },
        ...asyncChunkGroups(),
        react: REACT_CHUNK,
        docs: DOCS_CHUNK,
        docsData: DOCS_DATA_CHUNK,
      }
    : { common: false as const, ...DEVELOPMENT_CHUNKS };

/**
 * Configures the bundle as a whole: its chunks, when scripts start and pages are prefetched, and the files that the
 * persistent cache depends on. Rspack's cache doesn't notice changes to loader code or options by itself.
 */
export default function bundlePlugin(context: LoadContext): Plugin {
  const { siteDir, generatedFilesDir } = context;
  const chunkGraph = new ChunkGraphPlugin();
  const { addStage, postBuild } = builtSite(context);
  addStage(recordsStage(NAME, () => chunkGraph.graph));
  return {
    name: NAME,
    // Don't search for another PostCSS configuration, which would happen for each style sheet.
    configurePostCss: (options) => ({ ...options, config: false }),

    configureWebpack(config, isServer, { currentBundler }) {
      const hasRecords = !isServer && process.env.NODE_ENV === 'production';
      const isPersistent = Boolean((config.experiments as { cache?: unknown } | undefined)?.cache);
      config.plugins = withoutPluginClass(
        'bundle/chunk-asset-plugin',
        config.plugins ?? [],
        isServer,
      );
      const { BannerPlugin, Compilation } = currentBundler.instance;
      const { resolve, module, plugins } = applyOverrides(
        {
          'bundle/docusaurus': {},
          'bundle/preload': {},
          'bundle/lifecycles': {},
          'bundle/nprogress': {},
          'bundle/tslib': {},
          'bundle/site-config': {},
          ...(isServer && process.env.NODE_ENV === 'production'
            ? { 'bundle/matching-routes': {} }
            : {}),
          // In the browser bundle of a build, a page's HTML contains what these modules would load or render.
          ...(hasRecords
            ? {
                'bundle/routes': {},
                'bundle/helmet': {},
                'bundle/hydrated': {},
                'bundle/site-metadata': {},
                'bundle/search-metadata': {},
                'bundle/doc-metadata': {},
                'bundle/metadata': {},
                'bundle/prop-types': {},
                'bundle/history': {},
                'bundle/global-data': {},
                'bundle/version-data': {},
                'bundle/registry': { options: { siteDir } },
              }
            : {}),
        },
        { isServer, currentBundler, generatedFilesDir },
      );
      return {
        // A module that can't be compiled throws its own error each time. By default, only the first time.
        ...(process.env.NODE_ENV === 'development'
          ? { output: { strictModuleErrorHandling: true } }
          : {}),
        resolve,
        module: { ...module, rules: [...module.rules, UNUSED, TRANSLATIONS, FONTS] },
        plugins: [
          ...plugins,
          // Docusaurus uses webpack's types.
          ...(hasRecords
            ? [
                chunkGraph as unknown as WebpackPluginInstance,
                new BannerPlugin(compileHints(Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING)),
              ]
            : []),
        ],
        ...(isPersistent
          ? {
              experiments: {
                cache: { buildDependencies: buildSources(siteDir) },
              },
            }
          : {}),
        optimization: { splitChunks: isServer ? SERVER_CHUNKS : { cacheGroups: clientChunks() } },
      };
    },

    postBuild,
  };
}
