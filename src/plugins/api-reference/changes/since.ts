import { compare } from 'semver';

import type { ApiClass, ApiMember, ApiReference, ApiSymbol } from '../types';

import { leadOf } from './lead';

/** A symbol in an installed release. */
interface Release {
  /** Version of the product's MIT package. */
  version: string;
  symbol: ApiSymbol | undefined;
}

type Part = ApiMember | ApiClass;

/** Returns the parts of a symbol, by the name of their list. */
function listsOf(symbol: ApiSymbol): Readonly<Record<string, readonly Part[]>> {
  switch (symbol.kind) {
    case 'component':
      return { props: symbol.props, slots: symbol.slots, classes: symbol.classes };
    case 'hook':
      return { parameters: symbol.parameters, result: symbol.result };
    case 'interface':
      return { members: symbol.members };
  }
}

/**
 * Returns the version of the oldest release that has a part, or undefined if all releases have it.
 *
 * @param releases - Oldest first. The newest release has the part.
 */
function oldest(
  releases: readonly Release[],
  has: (symbol: ApiSymbol) => boolean,
): string | undefined {
  const index = releases.findIndex(({ symbol }) => symbol && has(symbol));
  return index > 0 ? releases[index]?.version : undefined;
}

function symbolWithSince(newest: ApiSymbol, releases: readonly Release[]): ApiSymbol {
  const since = oldest(releases, ({ kind }) => kind === newest.kind);
  // Parts as old as their symbol need no version of their own.
  const later = releases.slice(
    since === undefined ? 0 : releases.findIndex(({ version }) => version === since),
  );
  const fill = <T extends Part>(list: string, parts: readonly T[]): T[] =>
    parts.map((part) => {
      const first = oldest(later, (symbol) =>
        Boolean(listsOf(symbol)[list]?.some(({ name }) => name === part.name)),
      );
      return first === undefined ? part : { ...part, since: first };
    });
  const base = since === undefined ? {} : { since };
  switch (newest.kind) {
    case 'component':
      return {
        ...newest,
        ...base,
        props: fill('props', newest.props),
        slots: fill('slots', newest.slots),
        classes: fill('classes', newest.classes),
      };
    case 'hook':
      return {
        ...newest,
        ...base,
        parameters: fill('parameters', newest.parameters),
        result: fill('result', newest.result),
      };
    case 'interface':
      return { ...newest, ...base, members: fill('members', newest.members) };
  }
}

/**
 * Adds to a reference since when each symbol, prop, slot, class and member exists, if an older installed release lacks
 * it. A part as old as its symbol gets no version of its own. Releases without a product are ignored for that product.
 *
 * @param older - In any order.
 */
export function withSince(newer: ApiReference, older: readonly ApiReference[]): ApiReference {
  const lookups = [newer, ...older].map((reference) => ({
    reference,
    symbols: new Map(reference.symbols.map((symbol) => [symbol.id, symbol])),
  }));
  const releasesOf = new Map(
    [...new Set(newer.symbols.map(({ product }) => product))].map((product) => [
      product,
      lookups
        .flatMap(({ reference, symbols }) => {
          const version = leadOf(reference, product)?.version;
          return version === undefined ? [] : [{ version, symbols, packages: reference.packages }];
        })
        .sort((one, other) => compare(one.version, other.version)),
    ]),
  );
  return {
    ...newer,
    symbols: newer.symbols.map((symbol) =>
      symbolWithSince(
        symbol,
        (releasesOf.get(symbol.product) ?? [])
          .filter(({ packages }) =>
            packages.some(
              ({ product, plan }) => product === symbol.product && plan === symbol.plan,
            ),
          )
          .map(({ version, symbols }) => ({ version, symbol: symbols.get(symbol.id) })),
      ),
    ),
  };
}
