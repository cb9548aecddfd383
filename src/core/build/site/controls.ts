/*
 * What isn't content in the HTML of an article: controls, pictures and navigation. For everything that reads the text of
 * built pages.
 */

/** Elements that are controls, or that contain no text of the article. */
export const CONTROL_TAGS: ReadonlySet<string> = new Set([
  'nav',
  'svg',
  'script',
  'style',
  'template',
  'button',
  'dialog',
  'form',
  'label',
  'select',
  'textarea',
  'noscript',
]);

/** Roles of elements that consist of controls. */
export const CONTROL_ROLES: ReadonlySet<string> = new Set([
  'toolbar',
  'tablist',
  'menu',
  'menubar',
  'listbox',
  'radiogroup',
]);

/** Classes of links to a heading or a row, and of Docusaurus' navigation in a page. */
export const NAVIGATION_CLASSES: ReadonlySet<string> = new Set([
  'hash-link',
  'api-anchor',
  'theme-doc-toc-mobile',
  'theme-doc-breadcrumbs',
  'theme-doc-version-badge',
]);
