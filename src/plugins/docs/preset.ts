import classic, { type Options as ClassicOptions } from '@docusaurus/preset-classic';
import type { LoadContext, PluginConfig, Preset } from '@docusaurus/types';

import { requireFound } from '../../core/overrides';

import type { DocsOptions } from './options';

/** Options of preset-classic. `docs` also takes the options of this folder's plugin. */
export interface PresetOptions extends Omit<ClassicOptions, 'docs'> {
  docs?: false | (Exclude<ClassicOptions['docs'], false> & DocsOptions);
}

const DOCS_PLUGIN = require.resolve('@docusaurus/plugin-content-docs');
const OUR_PLUGIN = require.resolve('./index');

/** preset-classic, with this folder's docs plugin instead of Docusaurus' own. */
export default function preset(context: LoadContext, options: PresetOptions): Preset {
  const { plugins = [], ...others } = classic(context, options);
  const isDocs = (plugin: PluginConfig | false | null) =>
    (Array.isArray(plugin) ? plugin[0] : plugin) === DOCS_PLUGIN;
  if (options.docs !== false) {
    requireFound('docs/plugin', plugins.some(isDocs));
  }
  return {
    ...others,
    plugins: plugins.map((plugin): PluginConfig | false | null => {
      const [, pluginOptions = {}] = Array.isArray(plugin) ? plugin : [];
      return isDocs(plugin) ? [OUR_PLUGIN, pluginOptions] : plugin;
    }),
  };
}
