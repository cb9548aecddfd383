import { major } from 'semver';

import type { ApiListName, ApiReference, ApiSymbol } from '../types';

import type { SinceFile, SymbolSince } from './file';
import { LISTS, listsOf, namesOf, presenceIn, type ApiName, type ReleaseNames } from './names';

/** The stable releases of a package within one major version. */
export interface PublishedReleases {
  /** Oldest first. The last one is the release whose names are looked up. */
  versions: readonly string[];
  /** Returns the names of a release. */
  namesOf: (version: string) => Promise<ReleaseNames>;
}

/**
 * Returns the first releases that have names, found by bisection, so that not all releases have to be read. Names that
 * the first release of the major version has, and names for which that isn't certain, aren't in the result.
 *
 * @param names - Names that the last release has.
 */
export async function firstReleases(
  names: readonly ApiName[],
  { versions, namesOf: namesOfRelease }: PublishedReleases,
): Promise<ReadonlyMap<ApiName, string>> {
  const found = new Map<ApiName, string>();

  /** Splits names by whether a release has them. */
  const split = async (some: readonly ApiName[], index: number) => {
    const presence = presenceIn(await namesOfRelease(versions[index] ?? ''));
    const are = (wanted: ReturnType<typeof presence>) =>
      some.filter((name) => presence(name) === wanted);
    return { present: are('present'), absent: are('absent') };
  };

  /** Finds the release of names that `versions[low]` lacks and `versions[high]` has. */
  const search = async (some: readonly ApiName[], low: number, high: number): Promise<void> => {
    const version = versions[high];
    if (some.length === 0 || version === undefined) {
      return;
    }
    if (high - low === 1) {
      some.forEach((name) => found.set(name, version));
      return;
    }
    const middle = Math.floor((low + high) / 2);
    const { present, absent } = await split(some, middle);
    await Promise.all([search(present, low, middle), search(absent, middle, high)]);
  };

  if (names.length > 0 && versions.length > 1) {
    const { absent } = await split(names, 0);
    await search(absent, 0, versions.length - 1);
  }
  return found;
}

/** Returns the names of a symbol and its parts. */
const namesOfSymbol = (symbol: ApiSymbol): ApiName[] => {
  const lists = listsOf(symbol);
  return [
    { symbol },
    ...LISTS.flatMap((list) =>
      (lists[list] ?? []).map(({ name }): ApiName => ({ symbol, part: { list, name } })),
    ),
  ];
};

/** Returns the entry of a symbol in the file. Parts as old as the symbol aren't in it. */
function entryOf(
  symbol: ApiSymbol,
  found: ReadonlyMap<ApiName, string>,
  names: readonly ApiName[],
) {
  const own = names.filter((name) => name.symbol === symbol);
  const since = own.flatMap((name) => (name.part ? [] : (found.get(name) ?? [])))[0];
  const lists = LISTS.flatMap((list): [ApiListName, Record<string, string>][] => {
    const parts = own.flatMap((name) => {
      const first = found.get(name);
      return name.part?.list === list && first !== undefined && first !== since
        ? [[name.part.name, first] as const]
        : [];
    });
    return parts.length > 0 ? [[list, Object.fromEntries(parts)]] : [];
  });
  const entry: SymbolSince = {
    ...(since === undefined ? {} : { since }),
    ...Object.fromEntries(lists),
  };
  return Object.keys(entry).length > 0 ? [[symbol.id, entry] as const] : [];
}

/**
 * Finds the first release of everything that a documented release has and older major versions lack.
 *
 * @param reference - The documented release. Only its MIT packages are looked up.
 * @param older - Older releases. Those of the same major version are ignored.
 * @param releasesOf - Returns the published releases of a package, up to its documented version.
 */
export async function findSince(
  reference: ApiReference,
  older: readonly ApiReference[],
  releasesOf: (name: string, version: string) => Promise<PublishedReleases>,
): Promise<SinceFile> {
  const packages = reference.packages.filter(({ plan }) => plan === undefined);
  const entries = await Promise.all(
    packages.map(async ({ name: packageName, version, product }) => {
      const before = older
        .filter(({ packages: others }) =>
          others.some(
            (other) => other.name === packageName && major(other.version) < major(version),
          ),
        )
        .map((one) => presenceIn(namesOf(one)));
      const symbols = reference.symbols.filter(
        (symbol) => symbol.product === product && symbol.plan === undefined,
      );
      const names = symbols
        .flatMap(namesOfSymbol)
        .filter((name) => before.every((presence) => presence(name) === 'absent'));
      const found = await firstReleases(names, await releasesOf(packageName, version));
      return symbols.flatMap((symbol) => entryOf(symbol, found, names));
    }),
  );
  return {
    packages: Object.fromEntries(packages.map(({ name, version }) => [name, version])),
    symbols: Object.fromEntries(entries.flat()),
  };
}
