import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type {
  LoadContext,
  OptionValidationContext,
  Plugin,
  PluginContentLoadedActions,
} from '@docusaurus/types';
import { aliasedSitePath, aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { Joi } from '@docusaurus/utils-validation';

import { builtSite, defineSiteBaseUrl, siteBaseUrl } from '../../core/build/site';
import { applyOverrides } from '../../core/overrides';
import {
  announcePlugin,
  hasPlugin,
  requirePlugins,
  requireTransformer,
  type PluginRequirement,
} from '../../core/validation/requirements';
import { docsVersions } from '../../core/versions';
import { loadedVersions } from '../../core/versions/loaded';

import { demosOfPage } from './demosOfPage';
import { liveFrameHooks } from './live/build/hooks';
import type { DemoLoaderOptions } from './loader';

export { readDemoImports, type DemoImport, type DemoImports } from './demoImports';
export { demosOfPage, type PageDemo } from './demosOfPage';
export { default as remarkDemos } from './remarkDemos';
export { demoDependencies } from './dependencies';
export { SANDBOX_ORIGINS } from './sandbox/endpoints';
export { titleFromFileName } from './title';

const NAME = 'portal-demos';

/** Options of the demos plugin. */
export interface DemosOptions {
  /**
   * Base URL of the repository's files, such as `https://github.com/acme/docs/blob/main`. A demo's source link points
   * there. Default: none; the link points to the code as plain text on this site.
   */
  repository?: string;
}

/** Top-level folders that contain third-party code or the portal's own code, even if they have `demos` folders. */
const NO_DOCS = new Set(['..', 'node_modules', 'src']);

/** Without JavaScript nothing can open the code, so it is always open. */
const NO_SCRIPT_STYLE = '<style>[data-demo-code][hidden]{display:block!important}</style>';

const DEMO_QUERY = /\?demo=([^&]*)/;

/** Returns the page whose demo a module describes, or undefined for any other module. */
const pageOfDemo = ({ resource = '' }: { resource?: string }) => DEMO_QUERY.exec(resource)?.[1];

/**
 * Puts the descriptions of all demos of a page into one chunk. A chunk for each would be a request for less than a
 * kilobyte.
 */
const DEMOS_OF_A_PAGE = {
  demosOfAPage: {
    test: (module: object) => pageOfDemo(module) !== undefined,
    name: (module: object) =>
      `demos-${createHash('sha256')
        .update(pageOfDemo(module) ?? '')
        .digest('hex')
        .slice(0, 8)}`,
    chunks: 'async',
    // Higher than every group in src/plugins/bundle/chunks.ts.
    priority: 80,
    enforce: true,
  },
} as const;

const REQUIREMENTS: readonly PluginRequirement[] = [
  {
    plugin: 'islands',
    list: 'plugins',
    provides: "the theme's variables and the setup code of demos",
  },
  { plugin: 'code-blocks', list: 'themes', provides: 'the colors and the copy button of code' },
  { plugin: 'color-mode', list: 'themes', provides: 'the color mode that demos follow' },
  { plugin: 'settings', list: 'themes', provides: "the reader's choice of variant and styling" },
];

/** The demos in a gallery, which are demos of other pages (`src/plugins/gallery`). */
const GALLERY_DEMO = /^::gallery-demo\{src="([^"]+)"/gm;

/** Returns the island in the article that a page's demo is, for the bundle's records. */
const islandOf = (page: string, id: string, isBare: boolean) => ({
  page,
  kind: isBare ? 'bare-demo' : 'demo',
  id,
  prop: 'demo',
  ...(isBare ? { isDeferred: true } : {}),
});

/**
 * Adds a page for each demo of the docs.
 *
 * @param hasIslands - Whether the demos of pages are islands of the article.
 */
