/** Options of the docs plugin in addition to those of `@docusaurus/plugin-content-docs`. Both are for development. */
export interface DocsOptions {
  /**
   * What else the site derives from a page's text, besides its front matter, title and description: when it changes, the
   * docs are loaded again. The value must survive `JSON.stringify`. Default: nothing.
   */
  derive?: (markdown: string, file: string) => unknown;
  /** Patterns of files below the site's folder on which the docs depend, such as those of the sidebar. Default: none. */
  reloadOn?: readonly string[];
}
