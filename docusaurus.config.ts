import path from 'node:path';

import logger from '@docusaurus/logger';
import type { ThemeConfig } from '@docusaurus/preset-classic';
import { version as release } from '@mui/x-data-grid/package.json';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import type { Config, PluginConfig } from '@docusaurus/types';

import { API_RELEASES } from './apiReleases';
import { searchVocabulary } from './searchVocabulary';
import { readFixtureServices } from './scripts/fixtureServices';
import { findPackage } from './src/core/packages';
import {
  createTitleLookup,
  currentLocale,
  DEFAULT_LOCALE,
  parseLocales,
  SITE_LOCALES,
} from './src/core/translations';
import { readPageTitles } from './src/core/translations/readTitles';
import { cutVersionNames, docsVersions } from './src/core/versions';
import { analyticsOrigins, type AnalyticsOptions } from './src/plugins/analytics';
import { adFrames, adOrigins, remarkAdSlot, type AdsOptions } from './src/plugins/ads';
import {
  apiFrontMatter,
  createDemosOf,
  remarkApi,
  type ApiReferenceOptions,
} from './src/plugins/api-reference';
import { pageTemplate } from './src/plugins/bundle';
import { chatOrigins, type ChatOptions } from './src/plugins/chat';
import { rehypeCodeBlocks, remarkCodeVariants } from './src/plugins/code-blocks';
import { demosOfPage, remarkDemos, SANDBOX_ORIGINS } from './src/plugins/demos';
import type { ConsentOptions } from './src/plugins/consent';
import type { PresetOptions } from './src/plugins/docs/preset';
import { feedbackOrigins, type FeedbackOptions } from './src/plugins/feedback';
import { joinOrigins, type HtmlPolicyOptions } from './src/plugins/html-policy';
import { iconFontOrigins, type IconFontsOptions } from './src/plugins/icon-fonts';
import { translateFrontMatter } from './src/plugins/locales';
import type { OfflineOptions } from './src/plugins/offline';
import { strictFrontMatter, type PageChecksPluginOptions } from './src/plugins/page-checks';
import type { RedirectsOptions } from './src/plugins/redirects';
import { algoliaOrigins, type SearchOptionsInput } from './src/plugins/search';
import type { SponsorsOptions } from './src/plugins/sponsors';
import {
  DOCS_EXCLUDE,
  docsVersionOptions,
  parseVersionPart,
  parseVersions,
  placeVersions,
  readElsewhere,
  versionLabel,
  type ArchivedVersion,
  type VersionsOptions,
} from './src/plugins/versions';

/** Other docs than ours, for the browser tests of broken and throwing demos; the shell's links lead nowhere then. */
const fixtureDocs = process.env.PORTAL_FIXTURE_DOCS;

const docsDir = fixtureDocs ?? 'docs';

/** Pages whose demos show a symbol of the API reference. */
const demosOf = createDemosOf();

/** Doubles of others' services, for the browser tests: options by plugin, in place of those below. */
const services = readFixtureServices(process.env.PORTAL_FIXTURE_SERVICES);

/** Where demos are sent to be edited in chat; without it there is no chat. */
const chatEndpoint = process.env.CHAT_ENDPOINT || undefined;

/** Where answers to "Was this page helpful?" go; an empty `FEEDBACK_ENDPOINT` means that nobody is asked. */
const feedback: FeedbackOptions = {
  endpoint: (process.env.FEEDBACK_ENDPOINT ?? '/feedback') || undefined,
  issue:
    'https://github.com/mui/mui-x/issues/new?title={title}:%20&body=Page:%20{url}%0AVersion:%20{version}',
  ...services.feedback,
};

/** Which statistics are kept, after the reader's consent; without `googleTag` none. */
const analytics: AnalyticsOptions = { ...services.analytics };

/** Where ads come from; without `network` they are of our own. */
const ads: AdsOptions = { ...services.ads };

/** What readers are asked for, and the page that tells them of it. */
const consent: ConsentOptions = {
  purposes: [
    ...(analytics.googleTag ? (['analytics'] as const) : []),
    ...(ads.network && ads.network.needsConsent !== false ? (['ads'] as const) : []),
  ],
  page: '/x/guides/privacy/',
  ...services.consent,
};

/** Where the icon font comes from: this site. */
const iconFonts: IconFontsOptions = { ...services.iconFonts };

/** Products, by which readers narrow a search and make pages available offline. */
const products = [
  { id: 'x-data-grid', label: 'Data Grid' },
  { id: 'x-date-pickers', label: 'Pickers' },
  { id: 'x-charts', label: 'Charts' },
  { id: 'x-tree-view', label: 'Tree View' },
];

