/** What importing a component or hook adds to a page's JavaScript, in bytes. */
export interface ApiSize {
  /** Minified size of a bundle with nothing else in it. */
  minified: number;
  /** Size of the same bundle, compressed by gzip at level 9. */
  gzip: number;
  /**
   * Size that it adds, with gzip, to a bundle that already contains the product's base (see `baseOf`). For the base
   * itself, its own size.
   */
  marginal: number;
}

/** Sizes by the symbol's id. Interfaces have none. */
export type ApiSizes = Readonly<Record<string, ApiSize>>;
