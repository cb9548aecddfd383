import { originName } from './origins';
import type { Origin, Override } from './types';

const escape = (text: string) => text.replace(/[|\\{}()[\]^$+?.*]/g, '\\$&');

/**
 * Returns the text of the registry with the versions and hashes of reviewed origins. An origin that several entries
 * share is updated in all of them.
 *
 * @param source - Text of `registry.ts`.
 * @param origins - The reviewed origins, as returned by `recordOrigin`.
 * @throws Error with the name of an origin that the text doesn't contain.
 */
export function writeOrigins(source: string, origins: readonly Origin[]): string {
  return origins.reduce((text, origin) => {
    const call = new RegExp(
      `(origin\\(\\s*'${escape(origin.package)}',\\s*)'[^']*'(,\\s*'${escape(origin.file)}',\\s*)'[^']*'`,
      'g',
    );
    if (text.search(call) < 0) {
      throw new Error(`The registry has no entry for the original ${originName(origin)}.`);
    }
    return text.replace(
      call,
      (_call, before: string, between: string) =>
        `${before}'${origin.version}'${between}'${origin.sha256}'`,
    );
  }, source);
}

/** Returns the entries of the registry with the versions and hashes of reviewed origins. */
export function withOrigins<Name>(
  entries: readonly [Name, Override][],
  origins: readonly Origin[],
): [Name, Override][] {
  const reviewed = new Map(origins.map((origin) => [originName(origin), origin]));
  return entries.map(([name, override]) => [
    name,
    {
      ...override,
      origins: override.origins.map((origin) => reviewed.get(originName(origin)) ?? origin),
    },
  ]);
}
