import { compare, major } from 'semver';

import { leadOf } from '../changes/lead';
import type { ApiClass, ApiListName, ApiMember, ApiReference, ApiSince, ApiSymbol } from '../types';

import { sinceIn, type SinceFile } from './file';
import { namesOf, presenceIn, type ApiName } from './names';

/** A symbol's product in an installed release. */
interface Release {
  /** Version of the product's MIT package. */
  version: string;
  /** Whether it has a symbol or a part. */
  has: (name: ApiName) => boolean;
}

/**
 * Returns the major version that introduced something: the one whose release has it, although an installed release of
 * the major version before lacks it. Returns undefined if no release lacks it, or if an older major version that isn't
 * installed may have it.
 *
 * @param releases - Oldest first.
 */
function majorOf(releases: readonly Release[], name: ApiName): ApiSince | undefined {
  const first = releases.find(({ has }) => has(name));
  if (!first) {
    return undefined;
  }
  const found = major(first.version);
  const lacksIt = releases.some(({ version, has }) => major(version) === found - 1 && !has(name));
  return lacksIt ? String(found) : undefined;
}

function symbolWithSince(
  symbol: ApiSymbol,
  releases: readonly Release[],
  file: SinceFile,
): ApiSymbol {
  const since = sinceIn(file, symbol.id) ?? majorOf(releases, { symbol });
  const fill = <T extends ApiMember | ApiClass>(list: ApiListName, parts: readonly T[]): T[] =>
    parts.map((part) => {
      const name = { list, name: part.name };
      const first = sinceIn(file, symbol.id, name) ?? majorOf(releases, { symbol, part: name });
      // Parts as old as their symbol need no version of their own. A part can't be older than its symbol.
      return first === undefined ||
        first === since ||
        (since?.includes('.') && !first.includes('.'))
        ? part
        : { ...part, since: first };
    });
  const base = since === undefined ? {} : { since };
  switch (symbol.kind) {
    case 'component':
      return {
        ...symbol,
        ...base,
        props: fill('props', symbol.props),
        slots: fill('slots', symbol.slots),
        classes: fill('classes', symbol.classes),
      };
    case 'hook':
      return {
        ...symbol,
        ...base,
        parameters: fill('parameters', symbol.parameters),
        result: fill('result', symbol.result),
      };
    case 'interface':
      return { ...symbol, ...base, members: fill('members', symbol.members) };
  }
}

/** Whether two packages are of the same product and plan. */
const isSamePackage = (
  one: Pick<ApiSymbol, 'product' | 'plan'>,
  other: Pick<ApiSymbol, 'product' | 'plan'>,
) => one.product === other.product && one.plan === other.plan;

/**
 * Adds to a reference since when each symbol, prop, slot, class and member exists. The exact release comes from the
 * file of the published releases. For anything that it doesn't contain, the installed releases prove only the major
 * version. Something that an older release has in its types, even if it is inherited or not documented there, is not
 * new. A part as old as its symbol gets no version of its own.
 *
 * @param older - Older installed releases, in any order. One without a package is ignored for that package.
 * @param file - First releases, found in the published packages. Default: none are known.
 */
export function withSince(
  newer: ApiReference,
  older: readonly ApiReference[],
  file: SinceFile = { packages: {}, symbols: {} },
): ApiReference {
  const all = [newer, ...older].map((reference) => {
    const presence = presenceIn(namesOf(reference));
    // What isn't known to be absent may exist.
    return { reference, has: (name: ApiName) => presence(name) !== 'absent' };
  });
  const releasesOf = new Map(
    newer.packages.map((installed) => [
      installed,
      all
        .flatMap(({ reference, has }): Release[] => {
          const version = leadOf(reference, installed.product)?.version;
          return version !== undefined &&
            reference.packages.some((candidate) => isSamePackage(installed, candidate))
            ? [{ version, has }]
            : [];
        })
        .sort((a, b) => compare(a.version, b.version)),
    ]),
  );
  return {
    ...newer,
    symbols: newer.symbols.map((symbol) => {
      const own = newer.packages.find((candidate) => isSamePackage(symbol, candidate));
      return symbolWithSince(symbol, (own && releasesOf.get(own)) ?? [], file);
    }),
  };
}
