import type { ProductId } from '../../../core/paths';
import type { ApiSymbol } from '../types';

/**
 * Ids of the components that a page with a product has first, and that others come beside. Of the tree views it is
 * the one that draws a tree with nothing else; of the charts the one with axes that most pages begin with.
 */
const BASES: Readonly<Record<ProductId, string>> = {
  'x-data-grid': 'data-grid/data-grid',
  'x-date-pickers': 'date-pickers/date-picker',
  'x-charts': 'charts/bar-chart',
  'x-tree-view': 'tree-view/rich-tree-view',
};

/** Whether a symbol is its product's base. */
export function isBase({ id, product }: ApiSymbol): boolean {
  return BASES[product] === id;
}

/** A symbol that can be imported and run. */
export function isMeasured({ kind }: ApiSymbol): boolean {
  return kind !== 'interface';
}

/**
 * The base of a product: what the marginal sizes of its other symbols are measured beside.
 *
 * @throws Error where the reference has no such symbol, which a release that renamed it would bring about.
 */
export function baseOf(product: ProductId, symbols: readonly ApiSymbol[]): ApiSymbol {
  const base = symbols.find((symbol) => symbol.product === product && isBase(symbol));
  if (!base) {
    throw new Error(
      `The API reference has no "${BASES[product]}", which sizes of "${product}" are measured beside. Name another in src/plugins/api-reference/sizes/bases.ts.`,
    );
  }
  return base;
}
