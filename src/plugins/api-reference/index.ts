import path from 'node:path';

import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import fs from 'fs-extra';
import type { WebpackPluginInstance } from 'webpack';

import { docsVersions, type DocsVersion } from '../../core/versions';
import { loadedVersions } from '../../core/versions/loaded';

import { builtReference } from './format';
import { documentedReference, releasesOption, type ApiRelease } from './changes/releases';
import { changesRule } from './changes/rule';
import { recordDemos } from './demoRecord';
import { apiReference } from './extract';
import type { ApiLoaderOptions } from './loader';
import { apiPageRules, readSymbolIds } from './pages';
import { apiSizes, isBase, sizesFolder, type ApiSize } from './sizes';
import { sizesRule } from './sizes/rule';
import type { ApiSymbol } from './types';

export { default as remarkApi, type RemarkApiOptions } from './remarkApi';
export { documentedReference, type ApiRelease } from './changes/releases';
export type { ApiDemoPage, ApiDemosOf } from './demoPages';
export { apiFrontMatter, createDemosOf, type ApiFrontMatterOptions } from './pages';

/** A symbol with what was measured of it. */
export interface MeasuredSymbol {
  symbol: ApiSymbol;
  /** Undefined for interfaces, which don't exist at run time. */
  size: ApiSize | undefined;
  /** Whether it is the component that a page with its product uses first. */
  isBase: boolean;
}

/**
 * Returns the symbols of a version's packages with their sizes. Measuring takes about a minute if the packages have
 * changed since the last build.
 */
export async function measuredReference(version: DocsVersion): Promise<MeasuredSymbol[]> {
  const { symbols } = await apiReference(version);
  const sizes = await apiSizes(version, symbols);
  return symbols.map((symbol) => ({ symbol, size: sizes[symbol.id], isBase: isBase(symbol) }));
}

/**
 * Returns the names in a version's API reference: of symbols, their members, slots and classes, and of the packages'
 * other exports.
 */
export async function documentedNames(version: DocsVersion): Promise<ReadonlySet<string>> {
  const { packages, symbols, otherExports } = await apiReference(version);
  const names = new Set([
    ...packages.map(({ name }) => name),
    ...Object.values(otherExports).flat(),
  ]);
  for (const symbol of symbols) {
    const lists =
      symbol.kind === 'component'
        ? [symbol.props, symbol.slots, symbol.classes]
        : symbol.kind === 'hook'
          ? [symbol.parameters, symbol.result]
          : [symbol.members];
    names.add(symbol.name);
    lists.flat().forEach(({ name }) => names.add(name));
    if (symbol.kind === 'component') {
      symbol.classes.forEach(({ className }) => names.add(className));
    }
  }
  return names;
}

/** Options of the API reference. */
export interface ApiReferenceOptions {
  /** Folder of the current docs, relative to the site's folder. Default: `docs`. */
  docsDir: string;
  /** Returns the pages of the docs whose demos show a symbol, for its section "Demos". Default: none. */
  demosOf?: ApiLoaderOptions['demosOf'];
  /**
   * Older releases that are installed under npm aliases. They determine since when symbols and members exist, and each
   * of them has a page of the changes since then. Default: none.
   */
  releases: readonly ApiRelease[];
}

/** Delay between the development server's first compilation and reading the demos, which would slow the first page. */
const RECORD_DELAY_MS = 5000;

/** Returns a bundler plugin that runs a task some time after the first compilation. Errors are only logged. */
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
 * The API reference: pages that are generated from the types of the installed packages. Add the remark plugin to the
 * docs plugin's `beforeDefaultRemarkPlugins`, and list this plugin among the themes, after theme-classic.
 */
export default function apiReferencePlugin(
  { siteDir }: LoadContext,
  { docsDir, demosOf, releases }: ApiReferenceOptions,
): Plugin {
  const isDevelopment = process.env.NODE_ENV === 'development';
  /** The versions that the site was last loaded with. */
  let versions: DocsVersion[] = [];
  /** Records which demos show which symbol. */
  let record = () => Promise.resolve();
  const roots = new Map<string, string>();
  return {
    name: 'portal-api-reference',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),

    async allContentLoaded({ allContent }) {
      for (const loaded of loadedVersions(allContent)) {
        roots.set(loaded.versionName, loaded.path.replace(/\/?$/, '/'));
      }
      versions = docsVersions(siteDir, docsDir).filter(({ name }) => roots.has(name));
      // Loaders depend on these folders: if one is missing, Rspack looks for it on each start.
      for (const version of versions) {
        await fs.ensureDir(sizesFolder(version));
      }
      record = async () => {
        for (const version of versions) {
          await recordDemos(version, readSymbolIds(version.directory), demosOf);
        }
      };
      // This reads all demos, so the development server does it after its first page.
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
          ...apiPageRules({ siteDir, docsDir, releases, roots, isServer }),
          changesRule(siteDir, docsDir, roots, releases, isServer),
          sizesRule(siteDir, docsDir, roots, isServer),
          {
            resourceQuery: /^\?api=/,
            use: [
              {
                loader: path.join(__dirname, 'loader.cjs'),
                options: {
                  hasHtml: isServer || process.env.NODE_ENV === 'development',
                  siteDir,
                  docsDir,
                  roots,
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

    async postBuild({ outDir, i18n }) {
      // The references are the same in all languages.
      if (i18n.currentLocale === i18n.defaultLocale) {
        for (const version of versions) {
          await fs.outputJson(
            path.join(outDir, builtReference(version.name)),
            await documentedReference(version, releases),
          );
        }
      }
    },
  };
}

const schema = Joi.object<ApiReferenceOptions>({
  docsDir: Joi.string().default('docs'),
  releases: releasesOption,
  demosOf: Joi.function().messages({
    'object.base':
      '{{#label}} must be a function that takes the id of a symbol and returns pages; found {{#value}}',
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
