import path from 'node:path';

import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { addTrailingSlash } from '@docusaurus/utils-common';
import type { Configuration } from 'webpack-dev-server';

import { builtSite, siteBaseUrl } from '../../core/build/site';
import { builtVersions, isCurrentVersion } from '../../core/versions/loaded';
import type { PolicyOrigins } from '../html-policy';

import { keywordsStage } from './build/keywordsStage';
import { serveLastIndex } from './build/serveLastIndex';
import { optionsSchema, type SearchOptions, type SearchOptionsInput } from './options';
import { searchStage } from './build/stage';
import type { SearchData } from './types';

export { KEYWORDS } from './build/keywordsStage';
export { SEARCH } from './build/stage';
export type { SearchOptions, SearchOptionsInput } from './options';
export type { ProductWords, SearchVocabulary } from './vocabulary';

const NAME = 'portal-search';
const DATA = 'search.json';
/** Separate from the other data, because only the worker reads it. */
const VOCABULARY = 'vocabulary.json';

/** The part of `themeConfig.algolia` that is needed here. Docusaurus validates it. */
interface AlgoliaConfig {
  appId: string;
}

/**
 * Returns the origins that Algolia search requires if `themeConfig.algolia` is set: the host for queries, its fallbacks,
 * and the host for its statistics.
 */
export function algoliaOrigins(
  algolia: AlgoliaConfig | undefined,
): Required<Pick<PolicyOrigins, 'connect'>> {
  if (algolia === undefined) {
    return { connect: [] };
  }
  const id = algolia.appId.toLowerCase();
  const hosts = ['-dsn.algolia.net', '-1.algolianet.com', '-2.algolianet.com', '-3.algolianet.com'];
  return {
    connect: [...hosts.map((host) => `https://${id}${host}`), 'https://insights.algolia.io'],
  };
}

/**
 * Search without an external service, so that it works offline, is private and needs no account: an index of the built
 * pages, `@theme/SearchBar`, which theme-classic renders, and `@theme/NotFoundSearch` for the 404 page. If
 * `themeConfig.algolia` is set, Docusaurus' own Algolia search is used instead, and the 404 page has no search.
 */
export default function searchPlugin(
  context: LoadContext,
  { products, popular, vocabulary, releasePages }: SearchOptions,
): Plugin {
  const { siteDir, generatedFilesDir, siteConfig, baseUrl } = context;
  if (siteConfig.themeConfig.algolia !== undefined) {
    return { name: NAME, getThemePath: () => path.join(__dirname, 'algolia') };
  }
  const data: SearchData = { products, popular };
  const { addStage, postBuild } = builtSite(context);
  addStage(
    searchStage({
      plugin: NAME,
      baseUrl,
      products: products.map(({ id }) => id),
      release: { pages: releasePages, titleWords: vocabulary.titleWords },
      versionsOf: (props) =>
        builtVersions(props).map((version) => ({
          name: version.versionName,
          label: version.label,
          isLast: isCurrentVersion(version),
          noIndex: version.noIndex,
          docs: version.docs.map(({ permalink }) => addTrailingSlash(permalink)),
        })),
    }),
  );
  addStage(keywordsStage(NAME));
  return {
    name: NAME,
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),

    async contentLoaded({ actions: { createData } }) {
      await createData(DATA, data);
      await createData(VOCABULARY, vocabulary);
    },

    configureWebpack: (): { resolve: object; devServer?: Configuration } => ({
      resolve: {
        alias: {
          '@portal/search$': path.join(generatedFilesDir, NAME, 'default', DATA),
          '@portal/search-vocabulary$': path.join(generatedFilesDir, NAME, 'default', VOCABULARY),
        },
      },
      ...(process.env.NODE_ENV === 'development'
        ? {
            devServer: {
              setupMiddlewares: serveLastIndex(
                path.join(siteDir, 'build', siteBaseUrl(context)),
                baseUrl,
              ),
            },
          }
        : {}),
    }),

    postBuild,
  };
}

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<SearchOptionsInput, SearchOptions>): SearchOptions {
  return validate(optionsSchema, options);
}