const siteUrl = process.env.SITE_URL ?? 'https://docs.example.com';

/** Reading without a network: on the host that the site is published at, unless `OFFLINE=off` takes it back. */
const offline: OfflineOptions = {
  isEnabled: process.env.OFFLINE !== 'off',
  hosts: [new URL(siteUrl).host],
  products,
  ignore: [
    // Frames for code of readers and of others, which belong to no origin.
    '/live/',
    ...adFrames(ads).map(({ path: folder }) => folder),
    ...(feedback.endpoint?.startsWith('/') ? [feedback.endpoint] : []),
  ],
  shortcuts: [
    { name: 'Data Grid', url: '/x/react-data-grid/' },
    { name: 'Date and Time Pickers', url: '/x/react-date-pickers/' },
    { name: 'Charts', url: '/x/react-charts/' },
    { name: 'Tree View', url: '/x/react-tree-view/' },
  ],
  screenshots: [
    {
      src: '/img/app/screenshot-wide.webp',
      sizes: '1280x720',
      type: 'image/webp',
      form_factor: 'wide',
      label: 'A guide of the Charts with a live demo',
    },
    {
      src: '/img/app/screenshot-narrow.webp',
      sizes: '390x844',
      type: 'image/webp',
      form_factor: 'narrow',
      label: 'The first page on a phone',
    },
  ],
  ...services.offline,
};

const locale = currentLocale(process.env.DOCUSAURUS_CURRENT_LOCALE);

/** A writer sees a page before its neighbours exist; a build does not pass. */
const isStrict = process.env.NODE_ENV !== 'development';
const brokenInMarkdown = isStrict ? 'throw' : 'warn';

/** The versions that were cut, newest first, and those to build. They are of docs/: other docs have none. */
const cutAnywhere = cutVersionNames(__dirname);
const cutVersions = docsDir === 'docs' ? cutAnywhere : [];
const builtVersions = parseVersions(process.env.VERSIONS, cutVersions);

/** The version at `/x/`, where it is built: the newest that was cut, until there is one the release. */
const currentVersion = cutVersions[0] ?? release;
const isCurrentBuilt =
  cutVersions.length === 0 || !builtVersions || builtVersions.includes(currentVersion);

/** The one version that this process builds (`scripts/build`), and what it has to know of the others. */
const placedVersions = placeVersions(cutVersions, builtVersions);
const versionPart = parseVersionPart(
  process.env.VERSIONS_PART,
  placedVersions.map(({ name }) => name),
);

/** Pages that are of no version are built with the one at `/x/`, whose pages they link to. */
const hasOtherPages =
  versionPart === undefined ||
  placedVersions.some(({ name, folder }) => name === versionPart && folder === '');
const elsewhere = readElsewhere(
  { siteDir: __dirname, docsDir, route: 'x', cut: cutVersions, only: builtVersions, release },
  versionPart,
);

/** What each version documents: the packages that it runs. */
const releases: VersionsOptions['releases'] = Object.fromEntries(
  docsVersions(__dirname).map(({ name, packagesFrom }) => [
    name,
    {
      label: versionLabel(name, cutVersions, release),
      packages: Object.fromEntries(
        products.map(({ id, label }) => [
          label,
          findPackage(`@mui/${id}`, packagesFrom)?.version ?? 'not installed',
        ]),
      ),
    },
  ]),
);

/** Documentation of a major version of MUI X that MUI keeps at an address of its own, with where products start there. */
const archive = (text: string, pickers: string, others: Record<string, string> = {}) => ({
  text,
  href: `https://${text}.mui.com/x/introduction/`,
  products: {
    'x-data-grid': `https://${text}.mui.com/x/react-data-grid/`,
    'x-date-pickers': `https://${text}.mui.com/x/react-date-pickers/${pickers}`,
    ...others,
  },
});

const archivedVersions: ArchivedVersion[] = [
  archive('v7', '', {
    'x-charts': 'https://v7.mui.com/x/react-charts/',
    'x-tree-view': 'https://v7.mui.com/x/react-tree-view/',
  }),
  archive('v6', '', {
    'x-charts': 'https://v6.mui.com/x/react-charts/',
    'x-tree-view': 'https://v6.mui.com/x/react-tree-view/getting-started/',
  }),
  // Charts and Tree View were not part of MUI X yet.
  archive('v5', 'getting-started/'),
  // The Data Grid alone, among the components of what was to become Material UI.
  { text: 'v4', href: 'https://v4.mui.com/components/data-grid/' },
];

/** The navbar's link to a product, which is current on its API pages, too. */
const productItem = (folder: string) => ({
  type: 'doc',
  docId: `react-${folder}/react-${folder}`,
  activeBaseRegex: `/x/(?:[^/]+/)?(?:react-|api/)${folder}/`,
  position: 'left' as const,
});

