import type { Check, Checks } from './checks';

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

/** Checks whose tools split their own tests. */
const SPLIT = ['unit tests', 'browser tests'];

/**
 * Returns the checks of a shard. Unit tests and browser tests are split by their tools; every other check runs in one
 * shard. A check that a shard's checks need, such as the build, runs in that shard as well.
 */
export function shardOf({ independent, consecutive, skipped }: Checks, shard: Shard): Checks {
  const { index, total } = shard;
  const all = [...independent, ...consecutive];
  const neededBySplit = all.filter(({ name }) => SPLIT.includes(name)).map(({ needs }) => needs);
  // Checks after the build stay with one that builds anyway: every shard with browser tests does.
  const dealt = all.filter(({ name }) => !SPLIT.includes(name) && !neededBySplit.includes(name));
  const isOwn = (check: Check) =>
    SPLIT.includes(check.name) ||
    neededBySplit.includes(check.name) ||
    dealt.indexOf(check) % total === index - 1;
  const part = (checks: readonly Check[]) =>
    checks
      .filter(isOwn)
      .map((check) =>
        SPLIT.includes(check.name)
          ? { ...check, command: [...check.command, `--shard=${index}/${total}`] }
          : check,
      );
  return { independent: part(independent), consecutive: part(consecutive), skipped };
}
