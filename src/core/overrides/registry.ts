import type { Origin, Override } from './types';

const origin = (name: string, version: string, file: string, sha256: string): Origin => ({
  package: name,
  version,
  file,
  sha256,
});

/*
 * Everything in Docusaurus and other libraries that the portal replaces, changes, or whose internals it depends on.
 *
 * To add an override, add an entry here (any 64 hex digits as the hash), use it through `applyOverrides`, and run
 * `npm run overrides -- --accept <name>`, which records the origins and writes `src/theme/README.md`.
 */
const entries = {
  'theme/BackToTopButton': {
    kind: 'component',
    component: 'BackToTopButton',
    how: 'wrapped',
    owner: 'src/theme',
    replacement: 'src/theme/BackToTopButton/index.tsx',
    origins: [
      origin(
        '@docusaurus/theme-classic',
        '3.10.2',
        'src/theme/BackToTopButton/index.tsx',
        'bd0ad1795786804c10742c9bd44446541b6cd36aa30d48d6152d9904d742875a',
      ),
    ],
    reason: 'Adds the attributes that analytics reads to the button, which takes no props.',
    in: ['client', 'server'],
  },
  'theme/ContentVisibility': {
    kind: 'component',
    component: 'ContentVisibility',
    how: 'replaced',
    owner: 'src/theme',
    replacement: 'src/theme/ContentVisibility/index.tsx',
    origins: [
      origin(
        '@docusaurus/theme-classic',
        '3.10.2',
        'src/theme/ContentVisibility/index.tsx',
        'ca2821596fd67fa0e323cd8a2c5f8f6cceed94490654ae9b3f74f341d631d2c5',
      ),
    ],
    reason:
      'Renders nothing, because `ArticleBody` renders the notice on drafts and unlisted pages as HTML.',
    in: ['client', 'server'],
  },
  'theme/DocBreadcrumbs': {
    kind: 'component',
    component: 'DocBreadcrumbs',
    how: 'ejected',
    owner: 'src/theme',
    replacement: 'src/theme/DocBreadcrumbs/index.tsx',
    origins: [
      origin(
        '@docusaurus/theme-classic',
        '3.10.2',
        'src/theme/DocBreadcrumbs/index.tsx',
        'cd775016fe08bb584c5c8874172260fb863a664fdb7b66375af895b6ed99333d',
      ),
      origin(
        '@docusaurus/theme-classic',
        '3.10.2',
        'src/theme/DocBreadcrumbs/styles.module.css',
        'b36cf46be2c3752f931d3cf55c277ed2117db5349538a7f9cff30ed68a194a75',
      ),
    ],
    reason: 'Gives a page that is not in the sidebar the breadcrumbs of the page it belongs to.',
    in: ['client', 'server'],
  },
  'theme/DocBreadcrumbs/Items/Home': {
    kind: 'component',
    component: 'DocBreadcrumbs/Items/Home',
    how: 'ejected',
    owner: 'src/theme',
    replacement: 'src/theme/DocBreadcrumbs/Items/Home/index.tsx',
    origins: [
      origin(
        '@docusaurus/theme-classic',
        '3.10.2',
        'src/theme/DocBreadcrumbs/Items/Home/index.tsx',
        'a351a31c456766cb1d50e5efcf4381ee41472d9df95a711a71685f9f20dc24af',
      ),
      origin(
        '@docusaurus/theme-classic',
        '3.10.2',
        'src/theme/DocBreadcrumbs/Items/Home/styles.module.css',
        '2635bc291348aaad0a70a23c58133d8269fdd9338e4422e000917bb5df3800b2',
      ),
    ],
    reason: 'Leads to the first page of the version that is shown.',
    in: ['client', 'server'],
  },
  'theme/DocCategoryGeneratedIndexPage': {
    kind: 'component',
    component: 'DocCategoryGeneratedIndexPage',
    how: 'wrapped',
    owner: 'src/theme',
    replacement: 'src/theme/DocCategoryGeneratedIndexPage/index.tsx',
    origins: [
      origin(
        '@docusaurus/theme-classic',
        '3.10.2',
        'src/theme/DocCategoryGeneratedIndexPage/index.tsx',
        '23e23541ba7fcaf208f546cab95bb9f3018bf5d849c139a57d8e288b3e0394b5',
      ),
    ],
    reason:
      'Stays as the build has rendered it, since the browser has no sidebar to list the pages of the category from, and has breadcrumbs.',
    in: ['client', 'server'],
  },
  'theme/DocItem': {
    kind: 'component',
    component: 'DocItem',
    how: 'wrapped',
    owner: 'src/theme',
    replacement: 'src/theme/DocItem/index.tsx',
    origins: [
      origin(
        '@docusaurus/theme-classic',
        '3.10.2',
        'src/theme/DocItem/index.tsx',
        'e7579d48441829c69866043f48f76028a3b3d5cb43e4a37da61954eedb5de6a1',
      ),
    ],
    reason:
      'Tells the table of contents which API symbols the page is about, links the icon font, and describes the page to the browser, which gets its text as HTML.',
    in: ['client', 'server'],
  },
  'theme/DocItem/Content': {
    kind: 'component',
    component: 'DocItem/Content',
    how: 'replaced',
    owner: 'src/theme',
    replacement: 'src/theme/DocItem/Content/index.tsx',
    origins: [
      origin(
        '@docusaurus/theme-classic',
        '3.10.2',
        'src/theme/DocItem/Content/index.tsx',
        'a60acf97ab953670816c13b7f28c68f9e3d15af00d5b9f8a5e602e8dcc20448b',
      ),
    ],
    reason: 'Renders the text of the page as an article, which reaches the browser as HTML.',
    in: ['client', 'server'],
  },
  'theme/DocItem/Footer': {
    kind: 'component',
    component: 'DocItem/Footer',
    how: 'replaced',
    owner: 'src/theme',
    replacement: 'src/theme/DocItem/Footer/index.tsx',
    origins: [
      origin(
        '@docusaurus/theme-classic',
        '3.10.2',
        'src/theme/DocItem/Footer/index.tsx',
        'e66cb95f8e068ca27ab2d2ac0ac2b0b27d65a2bcd45933aa47d246d0a8fc19af',
      ),
    ],
    reason: 'Renders nothing, because `ArticleBody` renders the footer as HTML.',
    in: ['client', 'server'],
  },
  'theme/DocItem/Paginator': {
    kind: 'component',
    component: 'DocItem/Paginator',
    how: 'wrapped',
    owner: 'src/theme',
    replacement: 'src/theme/DocItem/Paginator/index.tsx',
    origins: [
      origin(
        '@docusaurus/theme-classic',
        '3.10.2',
        'src/theme/DocItem/Paginator/index.tsx',
        '82d2ee221c9f4614caaff50144dde93a92a525fee24168f544b4f5cb0a61faca',
      ),
    ],
    reason:
      'Adds the question "Was this page helpful?" above the links to the next pages, and the sponsors below them.',
    in: ['client', 'server'],
  },
  'theme/DocItem/TOC/Desktop': {
    kind: 'component',
    component: 'DocItem/TOC/Desktop',
    how: 'wrapped',
    owner: 'src/theme',
    replacement: 'src/theme/DocItem/TOC/Desktop/index.tsx',
    origins: [
      origin(
        '@docusaurus/theme-classic',
        '3.10.2',
        'src/theme/DocItem/TOC/Desktop/index.tsx',
        'a04449664c494f319a2d62b4ffbaec21a58226966925aa55ce27352c92be193a',
      ),
    ],
    reason:
      'Shows the way to the filter of an API page above the table of contents, and the ad and the sponsors below it.',
    in: ['client', 'server'],
  },
  'theme/DocItem/TOC/Mobile': {
    kind: 'component',
    component: 'DocItem/TOC/Mobile',
    how: 'replaced',
    owner: 'src/theme',
    replacement: 'src/theme/DocItem/TOC/Mobile/index.tsx',
    origins: [
      origin(
        '@docusaurus/theme-classic',
        '3.10.2',
        'src/theme/DocItem/TOC/Mobile/index.tsx',
        '352a91c33d6ee6a78578056dd1f3fe6d50f53872b790afbb416d605124131f5a',
      ),
    ],
    reason: 'Stays below the navbar while the reader scrolls, and opens over the text.',
    in: ['client', 'server'],
  },
  'theme/DocSidebar/Desktop/Content': {
    kind: 'component',
    component: 'DocSidebar/Desktop/Content',
    how: 'ejected',
    owner: 'src/theme',
    replacement: 'src/theme/DocSidebar/Desktop/Content/index.tsx',
    origins: [
      origin(
        '@docusaurus/theme-classic',
        '3.10.2',
        'src/theme/DocSidebar/Desktop/Content/index.tsx',
        '415efa2171235c2de206d59a9c9d3bd4018e7016eb70899e196ff92499c7bc16',
      ),
      origin(
        '@docusaurus/theme-classic',
        '3.10.2',
        'src/theme/DocSidebar/Desktop/Content/styles.module.css',
        '0efa687d4e805abeb70ac62afde41520567cb943801bb1ef34e3b81f94206758',
      ),
    ],
    reason:
      'Renders the sidebar entries as HTML; their code is loaded when the reader touches them.',
    in: ['client', 'server'],
  },
  'theme/DocSidebar/Mobile': {
    kind: 'component',
    component: 'DocSidebar/Mobile',
    how: 'replaced',
    owner: 'src/theme',
    replacement: 'src/theme/DocSidebar/Mobile/index.tsx',
    origins: [
      origin(
        '@docusaurus/theme-classic',
        '3.10.2',
        'src/theme/DocSidebar/Mobile/index.tsx',
        '8384e429631642ecbc584a0ca9d3b9f3bd2829b009498d90b80ffb383ec0d2fc',
      ),
    ],
    reason: 'Renders the sidebar in the mobile menu when the menu is opened.',
    in: ['client', 'server'],
  },
  'theme/DocSidebarItem/Category': {
    kind: 'component',
    component: 'DocSidebarItem/Category',
    how: 'ejected',
    owner: 'src/theme',
    replacement: 'src/theme/DocSidebarItem/Category/index.tsx',
    origins: [
      origin(
        '@docusaurus/theme-classic',
        '3.10.2',
        'src/theme/DocSidebarItem/Category/index.tsx',
        'e69a87dc8e25da53c89bf06484d97ce7bcca80cefc8ade7c205207f395d61636',
      ),
      origin(
        '@docusaurus/theme-classic',
        '3.10.2',
        'src/theme/DocSidebarItem/Category/styles.module.css',
        '134432b7d80ca2a6bef0c1f9f0db77bd96ff1cf9060305ac76b8af0ca0595438',
      ),
    ],
    reason:
      'Adds chips to labels, links groups without a page to their first page in the browser as well, marks the entry of a page that is not in the sidebar, and closes groups that were opened for an earlier page.',
    in: ['client', 'server'],
  },
  'theme/DocSidebarItem/Link': {
    kind: 'component',
    component: 'DocSidebarItem/Link',
    how: 'ejected',
    owner: 'src/theme',
    replacement: 'src/theme/DocSidebarItem/Link/index.tsx',
    origins: [
      origin(
        '@docusaurus/theme-classic',
        '3.10.2',
        'src/theme/DocSidebarItem/Link/index.tsx',
        'e62acb9865e1efb32300ed92cc26409a3547d9b8147f9563b31c245c8175e62a',
      ),
      origin(
        '@docusaurus/theme-classic',
        '3.10.2',
        'src/theme/DocSidebarItem/Link/styles.module.css',
        '790376d09b1f4486f7e7809d6d37a05158a66c6245e3de90fc7e4b0888d06424',
      ),
    ],
    reason: 'Adds chips to labels, and marks the entry of a page that is not in the sidebar.',
    in: ['client', 'server'],
  },
  'theme/DocVersionBanner': {
    kind: 'component',
    component: 'DocVersionBanner',
    how: 'replaced',
    owner: 'src/theme',
    replacement: 'src/theme/DocVersionBanner/index.tsx',
    origins: [
      origin(
        '@docusaurus/theme-classic',
        '3.10.2',
        'src/theme/DocVersionBanner/index.tsx',
        '4cbfaa11f966ce242de021f0934df85b1a3517de31bb05fe2364add5b2f040fe',
      ),
    ],
    reason:
      'Shows the version of the page without the list of all docs that the original searches.',
    in: ['client', 'server'],
  },
  'theme/Icon/ExternalLink': {
    kind: 'component',
    component: 'Icon/ExternalLink',
    how: 'replaced',
    owner: 'src/theme',
    replacement: 'src/theme/Icon/ExternalLink/index.tsx',
    origins: [
      origin(
        '@docusaurus/theme-classic',
        '3.10.2',
        'src/theme/Icon/ExternalLink/index.tsx',
        'b5cfd482649011a171e2778ddb36e40bb7e1c484378a8af52f8ef8ea10aad019',
      ),
    ],
    reason: 'Takes the icon from the style sheet, so that it is not in the HTML of each page.',
    in: ['client', 'server'],
  },
  'theme/Layout': {
    kind: 'component',
    component: 'Layout',
    how: 'wrapped',
    owner: 'src/theme',
    replacement: 'src/theme/Layout/index.tsx',
    origins: [
      origin(
        '@docusaurus/theme-classic',
        '3.10.2',
        'src/theme/Layout/index.tsx',
        '89a26d4e7be58e80d1babf6be2ff0f76a1145ec0e47db58866e616cdf9b65b05',
      ),
    ],
    reason: 'Renders islands on playground pages without the theme of the portal.',
    in: ['client', 'server'],
  },
  'theme/MDXComponents': {
    kind: 'component',
    component: 'MDXComponents',
    how: 'wrapped',
    owner: 'src/theme',
    replacement: 'src/theme/MDXComponents/index.tsx',
    origins: [
      origin(
        '@docusaurus/theme-classic',
        '3.10.2',
        'src/theme/MDXComponents/index.tsx',
        '403faaa057137f5e8f4070a8883356e3eb1c76d7e19430ce3b8980d2a3b2997d',
      ),
    ],
    reason: 'Adds the ad slot, makes wide tables scroll, and labels the checkboxes of task lists.',
    in: ['client', 'server'],
  },
  'theme/Navbar/ColorModeToggle': {
    kind: 'component',
    component: 'Navbar/ColorModeToggle',
    how: 'replaced',
    owner: 'src/theme',
    replacement: 'src/theme/Navbar/ColorModeToggle/index.tsx',
    origins: [
      origin(
        '@docusaurus/theme-classic',
        '3.10.2',
        'src/theme/Navbar/ColorModeToggle/index.tsx',
        '9b4f5468eb4328c3556edc5615fd34f08983e88f1d88a68447071a369acfe0eb',
      ),
    ],
    reason: 'Shows the color mode switch of the portal.',
    in: ['client', 'server'],
  },
  'theme/Navbar/Content': {
    kind: 'component',
    component: 'Navbar/Content',
    how: 'ejected',
    owner: 'src/theme',
    replacement: 'src/theme/Navbar/Content/index.tsx',
    origins: [
      origin(
        '@docusaurus/theme-classic',
        '3.10.2',
        'src/theme/Navbar/Content/index.tsx',
        '6652ddae039764d15b1c78444199ce2501fd4219e8a1a62f20c40794c0eac0e6',
      ),
      origin(
        '@docusaurus/theme-classic',
        '3.10.2',
        'src/theme/Navbar/Content/styles.module.css',
        '9a38a2376247cc831429f91eb303a3bd921be50b752600c7b9d389f6c106d2ad',
      ),
    ],
    reason:
      'Adds the settings button, keeps it and the search in the navbar on phones, links to the sidebar without JavaScript, and keeps the focus in the mobile menu.',
    in: ['client', 'server'],
  },
  'theme/Navbar/MobileSidebar/SecondaryMenu': {
    kind: 'component',
    component: 'Navbar/MobileSidebar/SecondaryMenu',
    how: 'ejected',
    owner: 'src/theme',
    replacement: 'src/theme/Navbar/MobileSidebar/SecondaryMenu/index.tsx',
    origins: [
      origin(
        '@docusaurus/theme-classic',
        '3.10.2',
        'src/theme/Navbar/MobileSidebar/SecondaryMenu/index.tsx',
        '120dfc67a700528840fb4d080cb280834799d49cc7812bd3cf6632af4f80e4ac',
      ),
    ],
    reason:
      'Takes the arrow of the back button from the style sheet, which mirrors it on right-to-left pages.',
    in: ['client', 'server'],
  },
  'theme/NotFound': {
    kind: 'component',
    component: 'NotFound',
    how: 'wrapped',
    owner: 'src/theme',
    replacement: 'src/theme/NotFound/index.tsx',
    origins: [
      origin(
        '@docusaurus/theme-classic',
        '3.10.2',
        'src/theme/NotFound/index.tsx',
        '49603d14849982c19628b226adf35d8aaf3c89876eb920cf912d652d42facb7e',
      ),
    ],
    reason:
      'Hydrates with the address that the server has rendered, since the page is served for all unknown addresses.',
    in: ['client', 'server'],
  },
  'theme/NotFound/Content': {
    kind: 'component',
    component: 'NotFound/Content',
    how: 'replaced',
    owner: 'src/theme',
    replacement: 'src/theme/NotFound/Content/index.tsx',
    origins: [
      origin(
        '@docusaurus/theme-classic',
        '3.10.2',
        'src/theme/NotFound/Content/index.tsx',
        '44b71ba528b17c08eba546b6462ee97c05b5780a0caf7a297560e3c063cfa9f4',
      ),
    ],
    reason:
      'Searches for the words of the address, follows folders that have moved and addresses in upper case, and lists what is available offline.',
    in: ['client', 'server'],
  },
  'theme/Root': {
    kind: 'component',
    component: 'Root',
    how: 'replaced',
    owner: 'src/theme',
    replacement: 'src/theme/Root/index.tsx',
    origins: [
      origin(
        '@docusaurus/core',
        '3.10.2',
        'lib/client/theme-fallback/Root/index.js',
        '450d33ef242b1cc6faf23470aa5c98313935198765a7baead8e3cdba1aecd2fd',
      ),
    ],
    reason:
      'Collects the styles that islands have sent, and preloads the fonts. The original renders its children only.',
    in: ['client', 'server'],
  },
  'code-blocks/CodeBlock': {
    kind: 'component',
    component: 'CodeBlock',
    how: 'replaced',
    owner: 'src/plugins/code-blocks',
    replacement: 'src/plugins/code-blocks/theme/CodeBlock/index.tsx',
    origins: [
      origin(
        '@docusaurus/theme-classic',
        '3.10.2',
        'src/theme/CodeBlock/index.tsx',
        '02872fb480f9cfba3bf6fb26683dfc2a7b4b8d43a2f56f7f72911482028d8a2b',
      ),
    ],
    reason: 'Renders code that was highlighted at build time, without Prism in the browser.',
    in: ['client', 'server'],
  },
  'code-blocks/prism-include-languages': {
    kind: 'component',
    component: 'prism-include-languages',
    how: 'replaced',
    owner: 'src/plugins/code-blocks',
    replacement: 'src/plugins/code-blocks/theme/prism-include-languages.ts',
    origins: [
      origin(
        '@docusaurus/theme-classic',
        '3.10.2',
        'src/theme/prism-include-languages.ts',
        'ae4f25b4ca4dc254b47b072626e15a25e63dc23d4891e8b9e45f8257ea301770',
      ),
    ],
    reason: 'Keeps the languages of Prism out of the browser, which highlights nothing.',
    in: ['client', 'server'],
  },
  'locales/NavbarItem/LocaleDropdownNavbarItem': {
    kind: 'component',
    component: 'NavbarItem/LocaleDropdownNavbarItem',
    how: 'replaced',
    owner: 'src/plugins/locales',
    replacement: 'src/plugins/locales/theme/NavbarItem/LocaleDropdownNavbarItem/index.tsx',
    origins: [
      origin(
        '@docusaurus/theme-classic',
        '3.10.2',
        'src/theme/NavbarItem/LocaleDropdownNavbarItem/index.tsx',
        '2de62d08650ccd7977bfb761b21e2cea7e6f309b5b0b090fa044a6061fa9c534',
      ),
    ],
    reason:
      'Makes the language menu a disclosure that opens on hover and marks the language of the page.',
    in: ['client', 'server'],
  },
  'search/SearchBar': {
    kind: 'component',
    component: 'SearchBar',
    how: 'replaced',
    owner: 'src/plugins/search',
    replacement: 'src/plugins/search/theme/SearchBar/index.tsx',
    origins: [
      origin(
        '@docusaurus/theme-classic',
        '3.10.2',
        'src/theme/SearchBar.tsx',
        '8c0198b2c1d634d3c46063a221f504d93b02e56ec8d6430de472a2ff6b7f15fb',
      ),
      origin(
        '@docusaurus/theme-search-algolia',
        '3.10.2',
        'src/theme/SearchBar/index.tsx',
        '11ed3f658fb077fc06110893c9e4bdedd580a05be12f8c8c6ebf5767586eb04f',
      ),
    ],
    reason: 'Opens the search of the portal instead of Algolia.',
    in: ['client', 'server'],
  },
  'code-blocks/MDXComponents': {
    kind: 'component',
    component: 'MDXComponents',
    how: 'wrapped',
    owner: 'src/plugins/code-blocks',
    replacement: 'src/plugins/code-blocks/theme/MDXComponents/index.tsx',
    origins: [
      origin(
        '@docusaurus/theme-classic',
        '3.10.2',
        'src/theme/MDXComponents/index.tsx',
        '403faaa057137f5e8f4070a8883356e3eb1c76d7e19430ce3b8980d2a3b2997d',
      ),
    ],
    reason:
      'Adds the highlighted code blocks, also on sites without the components of `src/theme`.',
    in: ['client', 'server'],
  },
  'tabs/Tabs': {
    kind: 'component',
    component: 'Tabs',
    how: 'wrapped',
    owner: 'src/plugins/tabs',
    replacement: 'src/plugins/tabs/theme/Tabs/index.tsx',
    origins: [
      origin(
        '@docusaurus/theme-classic',
        '3.10.2',
        'src/theme/Tabs/index.tsx',
        '4346b7b003462cd328481ef3377e90ee131745ee17132666b863a50ac3e32ef8',
      ),
    ],
    reason:
      'Writes the group and the values of the tabs into the HTML, where a delegated listener finds them.',
    in: ['client'],
    when: 'Only on the server, if a page has tabs.',
  },
  'versions/NavbarItem/DocNavbarItem': {
    kind: 'component',
    component: 'NavbarItem/DocNavbarItem',
    how: 'replaced',
    owner: 'src/plugins/versions',
    replacement: 'src/plugins/versions/theme/NavbarItem/DocNavbarItem/index.tsx',
    origins: [
      origin(
        '@docusaurus/theme-classic',
        '3.10.2',
        'src/theme/NavbarItem/DocNavbarItem.tsx',
        '5cfba19ee2f42c7c9635668cc8e8b873af37f27cf2b0a4caab06cb5a9eb053b9',
      ),
    ],
    reason:
      'Links to the doc in the current version, and is marked as current only on pages of its product.',
    in: ['client', 'server'],
  },
  'versions/NavbarItem/DocsVersionDropdownNavbarItem': {
    kind: 'component',
    component: 'NavbarItem/DocsVersionDropdownNavbarItem',
    how: 'replaced',
    owner: 'src/plugins/versions',
    replacement: 'src/plugins/versions/theme/NavbarItem/DocsVersionDropdownNavbarItem/index.tsx',
    origins: [
      origin(
        '@docusaurus/theme-classic',
        '3.10.2',
        'src/theme/NavbarItem/DocsVersionDropdownNavbarItem.tsx',
        'cbf64a215f4c1fc15377ef0027d21877f67ef4db17cb6859c7e7b5cb926e7159',
      ),
    ],
    reason: 'Stays on the same page when the reader switches versions, without a list of all docs.',
    in: ['client', 'server'],
  },
  'bundle/docusaurus': {
    kind: 'module',
    owner: 'src/plugins/bundle',
    replacement: 'src/plugins/bundle/client/docusaurus.ts',
    origins: [
      origin(
        '@docusaurus/core',
        '3.10.2',
        'lib/client/docusaurus.js',
        'b0d1dbdc1e3a706fe1ffd91c726d8348c5e4ed6ac95a716f549eb58127a4b202',
      ),
    ],
    reason:
      'Prefetches a page when its link is hovered, not when it becomes visible, without a table of all chunks.',
    in: ['client'],
  },
  'bundle/preload': {
    kind: 'module',
    owner: 'src/plugins/bundle',
    replacement: 'src/plugins/bundle/client/preload.ts',
    origins: [
      origin(
        '@docusaurus/core',
        '3.10.2',
        'lib/client/preload.js',
        '8c1e3de18d307e2fb4aee43f765f1d06b05357889b9923467bef44a358683542',
      ),
    ],
    reason: 'Loads the code of a page by its record before the page is shown.',
    in: ['client', 'server', 'development'],
  },
  'bundle/lifecycles': {
    kind: 'module',
    owner: 'src/plugins/bundle',
    replacement: 'src/plugins/bundle/client/lifecycles.tsx',
    origins: [
      origin(
        '@docusaurus/core',
        '3.10.2',
        'lib/client/ClientLifecyclesDispatcher.js',
        '30fedb7e211e3acc565326bc85f23bb075931033b0ce1d16408e792f8b2bffb0',
      ),
    ],
    reason: 'Ignores a hash with invalid percent-encoding, which would otherwise crash the page.',
    in: ['client', 'server', 'development'],
  },
  'bundle/base-url-banner': {
    kind: 'module',
    owner: 'src/plugins/bundle',
    replacement: 'src/plugins/bundle/client/nothing.ts',
    origins: [
      origin(
        '@docusaurus/core',
        '3.10.2',
        'lib/client/BaseUrlIssueBanner/index.js',
        '595521e3fe1fb3a6f14b51eae156d7ef8a096c15526c5937b0e9469e1e230995',
      ),
    ],
    reason: 'Leaves out a banner that the configuration turns off but that stays in the bundle.',
    in: ['client', 'server', 'development'],
  },
  'bundle/helmet': {
    kind: 'module',
    owner: 'src/plugins/bundle',
    replacement: 'src/plugins/bundle/client/helmet.tsx',
    match: /^react-helmet-async$/,
    origins: [
      origin(
        'react-helmet-async',
        '1.3.0',
        'index.d.ts',
        'b8201c67e44d15814cbdfd0f1968c2d3450f6d4710cff2b86ca0748d279a2e7a',
      ),
    ],
    reason:
      'Leaves the head to the server: after a navigation it is copied from the HTML of the page.',
    in: ['client'],
    when: 'Builds only; in development, react-helmet-async renders the head.',
  },
  'bundle/hydrated': {
    kind: 'module',
    owner: 'src/plugins/bundle',
    replacement: 'src/plugins/bundle/client/hydrated.tsx',
    origins: [
      origin(
        '@docusaurus/core',
        '3.10.2',
        'lib/client/hasHydratedDataAttribute.js',
        '66d8a389d5b740eace50f43be0860712a4046a83ea5dc939ff811c4c631e9a47',
      ),
    ],
    reason: 'Marks the page as hydrated without react-helmet-async.',
    in: ['client'],
    when: 'Builds only; in development, react-helmet-async renders the head.',
  },
  'bundle/site-metadata': {
    kind: 'module',
    owner: 'src/plugins/bundle',
    replacement: 'src/plugins/bundle/client/nothing.ts',
    origins: [
      origin(
        '@docusaurus/theme-classic',
        '3.10.2',
        'lib/theme/SiteMetadata/index.js',
        'e99690522970a284bd260aad81bf5d3c4b6a0b0df7b411d46427b0bf1b11fea3',
      ),
    ],
    reason: 'Writes only to the head, which the browser takes from the HTML of the page.',
    in: ['client'],
    when: 'Builds only; in development, react-helmet-async renders the head.',
  },
  'bundle/search-metadata': {
    kind: 'module',
    owner: 'src/plugins/bundle',
    replacement: 'src/plugins/bundle/client/nothing.ts',
    origins: [
      origin(
        '@docusaurus/theme-classic',
        '3.10.2',
        'lib/theme/SearchMetadata/index.js',
        '91f99b9d115aec6b53184eb9dc4eba36b17466b44a83023bcf2eac42f1cff013',
      ),
    ],
    reason: 'Writes only to the head, which the browser takes from the HTML of the page.',
    in: ['client'],
    when: 'Builds only; in development, react-helmet-async renders the head.',
  },
  'search/search-metadata': {
    kind: 'module',
    owner: 'src/plugins/search',
    replacement: 'src/plugins/search/searchMetadata.tsx',
    origins: [
      origin(
        '@docusaurus/theme-classic',
        '3.10.2',
        'lib/theme/SearchMetadata/index.js',
        '91f99b9d115aec6b53184eb9dc4eba36b17466b44a83023bcf2eac42f1cff013',
      ),
    ],
    reason: "Leaves out what only Algolia's crawler and other search plugins read.",
    in: ['server'],
    when: "Unless the site uses Algolia's search.",
  },
  'bundle/doc-metadata': {
    kind: 'module',
    owner: 'src/plugins/bundle',
    replacement: 'src/plugins/bundle/client/nothing.ts',
    origins: [
      origin(
        '@docusaurus/theme-classic',
        '3.10.2',
        'lib/theme/DocItem/Metadata/index.js',
        'f92ee0be920631f38865ac890f21473d786c542e06521f0239e78c27743df633',
      ),
    ],
    reason: 'Writes only to the head, which the browser takes from the HTML of the page.',
    in: ['client'],
    when: 'Builds only; in development, react-helmet-async renders the head.',
  },
  'bundle/metadata': {
    kind: 'module',
    owner: 'src/plugins/bundle',
    replacement: 'src/plugins/bundle/client/metadata.tsx',
    origins: [
      origin(
        '@docusaurus/theme-common',
        '3.10.2',
        'lib/utils/metadataUtils.js',
        '90dac593594c2566ef1964e28b844ab5690a3bc0b8fa8f212e53ba6e614f9179',
      ),
    ],
    reason: 'Only writes into the head, which the browser takes from the HTML of the page.',
    in: ['client'],
    when: 'Builds only; in development, react-helmet-async renders the head.',
  },
  'bundle/hoist-statics': {
    kind: 'module',
    owner: 'src/plugins/bundle',
    replacement: 'src/plugins/bundle/client/hoistStatics.ts',
    match: /^hoist-non-react-statics$/,
    origins: [
      origin(
        'hoist-non-react-statics',
        '3.3.2',
        'src/index.js',
        '2cd47d115ec43d70d891c0a7064a99f64baa7ded5ea87af8b3944d4b338c105a',
      ),
    ],
    reason: 'Leaves out react-is, which React Router only uses to copy the statics of components.',
    in: ['client'],
    when: 'Builds only.',
  },
  'bundle/prop-types': {
    kind: 'module',
    owner: 'src/plugins/bundle',
    replacement: 'src/plugins/bundle/client/propTypes.ts',
    match: /^prop-types$/,
    origins: [
      origin(
        'prop-types',
        '15.8.1',
        'index.js',
        '441834c833751da7e8b3c6185d95130b99b6757cb48373c8f8939a86f9637051',
      ),
    ],
    reason: 'Leaves out the production version of prop-types, whose checks do nothing.',
    in: ['client'],
    when: 'Builds only.',
  },
  'bundle/history': {
    kind: 'module',
    owner: 'src/plugins/bundle',
    replacement: 'src/plugins/bundle/client/history.mjs',
    match: /^history$/,
    origins: [
      origin(
        'history',
        '4.10.1',
        'esm/history.js',
        '1a6de1b6cd267bbd3f0464e93e65765e93df510320bd71aa883802ae1a077046',
      ),
    ],
    reason: 'Leaves out the histories of routers that keep the path in the hash or in memory.',
    in: ['client'],
    when: 'Builds only.',
  },
  'bundle/theme-class-names': {
    kind: 'module',
    owner: 'src/plugins/bundle',
    replacement: 'src/plugins/bundle/client/themeClassNames.ts',
    origins: [
      origin(
        '@docusaurus/theme-common',
        '3.10.2',
        'lib/utils/ThemeClassNames.js',
        'ae2ab7de253ddc9891889e15efaccf218f7939c720ed67685629e50d482c4480',
      ),
    ],
    reason: 'Derives class names from their keys instead of listing all of them.',
    in: ['client'],
    when: 'Builds only.',
  },
  'bundle/nprogress': {
    kind: 'module',
    owner: 'src/plugins/bundle',
    replacement: 'src/plugins/bundle/client/nprogress.ts',
    origins: [
      origin(
        '@docusaurus/theme-classic',
        '3.10.2',
        'lib/nprogress.js',
        '58b21ff3eb278f6cd3932e02e92a50108dac3a7e3f014813fefc70335eaab48f',
      ),
    ],
    reason: 'Loads the progress bar on the first slow navigation.',
    in: ['client', 'server', 'development'],
  },
  'bundle/doc-item-styles': {
    kind: 'module',
    owner: 'src/plugins/bundle',
    replacement: 'src/plugins/bundle/client/docItemLayout.module.css',
    origins: [
      origin(
        '@docusaurus/theme-classic',
        '3.10.2',
        'lib/theme/DocItem/Layout/styles.module.css',
        '191d61c1ae48a899dc4cb88a1921644d3a31c6d99066543e695dcc3a2231abde',
      ),
    ],
    reason: 'Contains no selector for which changes in an article affect the styles of all of it.',
    in: ['client', 'server'],
  },
  'bundle/tslib': {
    kind: 'module',
    owner: 'src/plugins/bundle',
    replacement: 'src/plugins/bundle/client/tslib.mjs',
    match: /[\\/]tslib[\\/]tslib(?:\.es6)?\.m?js$/,
    origins: [
      origin(
        'tslib',
        '2.9.1',
        'modules/index.d.ts',
        'b8f34dd1757f68e03262b1ca3ddfa668a855b872f8bdd5224d6f993a7b37dc2c',
      ),
    ],
    reason: 'Replaces 4 kB (gzip) of helpers with the one that `@docusaurus/utils-common` uses.',
    in: ['client', 'server', 'development'],
  },
  'bundle/routes': {
    kind: 'module',
    owner: 'src/plugins/bundle',
    replacement: 'src/plugins/bundle/client/routes.tsx',
    match: /^@generated\/routes$/,
    origins: [
      origin(
        '@docusaurus/core',
        '3.10.2',
        'lib/server/codegen/codegenRoutes.js',
        '6bdf7133ebc411f96e918619faf14543239e27adebe60f4bbb081a392349689c',
      ),
    ],
    reason:
      'Knows the routes of the pages whose records were read, instead of all routes of the site.',
    in: ['client'],
    when: 'Builds only; the development server uses the generated routes.',
  },
  'color-mode/context': {
    kind: 'module',
    owner: 'src/plugins/color-mode',
    replacement: 'src/plugins/color-mode/docusaurusContext.tsx',
    origins: [
      origin(
        '@docusaurus/theme-common',
        '3.10.2',
        'lib/contexts/colorMode.js',
        '4d7927eb96f63c124546d847e28261946cb2c7076d31d37f005b72908239b047',
      ),
    ],
    reason:
      "Connects Docusaurus' color mode to the store of the portal, so that there is one source of truth.",
    in: ['client', 'server', 'development'],
  },
  'direction/site-metadata': {
    kind: 'module',
    owner: 'src/plugins/direction',
    replacement: 'src/plugins/direction/SiteMetadataDefaults.tsx',
    origins: [
      origin(
        '@docusaurus/core',
        '3.10.2',
        'lib/client/SiteMetadataDefaults.js',
        '97545d49f9e86b20e8b6f9c44708f20a4409d573b35c522f80cd299c25fc9c51',
      ),
    ],
    reason:
      "Gives `<html>` the reader's choice of direction during hydration instead of the direction of the locale.",
    in: ['client', 'server', 'development'],
  },
  'locales/code-translations': {
    kind: 'module',
    owner: 'src/plugins/locales',
    match: /^@generated\/codeTranslations$/,
    origins: [
      origin(
        '@docusaurus/core',
        '3.10.2',
        'lib/server/codegen/codegen.js',
        '611cf627307a668cad034f2a00e6218347b0fb9136cac2fe6ec9d3cff39a57df',
      ),
    ],
    reason:
      "Keeps the shell in English in every language: uses `i18n/<locale>/code.json` without the translations of Docusaurus' themes.",
    in: ['client', 'server', 'development'],
  },
  'on-demand/docusaurus': {
    kind: 'module',
    owner: 'src/plugins/on-demand',
    replacement: 'src/plugins/on-demand/client/docusaurus.ts',
    origins: [
      origin(
        '@docusaurus/core',
        '3.10.2',
        'lib/client/docusaurus.js',
        'b0d1dbdc1e3a706fe1ffd91c726d8348c5e4ed6ac95a716f549eb58127a4b202',
      ),
    ],
    reason:
      'Turns prefetching off in development, where it would compile the pages that are prefetched.',
    in: ['development'],
  },
  'versions/broken-links': {
    kind: 'module',
    owner: 'src/plugins/versions',
    replacement: 'src/plugins/versions/brokenLinks.tsx',
    origins: [
      origin(
        '@docusaurus/core',
        '3.10.2',
        'lib/client/BrokenLinksContext.js',
        '7df00b60f32c878fd9b25c82a58ef0c52969cb1c07a9bb30adae7671293b600d',
      ),
    ],
    reason: 'Accepts links to pages of versions that other processes build.',
    in: ['server'],
    when: 'Only if one of several versions is built.',
  },
  'demos/style-sheets': {
    kind: 'module',
    owner: 'src/plugins/demos',
    replacement: 'src/plugins/demos/noStyles.ts',
    match: /^\.{1,2}\/.*\.css$/,
    origins: [],
    reason:
      'Leaves the style sheets of demos out of the bundle; the loader of the demos compiles them. It applies to imports in folders named `demos`.',
    in: [],
    when: 'Not checked: only some demos import a style sheet.',
  },
  'code-blocks/prism': {
    kind: 'alias',
    alias: 'prism-react-renderer$',
    owner: 'src/plugins/code-blocks',
    replacement: 'src/plugins/code-blocks/prismStub.ts',
    origins: [
      origin(
        'prism-react-renderer',
        '2.4.1',
        'dist/index.d.ts',
        '713140d254961f506a4077c1b6a64c503122c621972a596b54eb693721234db1',
      ),
    ],
    reason:
      "Keeps Prism (35 kB) out of the browser; Docusaurus' themes import it even if nothing is highlighted there.",
    in: ['client', 'server', 'development'],
  },
  'on-demand/component-creator': {
    kind: 'alias',
    alias: '@docusaurus/ComponentCreator',
    owner: 'src/plugins/on-demand',
    replacement: 'src/plugins/on-demand/client/ComponentCreator.tsx',
    origins: [
      origin(
        '@docusaurus/core',
        '3.10.2',
        'lib/client/exports/ComponentCreator.js',
        '5f99bdbd725f6e0b2943d25f99c93205952e9b45ac78c76b63f62a767bbba363',
      ),
    ],
    reason: 'Compiles the modules of a route on demand.',
    in: ['development'],
  },
  'bundle/site-config': {
    kind: 'loader',
    generated: 'docusaurus.config.mjs',
    owner: 'src/plugins/bundle',
    replacement: 'src/plugins/bundle/siteConfigLoader.cjs',
    origins: [
      origin(
        '@docusaurus/core',
        '3.10.2',
        'lib/server/codegen/codegen.js',
        '611cf627307a668cad034f2a00e6218347b0fb9136cac2fe6ec9d3cff39a57df',
      ),
    ],
    reason: 'Removes what only a build needs from the configuration in the bundle.',
    in: ['client', 'server', 'development'],
  },
  'bundle/plugin-versions': {
    kind: 'loader',
    generated: 'site-metadata.json',
    owner: 'src/plugins/bundle',
    replacement: 'src/plugins/bundle/siteMetadataLoader.cjs',
    origins: [
      origin(
        '@docusaurus/core',
        '3.10.2',
        'lib/server/codegen/codegen.js',
        '611cf627307a668cad034f2a00e6218347b0fb9136cac2fe6ec9d3cff39a57df',
      ),
    ],
    reason: 'Removes the versions of all plugins from the metadata that every page loads.',
    in: ['client'],
  },
  'bundle/global-data': {
    kind: 'loader',
    generated: 'globalData.json',
    owner: 'src/plugins/bundle',
    replacement: 'src/plugins/bundle/records/globalDataLoader.cjs',
    origins: [
      origin(
        '@docusaurus/plugin-content-docs',
        '3.10.2',
        'lib/globalData.js',
        '192cde2ebaf1ba1424d9a9be9a0f03f77cc4e8385ca36a6c577899fe98df9920',
      ),
    ],
    reason: 'Removes the data of single pages from the data that every page loads.',
    in: ['client'],
  },
  'bundle/version-data': {
    kind: 'loader',
    generated: 'docusaurus-plugin-content-docs/*/p/*.json',
    type: 'javascript/auto',
    owner: 'src/plugins/bundle',
    replacement: 'src/plugins/bundle/records/versionDataLoader.cjs',
    origins: [
      origin(
        '@docusaurus/plugin-content-docs',
        '3.10.2',
        'lib/props.js',
        '26b2e7cd95c0f81203f657442942280cb73a1da075148941b240c5f5c11adcad',
      ),
      origin(
        '@docusaurus/plugin-content-docs',
        '3.10.2',
        'lib/routes.js',
        '5292463cb424aa027fbebf9c14b4f2f29bfdc557659f18e5b00df60200458a35',
      ),
    ],
    reason:
      'Removes the list of all docs from the data of a version, and loads its sidebars on request.',
    in: ['client'],
  },
  'bundle/registry': {
    kind: 'loader',
    generated: 'registry.js',
    owner: 'src/plugins/bundle',
    replacement: 'src/plugins/bundle/records/registryLoader.cjs',
    origins: [
      origin(
        '@docusaurus/core',
        '3.10.2',
        'lib/server/codegen/codegenRoutes.js',
        '6bdf7133ebc411f96e918619faf14543239e27adebe60f4bbb081a392349689c',
      ),
    ],
    reason: 'Removes the modules of articles from the bundle, because articles are HTML.',
    in: ['client'],
  },
  'bundle/chunk-asset-plugin': {
    kind: 'filter',
    finds: 'ChunkAssetPlugin among the plugins of the bundler',
    className: 'ChunkAssetPlugin',
    owner: 'src/plugins/bundle',
    origins: [
      origin(
        '@docusaurus/core',
        '3.10.2',
        'lib/webpack/plugins/ChunkAssetPlugin.js',
        'd1fdb10641cef8bb8460f9f9e48dc18d0f86065e8c6e6d7422d5be18147f3257',
      ),
    ],
    reason:
      'Removes the plugin whose table of all chunks serves the prefetching that `bundle/docusaurus` replaces.',
    in: ['client', 'development'],
  },
  'bundle/common-chunk': {
    kind: 'filter',
    finds: 'the cache group "common" in "optimization.splitChunks"',
    owner: 'src/plugins/bundle',
    origins: [
      origin(
        '@docusaurus/core',
        '3.10.2',
        'lib/webpack/base.js',
        'b3c441dfc9ae516bb37243d2a502d4acf3298c0c9acd62120e644a0c067513ea',
      ),
    ],
    reason: 'Keeps packages that only islands use out of the chunk that every page loads.',
    in: ['client', 'development'],
  },
  'docs/plugin': {
    kind: 'filter',
    finds: '@docusaurus/plugin-content-docs among the plugins of preset-classic',
    owner: 'src/plugins/docs',
    origins: [
      origin(
        '@docusaurus/preset-classic',
        '3.10.2',
        'lib/index.js',
        '5732a254fe89572b159b0d790deca11e719980dea01a28e0c25eae15d82de865',
      ),
      origin(
        '@docusaurus/plugin-content-docs',
        '3.10.2',
        'lib/index.js',
        'e9949b75eea3a7749c53338a5133419b7b5f53f3b159431c64088d30a6fbe1c0',
      ),
    ],
    reason:
      'Wraps the docs plugin, so that an edit in development reloads all docs only where something is derived from it.',
    in: [],
    when: 'When the configuration is loaded.',
  },
  'docs/theme': {
    kind: 'filter',
    finds: '@docusaurus/theme-classic among the themes of preset-classic',
    owner: 'src/plugins/docs',
    origins: [
      origin(
        '@docusaurus/preset-classic',
        '3.10.2',
        'lib/index.js',
        '5732a254fe89572b159b0d790deca11e719980dea01a28e0c25eae15d82de865',
      ),
      origin(
        '@docusaurus/theme-classic',
        '3.10.2',
        'lib/index.js',
        '1e6ae89782bad9cb3fcd1818e4210a6eed60ee1cbf82f51696a6afcb9a91928c',
      ),
    ],
    reason: 'Wraps the theme, whose relative paths it resolves.',
    in: [],
    when: 'When the configuration is loaded.',
  },
  'docs/body-tags': {
    kind: 'filter',
    finds:
      'a script and an SVG among the tags that theme-classic adds to the beginning of the body',
    owner: 'src/plugins/docs',
    origins: [
      origin(
        '@docusaurus/theme-classic',
        '3.10.2',
        'lib/index.js',
        '1e6ae89782bad9cb3fcd1818e4210a6eed60ee1cbf82f51696a6afcb9a91928c',
      ),
    ],
    reason:
      'Leaves out 0.6 kB on every page: a script that sets what color-mode sets, and what the query asks for, and the icon of external links, which is in the style sheet.',
    in: [],
    when: 'When pages are rendered.',
  },
  'on-demand/postcss-preset-env': {
    kind: 'filter',
    finds: '"postcss-preset-env" among the plugins of PostCSS',
    owner: 'src/plugins/on-demand',
    origins: [
      origin(
        '@docusaurus/bundler',
        '3.10.2',
        'lib/loaders/styleLoader.js',
        '5038e82473c981de039db3008a8f63455cc154f954ae34731e19d49ce2b4ae68',
      ),
    ],
    reason:
      'Skips a compiler of style sheets that the browsers in `browserslist.development` do not need.',
    in: ['development'],
  },
  'article/doc-exports': {
    kind: 'internal',
    owner: 'src/plugins/article',
    replacement: 'src/plugins/article/client.ts',
    origins: [
      origin(
        '@docusaurus/plugin-content-docs',
        '3.10.2',
        'lib/client/doc.js',
        '1b10be0778d1ab75dc8d3a8b99c4687688c454ea007dd56fbcabd2df551ab08c',
      ),
    ],
    reason: 'Sends the browser the exports of a page that `DocProvider` reads.',
    in: [],
  },
  'article/part-root': {
    kind: 'internal',
    owner: 'src/plugins/article',
    replacement: 'src/plugins/article/PartRoot.tsx',
    origins: [
      origin(
        '@docusaurus/core',
        '3.10.2',
        'lib/client/browserContext.js',
        'f0765ea0de6c682044acc2d1f6f7d474e9ac389591a8e97f877e437c09225b4c',
      ),
      origin(
        '@docusaurus/core',
        '3.10.2',
        'lib/client/BrokenLinksContext.js',
        '7df00b60f32c878fd9b25c82a58ef0c52969cb1c07a9bb30adae7671293b600d',
      ),
      origin(
        '@docusaurus/core',
        '3.10.2',
        'lib/client/PendingNavigation.js',
        '1c489db32b5665b06586dc471d29def9cab8a8f4acac9863775dd378716ce4d0',
      ),
    ],
    reason:
      'Provides two contexts that are not exported publicly to the roots of interactive parts.',
    in: [],
  },
  'bundle/generated-files': {
    kind: 'internal',
    owner: 'src/plugins/bundle',
    replacement: 'src/plugins/bundle/records/generated.ts',
    origins: [
      origin(
        '@docusaurus/core',
        '3.10.2',
        'lib/server/codegen/codegenRoutes.js',
        '6bdf7133ebc411f96e918619faf14543239e27adebe60f4bbb081a392349689c',
      ),
    ],
    reason:
      'Reads `routes.js`, `routesChunkNames.json`, and `registry.js`; the chunk `docs` is made of chunks that are named by the hash of a theme component.',
    in: [],
  },
  'bundle/page-template': {
    kind: 'internal',
    owner: 'src/plugins/bundle',
    replacement: 'src/plugins/bundle/template.ts',
    origins: [
      origin(
        '@docusaurus/core',
        '3.10.2',
        'lib/ssg/ssgTemplate.html.js',
        '5d6584e4a61b22d44bbbd7fe92a7a30352564b5a1dc89853a9bdbbf14d092597',
      ),
    ],
    reason:
      'Starts scripts after the first paint instead of with `defer`; the rest is the same template.',
    in: [],
  },
  'bundle/chunk-files': {
    kind: 'internal',
    owner: 'src/plugins/bundle',
    replacement: 'src/plugins/bundle/records/chunkFiles.ts',
    origins: [
      origin(
        '@docusaurus/core',
        '3.10.2',
        'lib/webpack/base.js',
        'b3c441dfc9ae516bb37243d2a502d4acf3298c0c9acd62120e644a0c067513ea',
      ),
    ],
    reason:
      'Shortens the names of chunk files, which have the form `assets/js/[name].[contenthash].js`.',
    in: [],
  },
  'bundle/runtime': {
    kind: 'internal',
    owner: 'src/plugins/bundle',
    replacement: 'src/plugins/bundle/records/runtime.ts',
    origins: [],
    reason:
      'Removes the chunks of pages from a function of the compiled runtime of Rspack, which is not a file; the build fails if the function is missing.',
    in: [],
  },
  'bundle/route-component': {
    kind: 'internal',
    owner: 'src/plugins/bundle',
    replacement: 'src/plugins/bundle/client/routeComponent.tsx',
    origins: [
      origin(
        '@docusaurus/core',
        '3.10.2',
        'lib/client/exports/ComponentCreator.js',
        '5f99bdbd725f6e0b2943d25f99c93205952e9b45ac78c76b63f62a767bbba363',
      ),
      origin(
        '@docusaurus/core',
        '3.10.2',
        'lib/client/routeContext.js',
        '5b7cfc91bc8809225adf6df3fcce375ecb9d89724c6ea422ff395371daf7dfab',
      ),
    ],
    reason: 'Loads modules from a record, as `ComponentCreator` does from the registry.',
    in: [],
  },
  'bundle/normalize-location': {
    kind: 'internal',
    owner: 'src/plugins/bundle',
    replacement: 'src/plugins/bundle/client/preload.ts',
    origins: [
      origin(
        '@docusaurus/core',
        '3.10.2',
        'lib/client/normalizeLocation.js',
        '2759003e81bfa6c32540f148b51ed629bd449b8b0bec6c0a0817247a56eb588e',
      ),
    ],
    reason: 'Imports a function that is not exported publicly.',
    in: [],
  },
  'color-mode/inline-script': {
    kind: 'internal',
    owner: 'src/plugins/color-mode',
    replacement: 'src/plugins/color-mode/bootScript.ts',
    origins: [
      origin(
        '@docusaurus/theme-classic',
        '3.10.2',
        'lib/inlineScripts.js',
        'b95f604573af22461f74bd7f4335d5196aabb77053ad559656b31f5ff19b7b8f',
      ),
    ],
    reason:
      'Runs after the inline script of the theme, on sites that have it, and corrects what it sets; its hash is in the html-policy options.',
    in: [],
  },
  'on-demand/generated-files': {
    kind: 'internal',
    owner: 'src/plugins/on-demand',
    replacement: 'src/plugins/on-demand/routes.ts',
    origins: [
      origin(
        '@docusaurus/core',
        '3.10.2',
        'lib/server/codegen/codegenRoutes.js',
        '6bdf7133ebc411f96e918619faf14543239e27adebe60f4bbb081a392349689c',
      ),
    ],
    reason:
      'Reads `routes.js`, `routesChunkNames.json`, and `registry.js` to find the modules of a page.',
    in: [],
  },
  'tabs/static-tabs': {
    kind: 'internal',
    owner: 'src/plugins/tabs',
    replacement: 'src/plugins/tabs/staticTabs.ts',
    origins: [
      origin(
        '@docusaurus/theme-classic',
        '3.10.2',
        'src/theme/Tabs/index.tsx',
        '4346b7b003462cd328481ef3377e90ee131745ee17132666b863a50ac3e32ef8',
      ),
      origin(
        '@docusaurus/theme-common',
        '3.10.2',
        'lib/utils/tabsUtils.js',
        '1b5d6b2c7d52905e7708ff9daad24462e857b70b27b9ff47ab338263bc2c4c7b',
      ),
    ],
    reason: 'Switches tabs in HTML in the way the component does, with the same storage keys.',
    in: [],
  },
  'versions/doc-pages': {
    kind: 'internal',
    owner: 'src/plugins/versions',
    replacement: 'src/plugins/versions/docPages.ts',
    origins: [
      origin(
        '@docusaurus/plugin-content-docs',
        '3.10.2',
        'lib/docs.js',
        '152e24d432ed8c64774b26339bd71d65af3bd0cee1e986b09ff427f4b4053515',
      ),
      origin(
        '@docusaurus/plugin-content-docs',
        '3.10.2',
        'lib/slug.js',
        '4affee428051a12efd595e574cca6f502bd4fca517b0f7929147d0d9ea73e3ef',
      ),
      origin(
        '@docusaurus/plugin-content-docs',
        '3.10.2',
        'lib/numberPrefix.js',
        '718f4b3d1c568e06ecc16372e23840505c07e771b3bf29e92a566cf5ee3e5ff8',
      ),
      origin(
        '@docusaurus/utils',
        '3.10.2',
        'lib/markdownUtils.js',
        '4ee020ff0bcb6914c10660a02d49fd41808e1aa12f7d1b02856fa3f9ec57d5a3',
      ),
    ],
    reason:
      'Computes the ids and paths of the pages of a version without loading it; the build fails if they differ.',
    in: [],
  },
  'on-demand/dev-middlewares': {
    kind: 'internal',
    owner: 'src/plugins/on-demand',
    replacement: 'src/plugins/on-demand/index.ts',
    origins: [
      origin(
        '@docusaurus/core',
        '3.10.2',
        'lib/commands/start/webpack.js',
        '5c526569aead0f4a2d90c47c5e8509c5e034bfc2154c84171bc20edce1c0aa47',
      ),
    ],
    reason:
      'Adds middlewares to those of Docusaurus, which also configures `setupMiddlewares`; the plugins ads, claims, demos, feedback, and search do the same.',
    in: [],
  },
  'page-checks/parser': {
    kind: 'internal',
    owner: 'src/plugins/page-checks',
    replacement: 'src/plugins/page-checks/page.ts',
    origins: [
      origin(
        '@docusaurus/mdx-loader',
        '3.10.2',
        'lib/processor.js',
        '85eeb841ae3fffff1d7e6a6bcd1f8b33581b112419af9b84e9bd1a0110fd86e0',
      ),
      origin(
        '@docusaurus/utils',
        '3.10.2',
        'lib/markdownUtils.js',
        '4ee020ff0bcb6914c10660a02d49fd41808e1aa12f7d1b02856fa3f9ec57d5a3',
      ),
    ],
    reason: 'Parses pages as the MDX loader does, as far as the checks need it.',
    in: [],
  },
  'version-cut/sidebar-translations': {
    kind: 'internal',
    owner: 'scripts/versionCut',
    replacement: 'scripts/versionCut/sidebarTranslations.ts',
    origins: [
      origin(
        '@docusaurus/plugin-content-docs',
        '3.10.2',
        'lib/translations.js',
        'cf3e8057788fc6a7bac8021379fc64506ea76ded1d557962517feb78852cd6f6',
      ),
      origin(
        '@docusaurus/plugin-content-docs',
        '3.10.2',
        'lib/cli.js',
        'dab4408c3f7b3eb2250c9fe94b63dda862b46809684522f30b5c4c595e6c0157',
      ),
    ],
    reason:
      'Completes what `docusaurus docs:version` writes by translating the sidebar of the new version.',
    in: [],
  },
  'versions/current-version': {
    kind: 'internal',
    owner: 'src/core/versions',
    replacement: 'src/core/versions/loaded.ts',
    origins: [
      origin(
        '@docusaurus/plugin-content-docs',
        '3.10.2',
        'lib/versions/version.js',
        '48377c6759098e1c38077764ef4d2ac8a6725ba232b796432b792d2869919ba7',
      ),
    ],
    reason:
      'Recognizes the version at the path of the docs by its route priority, and computes the paths of versions that other processes build.',
    in: [],
  },
} satisfies Record<string, Override>;

/** Name of an entry: the folder of its owner, and what it overrides. */
export type OverrideName = keyof typeof entries;

/** All entries by name. */
export const OVERRIDES: Readonly<Record<OverrideName, Override>> = entries;

/** All entries with their names, in the order of the registry. */
export const overrideEntries = (): [OverrideName, Override][] =>
  Object.entries(OVERRIDES) as [OverrideName, Override][];
