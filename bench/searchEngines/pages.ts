import type { ParsedQuery } from '../../src/plugins/search/engine/query';

import type { SearchDocument } from './documents';

export const PRODUCTS = ['x-data-grid', 'x-date-pickers', 'x-charts', 'x-tree-view'];

/** How product, kind and links of a page affect its score. */
export interface PageWeights {
  /**
   * Pages of a product named in the query, pages of other products, and pages of other products that the query hints
   * at.
   */
  own: number;
  other: number;
  otherHinted: number;
  /** If no product is named: pages of products that the query hints at, and other pages. */
  hinted: number;
  notHinted: number;
  /** Migration pages, in searches that don't ask about changes. */
  migration: number;
  /** API pages, in searches with and without a name in code. */
  apiForCode: number;
  api: number;
  /** For the page with the most incoming links. */
  links: number;
}

/** Returns the factor for a page's score. */
export function weightOfPage(
  { product = '', kind, links }: Pick<SearchDocument, 'product' | 'kind' | 'links'>,
  { products, hinted, names, isMigration }: ParsedQuery,
  weights: PageWeights,
): number {
  const place = PRODUCTS.indexOf(product);
  let weight = 1 + (weights.links * links) / 9;
  if (products.length > 0) {
    const other = hinted.includes(place) ? weights.otherHinted : weights.other;
    weight *= products.includes(place) ? weights.own : other;
  } else if (hinted.length > 0 && place >= 0) {
    weight *= hinted.includes(place) ? weights.hinted : weights.notHinted;
  }
  if (kind === 'migration' && !isMigration) weight *= weights.migration;
  if (kind === 'api') {
    weight *= names.some(({ isCode }) => isCode) ? weights.apiForCode : weights.api;
  }
  return weight;
}
