import type { ApiListName, ApiReference, ApiSymbol } from '../types';

/** The names in a symbol's types, by list: those that its page lists, and those that it doesn't. */
export interface SymbolNames {
  kind: ApiSymbol['kind'];
  lists: Readonly<Partial<Record<ApiListName, readonly string[]>>>;
}

/** All names of a release, as JSON. */
export interface ReleaseNames {
  /** By id. */
  symbols: Readonly<Record<string, SymbolNames>>;
  /** Keys of everything that is exported, whether or not it has a page; see {@link exportKey}. */
  exports: readonly string[];
}

/** A symbol, or a part of it. */
export interface ApiName {
  symbol: Pick<ApiSymbol, 'id' | 'kind' | 'name' | 'product'>;
  /** Undefined for the symbol itself. */
  part?: { list: ApiListName; name: string };
}

/** Returns the key of an export. `unstable_useX` is the same as the later `useX`. */
function exportKey(product: string, name: string): string {
  return `${product}/${name.replace(/^unstable_/i, '')}`;
}

/** Returns the lists of a symbol. */
export function listsOf(
  symbol: ApiSymbol,
): Readonly<Partial<Record<ApiListName, readonly { name: string }[]>>> {
  switch (symbol.kind) {
    case 'component':
      return { props: symbol.props, slots: symbol.slots, classes: symbol.classes };
    case 'hook':
      return { parameters: symbol.parameters, result: symbol.result };
    case 'interface':
      return { members: symbol.members };
  }
}

/** Names of lists, in a fixed order. */
export const LISTS = [
  'props',
  'slots',
  'classes',
  'parameters',
  'result',
  'members',
] as const satisfies readonly ApiListName[];

/** Returns all names of a release. */
export function namesOf({ symbols, packages, otherExports }: ApiReference): ReleaseNames {
  return {
    symbols: Object.fromEntries(
      symbols.map((symbol): [string, SymbolNames] => {
        const listed = listsOf(symbol);
        return [
          symbol.id,
          {
            kind: symbol.kind,
            lists: Object.fromEntries(
              LISTS.flatMap((list) => {
                const names = [
                  ...(listed[list] ?? []).map(({ name }) => name),
                  ...(symbol.unlisted?.[list] ?? []),
                ];
                return names.length > 0 ? [[list, names]] : [];
              }),
            ),
          },
        ];
      }),
    ),
    exports: [
      ...symbols.map(({ product, name }) => exportKey(product, name)),
      ...packages.flatMap(({ name, product }) =>
        (otherExports[name] ?? []).map((alias) => exportKey(product, alias)),
      ),
    ],
  };
}

/**
 * Returns a function that says whether a release has a symbol or a part of one. The answer is `unknown` for parts of a
 * symbol that the release exports as something else, such as a union instead of an interface.
 */
export function presenceIn({
  symbols,
  exports,
}: ReleaseNames): (name: ApiName) => 'present' | 'absent' | 'unknown' {
  const exported = new Set(exports);
  const parts = new Map(
    Object.entries(symbols).flatMap(([id, { lists }]) =>
      LISTS.map((list): [string, ReadonlySet<string>] => [`${id} ${list}`, new Set(lists[list])]),
    ),
  );
  return ({ symbol, part }) => {
    const isSame = symbols[symbol.id]?.kind === symbol.kind;
    if (
      !isSame &&
      !(symbol.id in symbols) &&
      !exported.has(exportKey(symbol.product, symbol.name))
    ) {
      return 'absent';
    }
    if (!part) {
      return 'present';
    }
    if (!isSame) {
      return 'unknown';
    }
    return parts.get(`${symbol.id} ${part.list}`)?.has(part.name) ? 'present' : 'absent';
  };
}
