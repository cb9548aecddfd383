import { normalizeType } from '../../../core/compiler/normalizeType';
import type {
  ApiClass,
  ApiListName,
  ApiMember,
  ApiReference,
  ApiSymbol,
  ApiType,
  ApiTypeText,
} from '../types';

import { leadOf } from './lead';
import type {
  ApiChangeCounts,
  ApiPart,
  ApiPartChange,
  ApiProductChanges,
  ApiSymbolChange,
} from './types';

/** Returns the whole text of a type. */
const textOf = ({ short, full = short }: ApiType): string =>
  full.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');

/** Returns true if two texts are types that differ in more than their notation. */
function differ(older: string, newer: string, optional = false): boolean {
  return older !== newer && normalizeType(older, optional) !== normalizeType(newer, optional);
}

/** A part with everything that is compared. */
interface Comparable {
  name: string;
  type: ApiType;
  required: boolean;
  deprecated?: string;
  /** Returns true if the newer part has a different type. */
  differs: (newer: Comparable) => boolean;
}

function comparableMember(member: ApiMember): Comparable {
  const { name, type } = member;
  return {
    name,
    type,
    required: Boolean(member.required),
    ...(member.deprecated === undefined ? {} : { deprecated: member.deprecated }),
    differs: (newer) => differ(textOf(type), textOf(newer.type), !member.required),
  };
}

function comparableClass({ name, className, deprecated }: ApiClass): Comparable {
  return {
    name,
    type: { short: [className] },
    required: false,
    ...(deprecated === undefined ? {} : { deprecated }),
    differs: (newer) => className !== textOf(newer.type),
  };
}

/**
 * The overloads of a hook, or the type parameters of an interface: they always exist, and only their type can change.
 */
function comparableText(
  name: string,
  text: ApiTypeText,
  toType: (text: string) => string,
): Comparable {
  const type: ApiType = { short: text };
  return {
    name,
    type,
    required: false,
    differs: (newer) => differ(toType(textOf(type)), toType(textOf(newer.type))),
  };
}

/** Returns a symbol's parts, by their kind. */
function partsOf(symbol: ApiSymbol): Partial<Record<ApiPart, readonly Comparable[]>> {
  switch (symbol.kind) {
    case 'component':
      return {
        prop: symbol.props.map(comparableMember),
        slot: symbol.slots.map(comparableMember),
        class: symbol.classes.map(comparableClass),
      };
    case 'hook':
      return {
        signature: [
          comparableText(
            symbol.name,
            symbol.signatures.flatMap(({ text }, index) => (index > 0 ? ['; ', ...text] : text)),
            (text) => `{ ${text} }`,
          ),
        ],
        parameter: symbol.parameters.map(comparableMember),
        result: symbol.result.map(comparableMember),
      };
    case 'interface':
      return {
        'type parameters': [
          comparableText(symbol.name, [symbol.typeParameters], (text) => `${text}() => void`),
        ],
        member: symbol.members.map(comparableMember),
      };
  }
}

function changesOf(part: ApiPart, older: Comparable, newer: Comparable): ApiPartChange[] {
  const { name } = newer;
  const isRetyped = older.differs(newer);
  const isOtherwiseRequired = older.required !== newer.required;
  return [
    ...(newer.deprecated !== undefined && older.deprecated === undefined
      ? [{ part, name, change: 'deprecated' as const, note: newer.deprecated }]
      : []),
    ...(isRetyped || isOtherwiseRequired
      ? [
          {
            part,
            name,
            change: 'retyped' as const,
            ...(isRetyped ? { before: older.type, after: newer.type } : {}),
            ...(isOtherwiseRequired ? { required: newer.required } : {}),
          },
        ]
      : []),
  ];
}

/** The lists of a symbol's parts. The others aren't lists of names. */
const LIST_OF: Readonly<Partial<Record<ApiPart, ApiListName>>> = {
  prop: 'props',
  slot: 'slots',
  class: 'classes',
  parameter: 'parameters',
  result: 'result',
  member: 'members',
};

/** Returns the names of a symbol's parts that it has in its types without listing them. */
function unlistedNames({ unlisted }: ApiSymbol, part: ApiPart): ReadonlySet<string> {
  const list = LIST_OF[part];
  return new Set(list && unlisted?.[list]);
}

/**
 * Returns the changes of parts.
 *
 * @param isUnlistedIn - Says whether the older or the newer symbol has a part that it doesn't list, for example because
 * it is inherited. Such a part was neither added nor removed.
 */
