import path from 'node:path';

import type { Plugin } from '@docusaurus/types';

import { applyOverrides } from '../../core/overrides';

import { colorModeBootScript } from './bootScript';

export { colorModeBootScript } from './bootScript';

/**
 * Color mode, which is light, dark or system: the script that sets it before first paint, the switch, and a
 * replacement for Docusaurus' color mode context that uses the portal's store. List the plugin among the themes, after
 * theme-classic, so that its script runs last.
 */
export default function colorModePlugin(): Plugin {
  return {
    name: 'portal-color-mode',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'client.ts')],
    injectHtmlTags: () => ({
      preBodyTags: [{ tagName: 'script', innerHTML: colorModeBootScript() }],
    }),
    configureWebpack: (_config, isServer, { currentBundler }) =>
      applyOverrides({ 'color-mode/context': {} }, { isServer, currentBundler }),
  };
}
