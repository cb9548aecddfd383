import path from 'node:path';

import type { Config, PluginConfig, PluginModule } from '@docusaurus/types';
import type { ThemeConfig } from '@docusaurus/preset-classic';

import { IN_HOUSE_ADS } from './ads';
import * as examples from './examples';
import * as library from './library';
import * as portalSettings from './portal.config';
import { cacheFolder } from './scripts/build/environment';
import { searchVocabulary } from './searchVocabulary';
import { entries } from './navigation';
import { releasePages } from './src/core/navigation';
import {
  currentLocale,
  DEFAULT_LOCALE,
  parseLocales,
  SITE_LOCALES,
} from './src/core/navigation/translations';
import { checkCommand } from './src/core/validation/commands';
import { pluginValidator } from './src/core/validation/configuration';
import { configured } from './src/core/validation/configured';
import { checkJsonFiles } from './src/core/validation/jsonFiles';
import {
  checkDocusaurus,
  checkFeature,
  checkLibrary,
  checkPortal,
  checkStaticFiles,
  settingsOf,
} from './src/core/validation/portal';
import { analyticsOrigins, analyticsPurposes } from './src/plugins/analytics';
import { adFrames, adOrigins, adPurposes, remarkAdSlot } from './src/plugins/ads';
import { apiFrontMatter, createDemosOf, remarkApi } from './src/plugins/api-reference';
import { BUNDLER_FEATURES, pageTemplate } from './src/plugins/bundle';
import { chatOrigins } from './src/plugins/chat';
import { remarkBehaviorChanges } from './src/plugins/claims';
import { demosOfPage, remarkDemos, SANDBOX_ORIGINS } from './src/plugins/demos';
import { editUrlOf, gitDates } from './src/plugins/docs/lastChange';
import type { PresetOptions } from './src/plugins/docs/preset';
import remarkEmojiHeadings from './src/plugins/docs/remarkEmojiHeadings';
import { sharedPlugins } from './src/plugins/docs/sharedPlugins';
import { feedbackOrigins } from './src/plugins/feedback';
import { remarkGallery } from './src/plugins/gallery';
import { joinOrigins } from './src/plugins/html-policy';
import { iconFontOrigins } from './src/plugins/icon-fonts';
import { remarkTranslation, translateFrontMatter } from './src/plugins/locales';
import { WORKER_FILE } from './src/plugins/offline';
import { strictFrontMatter } from './src/plugins/page-checks';
import { rehypePlanTables } from './src/plugins/plan-tables';
import { algoliaOrigins } from './src/plugins/search';
import { remarkTemplates } from './src/plugins/templates';
import { DOCS_EXCLUDE, planVersions } from './src/plugins/versions';

/*
 * Lists the plugins and passes each its options. The settings for running this portal for other components are in
 * `portal.config.ts`.
 */

/** What `portal.config.ts` exports. */
export type Settings = typeof portalSettings;

/** A path here. Docusaurus resolves relative ones against the configuration that it was started with. */
const inSite = (file: string) => path.join(__dirname, file);

/** Where the docs are. */
const DOCS_PATH = '/x/';

function checkSettings({ environment, ...settings }: Settings): void {
  const { site, options } = settings;
  checkLibrary({ library, examples, ads: { IN_HOUSE_ADS } });
  checkPortal(settings);
  // Before the rest, so that a command that doesn't work here says so at once.
  configured(() => checkCommand({ siteDir: __dirname, ...site }, process.argv, process.env));
  configured(() => {
    checkJsonFiles(__dirname);
    if (environment.buildCache !== undefined) {
      cacheFolder(__dirname, environment.buildCache);
    }
  });
  checkStaticFiles(__dirname, {
    'site.favicon': site.favicon,
    'site.logo.src': site.logo.src,
    ...settingsOf('options.offline.screenshots', 'src', options.offline.screenshots),
    ...settingsOf('IN_HOUSE_ADS', 'img', IN_HOUSE_ADS),
  });
}

