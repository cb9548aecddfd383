import type { ProductId } from '../../../core/paths';
import type { ApiSymbol, ApiType } from '../types';

/** What a part of a symbol is. */
export type ApiPart =
  | 'prop'
  | 'slot'
  | 'class'
  | 'parameter'
  | 'result'
  | 'member'
  /** The overloads of a hook together. */
  | 'signature'
  /** The type parameters of an interface together. */
  | 'type parameters';

/** What happened to a part of a symbol that both releases have. */
export interface ApiPartChange {
  part: ApiPart;
  name: string;
  change: 'added' | 'removed' | 'deprecated' | 'retyped';
  /** What was removed, or is no longer its type. */
  before?: ApiType;
  /** What was added, or is its type now. */
  after?: ApiType;
  /** Whether it has to be given now (`true`), or no longer has to (`false`); absent where that is as it was. */
  required?: boolean;
  /** Of a deprecated one, why and what to use instead: Markdown, empty where the package does not say. */
  note?: string;
}

/** What happened to a symbol. */
export interface ApiSymbolChange {
  id: string;
  name: string;
  kind: ApiSymbol['kind'];
  /** `kept` where only its parts have changed. */
  change: 'added' | 'removed' | 'deprecated' | 'kept';
  /** Of a deprecated one, as that of a part. */
  note?: string;
  /** Of a symbol that both releases have, what of it changed. */
  parts: readonly ApiPartChange[];
}

/** What happened to a product between two releases. */
export interface ApiProductChanges {
  product: ProductId;
  /** Version of its MIT package in the older release, such as `7.29.13`. */
  older: string;
  /** And in the newer. */
  newer: string;
  /** Those that changed, by name. */
  symbols: readonly ApiSymbolChange[];
}

/** How many things changed. */
export interface ApiChangeCounts {
  added: number;
  removed: number;
  deprecated: number;
  retyped: number;
}
