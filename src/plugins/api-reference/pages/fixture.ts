import type { ProductId } from '../../../core/paths';
import type { ApiMember, ApiReference, ApiSymbol } from '../types';

/** What the tests of this folder have in common: symbols with as little as a symbol may have. */

type Kind = ApiSymbol['kind'];

const prop: ApiMember = { name: 'rows', type: { short: ['string'] }, description: '' };

/** A symbol of Charts, or of the product named. */
export function symbol(
  kind: Kind,
  name: string,
  slug: string,
  { product = 'x-charts', description = '' }: { product?: ProductId; description?: string } = {},
): ApiSymbol {
  const base = {
    id: `${product.slice(2)}/${slug}`,
    name,
    product,
    description,
    modules: [`@mui/${product}`] as const,
  };
  switch (kind) {
    case 'component':
      return {
        ...base,
        modules: [...base.modules],
        kind,
        props: [prop],
        slots: [prop],
        classes: [],
      };
    case 'hook':
      return {
        ...base,
        modules: [...base.modules],
        kind,
        signatures: [],
        parameters: [],
        result: [],
      };
    case 'interface':
      return {
        ...base,
        modules: [...base.modules],
        kind,
        typeParameters: '',
        members: [],
        extends: [],
      };
  }
}

/** A reference of these symbols, and of the packages that have them. */
export function reference(...symbols: ApiSymbol[]): ApiReference {
  const products = [...new Set(symbols.map(({ product }) => product))];
  return {
    packages: products.map((product) => ({ name: `@mui/${product}`, version: '8.12.0', product })),
    symbols,
    otherExports: {},
  };
}
