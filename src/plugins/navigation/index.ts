import path from 'node:path';

import type { Plugin } from '@docusaurus/types';

/** What `@portal/sidebar` is: in a build's server bundle, in its browser bundle, and while pages are written. */
function variant(isServer: boolean): string {
  if (process.env.NODE_ENV !== 'production') {
    return 'development.tsx';
  }
  return isServer ? 'server.tsx' : 'browser.tsx';
}

/**
 * Chips of navigation entries, in the sidebar and beside the page's title; the sidebar, which reaches the browser as
 * HTML; and where a page is in it.
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