/** Returns what several plugins need of the settings. */
function describeSite(settings: Settings, docsDir: string) {
  const { environment, site, products, options, popularPages, navbarItems, redirects } = settings;
  const { ads, analytics, consent, feedback, iconFonts } = options;
  const versions = configured(() =>
    planVersions({
      siteDir: __dirname,
      docsDir,
      baseUrl: site.baseUrl,
      route: 'x',
      products,
      environment,
    }),
  );
  return {
    ...settings,
    docsDir,
    versions,
    locale: currentLocale(environment.currentLocale),
    /** Pages whose demos show a symbol of the API reference. */
    demosOf: createDemosOf(),
    productLabels: products.map(({ id, label }) => ({ id, label })),
    /** Paths of the pages that other processes build. */
    pagesElsewhere: versions.elsewhere.flatMap(({ path: folder, pages }) =>
      pages.map(({ slug }) => site.baseUrl + folder + slug),
    ),
    /** Pages that the configuration links to, by setting. */
    links: {
      'site.logo.href': site.logo.href,
      'options.consent.page': consent.page,
      'options.markdown.setup': options.markdown.setup,
      ...settingsOf('IN_HOUSE_ADS', 'link', IN_HOUSE_ADS),
      ...settingsOf('popularPages', 'path', popularPages),
      ...settingsOf('navbarItems', 'to', navbarItems),
      ...settingsOf('options.offline.shortcuts', 'url', options.offline.shortcuts),
      ...Object.fromEntries(
        Object.entries(redirects).map(([from, to]) => [`redirects["${from}"]`, to]),
      ),
    },
    /** The redirects between pages of the docs, relative to a version. */
    moved: Object.fromEntries(
      Object.entries(redirects)
        .filter((pair) => pair.every((page) => page.startsWith(DOCS_PATH)))
        .map((pair) => pair.map((page) => page.slice(DOCS_PATH.length).replace(/\/$/, ''))),
    ) as Record<string, string>,
    /** Hosts other than the site's own that pages may use. */
    origins: joinOrigins(
      { formActions: SANDBOX_ORIGINS, connect: chatOrigins(options.chat.endpoint) },
      analyticsOrigins(analytics),
      adOrigins(ads),
      iconFontOrigins(iconFonts),
      feedbackOrigins(feedback),
      algoliaOrigins(environment.algolia),
      options.htmlPolicy,
    ),
  };
}

type Site = ReturnType<typeof describeSite>;

/**
 * Returns a plugin and its options. The plugin is loaded together with this file: Docusaurus would load each path with
 * its own copies of all modules that the plugins share, which takes a second.
 */
const feature = (name: string, own?: object): PluginConfig => {
  configured(() => checkFeature(__dirname, name));
  // An import would be asynchronous, and all plugins below with it.
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  const { default: create, validateOptions } = require(
    `./src/plugins/${name}/index.ts`,
  ) as PluginModule & { default: PluginModule };
  return [
    Object.assign<PluginModule, Pick<PluginModule, 'validateOptions'>>(
      (context, pluginOptions) => create(context, pluginOptions),
      { validateOptions: pluginValidator(name, validateOptions) },
    ),
    { ...own },
  ];
};

function presetOptions(site: Site): PresetOptions {
  const { docsDir, versions, locale, options, environment, demosOf, apiReleases } = site;
  return {
    docs: {
      derive: (markdown, file) =>
        demosOfPage(markdown, file).map(({ name, title }) => [name, title]),
      reloadOn: [
        'navigation.ts',
        'src/core/navigation/*.ts',
        'i18n/**/*.json',
        `${docsDir}/behavior.json`,
      ],
      path: docsDir,
      routeBasePath: 'x',
      exclude: [...DOCS_EXCLUDE],
      ...versions.docs,
      editUrl: configured(() => editUrlOf(options.docs.editUrl)),
      // In development, Docusaurus would show a made-up date.
      showLastUpdateTime: !environment.isDevelopment,
      sidebarPath: './sidebars.ts',
      beforeDefaultRemarkPlugins: [
        [remarkTranslation, { siteDir: __dirname }],
        remarkEmojiHeadings,
        remarkDemos,
        remarkGallery,
        [remarkTemplates, { siteDir: __dirname, locale }],
        [remarkBehaviorChanges, { siteDir: __dirname, docsDir, published: versions.published }],
        [remarkApi, { siteDir: __dirname, docsDir, demosOf, releases: apiReleases }],
      ],
      remarkPlugins: [remarkAdSlot, ...sharedPlugins.remarkPlugins],
      rehypePlugins: [rehypePlanTables, ...sharedPlugins.rehypePlugins],
    },
    blog: false,
    // The debug plugin's pages, and its copies of all data, are only useful for developing Docusaurus.
    debug: false,
    sitemap: { lastmod: 'date' },
    // In a folder, only the index file is a page. The other files are parts of it.
    pages: versions.hasOtherPages && {
      include: ['*.{tsx,mdx}', '**/index.{tsx,mdx}'],
      ...sharedPlugins,
    },
    theme: {
      customCss: ['fonts', 'tokens', 'shell', 'markdown', 'density'].map(
        (name) => `./src/css/${name}.css`,
      ),
    },
  };
}

const pluginsOf = ({
  docsDir,
  versions,
  options,
  links,
  pagesElsewhere,
  redirects,
  inlineScripts,
  origins,
}: Site): PluginConfig[] => [
  ...[
    'overrides',
    'on-demand',
    'bundle',
    'islands',
    'article',
    'license',
    'direction',
    'font-size',
    'onepirate-fonts',
  ].map((name) => feature(name)),
  feature('chat', options.chat),
  feature('analytics', options.analytics),
  feature('page-checks', {
    docsDir,
    frontMatter: options.docs.frontMatter,
    origins: options.htmlPolicy,
    links,
    pagesElsewhere,
  }),
  // Receives feedback in the development server. `npm run serve` has its own receiver.
  inSite('server/feedback/plugin.ts'),
  feature('redirects', {
    redirects,
    folders: versions.redirectedFolders,
    docsPath: DOCS_PATH,
  }),
  feature('html-policy', {
    inlineScripts,
    frames: adFrames(options.ads),
    ...options.htmlPolicy,
    ...origins,
  }),
];

