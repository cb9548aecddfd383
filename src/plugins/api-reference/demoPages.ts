import type { DocsVersion } from '../../core/versions';

/** A page of the docs with demos that show a symbol. */
export interface ApiDemoPage {
  /** The page's. */
  title: string;
  /** Where it is below the docs' root, such as `react-charts/bars/`. */
  path: string;
  /** Its demos that show the symbol; their names are their ids on the page. */
  demos: readonly { name: string; title: string }[];
}

/** Gives the pages of a version of the docs that show a symbol. */
export type ApiDemosOf = (
  symbolId: string,
  version: DocsVersion,
) => Promise<readonly ApiDemoPage[]>;
