import type { Config } from '@docusaurus/types';

import type { createConfig, Settings } from '../../docusaurus.config';
import type { PresetOptions } from '../../src/plugins/docs/preset';

type PluginOptions = Settings['options'];

/** A site with the pages of a folder. */
export interface FolderSite {
  /** The site's `portal.config.ts`. */
  settings: Settings;
  /** `createConfig` of the site's `docusaurus.config.ts`. */
  createConfig: typeof createConfig;
  /** Folder of the pages, relative to the site. */
  folder: string;
  /** Options of plugins that differ from the settings. */
  options?: { [Name in keyof PluginOptions]?: Partial<PluginOptions[Name]> };
}

/**
 * Returns the configuration of a site with the pages of a folder instead of the portal's own. Its sidebar follows from the
 * folders, the pages may have all of Docusaurus' front matter, and links to other pages of the portal lead nowhere.
 */
export function folderConfig({
  settings,
  createConfig: create,
  folder,
  options = {},
}: FolderSite): Config {
  const changed = Object.entries({ ...settings.options, docs: {} }).map(([name, own]) => [
    name,
    { ...own, ...options[name as keyof PluginOptions] },
  ]);
  const config = create(
    { ...settings, options: Object.fromEntries(changed) as PluginOptions },
    folder,
  );
  const [[preset, { docs, ...others }]] = config.presets as [[string, PresetOptions]];
  return {
    ...config,
    onBrokenLinks: 'ignore',
    presets: [[preset, { ...others, docs: { ...docs, sidebarPath: undefined }, pages: false }]],
  };
}
