import type { ProductId } from '../../../core/navigation/paths';
import type { ApiSymbol, ApiType } from '../types';

/** The kind of a part of a symbol. */
export type ApiPart =
  | 'prop'
  | 'slot'
  | 'class'
  | 'parameter'
  | 'result'
  | 'member'
  /** All overloads of a hook. */
  | 'signature'
  /** All type parameters of an interface. */
  | 'type parameters';

/** A change of a part of a symbol that both releases have. */
export interface ApiPartChange {
  part: ApiPart;
  name: string;
  change: 'added' | 'removed' | 'deprecated' | 'retyped';
  /** The type of a removed part, or the old type. */
  before?: ApiType;
  /** The type of an added part, or the new type. */
  after?: ApiType;
  /** Whether it is now required (`true`) or no longer required (`false`). Undefined if that hasn't changed. */
  required?: boolean;
  /** Why it is deprecated, and what to use instead: Markdown, empty if the package gives no reason. */
  note?: string;
}

/** A change of a symbol. */
export interface ApiSymbolChange {
  id: string;
  name: string;
  kind: ApiSymbol['kind'];
  /** `kept` if only its parts have changed. */
  change: 'added' | 'removed' | 'deprecated' | 'kept';
  /** Why it is deprecated, as for a part. */
  note?: string;
  /** Changes of its parts, if both releases have the symbol. */
  parts: readonly ApiPartChange[];
}

/** The changes of a product between two releases. */
export interface ApiProductChanges {
  product: ProductId;
  /** Version of its MIT package in the older release, such as `7.29.13`. */
  older: string;
  /** Version of its MIT package in the newer release. */
  newer: string;
  /** The symbols that changed, by name. */
  symbols: readonly ApiSymbolChange[];
}

/** Numbers of changes. */
export interface ApiChangeCounts {
  added: number;
  removed: number;
  deprecated: number;
  retyped: number;
}
