import { major } from 'semver';

import type { ApiListName, ApiReference, ApiSymbol } from '../types';

import { sinceIn, type SinceFile, type SymbolSince } from './file';
import { LISTS, listsOf, namesOf, presenceIn, type ApiName, type ReleaseNames } from './names';

/** The stable releases of a package within one major version. */
export interface PublishedReleases {
  /** Oldest first. The last one is the release whose names are looked up. */
  versions: readonly string[];
  /** Returns the names of a release. */
  namesOf: (version: string) => Promise<ReleaseNames>;
}

/** What was found before, when another release was documented. */
export interface KnownReleases {
  /** The release that was documented then. Its names aren't looked for again. */
  version: string;
  /** Returns the first release of one of its names, if that isn't the first one of the major version. */
  firstOf: (name: ApiName) => string | undefined;
}

/**
 * Returns the first releases that have names, found by bisection, so that not all releases have to be read. Names that
 * the first release of the major version has, and names for which that isn't certain, aren't in the result.
 *
 * @param names - Names that the last release has.
 * @param known - What was found before. Default: nothing.
 */
export async function firstReleases(
  names: readonly ApiName[],
  { versions, namesOf: namesOfRelease }: PublishedReleases,
  known?: KnownReleases,
): Promise<ReadonlyMap<ApiName, string>> {
  const found = new Map<ApiName, string>();

  /** Splits names by whether a release has them. */
  const split = async (some: readonly ApiName[], version = '') => {
    const presence = presenceIn(await namesOfRelease(version));
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
    const { present, absent } = await split(some, versions[middle]);
    await Promise.all([search(present, low, middle), search(absent, middle, high)]);
  };

  /** Finds the releases of names that `versions[low]` may have. */
  const searchFrom = async (some: readonly ApiName[], low: number) => {
    if (some.length > 0 && low < versions.length - 1) {
      const { absent } = await split(some, versions[low]);
      await search(absent, low, versions.length - 1);
    }
  };

  if (known && names.length > 0) {
    const { present, absent } = await split(names, known.version);
    for (const name of present) {
      const first = known.firstOf(name);
      if (first !== undefined) {
        found.set(name, first);
      }
    }
    // If an older release is documented now, what the known one lacks was removed before it.
    await (versions.includes(known.version)
      ? search(absent, versions.indexOf(known.version), versions.length - 1)
      : searchFrom(absent, 0));
  } else {
    await searchFrom(names, 0);
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
 * @param known - The file of another release. Packages of other major versions in it are ignored. Default: none.
 */
export async function findSince(
  reference: ApiReference,
  older: readonly ApiReference[],
  releasesOf: (name: string, version: string) => Promise<PublishedReleases>,
  known: SinceFile = { packages: {}, symbols: {} },
): Promise<SinceFile> {
  const packages = reference.packages.filter(({ plan }) => plan === undefined);
  const entries = await Promise.all(
    packages.map(async ({ name: packageName, version, product }) => {
      const before = older
        .filter(({ packages: others }) =>
          others.some(
            (candidate) =>
              candidate.name === packageName && major(candidate.version) < major(version),
          ),
        )
        .map((release) => presenceIn(namesOf(release)));
      const symbols = reference.symbols.filter(
        (symbol) => symbol.product === product && symbol.plan === undefined,
      );
      const names = symbols
        .flatMap(namesOfSymbol)
        .filter((name) => before.every((presence) => presence(name) === 'absent'));
      const knownVersion = known.packages[packageName];
      const found = await firstReleases(
        names,
        await releasesOf(packageName, version),
        knownVersion !== undefined && major(knownVersion) === major(version)
          ? {
              version: knownVersion,
              // Parts as old as the symbol aren't in the file.
              firstOf: ({ symbol: { id }, part }) =>
                (part && sinceIn(known, id, part)) ?? sinceIn(known, id),
            }
          : undefined,
      );
      return symbols.flatMap((symbol) => entryOf(symbol, found, names));
    }),
  );
  return {
    packages: Object.fromEntries(packages.map(({ name, version }) => [name, version])),
    symbols: Object.fromEntries(entries.flat()),
  };
}
