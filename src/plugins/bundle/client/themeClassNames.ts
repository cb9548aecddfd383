import type { ThemeClassNames as Original } from '@docusaurus/theme-common';

/*
 * Replaces the list of class names of @docusaurus/theme-common (3.10.2) in the production bundle. Most names follow from
 * their keys, and a list of all of them takes 0.4 kB (gzip) on every page, including those of the blog.
 */

type Names = typeof Original;

/**
 * Returns an object with a class name for each key. With the prefix `theme-`, that of `docFooter` is `theme-doc-footer`.
 *
 * @param others - What doesn't follow from the key.
 */
const named = (prefix: string, others: Record<PropertyKey, unknown> = {}): unknown =>
  new Proxy(others, {
    get: (target, key) =>
      target[key] ?? prefix + String(key).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  });

export const ThemeClassNames = {
  page: named('', {
    blogTagPostListPage: 'blog-tags-post-list-page',
    docsTagDocListPage: 'docs-tags-doc-list-page',
  }),
  wrapper: {
    main: 'main-wrapper',
    blogPages: 'blog-wrapper',
    docsPages: 'docs-wrapper',
    mdxPages: 'mdx-wrapper',
  },
  common: named('theme-', { admonitionType: (type: string) => `theme-admonition-${type}` }),
  announcementBar: named('theme-announcement-bar-', { container: 'theme-announcement-bar' }),
  tabs: named('theme-tabs-'),
  layout: {
    navbar: {
      container: 'theme-layout-navbar',
      containerLeft: 'theme-layout-navbar-left',
      containerRight: 'theme-layout-navbar-right',
      mobileSidebar: named('theme-layout-navbar-sidebar-', {
        container: 'theme-layout-navbar-sidebar',
      }),
    },
    main: { container: 'theme-layout-main' },
    footer: named('theme-layout-footer-', { container: 'theme-layout-footer' }),
  },
  docs: named('theme-', {
    docSidebarItemCategoryLevel: (level: number) =>
      `theme-doc-sidebar-item-category-level-${level}`,
    docSidebarItemLinkLevel: (level: number) => `theme-doc-sidebar-item-link-level-${level}`,
    docCard: named('theme-doc-card-'),
  }),
  blog: named('theme-'),
  pages: { pageFooterEditMetaRow: 'theme-pages-footer-edit-meta-row' },
} as Names;
