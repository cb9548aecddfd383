import path from 'node:path';

import themeClassic, * as themeModule from '@docusaurus/theme-classic';
import type { HtmlTags, LoadContext, Plugin, PluginModule, PluginOptions } from '@docusaurus/types';

import { withoutMatches } from '../../core/overrides';

/** What Docusaurus expects of a theme's module. The theme's types lack two of these. */
export const { getSwizzleConfig, validateOptions, validateThemeConfig } =
  themeModule as unknown as PluginModule;

/** The folder from which Docusaurus would resolve the theme's relative paths. */
const FOLDER = path.dirname(require.resolve('@docusaurus/theme-classic'));

const isUnused = (tag: string | { tagName: string; innerHTML?: string }) =>
  typeof tag === 'object' &&
  (tag.tagName === 'script' || tag.innerHTML?.includes('theme-svg-external-link') === true);

const listOf = (tags: HtmlTags = []) => (Array.isArray(tags) ? tags : [tags]);

/**
 * theme-classic without two tags, so that all pages are smaller. Its inline script sets the color mode, which the plugin
 * color-mode does as well, and any `data-` attribute that the query asks for, which nothing here needs. Its sprite
 * contains the icon of external links, which `src/css/shell.css` draws.
 */
export default function classicTheme(
  context: LoadContext,
  options: PluginOptions,
): Plugin<undefined> {
  const theme = themeClassic(context, options as never);
  const absolute = (file: string) => (file.startsWith('.') ? path.resolve(FOLDER, file) : file);
  return {
    ...theme,
    getThemePath: () => absolute(theme.getThemePath?.() ?? FOLDER),
    getTypeScriptThemePath: () => absolute(theme.getTypeScriptThemePath?.() ?? FOLDER),
    getClientModules: () => (theme.getClientModules?.() ?? []).map(absolute),
    injectHtmlTags(args) {
      const tags = theme.injectHtmlTags?.(args);
      return {
        ...tags,
        preBodyTags: withoutMatches('docs/body-tags', listOf(tags?.preBodyTags), isUnused),
      };
    },
  };
}
