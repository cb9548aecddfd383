import path from 'node:path';

import type { DocusaurusConfig, LoadContext, Plugin } from '@docusaurus/types';
import type { WebpackPluginInstance } from 'webpack';

import { checkStyleSheets, StyleSheetsPlugin } from './styleSheets';

/** Returns the file behind `@portal/article`: for a build's server or browser bundle, or for development. */
function variant(isServer: boolean): string {
  if (process.env.NODE_ENV !== 'production') {
    return 'development.tsx';
  }
  return isServer ? 'server.tsx' : 'browser.tsx';
}

/**
 * Checks that pages are rendered to HTML.
 *
 * @throws Error if the site uses Docusaurus' hash router, which renders pages in the browser only.
 */
function checkRouter({ future }: DocusaurusConfig): void {
  if (future.experimental_router === 'hash') {
    throw new Error(
      'future.experimental_router must be "browser"; found "hash". With "hash", Docusaurus writes no HTML for pages, and the portal takes the text of a page from its HTML.',
    );
  }
}

/**
 * Articles as HTML: in production, the browser receives a page's text once, as HTML, and the JavaScript contains no MDX
 * modules. Interactive elements are islands (`ArticleIsland`), or use delegated listeners.
 */
export default function articlePlugin({ siteDir, siteConfig }: LoadContext): Plugin {
  checkRouter(siteConfig);
  const server = new StyleSheetsPlugin();
  const browser = new StyleSheetsPlugin();
  return {
    name: 'portal-article',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    configureWebpack: (_config, isServer) => ({
      resolve: { alias: { '@portal/article$': path.join(__dirname, variant(isServer)) } },
      module: {
        rules: [
          {
            // Docusaurus takes a rule with `test` for one that compiles Markdown.
            include: /\.mdx?$/,
            exclude: path.join(siteDir, 'src/pages'),
            // After MDX has compiled the page.
            enforce: 'post',
            use: [
              {
                loader: path.join(__dirname, 'interactiveLoader.cjs'),
                options: { siteDir, isBuild: process.env.NODE_ENV === 'production' },
              },
            ],
          },
        ],
      },
      // Docusaurus uses webpack's types.
      plugins: [(isServer ? server : browser) as unknown as WebpackPluginInstance],
    }),

    postBuild() {
      checkStyleSheets(server.files, browser.files, (file) => path.relative(siteDir, file));
      return Promise.resolve();
    },
  };
}
