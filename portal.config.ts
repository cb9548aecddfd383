import { LIBRARY, PRODUCTS, SCOPE, type ProductId } from './library';
import type { AdsOptions } from './src/plugins/ads';
import type { AnalyticsOptions } from './src/plugins/analytics';
import type { ApiRelease } from './src/plugins/api-reference';
import type { ChatOptions } from './src/plugins/chat';
import type { ComponentLinksOptions } from './src/plugins/component-links';
import type { ConsentOptions } from './src/plugins/consent';
import { configured } from './src/core/validation/configured';
import { readEnvironment } from './src/core/validation/environment';
import { cutVersionNames } from './src/core/versions';
import type { FeedbackOptions } from './src/plugins/feedback';
import type { HtmlPolicyOptions } from './src/plugins/html-policy';
import type { IconFontsOptions } from './src/plugins/icon-fonts';
import type { MarkdownOptions } from './src/plugins/markdown';
import type { OfflineOptions } from './src/plugins/offline';
import type { RedirectsOptions } from './src/plugins/redirects';
import type { ArtName } from './src/plugins/social-images/art';
import type { SponsorsOptions } from './src/plugins/sponsors';
import type { ArchivedVersion, VersionsOptions } from './src/plugins/versions';

/*
 * Everything that you change when you run this portal for your own components, with the names in `library.ts`.
 * `docusaurus.config.ts` passes it to the plugins; their READMEs describe the options. Settings that depend on where the
 * portal runs come from the environment.
 */

export const environment = configured(() => readEnvironment(process.env));

export const site = {
  title: LIBRARY,
  tagline: 'React components for data: grid, pickers, charts and trees',
  url: environment.siteUrl,
  /** The path of the site on its host, with a slash at both ends. All other paths in this file are relative to it. */
  baseUrl: '/',
  favicon: 'img/favicon.svg',
  logo: { alt: '', src: 'img/logo.svg', width: 28, height: 28, href: '/x/' },
};

/** Pages that the search offers before a search, relative to the docs of a version. */
export const popularPages = [
  { path: 'introduction/installation/', title: 'Installation' },
  { path: 'react-data-grid/quickstart/', title: 'Data Grid quickstart' },
  { path: 'react-data-grid/column-definition/', title: 'Data Grid column definition' },
  { path: 'react-date-pickers/date-picker/', title: 'Date Picker' },
  { path: 'react-charts/bars/', title: 'Bar charts' },
  { path: 'react-tree-view/quickstart/', title: 'Tree View quickstart' },
];

/** How the portal shows a product of `library.ts`. */
interface ShownProduct {
  /** Its name in the navbar, which is short. */
  label: string;
  /** The label of its issues in the repository. */
  issues: string;
  /** The color of its pages, and of their social images, on light backgrounds. */
  color: string;
  /** The color of its pages on dark backgrounds. */
  darkColor: string;
  /** What its social images show (`src/plugins/social-images/art.ts`). Default: the logo. */
  art?: ArtName;
}

const shown: Readonly<Record<ProductId, ShownProduct>> = {
  'x-data-grid': {
    label: 'Data Grid',
    issues: 'scope: data grid',
    color: '#3b4cca',
    darkColor: '#a3b0ff',
    art: 'grid',
  },
  'x-date-pickers': {
    label: 'Pickers',
    issues: 'scope: pickers',
    color: '#b4307a',
    darkColor: '#f092c4',
    art: 'calendar',
  },
  'x-charts': {
    label: 'Charts',
    issues: 'scope: charts',
    color: '#1c7a4a',
    darkColor: '#6fd09e',
    art: 'chart',
  },
  'x-tree-view': {
    label: 'Tree View',
    issues: 'scope: tree view',
    color: '#a85a00',
    darkColor: '#f0b35a',
    art: 'tree',
  },
};

/** The products, in the order of the navbar. */
export const products = (Object.keys(PRODUCTS) as ProductId[]).map((id) => ({
  id,
  ...PRODUCTS[id],
  ...shown[id],
}));

