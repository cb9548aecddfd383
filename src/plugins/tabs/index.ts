import path from 'node:path';

import type { Plugin } from '@docusaurus/types';

/** Tabs in articles, which the browser receives as static HTML. Add the plugin to `themes`, after theme-classic. */
export default function tabsPlugin(): Plugin {
  return {
    name: 'portal-tabs',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'clientModule.ts')],
  };
}
