import { formatDay } from './dates';
import type { ComparedDay } from './overview';

/** Describes the highest and the lowest day in a sentence, as the text alternative of a chart. */
export function describeDays(
  days: readonly ComparedDay[],
  format: (value: number) => string,
): string {
  const sorted = days
    .flatMap(({ date, value }) => (value === null ? [] : [{ date, value }]))
    .sort((a, b) => b.value - a.value);
  const best = sorted[0];
  const worst = sorted.at(-1);
  if (!best || !worst) {
    return 'There is no data in this period.';
  }
  if (best.value === worst.value) {
    return `${format(best.value)} on each day. The dashed line is the previous period.`;
  }
  return (
    `Highest on ${formatDay(best.date)} with ${format(best.value)}, ` +
    `lowest on ${formatDay(worst.date)} with ${format(worst.value)}. ` +
    'The dashed line is the previous period.'
  );
}
