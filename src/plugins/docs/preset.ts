import { existsSync } from 'node:fs';
import path from 'node:path';

import classic, { type Options as ClassicOptions } from '@docusaurus/preset-classic';
import type { LoadContext, PluginConfig, PluginModule, Preset } from '@docusaurus/types';
import { normalizePluginOptions } from '@docusaurus/utils-validation';

import { requireFound } from '../../core/overrides';
import { checkThemeConfig, pluginValidator } from '../../core/validation/configuration';
import { configured } from '../../core/validation/configured';

import type { DocsOptions } from './options';

/** Options of preset-classic. `docs` also takes the options of this folder's plugin. */
export interface PresetOptions extends Omit<ClassicOptions, 'docs'> {
  docs?: false | (Exclude<ClassicOptions['docs'], false> & DocsOptions);
}

const DOCS_PLUGIN = require.resolve('@docusaurus/plugin-content-docs');
const OUR_PLUGIN = require.resolve('./index');
const CLASSIC_THEME = require.resolve('@docusaurus/theme-classic');
const OUR_THEME = require.resolve('./classicTheme');

type PresetItem = PluginConfig | false | null;

const isAt = (file: string) => (item: PresetItem) =>
  (Array.isArray(item) ? item[0] : item) === file;

/** Returns a list of plugins or themes with one of them replaced. It keeps its options. */
const replaced = (items: readonly PresetItem[], file: string, by: string): PresetItem[] =>
  items.map((item) => {
    const [, itemOptions = {}] = Array.isArray(item) ? item : [];
    return isAt(file)(item) ? [by, itemOptions] : item;
  });

/** Where the docs of the library are. */
const DOCS_ROUTE = 'x';

/** @throws Error that names the setting in `docusaurus.config.ts`, what it may be, and the actual value. */
function checkSettings({ siteDir }: LoadContext, { docs, theme }: PresetOptions): void {
  const { sidebarPath, path: folder, routeBasePath } = docs || {};
  if (routeBasePath !== undefined && routeBasePath !== DOCS_ROUTE) {
    throw new Error(
      `"docs.routeBasePath" (docusaurus.config.ts) must be "${DOCS_ROUTE}", below which the portal looks for the docs; found ${JSON.stringify(routeBasePath)}. Other docs plugins may be elsewhere.`,
    );
  }
  for (const [setting, allowed, found] of [
    ['docs.sidebarPath', 'a file, such as "./sidebars.ts"', sidebarPath],
    ['docs.path', 'a folder, such as "docs"', folder],
    ...[theme?.customCss ?? []].flat().map((file) => ['theme.customCss', 'a style sheet', file]),
  ]) {
    if (typeof found === 'string' && !existsSync(path.resolve(siteDir, found))) {
      throw new Error(
        `"${setting}" (docusaurus.config.ts) must be ${allowed}; found "${found}", which doesn't exist.`,
      );
    }
  }
}

/** Returns the name of the preset's option for a plugin. */
const optionOf = (file: string) =>
  /plugin-(?:content-)?([\w-]+)/.exec(file)?.[1] ?? (file === OUR_PLUGIN ? 'docs' : 'theme');

/** Checks what Docusaurus will check, which doesn't say where a setting is written, and what may be there. */
function checkModules(items: readonly PresetItem[], { siteConfig }: LoadContext): void {
  for (const item of items) {
    const [file, options = {}] = Array.isArray(item) ? item : [item];
    if (typeof file === 'string') {
      // eslint-disable-next-line @typescript-eslint/no-require-imports -- Presets are synchronous.
      const { validateOptions, validateThemeConfig } = require(file) as Partial<PluginModule>;
      if (validateOptions) {
        pluginValidator(
          optionOf(file),
          validateOptions,
        )({ validate: normalizePluginOptions as never, options: options as never });
      }
      validateThemeConfig?.({
        validate: (schema, themeConfig) => {
          checkThemeConfig(schema, themeConfig);
          return themeConfig;
        },
        themeConfig: siteConfig.themeConfig as never,
      });
    }
  }
}

/** preset-classic, with this folder's docs plugin and theme instead of Docusaurus' own. */
export default function preset(context: LoadContext, options: PresetOptions): Preset {
  configured(() => checkSettings(context, options));
  const { plugins = [], themes = [], ...others } = classic(context, options);
  const hasDocs = options.docs === false || plugins.some(isAt(DOCS_PLUGIN));
  requireFound('docs/preset', hasDocs && themes.some(isAt(CLASSIC_THEME)));
  const own = {
    plugins: replaced(plugins, DOCS_PLUGIN, OUR_PLUGIN),
    themes: replaced(themes, CLASSIC_THEME, OUR_THEME),
  };
  checkModules([...own.plugins, ...own.themes], context);
  return { ...others, ...own };
}
