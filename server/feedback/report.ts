import type { PageCount, ReportedAnswer, WeekCount } from './store';

/** Normal quantile of a two-sided 95 % interval. */
const Z = 1.959963984540054;

/**
 * Returns the lower bound of the Wilson score interval (95 %): the share of readers that a page helps at least, as far
 * as its answers can tell. It is low for a page with few answers.
 *
 * @param helpful - Number of helpful answers out of `total`.
 * @returns A share from 0 to 1. 0 if there are no answers.
 */
export function wilsonLowerBound(helpful: number, total: number): number {
  if (helpful === 0) {
    return 0;
  }
  const share = helpful / total;
  const spread = Z * Math.sqrt((share * (1 - share) + Z ** 2 / (4 * total)) / total);
  return (share + Z ** 2 / (2 * total) - spread) / (1 + Z ** 2 / total);
}

/** A page in the list of pages by need. */
export interface PageNeed extends PageCount {
  answers: number;
  /** Share of answers that found it helpful, from 0 to 1. */
  share: number;
  /** See {@link wilsonLowerBound}. */
  atLeast: number;
}

/** Sorts pages by need: the least helpful first. If two are equal, the one with more answers comes first. */
export function byNeed(pages: readonly PageCount[]): PageNeed[] {
  return pages
    .map((page) => {
      const answers = page.helpful + page.notHelpful;
      return {
        ...page,
        answers,
        share: page.helpful / answers,
        atLeast: wilsonLowerBound(page.helpful, answers),
      };
    })
    .sort((a, b) => a.atLeast - b.atLeast || b.answers - a.answers || (a.page < b.page ? -1 : 1));
}

const WEEK_MS = 7 * 86_400_000;

/** Fills in the weeks without answers between the given ones. */
export function withEmptyWeeks(weeks: readonly WeekCount[]): WeekCount[] {
  const first = weeks[0]?.start ?? 0;
  const byStart = new Map(weeks.map((week) => [week.start, week]));
  const length = weeks.length > 0 ? ((weeks.at(-1)?.start ?? 0) - first) / WEEK_MS + 1 : 0;
  return Array.from({ length }, (_, index) => {
    const start = first + index * WEEK_MS;
    return byStart.get(start) ?? { start, helpful: 0, notHelpful: 0 };
  });
}

/** Counts how often each reason was selected, most frequent first. */
export function countReasons(
  answers: readonly ReportedAnswer[],
): [reason: string, count: number][] {
  const counts = new Map<string, number>();
  for (const reason of answers.flatMap(({ reasons }) => reasons)) {
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
}

/**
 * Parses a day in a filter.
 *
 * @param text - Such as `2026-01-31`.
 * @returns Start of the day in UTC, in milliseconds since 1970, or `undefined` if there is no such day.
 */
export function parseDay(text: string): number | undefined {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  // `Date.parse` takes February 30 for March 2.
  return Number.isFinite(time) && formatDay(time) === text ? time : undefined;
}

/** Formats the UTC day of a time in milliseconds since 1970, such as `2026-01-31`. */
export function formatDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
