import type { ApiComponent, ApiHook, ApiInterface, ApiSymbol } from '../types';

/*
 * Symbols for tests: of each only what the test is about.
 */

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
