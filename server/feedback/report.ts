import type { AnswerFilter, FeedbackSource, PageCount, ReportedAnswer, WeekCount } from './store';

/** Normal quantile of a two-sided interval of 95 %. */
const Z = 1.959963984540054;

/**
 * Lower bound of the Wilson score interval (95 %): the share of readers that a page helps, at least, as far as so many
 * answers tell. A page with few answers has a low one.
 *
 * @param helpful - Answers that say so, of `total`.
 * @returns 0 to 1; 0 where there are no answers.
 */
export function wilsonLowerBound(helpful: number, total: number): number {
  if (helpful === 0) {
    return 0;
  }
  const share = helpful / total;
  const spread = Z * Math.sqrt((share * (1 - share) + Z ** 2 / (4 * total)) / total);
  return (share + Z ** 2 / (2 * total) - spread) / (1 + Z ** 2 / total);
}

/** A page in the order of need. */
export interface PageNeed extends PageCount {
  answers: number;
  /** Share that found it helpful, 0 to 1. */
  share: number;
  /** See {@link wilsonLowerBound}. */
  atLeast: number;
}

/** Pages by need: the least helpful first; of equals, the one with more answers. */
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

/** The same weeks with those between them that had no answers. */
export function withEmptyWeeks(weeks: readonly WeekCount[]): WeekCount[] {
  const first = weeks[0]?.start ?? 0;
  const byStart = new Map(weeks.map((week) => [week.start, week]));
  const length = weeks.length > 0 ? ((weeks.at(-1)?.start ?? 0) - first) / WEEK_MS + 1 : 0;
  return Array.from({ length }, (_, index) => {
    const start = first + index * WEEK_MS;
    return byStart.get(start) ?? { start, helpful: 0, notHelpful: 0 };
  });
}

/** How often each reason was ticked, most often first. */
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
 * Reads a day as written in a filter.
 *
 * @param text - `2026-01-31`.
 * @returns Its first moment in UTC, in milliseconds since 1970, or `undefined` where there is no such day.
 */
export function parseDay(text: string): number | undefined {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  // A 30th of February would be a 2nd of March.
  return Number.isFinite(time) && formatDay(time) === text ? time : undefined;
}

/** The UTC day of a moment in milliseconds since 1970, such as `2026-01-31`. */
export function formatDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** What a page of maintainers shows at first. */
export interface Overview {
  pages: PageNeed[];
  weeks: WeekCount[];
  /** All versions that have answers, newest first. */
  versions: string[];
}

/** Reads an overview of the answers that a filter leaves. */
export async function readOverview(
  source: FeedbackSource,
  filter: AnswerFilter,
): Promise<Overview> {
  const [pages, weeks, versions] = await Promise.all([
    source.pages(filter),
    source.weeks(filter),
    source.versions(),
  ]);
  return {
    pages: byNeed(pages),
    weeks: withEmptyWeeks(weeks),
    versions: versions.sort((a, b) => b.localeCompare(a, 'en', { numeric: true })),
  };
}
