import path from 'node:path';

import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import type { Configuration } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';

import { builtSite, PAGE_DATA, stageKey } from '../../core/build/site';
import { setMarkdownSyntax } from '../../core/compiler/mdx/parse';
import { docsVersions } from '../../core/versions';
import { releaseOf } from '../../core/versions/packages';
import { translationAt } from '../../core/versions/translated';
import { loadedVersions } from '../../core/versions/loaded';
import { documentedNames } from '../api-reference';

import { claimsDays } from './days';
import { isVerified, readVerifiedPage, servePageFiles, type PageSource } from './pageFiles';
import { CLAIMS_FILE } from './publishedFiles';
import type { VerifiedData, VerifiedPage, VerifiedVersion } from './types';

export {
  default as remarkBehaviorChanges,
  type RemarkBehaviorChangesOptions,
} from './changes/remarkBehaviorChanges';

/** Options of the claims. */
export interface ClaimsPluginOptions {
  /** Folder of the current docs, relative to the site's folder. Default: `docs`. */
  docsDir: string;
}

const NAME = 'portal-claims';
const DATA = `verified${PAGE_DATA}`;
const EMPTY = 'empty.json';

/** Returns the page whose claims count for a page: a translation has those of its original. */
const sourceOf = (source: string) => translationAt(source)?.original ?? source;

/** Reads the pages of a version. Returns those with verified statements by their ids, and the claims of all. */
async function readVersion(
  siteDir: string,
  docs: readonly { id: string; source: string; address: string }[],
  names: ReadonlySet<string>,
  days: ReadonlyMap<string, string>,
) {
  const pages: Record<string, VerifiedPage> = {};
  const files: [address: string, text: string][] = [];
  for (const { id, source, address } of docs) {
    const read = await readVerifiedPage(siteDir, source, names, days).catch((error: Error) => {
      // The compilation of the page says what is wrong, and where.
      if ('reason' in error) {
        return undefined;
      }
      throw error;
    });
    if (read?.text !== undefined) {
      files.push([address, read.text]);
    }
    if (read && isVerified(read.page)) {
      pages[id] = read.page;
    }
  }
  return { pages, files };
}

/**
 * Counts what was verified on each page, which `@theme/Verified` shows, and publishes the claims as text. `npm test`
 * runs them (`scripts/docsClaims.ts`).
 */
export default function claimsPlugin(
  context: LoadContext,
  { docsDir }: ClaimsPluginOptions,
): Plugin {
  const { siteDir, siteConfig, baseUrl, generatedFilesDir } = context;
  setMarkdownSyntax(siteConfig.markdown);
  const isDevelopment = process.env.NODE_ENV === 'development';
  const folder = path.join(generatedFilesDir, NAME, 'default');
  /** The claims as text, by the paths of pages. */
  const files = new Map<string, string>();
  /** The pages in development, by their paths. */
  const sources = new Map<string, PageSource>();
  const { addStage, postBuild } = builtSite(context);
  addStage({
    key: stageKey('claims'),
    plugin: NAME,
    changes: { files: [`*/${CLAIMS_FILE}`] },
    async start({ output, props: { routesPaths } }) {
      for (const address of routesPaths) {
        const text = files.get(address);
        if (text !== undefined) {
          await output.write(`${address.slice(baseUrl.length)}${CLAIMS_FILE}`, text);
        }
      }
      return {};
    },
  });
  return {
    name: NAME,
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),

    async allContentLoaded({ allContent, actions: { createData } }) {
      const loaded = loadedVersions(allContent);
      const data: Record<string, VerifiedVersion> = {};
      const days = claimsDays(siteDir);
      sources.clear();
      for (const version of docsVersions(siteDir, docsDir)) {
        const docs = loaded
          .find(({ versionName }) => versionName === version.name)
          ?.docs.filter(({ frontMatter }) => !('api' in frontMatter || 'apiIndex' in frontMatter))
          .map(({ id, source, permalink }) => ({
            id,
            source: sourceOf(aliasedSitePathToRelativePath(source)),
            address: permalink.replace(/\/?$/, '/'),
          }));
        if (!docs) {
          continue;
        }
        const release = releaseOf(version);
        if (isDevelopment) {
          docs.forEach(({ source, address }) => sources.set(address, { source, release }));
          continue;
        }
        const read = await readVersion(siteDir, docs, await documentedNames(version), days);
        read.files.forEach(([address, text]) => files.set(address, text));
        data[version.name] = { release, pages: read.pages };
      }
      await createData(DATA, data satisfies VerifiedData);
      await createData(EMPTY, {});
    },

    configureWebpack: (
      _config,
      isServer,
    ): Configuration & { devServer?: DevServerConfiguration } =>
      isDevelopment
        ? {
            resolve: {
              alias: {
                '@portal/verified$': path.join(__dirname, 'client/useVerifiedInDevelopment.ts'),
              },
            },
            devServer: {
              setupMiddlewares(middlewares) {
                middlewares.unshift(servePageFiles(siteDir, (address) => sources.get(address)));
                // webpack-merge calls the functions of all plugins and joins what they return.
                return [];
              },
            },
          }
        : {
            resolve: {
              alias: {
                '@portal/verified$': path.join(__dirname, 'client/useVerified.ts'),
                // The article reaches the browser as HTML, so the browser's bundle needs no data.
                '@portal/verified-data$': path.join(folder, isServer ? DATA : EMPTY),
              },
            },
          },

    postBuild,
  };
}

const schema = Joi.object<ClaimsPluginOptions>({ docsDir: Joi.string().default('docs') });

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<
  Partial<ClaimsPluginOptions>,
  ClaimsPluginOptions
>): ClaimsPluginOptions {
  return validate(schema, options);
}