/** Algolia's search, for a portal that has it; it then takes the place of our own. */
const algolia: ThemeConfig['algolia'] = process.env.ALGOLIA_APP_ID
  ? {
      appId: process.env.ALGOLIA_APP_ID,
      // A key that may search and nothing else: it is in the pages.
      apiKey: process.env.ALGOLIA_API_KEY ?? '',
      indexName: process.env.ALGOLIA_INDEX_NAME ?? '',
    }
  : undefined;

const config: Config = {
  title: 'MUI X',
  tagline: 'React components for data: grid, pickers, charts and trees',
  favicon: 'img/favicon.svg',
  url: siteUrl,
  baseUrl: '/',
  // Every page would carry its inline script.
  baseUrlIssueBanner: false,
  trailingSlash: true,
  ssrTemplate: pageTemplate,

  future: {
    v4: true,
    faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      rspackBundler: true,
      rspackPersistentCache: true,
      ssgWorkerThreads: true,
      gitEagerVcs: true,
      // With it the server's compilation waits for the browser's to compile each page, which it never does: articles
      // are in no JavaScript.
      mdxCrossCompilerCache: false,
    },
  },

  onBrokenLinks: fixtureDocs ? 'ignore' : 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    format: 'mdx',
    hooks: { onBrokenMarkdownLinks: brokenInMarkdown, onBrokenMarkdownImages: brokenInMarkdown },
    parseFrontMatter: strictFrontMatter({
      isStrict,
      parse: apiFrontMatter({
        sidebar: 'docs',
        isStrict,
        ...(locale === DEFAULT_LOCALE
          ? {}
          : {
              parse: translateFrontMatter({
                siteDir: __dirname,
                docsDir,
                titleOf: createTitleLookup({
                  locale,
                  files: readPageTitles(path.join(__dirname, 'i18n'), [locale]),
                  logger,
                }),
              }),
            }),
      }),
    }),
  },

  i18n: {
    defaultLocale: DEFAULT_LOCALE,
    locales: parseLocales(process.env.LOCALES),
    localeConfigs: SITE_LOCALES,
  },

  presets: [
    [
      './src/plugins/docs/preset.ts',
      {
        docs: {
          derive: (markdown, file) =>
            demosOfPage(markdown, file).map(({ name, title }) => [name, title]),
          reloadOn: ['src/core/navigation/*.ts', 'i18n/**/*.json'],
          path: docsDir,
          routeBasePath: 'x',
          exclude: [...DOCS_EXCLUDE],
          ...docsVersionOptions(cutVersions, builtVersions, release, versionPart),
          disableVersioning: cutAnywhere.length > cutVersions.length,
          sidebarPath: fixtureDocs ? undefined : './sidebars.ts',
          beforeDefaultRemarkPlugins: [
            remarkDemos,
            [remarkApi, { siteDir: __dirname, docsDir, demosOf, releases: API_RELEASES }],
          ],
          remarkPlugins: [remarkAdSlot, remarkCodeVariants, [npm2yarn, { sync: true }]],
          rehypePlugins: [rehypeCodeBlocks],
        },
        blog: false,
        // Its pages, and the copies of all data that it makes for them, are for work on Docusaurus.
        debug: false,
        // The folder's index is the page; what is beside it are its parts.
        pages:
          fixtureDocs || !hasOtherPages
            ? false
            : { include: ['*.{tsx,mdx}', '**/index.{tsx,mdx}'] },
        theme: {
          customCss: [
            './src/css/fonts.css',
            './src/css/tokens.css',
            './src/css/shell.css',
            './src/css/markdown.css',
            './src/css/code-preferences.css',
            './src/css/density.css',
          ],
        },
      } satisfies PresetOptions,
    ],
  ],

  plugins: [
    './src/plugins/on-demand/index.ts',
    './src/plugins/bundle/index.ts',
    './src/plugins/islands/index.ts',
    './src/plugins/article/index.ts',
    './src/plugins/licence/index.ts',
    './src/plugins/direction/index.ts',
    ['./src/plugins/chat/index.ts', { endpoint: chatEndpoint } satisfies ChatOptions],
    ['./src/plugins/analytics/index.ts', { ...analytics }],
    './src/plugins/onepirate-fonts/index.ts',
    // Pages of other docs are not in the portal's navigation, which is checked, too.
    ...(fixtureDocs
      ? []
      : [
          [
            './src/plugins/page-checks/index.ts',
            { docsDir } satisfies PageChecksPluginOptions,
          ] satisfies PluginConfig,
        ]),
    // Where the feedback prompt sends answers to while pages are written; `npm run serve` has it of its own.
    './server/feedback/plugin.ts',
    [
      './src/plugins/redirects/index.ts',
      {
        redirects: { '/': '/x/', '/x/introduction/': '/x/' },
        // The current version has no folder of its own.
        folders: isCurrentBuilt ? { [`/x/${currentVersion}/`]: '/x/' } : {},
      } satisfies RedirectsOptions,
    ],
    [
      './src/plugins/html-policy/index.ts',
      {
        inlineScripts: [
          {
            name: 'bundle: scripts after the first paint',
            sha256: 'RaObB/+EFnML/3Q6ujoZx83HoNAADBlQoZ3qkWIp0Is=',
          },
          {
            name: 'code-blocks: colours of the chosen mode',
            sha256: 'pfBVdDxH8JtOGZN7nNePuQjhyR2L92NmEiiq3U9N2CE=',
          },
          {
            // The minifier makes one of them; the last two correct what the first sets.
            name: 'theme-classic, color-mode and settings',
            sha256: '4+fKfzYk6Wz/SE6W1AjSisFeDO525hk/YMYGv/9uNn4=',
          },
          // Docusaurus 3.10.2, theme-classic/lib/inlineScripts.js; the script after it corrects what it sets.
          { name: 'theme-classic', sha256: 'ADcA+W7cHmv9cUqyPKxEZmNgfGthJ4m4XgTquiV8ZNI=' },
        ],
        ...joinOrigins(
          { formActions: SANDBOX_ORIGINS, connect: chatOrigins(chatEndpoint) },
          analyticsOrigins(analytics),
          adOrigins(ads),
          iconFontOrigins(iconFonts),
          feedbackOrigins(feedback),
          algoliaOrigins(algolia),
        ),
        frames: adFrames(ads),
      } satisfies Partial<HtmlPolicyOptions>,
    ],
  ],

  // Themes come after theme-classic, so that their components and inline scripts win.
  themes: [
    './src/plugins/code-blocks/index.ts',
    './src/plugins/tabs/index.ts',
    './src/plugins/color-mode/index.ts',
    './src/plugins/settings/index.ts',
    ['./src/plugins/icon-fonts/index.ts', { ...iconFonts } satisfies IconFontsOptions],
    './src/plugins/demos/index.ts',
    [
      './src/plugins/api-reference/index.ts',
      { docsDir, demosOf, releases: API_RELEASES } satisfies Partial<ApiReferenceOptions>,
    ],
    './src/plugins/locales/index.ts',
    './src/plugins/navigation/index.ts',
    [
      './src/plugins/versions/index.ts',
      {
        archived: archivedVersions,
        releases,
        elsewhere,
        ...services.versions,
      } satisfies Partial<VersionsOptions>,
    ],
    [
      './src/plugins/search/index.ts',
      { products, vocabulary: searchVocabulary } satisfies SearchOptionsInput,
    ],
    ['./src/plugins/offline/index.ts', { ...offline }],
    './src/plugins/landing/index.ts',
    ['./src/plugins/ads/index.ts', { ...ads }],
    [
      './src/plugins/consent/index.ts',
      {
        ...consent,
        pagesElsewhere: elsewhere.flatMap(({ path: folder, pages }) =>
          pages.map(({ slug }) => `/${folder}${slug}`),
        ),
      } satisfies ConsentOptions,
    ],
    ['./src/plugins/feedback/index.ts', { ...feedback }],
    [
      './src/plugins/sponsors/index.ts',
      {
        become: {
          label: 'Become a sponsor',
          link: 'https://mui.com/material-ui/discover-more/backers/#diamond-sponsors',
        },
        ...services.sponsors,
      } satisfies Partial<SponsorsOptions>,
    ],
  ],

  themeConfig: {
    ...(algolia ? { algolia } : {}),
    colorMode: { disableSwitch: true, respectPrefersColorScheme: true },
    docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    navbar: {
      title: 'MUI X',
      logo: { alt: '', src: 'img/logo.svg', width: 28, height: 28, href: '/x/' },
      items: [
        { ...productItem('data-grid'), label: 'Data Grid' },
        { ...productItem('date-pickers'), label: 'Pickers' },
        { ...productItem('charts'), label: 'Charts' },
        { ...productItem('tree-view'), label: 'Tree View' },
        { type: 'docsVersionDropdown', position: 'right' },
        { type: 'localeDropdown', position: 'right' },
        {
          href: 'https://github.com/mui/mui-x',
          label: 'GitHub',
          position: 'right',
          className: 'navbar-github',
          'aria-label': 'MUI X on GitHub',
          'data-event-category': 'header',
          'data-event-action': 'github',
        },
      ],
    },
  } satisfies ThemeConfig,
};

export default config;
