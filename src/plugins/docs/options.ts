/** Options of the docs plugin in addition to those of `@docusaurus/plugin-content-docs`. Both are for development. */
export interface DocsOptions {
  /**
   * Returns what else the site derives from a page's text, besides its front matter, title and description. When the
   * value changes, the docs are loaded again. The value must survive `JSON.stringify`. Default: nothing.
   */
  derive?: (markdown: string, file: string) => unknown;
  /** Patterns of files, relative to the site, that the docs depend on, such as those of the sidebar. Default: none. */
  reloadOn?: readonly string[];
}
