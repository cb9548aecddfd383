import classic, { type Options as ClassicOptions } from '@docusaurus/preset-classic';
import type { LoadContext, PluginConfig, Preset } from '@docusaurus/types';

import type { DocsOptions } from './options';

/** Options of preset-classic, with those of this folder's plugin for `docs`. */
export interface PresetOptions extends Omit<ClassicOptions, 'docs'> {
  docs?: false | (Exclude<ClassicOptions['docs'], false> & DocsOptions);
}

const DOCS_PLUGIN = require.resolve('@docusaurus/plugin-content-docs');
const OUR_PLUGIN = require.resolve('./index');

/** preset-classic, with this folder's docs plugin in the place of Docusaurus' own. */
export default function preset(context: LoadContext, options: PresetOptions): Preset {
  const { plugins = [], ...others } = classic(context, options);
  return {
    ...others,
    plugins: plugins.map((plugin): PluginConfig | false | null => {
      const [module, pluginOptions] = Array.isArray(plugin) ? plugin : [plugin, {}];
      return module === DOCS_PLUGIN ? [OUR_PLUGIN, pluginOptions] : plugin;
    }),
  };
}
