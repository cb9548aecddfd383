import path from 'node:path';

import type { Plugin } from '@docusaurus/types';

/**
 * Returns the implementation of `@portal/sidebar`: in a build for the server bundle or the browser bundle, otherwise
 * for development.
 */
function variant(isServer: boolean): string {
  if (process.env.NODE_ENV !== 'production') {
    return 'development.tsx';
  }
  return isServer ? 'server.tsx' : 'browser.tsx';
}

/**
 * Chips of navigation entries, in the sidebar and next to the page's title; the sidebar, which the browser receives as
 * HTML; and the position of a page in the sidebar.
 */
export default function navigationPlugin(): Plugin {
  return {
    name: 'portal-navigation',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: { '@portal/sidebar$': path.join(__dirname, 'sidebar', variant(isServer)) },
      },
    }),
  };
}
