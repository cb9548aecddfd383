import path from 'node:path';

import themeClassic, * as themeModule from '@docusaurus/theme-classic';
import type {
  HtmlTags,
  LoadContext,
  Plugin,
  PluginModule,
  PluginOptions,
  SwizzleComponentConfig,
} from '@docusaurus/types';

import { replacedComponents, withoutMatches } from '../../core/overrides';

const NAME = '@docusaurus/theme-classic';

// The theme's types lack two of these.
const original = themeModule as unknown as PluginModule;

export const { validateOptions, validateThemeConfig } = original;

/** Returns the components that contain another one: those of `Navbar/Content/X` are `Navbar` and `Navbar/Content`. */
const around = (component: string) =>
  component
    .split('/')
    .flatMap((_part, index, parts) => (index === 0 ? [] : [parts.slice(0, index).join('/')]));

/**
 * Components that may be swizzled: those of the theme, except for those that the portal replaces. Components that contain
 * one of these can't be ejected, because Docusaurus ejects what is below them, too.
 */
export const getSwizzleConfig: PluginModule['getSwizzleConfig'] = () => {
  const components = original.getSwizzleConfig?.()?.components ?? {};
  const replaced = [...replacedComponents()];
  return {
    components: {
      ...components,
      ...Object.fromEntries(
        replaced.flatMap(([component]) =>
          around(component).map((name): [string, SwizzleComponentConfig] => [
            name,
            {
              actions: {
                wrap: components[name]?.actions.wrap ?? 'unsafe',
                eject: 'forbidden',
              },
              description: `The portal replaces parts of it, such as ${component}.`,
            },
          ]),
        ),
      ),
      ...Object.fromEntries(
        replaced.map(([component, file]): [string, SwizzleComponentConfig] => [
          component,
          {
            actions: { wrap: 'forbidden', eject: 'forbidden' },
            description: `Replaced by ${file}. Edit that file.`,
          },
        ]),
      ),
    },
  };
};

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
