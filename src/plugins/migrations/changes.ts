import { normalizeType } from '../../core/compiler/normalizeType';

import type { NameKind, PublicName } from './names';

/** A name that a migration guide has to mention. */
export interface NameChange {
  kind: NameKind;
  name: string;
  /** The export that it is a part of. Empty for exports and theme keys. */
  owner: string;
  change: 'removed' | 'retyped';
  /** The declared types before and after, if it has another type. */
  types?: readonly [before: string, after: string];
}

const keyOf = ({ kind, name, owner }: PublicName) =>
  kind === 'export' || kind === 'theme key' ? `${kind} ${name}` : `${owner}.${name}`;

/**
 * Returns a type as the API changes compare it, also without type arguments and `| undefined`, which guides describe
 * together.
 */
function comparable(type: string): string {
  let text = type.replace(/;$|\s*\| undefined\b/g, '');
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(/(?<!=)<[^<>]*>/g, '');
  }
  return normalizeType(text);
}

/**
 * Returns the names of the older release that the newer one doesn't have, or has with another type. Parts of an export
 * that was removed as a whole aren't listed.
 *
 * @param only - Exports of the older release that are compared. Default: all.
 */
export function nameChanges(
  older: readonly PublicName[],
  newer: readonly PublicName[],
  only: RegExp = /(?:)/,
): NameChange[] {
  const names = new Map(newer.map((name) => [keyOf(name), name]));
  const exported = new Set(newer.flatMap(({ kind, name }) => (kind === 'export' ? [name] : [])));
  return older.flatMap((symbol): NameChange[] => {
    const { kind, name, owner, type } = symbol;
    if (!only.test(owner || name) || (owner !== '' && !exported.has(owner))) {
      return [];
    }
    const now = names.get(keyOf(symbol));
    if (!now) {
      return [{ kind, name, owner, change: 'removed' }];
    }
    return comparable(type) === comparable(now.type)
      ? []
      : [{ kind, name, owner, change: 'retyped', types: [type, now.type] }];
  });
}

/** If more members of an export changed in the same way, a guide may describe them together. */
const DESCRIBED_TOGETHER = 8;

/** A change that a guide doesn't mention, for all exports that it applies to. */
export interface Unmentioned extends Omit<NameChange, 'owner'> {
  owners: readonly string[];
}

/** Returns whether code contains a name, and not as a part of another one. */
export function containsName(code: string, name: string): boolean {
  const escaped = name.replace(/[$^*+?.()|[\]{}\\]/g, '\\$&');
  return new RegExp(`(?<![\\w$])${escaped}(?![\\w$]|-[\\w-])`).test(code);
}

/**
 * Returns the changes whose names a guide doesn't contain. A member counts as mentioned if more than
 * {@link DESCRIBED_TOGETHER} members of its export changed in the same way and the guide contains the export.
 *
 * @param code - All code in the guide: blocks and inline code.
 */
export function unmentioned(changes: readonly NameChange[], code: string): Unmentioned[] {
  const byOwner = new Map<string, number>();
  const ownerKey = ({ owner, change }: NameChange) => `${change} ${owner}`;
  changes.forEach((change) =>
    byOwner.set(ownerKey(change), (byOwner.get(ownerKey(change)) ?? 0) + 1),
  );
  const missing = new Map<string, Unmentioned>();
  for (const each of changes) {
    const isDescribedTogether =
      each.owner !== '' &&
      (byOwner.get(ownerKey(each)) ?? 0) > DESCRIBED_TOGETHER &&
      containsName(code, each.owner);
    if (!isDescribedTogether && !containsName(code, each.name)) {
      const { owner, ...change } = each;
      const key = `${each.change} ${each.name}`;
      const known = missing.get(key);
      missing.set(key, {
        ...(known ?? change),
        owners: [...(known?.owners ?? []), ...(owner ? [owner] : [])],
      });
    }
  }
  return [...missing.values()];
}
