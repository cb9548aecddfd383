import type { ProductId } from '../../../core/navigation/paths';
import type {
  ApiComponent,
  ApiHook,
  ApiInterface,
  ApiMember,
  ApiReference,
  ApiSymbol,
} from '../types';

// Symbols for tests, each with defaults for what a test isn't about.

type Common = Pick<ApiSymbol, 'id' | 'name' | 'product'> & Partial<Pick<ApiSymbol, 'modules'>>;

export function component(symbol: Common & Partial<ApiComponent>): ApiComponent {
  return {
    kind: 'component',
    description: '',
    modules: [`@mui/${symbol.product}`],
    props: [],
    slots: [],
    classes: [],
    ...symbol,
  };
}

export function hook(symbol: Common & Partial<ApiHook>): ApiHook {
  return {
    kind: 'hook',
    description: '',
    modules: [`@mui/${symbol.product}`],
    signatures: [],
    parameters: [],
    result: [],
    ...symbol,
  };
}

export function objectType(symbol: Common & Partial<ApiInterface>): ApiInterface {
  return {
    kind: 'interface',
    description: '',
    modules: [`@mui/${symbol.product}`],
    typeParameters: '',
    members: [],
    extends: [],
    ...symbol,
  };
}

/** Creates a prop, slot, field or method with a type. */
export function member(name: string, type: string, rest: Partial<ApiMember> = {}): ApiMember {
  return { name, type: { short: [type] }, description: '', ...rest };
}

/** Creates a release of some products, all of whose packages have the same version. */
export function reference(
  version: string,
  symbols: readonly ApiSymbol[],
  products: readonly ProductId[] = [...new Set(symbols.map(({ product }) => product))],
): ApiReference {
  return {
    packages: products.map((product) => ({ name: `@mui/${product}`, version, product })),
    symbols,
    otherExports: {},
  };
}
