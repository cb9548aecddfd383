import path from 'node:path';

import themeClassic, * as themeModule from '@docusaurus/theme-classic';
import type { HtmlTags, LoadContext, Plugin, PluginModule, PluginOptions } from '@docusaurus/types';

import { withoutMatches } from '../../core/overrides';

/** What Docusaurus expects of a theme's module. The theme's types lack two of these. */
export const { getSwizzleConfig, validateOptions, validateThemeConfig } =
  themeModule as unknown as PluginModule;

/** The folder from which Docusaurus would resolve the theme's relative paths. */
const FOLDER = path.dirname(require.resolve('@docusaurus/theme-classic'));

const isScript = (tag: string | { tagName: string }) =>
  typeof tag === 'object' && tag.tagName === 'script';

const listOf = (tags: HtmlTags = []) => (Array.isArray(tags) ? tags : [tags]);

/**
 * theme-classic without its inline script. The script sets the color mode, which the plugin color-mode does as well, and
 * any `data-` attribute that the query asks for, which nothing here needs. Without it, all pages are smaller.
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
        preBodyTags: withoutMatches('docs/inline-script', listOf(tags?.preBodyTags), isScript),
      };
    },
  };
}