/** The repository of the components. */
const REPOSITORY = 'https://github.com/mui/mui-x';

/** Items of the navbar. A product's link is also marked as current on its API pages. */
export const navbarItems = [
  ...products.map(({ label, folder }) => ({
    type: 'doc',
    label,
    docId: `react-${folder}/react-${folder}`,
    activeBaseRegex: `/x/(?:[^/]+/)?(?:react-|api/)${folder}/`,
    position: 'left' as const,
  })),
  { type: 'docsVersionDropdown', position: 'right' as const },
  { type: 'localeDropdown', position: 'right' as const },
  {
    href: REPOSITORY,
    label: 'GitHub',
    position: 'right' as const,
    className: 'navbar-github',
    'aria-label': `${LIBRARY} on GitHub`,
    'data-event-category': 'header',
    'data-event-action': 'github',
  },
];

/** Documentation of a major version that MUI hosts at a separate URL, with the start page of each product there. */
const archive = (text: string, pickers: string, others: Record<string, string> = {}) => ({
  text,
  href: `https://${text}.mui.com/x/introduction/`,
  products: {
    'x-data-grid': `https://${text}.mui.com/x/react-data-grid/`,
    'x-date-pickers': `https://${text}.mui.com/x/react-date-pickers/${pickers}`,
    ...others,
  },
});

const archived: ArchivedVersion[] = [
  archive('v7', '', {
    'x-charts': 'https://v7.mui.com/x/react-charts/',
    'x-tree-view': 'https://v7.mui.com/x/react-tree-view/',
  }),
  archive('v6', '', {
    'x-charts': 'https://v6.mui.com/x/react-charts/',
    'x-tree-view': 'https://v6.mui.com/x/react-tree-view/getting-started/',
  }),
  // Charts and Tree View weren't part of MUI X yet.
  archive('v5', 'getting-started/'),
  // Only the Data Grid, in the docs of what became Material UI.
  { text: 'v4', href: 'https://v4.mui.com/components/data-grid/' },
];

/**
 * Releases with which the API reference compares a version if they are older, oldest first: an older major, installed
 * under npm aliases (`"mui-x-charts-v7": "npm:@mui/x-charts@7.29.1"` in package.json), and the releases of the cut
 * versions, which have their own packages.
 */
export const apiReleases: readonly ApiRelease[] = [
  {
    name: '7',
    packages: {
      '@mui/x-data-grid': 'mui-x-data-grid-v7',
      '@mui/x-date-pickers': 'mui-x-date-pickers-v7',
      '@mui/x-charts': 'mui-x-charts-v7',
      '@mui/x-tree-view': 'mui-x-tree-view-v7',
    },
  },
  ...configured(() => cutVersionNames(__dirname))
    .map((name) => ({ name }))
    .reverse(),
];

/** What assistants are asked when they open a page. */
const ASK = `${encodeURIComponent('Read this page of the documentation, so that I can ask questions about it:')}%20{url}`;

/** Pages that have moved. The start page of the docs is also that of the site. */
export const redirects: RedirectsOptions['redirects'] = { '/': '/x/', '/x/introduction/': '/x/' };

/** Options of the docs' pages. */
interface DocsPageOptions {
  /**
   * Where readers can edit a page: the address of the repository of these docs, up to a page's path in it, such as
   * `https://github.com/acme/docs/edit/main`. Without it, pages have no link "Edit this page".
   */
  editUrl?: string;
  /**
   * The front matter that pages may have: `portal` for the fields that `src/plugins/page-checks/frontMatter.ts` lists, or
   * `docusaurus` for all fields of Docusaurus. Default: `docusaurus`.
   */
  frontMatter?: 'docusaurus' | 'portal';
}

