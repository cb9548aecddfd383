import type { Check } from './checks';

/** Part of the checks for one of several machines. */
export interface Shard {
  /** From 1 to `total`. */
  index: number;
  total: number;
}

/** Parses `2/4`. Returns undefined for anything else, and if the index isn't one of the total. */
export function toShard(text: string): Shard | undefined {
  const [, index = 0, total = 0] = (/^([1-9]\d?)\/([1-9]\d?)$/.exec(text) ?? []).map(Number);
  return index > 0 && index <= total ? { index, total } : undefined;
}

/**
 * Returns the checks of a shard. A check with units runs in every shard, with a part of them. So does one that such a
 * check needs, which is the build. Every other check runs in one shard.
 */
export function shardOf(checks: readonly Check[], { index, total }: Shard): Check[] {
  const needed = checks.filter(({ recorded }) => recorded).map(({ needs }) => needs);
  const isSplit = (check: Check) => check.recorded !== undefined || needed.includes(check.name);
  const dealt = checks.filter((check) => !isSplit(check));
  return checks.filter((check) => isSplit(check) || dealt.indexOf(check) % total === index - 1);
}
