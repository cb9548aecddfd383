/** A page of the docs with demos that show a symbol. */
export interface ApiDemoPage {
  /** The page's. */
  title: string;
  /** Where it is below the docs' root, such as `react-charts/bars/`. */
  path: string;
  /** Its demos that show the symbol; their names are their ids on the page. */
  demos: readonly { name: string; title: string }[];
}

/** Gives the pages that show a symbol. */
export type ApiDemosOf = (symbolId: string) => Promise<readonly ApiDemoPage[]>;