/** Options of plugins, by plugin. Services that aren't configured here are off, and their hosts are blocked. */
interface PluginOptions {
  chat: ChatOptions;
  analytics: AnalyticsOptions;
  ads: AdsOptions;
  consent: Partial<ConsentOptions>;
  componentLinks: Pick<ComponentLinksOptions, 'linksOf'>;
  docs: DocsPageOptions;
  feedback: FeedbackOptions;
  htmlPolicy: Partial<
    Pick<HtmlPolicyOptions, 'reportTo' | 'securityTxt' | 'images' | 'media' | 'embeds'>
  >;
  iconFonts: IconFontsOptions;
  versions: Partial<VersionsOptions>;
  markdown: Pick<MarkdownOptions, 'assistants' | 'setup'>;
  offline: OfflineOptions;
  sponsors: Partial<SponsorsOptions>;
}

export const options: PluginOptions = {
  /** The service behind "Edit in Chat". */
  chat: { endpoint: environment.chatEndpoint },
  /** Statistics, which are collected only after the reader has agreed. Without `googleTag`, there are none. */
  analytics: {},
  /** Where ads come from. Without `network`, the portal's own ads are shown. */
  ads: {},
  /** The page that explains to readers what they consent to. */
  consent: { page: '/x/guides/privacy/' },
  /** The links at the top of guides and API pages. */
  componentLinks: {
    linksOf: ({ product, plan, release, version, path }) => {
      const folder = plan ? `${product}-${plan}` : product;
      const label = products.find(({ id }) => id === product)?.issues;
      const search = encodeURIComponent(`is:open is:issue label:"${label}"`);
      return {
        source: `${REPOSITORY}/tree/v${release}/packages/${folder}/src${path}`,
        issues: `${REPOSITORY}/issues?q=${search}`,
        package: {
          name: `${SCOPE}/${folder}`,
          // Commercial packages aren't installed, so their versions aren't known.
          href: `https://www.npmjs.com/package/${SCOPE}/${folder}${plan ? '' : `/v/${version}`}`,
        },
      };
    },
  },
  docs: { frontMatter: 'portal' },
  /** Where answers to "Was this page helpful?" are sent, and where readers report problems. */
  feedback: {
    endpoint: environment.feedbackEndpoint,
    issue: `${REPOSITORY}/issues/new?title={title}:%20&body=Page:%20{url}%0AVersion:%20{version}`,
    // The privacy page tells readers.
    retentionDays: 365,
  },
  /** Where browsers report what the policy blocked, and `security.txt`: neither. */
  htmlPolicy: {},
  /** Where the icon font comes from: this site. */
  iconFonts: {},
  versions: { archived },
  /** The menu "Copy page": assistants that can open a page's Markdown, and the page about connecting editors. */
  markdown: {
    assistants: [
      { name: 'ChatGPT', href: `https://chatgpt.com/?q=${ASK}` },
      { name: 'Claude', href: `https://claude.ai/new?q=${ASK}` },
    ],
    setup: 'introduction/mcp/',
  },
  /** Offline reading, on the host that the site is published at. */
  offline: {
    isEnabled: environment.isOfflineEnabled,
    shortcuts: products.map(({ name, folder }) => ({ name, url: `/x/react-${folder}/` })),
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
  },
  sponsors: {
    become: {
      label: 'Become a sponsor',
      link: 'https://mui.com/material-ui/discover-more/backers/#diamond-sponsors',
    },
  },
};

/** Inline scripts that pages may have. The build fails on any other, and prints its hash. */
export const inlineScripts: HtmlPolicyOptions['inlineScripts'] = [
  {
    name: 'bundle: Trusted Types policy, input before its code, and scripts after the first paint',
    sha256: 'IAqLMzu9MRHVu/zwEcCQsML2+rmQ2TmXWD4evvpZBs0=',
  },
  {
    name: 'code-blocks: colors of the chosen mode',
    sha256: 'pfBVdDxH8JtOGZN7nNePuQjhyR2L92NmEiiq3U9N2CE=',
  },
  {
    // The minifier merges these scripts.
    name: 'color-mode and settings',
    sha256: 'XuCyhr5ttI5uVkKao4UAYuE/3qrKCgMLyyFt0YgX6yE=',
  },
];
