import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';
import type { WebpackPluginInstance } from 'webpack';

import { checkStyleSheets, StyleSheetsPlugin } from './styleSheets';

/** What `@portal/article` is: in a build's server bundle, in its browser bundle, and while pages are written. */
function variant(isServer: boolean): string {
  if (process.env.NODE_ENV !== 'production') {
    return 'development.tsx';
  }
  return isServer ? 'server.tsx' : 'browser.tsx';
}

/**
 * Articles as HTML: in production a page's text reaches the browser once, as HTML, and no MDX module is in its
 * JavaScript. What is interactive in it is a part with a React root of its own (`ArticlePart`), or a delegated listener.
 */
export default function articlePlugin({ siteDir }: LoadContext): Plugin {
  const server = new StyleSheetsPlugin();
  const browser = new StyleSheetsPlugin();
  return {
    name: 'portal-article',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    configureWebpack: (_config, isServer) => ({
      resolve: { alias: { '@portal/article$': path.join(__dirname, variant(isServer)) } },
      // Docusaurus' types are webpack's.
      plugins: [(isServer ? server : browser) as unknown as WebpackPluginInstance],
    }),

    postBuild() {
      checkStyleSheets(server.files, browser.files, (file) => path.relative(siteDir, file));
      return Promise.resolve();
    },
  };
}
