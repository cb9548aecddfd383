/** What importing a component or hook adds to a page's JavaScript, in bytes. */
export interface ApiSize {
  /** Of a bundle with nothing else in it, minified. */
  minified: number;
  /** Of the same bundle, as gzip at level 9 makes it. */
  gzip: number;
  /**
   * Added by gzip to a bundle that has the product's base (see `baseOf`) already. Of the base itself, its own size.
   */
  marginal: number;
}

/** Sizes by the symbol's id. Interfaces have none, nor has what a package's types name and its code lacks. */
export type ApiSizes = Readonly<Record<string, ApiSize>>;
