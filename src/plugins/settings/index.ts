import path from 'node:path';

import type { Plugin } from '@docusaurus/types';

import { settingsBootScript } from './bootScript';

/**
 * The reader's settings: the drawer and its button, and the script that applies the text direction, density and code
 * preferences before first paint. List the plugin among the themes, after theme-classic, so that its script runs last.
 */
export default function settingsPlugin(): Plugin {
  return {
    name: 'portal-settings',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'client', 'stores.ts')],
    injectHtmlTags: () => ({
      preBodyTags: [{ tagName: 'script', innerHTML: settingsBootScript() }],
    }),
  };
}
