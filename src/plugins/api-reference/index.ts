import path from 'node:path';

import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import fs from 'fs-extra';
import type { WebpackPluginInstance } from 'webpack';

import { docsVersions } from '../../core/versions';
import { loadedVersions } from '../../core/versions/loaded';

import { releasesOption, type ApiRelease } from './changes/releases';
import { changesRule } from './changes/rule';
import { recordDemos } from './demoRecord';
import type { ApiLoaderOptions } from './loader';
import { apiPageRules, readSymbolIds } from './pages';
import { sizesFolder } from './sizes';
import { sizesRule } from './sizes/rule';

export { default as remarkApi, type RemarkApiOptions } from './remarkApi';
export type { ApiRelease } from './changes/releases';
export type { ApiDemoPage, ApiDemosOf } from './demoPages';
export { apiFrontMatter, createDemosOf, type ApiFrontMatterOptions } from './pages';

/** Options of the API reference. */
export interface ApiReferenceOptions {
  /** Folder of the current docs, below the site's. Default: `docs`. */
  docsDir: string;
  /** Gives the pages of the docs whose demos show a symbol, for its section "Demos". Default: none. */
  demosOf?: ApiLoaderOptions['demosOf'];
  /**
   * Older releases that are installed under npm aliases: they say since when things are there, and each has a page of
   * what changed since. Default: none.
   */
  releases: readonly ApiRelease[];
}

/** The development server's first page comes first: demos are read so many milliseconds after it is compiled. */
const RECORD_DELAY_MS = 5000;

/** A plugin of the bundler that does something some time after its first compilation; what goes wrong is only said. */
function afterFirstCompilation(task: () => Promise<void>, delay: number): WebpackPluginInstance {
  return {
    apply(compiler) {
      let isFirst = true;
      compiler.hooks.done.tap('portal-api-reference', () => {
        if (isFirst) {
          isFirst = false;
          setTimeout(() => {
            task().catch((error: unknown) => console.error(error));
          }, delay).unref();
        }
      });
    },
  };
}

/**
 * The API reference: pages that are made of the installed packages' types. The remark plugin goes into the docs plugin's
 * `beforeDefaultRemarkPlugins`; the plugin itself is listed among the themes, after theme-classic.
 */
export default function apiReferencePlugin(
  { siteDir }: LoadContext,
  { docsDir, demosOf, releases }: ApiReferenceOptions,
): Plugin {
  const isDevelopment = process.env.NODE_ENV === 'development';
  /** Writes which demos show which symbol, of the versions that the site was last loaded with. */
  let record = () => Promise.resolve();
  return {
    name: 'portal-api-reference',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),

    async allContentLoaded({ allContent }) {
      const names = loadedVersions(allContent).map(({ versionName }) => versionName);
      const versions = docsVersions(siteDir, docsDir).filter(({ name }) => names.includes(name));
      // Loaders depend on what is written here: what is missing, Rspack would look for at each start, found or not.
      for (const version of versions) {
        await fs.ensureDir(sizesFolder(version));
      }
      record = async () => {
        for (const version of versions) {
          await recordDemos(version, readSymbolIds(version.directory), demosOf);
        }
      };
      // All demos are read for it, which the development server does once its first page is there.
      if (!isDevelopment) {
        await record();
      }
    },

    configureWebpack: (_config, isServer) => ({
      ...(isDevelopment && !isServer
        ? { plugins: [afterFirstCompilation(() => record(), RECORD_DELAY_MS)] }
        : {}),
      module: {
        rules: [
          ...apiPageRules({ siteDir, docsDir, releases, isServer }),
          changesRule(siteDir, docsDir, releases, isServer),
          sizesRule(siteDir, docsDir, isServer),
          {
            resourceQuery: /^\?api=/,
            use: [
              {
                loader: path.join(__dirname, 'loader.cjs'),
                options: {
                  hasHtml: isServer || process.env.NODE_ENV === 'development',
                  siteDir,
                  docsDir,
                  measures: process.env.NODE_ENV !== 'development',
                  releases,
                  ...(demosOf ? { demosOf } : {}),
                } satisfies ApiLoaderOptions,
              },
            ],
          },
        ],
      },
    }),
  };
}

const schema = Joi.object<ApiReferenceOptions>({
  docsDir: Joi.string().default('docs'),
  releases: releasesOption,
  demosOf: Joi.function().messages({
    'object.base':
      '{{#label}} must be a function that takes the id of a symbol and gives pages; found {{#value}}',
  }),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<
  Partial<ApiReferenceOptions>,
  ApiReferenceOptions
>): ApiReferenceOptions {
  return validate(schema, options);
}
