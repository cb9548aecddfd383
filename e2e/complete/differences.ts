/** A deliberate difference between the portal and a Docusaurus site with the classic theme. */
export interface Difference {
  /** What is different here. */
  what: string;
  why: string;
  /** CSS selectors of elements that only one of the two has. They aren't compared. */
  leaveOut?: { classic?: string; portal?: string };
  /** CSS selector of elements that the portal adds around others. */
  unwrap?: string;
  /** Matches text of the portal that is different in the classic theme, and what it has instead. */
  replace?: readonly [portal: RegExp, classic: string];
  /** The test of a difference that no page of the site can show, because its build stops, for example. */
  test?: string;
}

/**
 * What the portal does differently from Docusaurus' documentation and its classic theme, and why. Everything else is the
 * same: `conformance.spec.ts` compares all pages of a site with both, and fails for an entry that is no longer needed.
 */
export const DIFFERENCES: readonly Difference[] = [
  {
    what: 'Code blocks are figures, in which highlighted lines are `<mark>`. Their buttons are "Copy", and "Wrap" if a line has more than 100 characters. `prism.theme` has no effect.',
    why: 'Code is highlighted in the build, so that pages need no highlighter, and colors follow the mode without a flash.',
    leaveOut: { classic: '.theme-code-block', portal: 'figure[data-language]' },
  },
  {
    what: 'Tables are in a group that scrolls.',
    why: 'Readers can scroll a wide table with the keyboard, and the page stays as wide as the screen.',
    unwrap: '.table-scroll',
  },
  {
    what: 'Checkboxes of task lists have a name: "Done" or "To do".',
    why: 'Markdown has no name for them, so screen readers would say no more than "checkbox".',
    replace: [/checkbox "(?:Done|To do)"/g, 'checkbox'],
  },
  {
    what: 'The navbar has the search, the settings and the choice of a color mode.',
    why: 'They belong to the portal. `themeConfig.colorMode` has no effect: there are three modes, and the one of the system is the default.',
    leaveOut: {
      classic: 'nav.navbar button[aria-label^="Switch between dark and light mode"]',
      portal:
        '[class*="navbarSearchContainer"], nav.navbar [class*="colorModeToggle"], .settings-button, .navbar-sidebar__brand .margin-right--md',
    },
  },
  {
    what: 'Pages have an ad and sponsors.',
    why: 'They pay for the docs. `disable_ad: true` in the front matter removes the ad of a page.',
    leaveOut: { portal: '[data-ad-slot], aside[aria-labelledby]' },
  },
  {
    what: 'Below the title is the menu "Copy page".',
    why: 'Readers take the Markdown of a page to their assistants.',
    leaveOut: { portal: '[data-article-header] [data-search-skip]' },
  },
  {
    what: 'On phones, the table of contents is a bar that stays below the navbar.',
    why: 'It names the current section, and opens over the text instead of moving it.',
    leaveOut: { classic: '.theme-doc-toc-mobile', portal: '.theme-doc-toc-mobile' },
  },
  {
    what: 'A page at the top of the sidebar has no breadcrumbs.',
    why: 'There is nothing above it.',
    leaveOut: { classic: '.theme-doc-breadcrumbs:not(:has(li + li))' },
  },
  {
    what: 'Breadcrumbs begin with a link to the first page of the docs.',
    why: 'The docs are the site: `/` leads to them.',
    leaveOut: { portal: '.breadcrumbs__item:has([aria-label="Home page"])' },
  },
  {
    what: 'A group without a page leads to its first page, in the sidebar and in breadcrumbs.',
    why: 'Readers can open it in a new tab, and search engines follow it.',
    replace: [/listitem:\s+- link "(First|sidebars)":\s+- \/url: \S+/g, 'listitem: $1'],
  },
  {
    what: 'The arrow of "Back to main menu" is a drawing.',
    why: 'It points to the other side in right-to-left languages, and screen readers do not read it.',
    replace: [/button "Back to main menu"/g, 'button "← Back to main menu"'],
  },
  {
    what: 'Pages have no `<meta name="keywords">`.',
    why: 'Only the search reads `keywords`, and it has them in its index.',
    leaveOut: { classic: 'meta[name="keywords"]' },
  },
  {
    what: 'Every page has an image for other sites, with its size and a text. An `image` in the front matter comes first.',
    why: 'The build draws it from the title.',
    leaveOut: { classic: 'meta[property="og:image"]', portal: 'meta[property^="og:image"]' },
  },
  {
    what: 'Pages have colors and an icon for devices, and no `<meta name="generator">`.',
    why: 'Readers can install the site. The name of the generator is of no use to them.',
    leaveOut: {
      classic: 'meta[name="generator"]',
      portal: 'meta[name="theme-color"], link[rel="apple-touch-icon"]',
    },
  },
  {
    what: 'At the end of the text is what was verified: code, names and statements.',
    why: 'Readers see how far they can trust a page.',
    leaveOut: { portal: '[data-article-footer] > p' },
  },
  {
    what: 'Docs link to their Markdown and have structured data.',
    why: 'For assistants and search engines.',
    leaveOut: { portal: 'link[type="text/markdown"]' },
  },
  {
    what: 'Readers are asked whether a page was helpful.',
    why: 'Their answers show which pages need work. `FEEDBACK_ENDPOINT` turns it off.',
    test: 'e2e/feedback.spec.ts',
  },
  {
    what: 'In a link to the previous or next page, the title stands for a label that several pages have.',
    why: '"Next: Overview" says nothing.',
    test: 'src/plugins/docs/paginationTitles.test.ts',
  },
  {
    what: 'An announcement bar that the reader has closed disappears only once the page responds.',
    why: 'The policy of pages lists each inline script by its hash, and that of Docusaurus differs with the address of the site.',
    test: 'src/plugins/docs/classicTheme.test.ts',
  },
  {
    what: 'Inline scripts, event handlers as text and `javascript:` addresses stop the build.',
    why: 'The Content Security Policy refuses them.',
    test: 'src/plugins/html-policy/index.test.ts',
  },
  {
    what: 'Scripts, styles, pictures, videos and frames of other hosts are blocked, unless `htmlPolicy` in `portal.config.ts` allows their hosts.',
    why: 'The Content Security Policy lists what pages load.',
    test: 'src/plugins/html-policy/index.test.ts',
  },
  {
    what: '`dangerouslySetInnerHTML` stops the build on a page of the docs that has interactive components.',
    why: 'It creates markup in the browser. Pages without such components are HTML from the build, where it works.',
    test: 'src/plugins/article/interactive.test.ts',
  },
  {
    what: 'Elements that run code or embed documents are removed from headings in tables of contents, the announcement bar, and `html` items, with a warning.',
    why: 'Docusaurus writes these as markup, which Trusted Types accept only if it is harmless.',
    test: 'src/plugins/html-policy/index.test.ts',
  },
  {
    what: 'With `@docusaurus/theme-mermaid` or `@docusaurus/theme-live-codeblock`, diagrams and live code stop the build, which says what to use instead.',
    why: 'Both create markup or code in the browser that the policy refuses.',
    test: 'src/plugins/article/interactive.test.ts',
  },
  {
    what: '`future.experimental_router` must not be `hash`.',
    why: 'Pages are HTML here.',
    test: 'src/plugins/article/index.test.ts',
  },
  {
    what: 'A heading that consists of emoji has an id.',
    why: 'The table of contents could not link to it otherwise.',
    test: 'src/plugins/docs/remarkEmojiHeadings.test.ts',
  },
  {
    what: 'An item of the navbar that links to a doc is marked as current by its `activeBaseRegex`, not by its sidebar.',
    why: 'All products are in one sidebar.',
    test: 'e2e/versions.spec.ts',
  },
  {
    what: 'The 404 page searches for the words of the address.',
    why: 'Most readers of that page have followed an old link.',
    test: 'e2e/search.spec.ts',
  },
  {
    what: 'The version menu lists the versions of this site and older ones on other sites. Its options have no effect.',
    why: 'It stays on the same page, or on the nearest, which the build looks up: pages have no list of all docs.',
    test: 'src/plugins/versions/client.test.tsx',
  },
  {
    what: 'Components that the portal replaces can not be swizzled.',
    why: 'The copy would undo what the portal does there. `docusaurus swizzle --list` marks them.',
    test: 'src/plugins/docs/classicTheme.test.ts',
  },
  {
    what: '`docusaurus docs:version` copies demos, claims and packages as well, and checks them first.',
    why: 'A version keeps running the release that it documents.',
    test: 'e2e/complete/versionCut.spec.ts',
  },
  {
    what: '`docusaurus serve`, `deploy` and `write-translations` stop, and say what to do instead.',
    why: 'The site needs the headers of its own server, and only titles are translated.',
    test: 'src/core/validation/commands.test.ts',
  },
];
