import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler } from '@rspack/core';
import type { Configuration } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';

import { applyOverrides } from '../../core/overrides';

import { openOnRequest } from './middleware';
import { openPages } from './openPages';
import { pageFinder } from './routes';

/** Imports the code of open pages. */
const OPENED = path.join(__dirname, 'client/opened.js');

/** Whether a PostCSS plugin is the one that Docusaurus adds to compile style sheets for older browsers. */
function isPresetEnv(plugin: unknown): boolean {
  const [name] = [plugin].flat();
  return typeof name === 'string' && name.includes('postcss-preset-env');
}

/**
 * Compiles pages when they are opened, in development. What `npm start` compiles and keeps in memory depends on the
 * pages you look at, not on the pages that exist. The plugin does nothing for a build.
 */
export default function onDemandPlugin({ generatedFilesDir }: LoadContext): Plugin | null {
  if (process.env.NODE_ENV !== 'development') {
    return null;
  }
  const pages = openPages(path.join(generatedFilesDir, 'portal-on-demand'));
  return {
    name: 'portal-on-demand',

    getClientModules: () => [OPENED],

    configurePostCss: (options) => ({
      ...options,
      // The browsers for development (`browserslist.development`) need no prefixes. The bundler's cache doesn't include
      // style sheets, and this plugin takes a second to load.
      plugins: options.plugins.filter((plugin) => !isPresetEnv(plugin)),
    }),

    configureWebpack(
      _config,
      isServer,
      { currentBundler },
    ): Configuration & { devServer?: DevServerConfiguration } {
      if (isServer) {
        return {};
      }
      const overrides = applyOverrides(
        { 'on-demand/component-creator': {}, 'on-demand/docusaurus': {} },
        { isServer, currentBundler },
      );
      return {
        resolve: overrides.resolve,
        module: {
          rules: [
            {
              // A string, since the bundler would call a function for each module.
              include: OPENED,
              use: [
                {
                  loader: path.join(__dirname, 'openedModule.cjs'),
                  options: {
                    registry: path.join(generatedFilesDir, 'registry.js'),
                    opened: pages.file,
                    client: path.join(__dirname, 'client/modules.ts'),
                  },
                },
              ],
            },
          ],
        },
        plugins: [
          ...overrides.plugins,
          // Docusaurus' types are webpack's.
          {
            apply: (compiler: unknown) => pages.attach(compiler as Compiler),
          },
        ],
        devServer: {
          // The browser is on the same machine, where compressing takes longer than sending.
          compress: false,
          setupMiddlewares(middlewares) {
            const modulesOf = pageFinder(generatedFilesDir);
            middlewares.unshift(openOnRequest({ modulesOf, open: pages.open }));
            // Adds nothing to Docusaurus' own middlewares: webpack-merge calls both functions and joins the results.
            return [];
          },
        },
      };
    },
  };
}
