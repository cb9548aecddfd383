import { PRODUCT_BASES, PRODUCTS } from '../../../../library';
import type { ProductId } from '../../../core/navigation/paths';
import type { ApiSymbol } from '../types';

function baseIdOf(product: ProductId): string {
  const { folder } = PRODUCTS[product];
  return PRODUCT_BASES[product] ?? `${folder}/${folder}`;
}

/** Returns true if a symbol is its product's base. */
export function isBase({ id, product }: ApiSymbol): boolean {
  return baseIdOf(product) === id;
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
      `The API reference doesn't contain "${baseIdOf(product)}", the base that sizes of "${product}" are measured against. Choose another one in PRODUCT_BASES (library.ts).`,
    );
  }
  return base;
}
