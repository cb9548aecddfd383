import type { DocsVersion } from '../../core/versions';

/** A page of the docs with demos that show a symbol. */
export interface ApiDemoPage {
  /** Title of the page. */
  title: string;
  /** Path relative to the docs' root, such as `react-charts/bars/`. */
  path: string;
  /** Its demos that show the symbol. Their names are their ids on the page. */
  demos: readonly { name: string; title: string }[];
}

/** Returns the pages of a docs version that show a symbol. */
export type ApiDemosOf = (
  symbolId: string,
  version: DocsVersion,
) => Promise<readonly ApiDemoPage[]>;