/** Themes come after theme-classic, so that their components and inline scripts win. */
const themesOf = ({
  site,
  docsDir,
  versions,
  environment,
  options,
  products,
  productLabels,
  popularPages,
  moved,
  apiReleases,
  demosOf,
}: Site): PluginConfig[] => [
  ...['code-blocks', 'tabs', 'color-mode', 'settings', 'demos', 'gallery'].map((name) =>
    feature(name),
  ),
  feature('templates'),
  feature('icon-fonts', options.iconFonts),
  feature('api-reference', { docsDir, demosOf, releases: apiReleases }),
  feature('locales'),
  feature('navigation'),
  feature('versions', {
    releases: versions.releases,
    elsewhere: versions.elsewhere,
    moved,
    ...options.versions,
  }),
  feature('search', {
    products: productLabels,
    popular: popularPages,
    vocabulary: searchVocabulary,
    releasePages: releasePages(entries),
  }),
  feature('offline', {
    products: productLabels,
    // Frames with an opaque origin, and the feedback receiver.
    ignore: [
      '/live/',
      ...adFrames(options.ads).map((frame) => frame.path),
      ...(options.feedback.endpoint?.startsWith('/') ? [options.feedback.endpoint] : []),
    ],
    hosts: [new URL(site.url).host],
    ...options.offline,
  }),
  feature('component-links', { docsDir, ...options.componentLinks }),
  feature('claims', { docsDir }),
  feature('landing', {
    products: products.map(({ folder, color, darkColor }) => ({ folder, color, darkColor })),
  }),
  feature('markdown', {
    products: products.map(({ id, folder, name }) => ({ id, folder, name })),
    versions: versions.published,
    ...options.markdown,
  }),
  feature('structured-data', { docsDir }),
  feature('social-images', {
    docsDir,
    products: products.map(({ id, name, color, art }) => ({ id, name, color, art })),
    ...(environment.buildCache ? { cache: `${environment.buildCache}/social-images` } : {}),
  }),
  feature('plan-tables'),
  feature('ads', options.ads),
  feature('consent', {
    purposes: [...analyticsPurposes(options.analytics), ...adPurposes(options.ads)],
    ...options.consent,
  }),
  feature('feedback', options.feedback),
  feature('sponsors', options.sponsors),
];

/**
 * Returns the configuration of a site.
 *
 * @param settings - What `portal.config.ts` exports.
 * @param docsDir - Folder of the current docs. Only those in `docs` have versions.
 */
export function createConfig(settings: Settings, docsDir = 'docs'): Config {
  checkSettings(settings);
  const described = describeSite(settings, docsDir);
  const { environment, site, options, navbarItems, origins, locale } = described;
  const { isDevelopment } = environment;
  const brokenInMarkdown = isDevelopment ? 'warn' : 'throw';
  const config: Config = {
    title: site.title,
    tagline: site.tagline,
    favicon: site.favicon,
    url: site.url,
    baseUrl: site.baseUrl,
    // The banner would add an inline script to every page.
    baseUrlIssueBanner: false,
    trailingSlash: true,
    ssrTemplate: pageTemplate({ scripts: [site.baseUrl + WORKER_FILE, ...origins.scripts] }),
    future: {
      v4: true,
      faster: BUNDLER_FEATURES,
      experimental_vcs: gitDates(docsDir),
    },
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    onDuplicateRoutes: 'throw',
    markdown: {
      format: 'mdx',
      hooks: { onBrokenMarkdownLinks: brokenInMarkdown, onBrokenMarkdownImages: brokenInMarkdown },
      parseFrontMatter: strictFrontMatter({
        isStrict: !isDevelopment,
        frontMatter: options.docs.frontMatter,
        siteDir: __dirname,
        docsDir,
        parse: apiFrontMatter({
          sidebar: 'docs',
          isStrict: !isDevelopment,
          parse: translateFrontMatter({ siteDir: __dirname, docsDir, locale }),
        }),
      }),
    },
    i18n: {
      defaultLocale: DEFAULT_LOCALE,
      locales: configured(() => parseLocales(environment.locales)),
      localeConfigs: SITE_LOCALES,
    },

    presets: [[inSite('src/plugins/docs/preset.ts'), { ...presetOptions(described) }]],
    plugins: pluginsOf(described),
    themes: themesOf(described),

    themeConfig: {
      ...(environment.algolia ? { algolia: environment.algolia } : {}),
      colorMode: { disableSwitch: true, respectPrefersColorScheme: true },
      docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
      navbar: { title: site.title, logo: site.logo, items: [...navbarItems] },
    } satisfies ThemeConfig,
  };
  checkDocusaurus(config);
  return config;
}

export default (): Config => createConfig(portalSettings);
