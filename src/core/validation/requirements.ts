import type { AllContent } from '@docusaurus/types';

/** A plugin that another one can't work without. */
export interface PluginRequirement {
  /** Its folder in `src/plugins`. */
  plugin: string;
  /** The list of `docusaurus.config` that it belongs to. */
  list: 'plugins' | 'themes';
  /** What is missing without it; completes the sentence "It provides …". */
  provides: string;
}

/** Returns the Docusaurus name of the plugin in a folder. */
const nameOf = (plugin: string) => `portal-${plugin}`;

/**
 * Whether a site uses a plugin of `src/plugins`.
 *
 * @param allContent - What Docusaurus passes to `allContentLoaded`; it has an entry for every plugin of the site.
 */
export function hasPlugin(allContent: AllContent, plugin: string): boolean {
  return nameOf(plugin) in allContent;
}

/**
 * Checks that a site uses the plugins that another one depends on. Call it in `allContentLoaded`.
 *
 * @param plugin - The plugin that depends on them: its folder in `src/plugins`.
 * @throws Error that names every missing plugin, what it provides, and the line to add to the configuration.
 */
export function requirePlugins(
  plugin: string,
  requirements: readonly PluginRequirement[],
  allContent: AllContent,
): void {
  const missing = requirements.filter((requirement) => !hasPlugin(allContent, requirement.plugin));
  if (missing.length > 0) {
    throw new Error(
      missing
        .map(
          (requirement) =>
            `The plugin "${plugin}" requires the plugin "${requirement.plugin}", which provides ${requirement.provides}. Add "src/plugins/${requirement.plugin}/index.ts" to "${requirement.list}" in docusaurus.config.`,
        )
        .join('\n'),
    );
  }
}

/**
 * Global symbol for the set of plugins created in this process. Docusaurus loads the modules of the configuration and
 * of the plugins separately, so a module-level variable would exist twice.
 */
const REGISTRY = Symbol.for('portal.plugins');

function registry(): Set<string> {
  const holder = globalThis as { [REGISTRY]?: Set<string> };
  return (holder[REGISTRY] ??= new Set());
}

/** Tells remark and rehype plugins, which don't see the site's plugins, that a plugin is in use. */
export function announcePlugin(plugin: string): void {
  registry().add(plugin);
}

/**
 * Checks in a remark or rehype plugin that the site uses the plugin it belongs to. Without this check, the page would
 * still be built, but with a component that can't render the transformed content.
 *
 * @param transformer - Name of the remark or rehype plugin.
 * @param plugin - Folder of the plugin in `src/plugins`.
 * @throws Error that names the plugin and the line to add to the configuration.
 */
export function requireAnnounced(transformer: string, plugin: string): void {
  if (!registry().has(plugin)) {
    throw new Error(
      `"${transformer}" requires the plugin "${plugin}". Add "src/plugins/${plugin}/index.ts" to "themes" in docusaurus.config, after theme-classic.`,
    );
  }
}

/** The option of the docs plugin to which a remark or rehype plugin is added. */
export type TransformerOption =
  'beforeDefaultRemarkPlugins' | 'remarkPlugins' | 'beforeDefaultRehypePlugins' | 'rehypePlugins';

/** Whether a list contains a transformer with this name. Each entry is a transformer, or an array with its options. */
function listsTransformer(list: readonly unknown[], name: string): boolean {
  return list.some((entry) => {
    const transformer: unknown = Array.isArray(entry) ? entry[0] : entry;
    return typeof transformer === 'function' && transformer.name === name;
  });
}

/** Whether a value contains options with a transformer of this name, at any depth of arrays and objects. */
function holdsTransformer(value: unknown, option: TransformerOption, name: string): boolean {
  if (typeof value !== 'object' || value === null) {
    return false;
  }
  return Object.entries(value).some(([key, each]: [string, unknown]) =>
    key === option && Array.isArray(each)
      ? listsTransformer(each, name)
      : holdsTransformer(each, option, name),
  );
}

/**
 * Checks that the configuration passes a transformer to the docs plugin.
 *
 * @param plugin - The plugin that the transformer belongs to: its folder in `src/plugins`.
 * @param transformer - Name of the remark or rehype plugin.
 * @param option - The option of the docs plugin to which it is added.
 * @param config - The presets and plugins of the site's configuration.
 * @throws Error that names the option and the import.
 */
export function requireTransformer(
  plugin: string,
  transformer: string,
  option: TransformerOption,
  { presets, plugins }: { presets: unknown; plugins: unknown },
): void {
  if (!holdsTransformer([presets, plugins], option, transformer)) {
    throw new Error(
      `The plugin "${plugin}" requires "${transformer}" in the option "${option}" of the docs plugin. Import it from "src/plugins/${plugin}" and add it in docusaurus.config.`,
    );
  }
}
