import path from 'node:path';

import themeClassic, * as themeModule from '@docusaurus/theme-classic';
import type { HtmlTags, LoadContext, Plugin, PluginModule, PluginOptions } from '@docusaurus/types';

import { OVERRIDES, withoutMatches } from '../../core/overrides';

const NAME = '@docusaurus/theme-classic';

// The theme's types lack two of these.
const original = themeModule as unknown as PluginModule;

export const { validateOptions, validateThemeConfig } = original;

/** Components that may be swizzled: those of the theme, except for those that the portal replaces. */
export const getSwizzleConfig: PluginModule['getSwizzleConfig'] = () => ({
  components: {
    ...original.getSwizzleConfig?.()?.components,
    ...Object.fromEntries(
      Object.values(OVERRIDES).flatMap((override) =>
        override.kind === 'component'
          ? [
              [
                override.component,
                {
                  actions: { wrap: 'forbidden', eject: 'forbidden' },
                  description: `Replaced by ${override.replacement}. Edit that file.`,
                } as const,
              ],
            ]
          : [],
      ),
    ),
  },
});

/** The folder from which Docusaurus would resolve the theme's relative paths. */
const FOLDER = path.dirname(require.resolve(NAME));

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
    // `docusaurus swizzle` lists and finds themes by the name of their package, which for this file is the site's.
    ...(process.argv[2] === 'swizzle' ? { name: NAME } : {}),
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
