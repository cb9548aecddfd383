import type { ProductId } from '../../../core/navigation/paths';
import type { ApiSymbol } from '../types';

/**
 * Ids of the components that a page with a product uses first, and to which others are added. For the tree views, it is
 * the one that renders a tree without anything else; for the charts, the one with axes that most pages begin with.
 */
const BASES: Readonly<Record<ProductId, string>> = {
  'x-data-grid': 'data-grid/data-grid',
  'x-date-pickers': 'date-pickers/date-picker',
  'x-charts': 'charts/bar-chart',
  'x-tree-view': 'tree-view/rich-tree-view',
};

/** Returns true if a symbol is its product's base. */
export function isBase({ id, product }: ApiSymbol): boolean {
  return BASES[product] === id;
}

/** Returns true if a symbol exists at run time, so that its size can be measured. */
export function isMeasured({ kind }: ApiSymbol): boolean {
  return kind !== 'interface';
}

/**
 * Returns the base of a product, to which the marginal sizes of its other symbols refer.
 *
 * @throws Error if the reference has no such symbol, for example because a release has renamed it.
 */
export function baseOf(product: ProductId, symbols: readonly ApiSymbol[]): ApiSymbol {
  const base = symbols.find((symbol) => symbol.product === product && isBase(symbol));
  if (!base) {
    throw new Error(
      `The API reference doesn't contain "${BASES[product]}", the base that sizes of "${product}" are measured against. Choose another one in src/plugins/api-reference/sizes/bases.ts.`,
    );
  }
  return base;
}