function compareParts(
  part: ApiPart,
  older: readonly Comparable[],
  newer: readonly Comparable[],
  isUnlistedIn: Readonly<Record<'older' | 'newer', (name: string) => boolean>>,
): ApiPartChange[] {
  const before = new Map(older.map((one) => [one.name, one]));
  const after = new Set(newer.map(({ name }) => name));
  return [
    ...older
      .filter(({ name }) => !after.has(name) && !isUnlistedIn.newer(name))
      .map(({ name, type }) => ({ part, name, change: 'removed' as const, before: type })),
    ...newer.flatMap((one): ApiPartChange[] => {
      const same = before.get(one.name);
      if (!same && isUnlistedIn.older(one.name)) {
        return [];
      }
      return same
        ? changesOf(part, same, one)
        : [
            {
              part,
              name: one.name,
              change: 'added',
              after: one.type,
              ...(one.required ? { required: true } : {}),
            },
          ];
    }),
  ];
}

function compareSymbols(older: ApiSymbol, newer: ApiSymbol): ApiSymbolChange | undefined {
  const before = partsOf(older);
  const after = partsOf(newer);
  const parts = (Object.keys(after) as ApiPart[]).flatMap((part) => {
    const unlisted = { older: unlistedNames(older, part), newer: unlistedNames(newer, part) };
    return compareParts(part, before[part] ?? [], after[part] ?? [], {
      older: (name) => unlisted.older.has(name),
      newer: (name) => unlisted.newer.has(name),
    });
  });
  const isDeprecated = newer.deprecated !== undefined && older.deprecated === undefined;
  return isDeprecated || parts.length > 0
    ? {
        id: newer.id,
        name: newer.name,
        kind: newer.kind,
        ...(isDeprecated
          ? { change: 'deprecated' as const, note: newer.deprecated }
          : { change: 'kept' as const }),
        parts,
      }
    : undefined;
}

/** The change of a symbol that only one of the releases has. */
const alone = ({ id, name, kind }: ApiSymbol, change: 'added' | 'removed'): ApiSymbolChange => ({
  id,
  name,
  kind,
  change,
  parts: [],
});

const isKind = (one: ApiSymbol, other: ApiSymbol | undefined) => one.kind === other?.kind;

/**
 * Returns what changed between two releases: symbols, props, slots, classes and members that were added, removed, newly
 * deprecated, or changed in type. Types are compared as text, without meaningless differences (`normalizeType`).
 *
 * Symbols are the same if their ids and kinds match: one that became an interface was removed and added. Only packages
 * that both releases have are compared.
 *
 * @returns Products in the newer reference's order. Products without changes have no symbols.
 */
export function compareReferences(older: ApiReference, newer: ApiReference): ApiProductChanges[] {
  return newer.packages
    .filter(({ plan }) => plan === undefined)
    .flatMap(({ product, version }): ApiProductChanges[] => {
      const lead = leadOf(older, product);
      if (!lead) {
        return [];
      }
      const plans = new Set(
        newer.packages.flatMap((installed) =>
          installed.product === product &&
          older.packages.some(
            (candidate) => candidate.product === product && candidate.plan === installed.plan,
          )
            ? [installed.plan]
            : [],
        ),
      );
      const isCompared = (symbol: ApiSymbol) =>
        symbol.product === product && plans.has(symbol.plan);
      const before = new Map(older.symbols.filter(isCompared).map((symbol) => [symbol.id, symbol]));
      const after = new Map(newer.symbols.filter(isCompared).map((symbol) => [symbol.id, symbol]));
      const symbols = [
        ...[...before.values()]
          .filter((symbol) => !isKind(symbol, after.get(symbol.id)))
          .map((symbol) => alone(symbol, 'removed')),
        ...[...after.values()].flatMap((symbol) => {
          const same = before.get(symbol.id);
          return same && isKind(symbol, same)
            ? (compareSymbols(same, symbol) ?? [])
            : alone(symbol, 'added');
        }),
      ];
      return [
        {
          product,
          older: lead.version,
          newer: version,
          symbols: symbols.sort((a, b) => a.name.localeCompare(b.name, 'en')),
        },
      ];
    });
}

/** Counts symbols that were added, removed or deprecated. Symbols are never retyped, only their parts. */
export function countSymbols({ symbols }: ApiProductChanges): ApiChangeCounts {
  const count = (change: ApiSymbolChange['change']) =>
    symbols.filter((symbol) => symbol.change === change).length;
  return {
    added: count('added'),
    removed: count('removed'),
    deprecated: count('deprecated'),
    retyped: 0,
  };
}

/** Counts changes of the parts of symbols that both releases have. */
export function countParts({ symbols }: ApiProductChanges): ApiChangeCounts {
  const changes = symbols.flatMap(({ parts }) => parts.map(({ change }) => change));
  const count = (change: ApiPartChange['change']) =>
    changes.filter((candidate) => candidate === change).length;
  return {
    added: count('added'),
    removed: count('removed'),
    deprecated: count('deprecated'),
    retyped: count('retyped'),
  };
}
