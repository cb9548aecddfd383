import { readFile } from 'node:fs/promises';
import path from 'node:path';

import pluginPWA, { validateOptions, type PluginOptions } from '@docusaurus/plugin-pwa';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { normalizePluginOptions } from '@docusaurus/utils-validation';
import { rspack, type Configuration } from '@rspack/core';

import { siteBaseUrl } from '../../../core/build/site';

/** The site as Docusaurus describes it to plugins. */
export type PwaSite = Pick<LoadContext, 'i18n' | 'outDir' | 'siteConfig'>;

/** Docusaurus' own function, typed for this plugin. */
type Validate = Parameters<typeof validateOptions>[0]['validate'];

/**
 * Creates `@docusaurus/plugin-pwa` for a production build. It is created for the site's root, because all languages
 * share one worker, one web manifest and its icons. Otherwise, it would prepend each language's base URL to them.
 *
 * @throws Error if an option isn't valid.
 */
export function createPwa(site: PwaSite, options: Partial<PluginOptions>): Plugin {
  const plugin = pluginPWA(
    { ...site, baseUrl: siteBaseUrl(site) },
    validateOptions({ validate: normalizePluginOptions as Validate, options }),
  );
  if (!plugin) {
    throw new Error('offline: @docusaurus/plugin-pwa only works in production builds.');
  }
  return plugin;
}

/** The bundler, as the plugin calls it. */
type Bundle = (configurations: readonly Configuration[]) => ReturnType<typeof rspack>;

/**
 * Returns the bundler that compiles the plugin's worker. The plugin imports custom code dynamically, which would become
 * a second file. Its ids would depend on the folder of the checkout, and then builds of the same version would differ.
 */
const bundlerFor = (directory: string) =>
  new Proxy(rspack, {
    apply: (_target, _self, [configurations]: Parameters<Bundle>) =>
      rspack(
        configurations.map((configuration) => ({
          ...configuration,
          context: directory,
          optimization: { ...configuration.optimization, moduleIds: 'natural' as const },
          plugins: [
            ...(configuration.plugins ?? []),
            new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
          ],
        })),
      ),
  });

/**
 * Has the plugin build its worker around another one. It does so in an empty folder: the plugin would precache every
 * file that it finds next to its worker, and write the worker of each language to a different place.
 *
 * @param directory - An empty folder.
 * @param custom - Path of a JavaScript module below that folder. The plugin calls its default export.
 * @returns The worker's JavaScript.
 * @throws Error with the bundler's messages if it doesn't compile.
 */
export async function compilePwa(
  site: PwaSite,
  directory: string,
  custom: string,
): Promise<string> {
  const { postBuild } = createPwa({ ...site, outDir: directory }, { swCustom: custom });
  await postBuild?.({
    outDir: directory,
    siteConfig: site.siteConfig,
    currentBundler: { name: 'rspack', instance: bundlerFor(directory) },
  } as unknown as Parameters<NonNullable<Plugin['postBuild']>>[0]);
  return readFile(path.join(directory, 'sw.js'), 'utf8');
}