async function addDemoPages(
  siteDir: string,
  docs: LoadedVersion['docs'],
  { addRoute }: PluginContentLoadedActions,
  hasIslands: boolean,
): Promise<void> {
  /** Paths of the galleries that show a demo, by its file or folder. */
  const galleries = new Map<string, string[]>();
  const pages = await Promise.all(
    // API reference pages have no demos, and most pages are API reference pages.
    docs
      .filter(({ frontMatter }) => !('api' in frontMatter))
      .map(async (doc) => {
        const file = path.join(siteDir, aliasedSitePathToRelativePath(doc.source));
        const markdown = await readFile(file, 'utf8');
        const permalink = doc.permalink.replace(/\/?$/, '/');
        for (const [, src = ''] of markdown.matchAll(GALLERY_DEMO)) {
          const target = path.resolve(path.dirname(file), src);
          galleries.set(target, [...(galleries.get(target) ?? []), permalink]);
        }
        return { doc, permalink, demos: demosOfPage(markdown, file) };
      }),
  );
  pages.forEach(({ doc, permalink, demos }) => {
    demos.forEach(({ name, title, isBare, request, target }) => {
      // A gallery needs the module when a reader opens the example.
      const inGalleries = (galleries.get(target) ?? []).map((gallery) => ({
        ...islandOf(gallery, name, false),
        isDeferred: true,
      }));
      addRoute({
        path: `${permalink}demos/${name}/`,
        component: '@theme/DemoPage',
        exact: true,
        // Chunks are named after it, so it must be the same in all folders.
        modules: { demo: aliasedSitePath(request, siteDir) },
        // The page that shows the demo needs its module, too.
        ...(hasIslands
          ? { articleIsland: [islandOf(permalink, name, isBare), ...inGalleries] }
          : {}),
        props: { ...(title ? { title } : {}), page: { title: doc.title, permalink } },
      });
    });
  });
}

/**
 * Live demos: `::demo{src="./demos/X.tsx"}` in a page shows the component and its source, and creates a separate page
 * for the demo at `…/demos/X/`. Each demo is an island with its own chunk. The remark plugin goes into the docs
 * plugin's `beforeDefaultRemarkPlugins`.
 */
export default function demosPlugin(context: LoadContext, options: DemosOptions): Plugin {
  const { siteDir, siteConfig } = context;
  announcePlugin('demos');
  /** Optional plugins that demos use if the site has them. */
  const optional = { article: false, iconFonts: false };
  const isDemoFolder = (folder: string) => {
    const names = path.relative(siteDir, folder).split(path.sep);
    return names.includes('demos') && !NO_DOCS.has(names[0] ?? '');
  };
  /** Names of the docs versions that this site is built with. */
  const versionNames = new Set<string>();
  const live = liveFrameHooks(NAME, siteBaseUrl(context), () =>
    docsVersions(siteDir).filter(({ name }) => versionNames.has(name)),
  );
  const { addStage, postBuild } = builtSite(context);
  addStage(live.stage);
  return {
    name: NAME,
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),

    injectHtmlTags: () => ({
      headTags: [{ tagName: 'noscript', innerHTML: NO_SCRIPT_STYLE }],
    }),

    async allContentLoaded({ allContent, actions }) {
      requirePlugins('demos', REQUIREMENTS, allContent);
      requireTransformer('demos', 'remarkDemos', 'beforeDefaultRemarkPlugins', siteConfig);
      optional.article = hasPlugin(allContent, 'article');
      optional.iconFonts = hasPlugin(allContent, 'icon-fonts');
      const versions = loadedVersions(allContent);
      versions.forEach(({ versionName }) => versionNames.add(versionName));
      await addDemoPages(
        siteDir,
        versions.flatMap(({ docs }) => docs),
        actions,
        optional.article,
      );
    },

    postBuild,

    configureWebpack: (_config, isServer, { currentBundler }) => ({
      ...live.configureWebpack(),
      // Not in development: hot updates are smaller when fewer modules share a chunk.
      ...(isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : { optimization: { splitChunks: { cacheGroups: DEMOS_OF_A_PAGE } } }),
      resolve: {
        alias: {
          ...(optional.article
            ? {}
            : { '@portal/article$': path.join(__dirname, 'noArticle.tsx') }),
          ...(optional.iconFonts
            ? {}
            : { '@theme/IconFont$': path.join(__dirname, 'noIconFont.ts') }),
        },
      },
      module: {
        rules: [
          {
            resourceQuery: /^\?demo=/,
            use: [
              {
                loader: path.join(__dirname, 'loader.cjs'),
                options: {
                  isServer,
                  siteDir,
                  hasIconFonts: optional.iconFonts,
                  ...options,
                } satisfies DemoLoaderOptions,
              },
            ],
          },
        ],
      },
      plugins: [
        defineSiteBaseUrl(context, currentBundler),
        ...applyOverrides(
          { 'demos/style-sheets': { onlyIn: isDemoFolder } },
          { isServer, currentBundler },
        ).plugins,
      ],
    }),
  };
}

const NO_REPOSITORY =
  '{{#label}} must be an http(s) URL without a trailing slash, such as "https://github.com/acme/docs/blob/main"; found "{{#value}}"';

const schema = Joi.object<DemosOptions>({
  repository: Joi.string()
    .uri({ scheme: ['https', 'http'] })
    .pattern(/[^/]$/)
    .messages({
      'string.uriCustomScheme': NO_REPOSITORY,
      'string.pattern.base': NO_REPOSITORY,
    }),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<DemosOptions, DemosOptions>): DemosOptions {
  return validate(schema, options);
}
