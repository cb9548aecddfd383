/** What a browser test file covers. */
export interface SpecCoverage {
  /**
   * Features that it tests: plugins, by the name of their folder, and parts of the repository that are not plugins:
   * `pages/playground`, `pages/size-snapshot`, `server/feedback`, `server/mcp/package`. A change to one of them runs
   * the whole file.
   */
  features: readonly string[];
  /** Titles of its tests that visit all built pages at once. They run whenever a page changes. */
  everyPage?: readonly string[];
  /** Whether it visits only sites of its own, so that a path in it never means a page in `docs`. */
  ownPages?: true;
}

/**
 * Which features each file `e2e/*.spec.ts` tests. Every new file and every new plugin must be added here (or to
 * `WITHOUT_BROWSER_TESTS`); a unit test fails until it is. Pages need no entry: a file also runs when a page whose path
 * it contains has changed.
 */
export const SPECS: Readonly<Record<string, SpecCoverage>> = {
  'ads.spec.ts': { features: ['ads', 'analytics', 'consent', 'html-policy'] },
  'analytics.spec.ts': { features: ['analytics', 'consent', 'html-policy'] },
  'apiChanges.spec.ts': { features: ['api-reference'] },
  'apiNavigation.spec.ts': { features: ['api-reference', 'navigation'] },
  'apiPages.spec.ts': { features: ['api-reference'] },
  'apiReference.spec.ts': { features: ['api-reference', 'bundle', 'islands'] },
  'arrival.spec.ts': { features: ['bundle', 'code-blocks', 'islands', 'settings'] },
  'budgets.spec.ts': {
    features: [
      'ads',
      'article',
      'api-reference',
      'bundle',
      'code-blocks',
      'demos',
      'islands',
      'search',
      'settings',
      'tabs',
    ],
  },
  'buildCache.spec.ts': { features: ['bundle', 'versions', 'article'], ownPages: true },
  'builds.spec.ts': {
    features: ['demos', 'license', 'locales', 'search', 'bundle'],
    ownPages: true,
  },
  'code.spec.ts': { features: ['article', 'code-blocks', 'settings', 'tabs'] },
  'codeColors.spec.ts': { features: ['code-blocks', 'color-mode'] },
  'colorMode.spec.ts': { features: ['color-mode'] },
  'consent.spec.ts': { features: ['consent', 'analytics', 'ads'] },
  'dateLibraries.spec.ts': { features: ['demos', 'islands', 'bundle', 'settings', 'tabs'] },
  'demos.spec.ts': {
    features: ['article', 'demos', 'islands', 'bundle'],
    everyPage: ['pages of single demos are not in the sitemap'],
  },
  'devServer.spec.ts': {
    features: ['docs', 'on-demand', 'page-checks', 'article'],
    ownPages: true,
  },
  'feedback.spec.ts': { features: ['feedback', 'server/feedback', 'analytics'] },
  'feedbackReport.spec.ts': { features: ['server/feedback'], ownPages: true },
  'flavors.spec.ts': { features: ['demos', 'settings'] },
  'frames.spec.ts': { features: ['ads', 'demos', 'html-policy'] },
  'gallery.spec.ts': { features: ['gallery', 'article', 'demos', 'islands'] },
  'gridApps.spec.ts': { features: ['demos'] },
  'history.spec.ts': { features: ['bundle'] },
  'iconFonts.spec.ts': { features: ['icon-fonts', 'html-policy'] },
  'keyboard.spec.ts': { features: ['demos', 'color-mode', 'navigation'] },
  'language.spec.ts': { features: ['locales'] },
  'layout.spec.ts': { features: ['ads', 'demos', 'landing', 'plan-tables'] },
  'live.spec.ts': { features: ['demos', 'html-policy'] },
  'mcpPackage.spec.ts': { features: ['markdown', 'search', 'server/mcp/package'] },
  'modes.spec.ts': {
    features: [
      'api-reference',
      'code-blocks',
      'color-mode',
      'demos',
      'feedback',
      'navigation',
      'search',
      'settings',
      'pages/size-snapshot',
    ],
  },
  'offline.spec.ts': { features: ['offline', 'search', 'bundle'], ownPages: true },
  'offlineWorker.spec.ts': { features: ['offline'], ownPages: true },
  'onepirate.spec.ts': { features: ['onepirate-fonts'] },
  'overrides.spec.ts': { features: ['overrides', 'bundle', 'versions'], ownPages: true },
  'pageLinks.spec.ts': {
    features: ['api-reference', 'component-links', 'docs', 'pages/size-snapshot'],
  },
  'pageMenu.spec.ts': { features: ['article', 'markdown', 'structured-data'] },
  'pages.spec.ts': { features: ['landing'] },
  'plainSite.spec.ts': {
    features: ['demos', 'code-blocks', 'islands', 'color-mode', 'settings'],
    ownPages: true,
  },
  'playground.spec.ts': { features: ['pages/playground'] },
  'records.spec.ts': {
    features: ['article', 'bundle', 'islands', 'redirects'],
    everyPage: [
      'each have a record that refers only to existing files',
      'refer to all scripts of the build, together with the runtime and the workers',
      "aren't listed in the shared files",
    ],
  },
  'sandboxes.spec.ts': { features: ['demos', 'chat'] },
  'search.spec.ts': { features: ['search'] },
  'settings.spec.ts': { features: ['settings', 'direction', 'color-mode'] },
  'sidebar.spec.ts': { features: ['article', 'bundle', 'islands', 'navigation'] },
  'sizeSnapshot.spec.ts': { features: ['pages/size-snapshot', 'api-reference'] },
  'socialImages.spec.ts': { features: ['social-images', 'bundle', 'offline'] },
  'sponsors.spec.ts': { features: ['sponsors'] },
  'templatePages.spec.ts': { features: ['templates', 'islands', 'html-policy'] },
  'templateProjects.spec.ts': { features: ['templates'] },
  'templates.spec.ts': { features: ['templates', 'gallery', 'article', 'code-blocks', 'demos'] },
  'trustedTypes.spec.ts': { features: ['html-policy', 'bundle'] },
  'versionPackages.spec.ts': { features: ['versions', 'demos', 'api-reference'] },
  'versions.spec.ts': { features: ['versions', 'redirects', 'locales'], ownPages: true },
};

/** Plugins that no browser test covers, each with the reason. */
export const WITHOUT_BROWSER_TESTS: Readonly<Record<string, string>> = {
  claims: 'the claims of pages run in a browser themselves',
  migrations: 'it only checks pages',
};
