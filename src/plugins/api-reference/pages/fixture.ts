import type { ProductId } from '../../../core/navigation/paths';
import type { ApiMember, ApiReference, ApiSymbol } from '../types';

/** Shared helpers for the tests in this folder: minimal symbols. */

type Kind = ApiSymbol['kind'];

const prop: ApiMember = { name: 'rows', type: { short: ['string'] }, description: '' };

/** Creates a symbol of Charts, or of the given product. */
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

/** Creates a reference with these symbols and the packages that contain them. */
export function reference(...symbols: ApiSymbol[]): ApiReference {
  const products = [...new Set(symbols.map(({ product }) => product))];
  return {
    packages: products.map((product) => ({ name: `@mui/${product}`, version: '8.12.0', product })),
    symbols,
    otherExports: {},
  };
}
